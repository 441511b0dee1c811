import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';
import { bonusOf, type Bonus } from './bonus.ts';

export interface RefuseBonus {
  readonly kind: 'refuse-bonus';
  readonly userId: UserId;
}

/** Gives the locked bonus back to the pool; no other is given from then on. What was released stays. */
export function refuseBonus(
  state: State,
  effects: Effects,
  { userId }: RefuseBonus,
  now: Instant,
): Result<Bonus, 'bonus-refused'> {
  const bonus = bonusOf(state, userId);
  if (bonus.refusedAt !== null) return refuse('bonus-refused');
  const locked = accountOf(state, userId, accountTypes.bonus, 'USDT');
  const units = locked.available;
  if (units > 0n)
    record(state, effects, 'bonus-refuse', userId, now, [
      pay(locked, units),
      receive(accountOf(state, 'bonus-pool', accountTypes.house, 'USDT'), units),
    ]);
  bonus.refusedAt = now;
  effects.bonuses.add(bonus);
  return ok(bonus);
}
