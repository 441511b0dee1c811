import type { Command } from '@candor/core/engine.ts';
import { amount, type Amount } from '@candor/core/money/amount.ts';
import type { Random } from './random.ts';

/**
 * Random own limits, mostly wide enough that trading goes on, time-outs that end within the days of a run, and now and
 * then an exclusion, which doesn't.
 */
export function nextLimitsCommand(random: Random, userId: string): Command {
  if (random.chance(0.01)) return { kind: 'exclude-customer', userId, months: random.pick([6, 12, 24, 60] as const) };
  const limit = (most: number): Amount | null | undefined => {
    if (random.chance(0.4)) return undefined;
    if (random.chance(0.5)) return null;
    return amount(BigInt(random.chance(0.05) ? random.whole(-1, 0) : random.whole(1, most)) * 1_000_000n);
  };
  const timeOutMs = timeOut(random);
  return {
    kind: 'update-limits',
    userId,
    dailyLoss: limit(random.pick([1_000, 200_000])),
    stake: limit(20_000),
    timeOutMs,
  };
}

function timeOut(random: Random): number | undefined {
  if (random.chance(0.7)) return undefined;
  if (random.chance(0.5)) return 0;
  return random.chance(0.05) ? -1 : random.whole(1, 3_600_000);
}
