import type { Deposit } from '../deposits/deposit.ts';
import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { isExcluded } from '../limits/limits.ts';
import { shareDown, smaller, zero, type Amount } from '../money/amount.ts';
import { versionAt } from '../rule-versions/version.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { bonusOf, type Bonus } from './bonus.ts';

/** Whether the bonus of the first deposit is still to come. */
export const awaitsDepositBonus = (bonus: Bonus | undefined): boolean =>
  bonus === undefined || (bonus.depositBonusAt ?? bonus.refusedAt) === null;

/**
 * The bonus of the first deposit that is large enough, once per user, into the locked bonus.
 * A pool that can't cover it gives none and keeps the promise for the next deposit: a deposit is never held up by it.
 * What it is, the rules of the deposit's request say: a report that waits keeps what it was made under.
 * Nor does who has shut themselves out get any: what they had sent before still arrives.
 * @param credited in USDT
 * @returns what was given
 */
export function giveDepositBonus(
  turn: Turn,
  { userId, orderNo, requestedAt }: Pick<Deposit, 'userId' | 'orderNo' | 'requestedAt'>,
  credited: Amount,
): Amount {
  const { state, effects, now } = turn;
  const { bonusRate, bonusMinimum, bonusCap } = versionAt(state.ruleVersions, requestedAt).rules.deposits;
  if (isExcluded(state.limits.get(userId), now)) return zero;
  if (credited < bonusMinimum || !awaitsDepositBonus(state.bonuses.get(userId))) return zero;
  const share = shareDown(credited, bonusRate);
  const given = bonusCap === null ? share : smaller(share, bonusCap);
  const pool = accountOf(state, 'bonus-pool', accountTypes.house, 'USDT');
  if (given <= 0n || pool.available < given) return zero;
  const bonus = bonusOf(state, userId);
  bonus.depositBonusAt = now;
  effects.bonuses.add(bonus);
  record(turn, 'deposit-bonus', orderNo, [
    pay(pool, given),
    receive(accountOf(state, userId, accountTypes.bonus, 'USDT'), given),
  ]);
  return given;
}
