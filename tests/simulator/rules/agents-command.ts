import { agentShareOf, commissionOn } from '@candor/core/agents/commission.ts';
import type { Command } from '@candor/core/engine.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { amount } from '@candor/core/money/amount.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import type { State } from '@candor/core/state.ts';
import type { Random } from '../random.ts';

/** Who trade nothing: what traders have is what it would be without them. */
const agents = ['agent0', 'agent1', 'agent2'] as const;

/**
 * What pays agents, now and then a day that is not over or that was paid, one that was counted otherwise, more than the
 * pool has, or nothing; and what fills the pool.
 */
export function nextAgentsCommand(
  random: Random,
  { ruleVersions }: Pick<State, 'ruleVersions'>,
  now: Instant,
): Command {
  if (random.chance(0.2)) {
    const units = amount(BigInt(random.whole(0, 50_000_000)));
    return { kind: 'top-up-reserve', reserve: 'commission-pool', amount: units, reference: 'agents' };
  }
  const day = platformDay(now) - random.whole(0, 3);
  const userId = random.pick(agents);
  const fees = amount(BigInt(random.whole(0, 40_000_000)));
  const counted = commissionOn(fees, agentShareOf(ruleVersions, day));
  const commission = random.chance(0.05) ? amount(counted + 1n) : counted;
  return { kind: 'pay-commission', userId, day, fees, commission };
}
