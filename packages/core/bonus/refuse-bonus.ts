import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { bonusOf, type Bonus } from './bonus.ts';

export interface RefuseBonus {
  readonly kind: 'refuse-bonus';
  readonly userId: UserId;
}

/** Gives the locked bonus back to the pool; no other is given from then on. What was released stays. */
export function refuseBonus(turn: Turn, { userId }: RefuseBonus): Result<Bonus, 'bonus-refused'> {
  const { state, effects, now } = turn;
  const bonus = bonusOf(state, userId);
  if (bonus.refusedAt !== null) return refuse('bonus-refused');
  const locked = accountOf(state, userId, accountTypes.bonus, 'USDT');
  const units = locked.available;
  if (units > 0n)
    record(turn, 'bonus-refuse', userId, [
      pay(locked, units),
      receive(accountOf(state, 'bonus-pool', accountTypes.house, 'USDT'), units),
    ]);
  bonus.refusedAt = now;
  effects.bonuses.add(bonus);
  return ok(bonus);
}
