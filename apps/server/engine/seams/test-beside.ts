import { apply, emptyState, type Command } from '@candor/core/engine.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { price } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { assert } from '@candor/core/result.ts';
import { paperRules } from '@candor/core/rules.ts';
import { besideOf, type Beside } from './beside.ts';

export const besideAt = 1_800_000_000_000;

export const markAt = (symbol: string, text: string): Mark => ({
  symbol,
  price: price(parseDecimal(text, 8) ?? 0n),
  time: besideAt,
  seq: 1,
  backfilled: false,
});

/** What stands beside an engine that has carried out these commands, all of which it accepted. */
export function besideAfter(commands: readonly Command[], marks: readonly Mark[] = []): Beside {
  const state = emptyState(paperRules);
  for (const command of [{ kind: 'fund-house' } as const, { kind: 'tick', marks } as const, ...commands]) {
    const { result } = apply(state, command, besideAt);
    assert(result.ok, `${command.kind} is refused`);
  }
  return besideOf({ state }, { clock: { now: () => besideAt } });
}
