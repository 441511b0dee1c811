import { noteStanding } from '../customers/set-standing.ts';
import { accountTypes } from '../ledger/account.ts';
import { release } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { assert } from '../result.ts';
import { accountOf, noteStep, record, type Effects, type State } from '../state.ts';
import { dayKey, type Withdrawal } from './withdrawal.ts';

/** Everything returns, the fee too, and the day is free again. */
export function giveBack(
  state: State,
  effects: Effects,
  withdrawal: Withdrawal,
  status: 'rejected' | 'cancelled',
  now: Instant,
  reason: string | null,
  approval: string | null,
): Withdrawal {
  const { orderNo, userId, currency, amount, platformDay } = withdrawal;
  const { open, days } = state.withdrawals;
  const { closing = false } = withdrawal;
  assert(closing || days.get(dayKey(userId, platformDay)) === orderNo, `withdrawal ${orderNo} does not hold its day`);
  const account = accountOf(state, userId, accountTypes.account, currency);
  record(state, effects, 'withdrawal-release', orderNo, now, [release(account, amount)]);
  Object.assign(withdrawal, { status, reason, finishedAt: now } satisfies Partial<Withdrawal>);
  open.delete(orderNo);
  // What was to be paid is the customer's again, so the account has to be usable again.
  if (closing) noteStanding(state, effects, userId, 'open');
  else days.delete(dayKey(userId, platformDay));
  effects.withdrawals.add(withdrawal);
  noteStep(effects, orderNo, status, now, approval, reason);
  return withdrawal;
}
