import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { isExcluded } from '../limits/limits.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { bonusOf, type Bonus } from './bonus.ts';

export interface GiveSignUpGift {
  readonly kind: 'sign-up-gift';
  readonly userId: UserId;
}

/** Puts the sign-up gift into the user's bonus account, once per user; not while they have shut themselves out. */
export function giveSignUpGift(
  turn: Turn,
  { userId }: GiveSignUpGift,
): Result<Bonus, 'gift-taken' | 'house-limit-reached' | 'self-excluded'> {
  const { state, effects, now } = turn;
  if (isExcluded(state.limits.get(userId), now)) return refuse('self-excluded');
  const earlier = state.bonuses.get(userId);
  if (earlier !== undefined && (earlier.giftedAt ?? earlier.refusedAt) !== null) return refuse('gift-taken');
  const pool = accountOf(state, 'bonus-pool', accountTypes.house, 'USDT');
  const gift = state.rules.signUpGift;
  if (pool.available < gift) return refuse('house-limit-reached');
  const bonus = bonusOf(state, userId);
  bonus.giftedAt = now;
  const account = accountOf(state, userId, accountTypes.bonus, 'USDT');
  record(turn, 'sign-up-gift', userId, [pay(pool, gift), receive(account, gift)]);
  effects.bonuses.add(bonus);
  return ok(bonus);
}
