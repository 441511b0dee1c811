import { standingOf } from '../customers/standing.ts';
import { accountTypes, type UserId } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { zero, type Amount, type Rate } from '../money/amount.ts';
import { platformDay } from '../platform-day.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { agentShareOf, commissionOn } from './commission.ts';

/** Pays an agent for one platform day. Each day is paid once, and none after a later one. */
export interface PayCommission {
  readonly kind: 'pay-commission';
  /** The agent. */
  readonly userId: UserId;
  readonly day: number;
  /** In USDT, as they were counted. */
  readonly fees: Amount;
  /** In USDT, as it was counted: what would be paid is compared with it. */
  readonly commission: Amount;
}

/** What was paid, as it is kept. */
export interface Commission extends Omit<PayCommission, 'kind'> {
  readonly share: Rate;
  readonly journal: number;
  readonly time: Instant;
}

export type PayCommissionRefusal =
  | 'day-not-over'
  | 'commission-paid'
  | 'account-closed'
  | 'amount-not-positive'
  | 'commission-differs'
  | 'house-limit-reached';

/** Out of the house's pool for it; while that has not enough, nothing is paid and the day stays due. */
export function payCommission(
  turn: Turn,
  { userId, day, fees, commission: counted }: PayCommission,
): Result<Commission, PayCommissionRefusal> {
  const { state, effects, now } = turn;
  if (day >= platformDay(now)) return refuse('day-not-over', 'day');
  if ((state.commissionDays.get(userId) ?? -Infinity) >= day) return refuse('commission-paid', 'day');
  // Whatever comes in once everything was paid out would lie there for nobody.
  if (standingOf(state, userId) === 'closed') return refuse('account-closed', 'userId');
  const share = agentShareOf(state.ruleVersions, day);
  const commission = commissionOn(fees, share);
  if (commission === zero) return refuse('amount-not-positive', 'fees');
  // The tables refuse it too, but only by having the state loaded anew.
  if (commission !== counted) return refuse('commission-differs', 'commission');
  const pool = accountOf(state, 'commission-pool', accountTypes.house, 'USDT');
  if (pool.available < commission) return refuse('house-limit-reached');
  const account = accountOf(state, userId, accountTypes.account, 'USDT');
  const { id: journal } = record(turn, 'commission', `${userId}-${day}`, [
    pay(pool, commission),
    receive(account, commission),
  ]);
  state.commissionDays.set(userId, day);
  const paid: Commission = { userId, day, fees, share, commission, journal, time: now };
  effects.commissions.push(paid);
  return ok(paid);
}
