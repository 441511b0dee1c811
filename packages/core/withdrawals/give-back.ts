import { noteStanding } from '../customers/set-standing.ts';
import { standingOf } from '../customers/standing.ts';
import { accountTypes } from '../ledger/account.ts';
import { release } from '../ledger/journal.ts';
import { assert } from '../result.ts';
import { accountOf } from '../state.ts';
import { noteStep, record, type Turn } from '../turn.ts';
import { dayKey, type Withdrawal } from './withdrawal.ts';

interface End {
  readonly status: 'rejected' | 'cancelled';
  readonly reason: string | null;
  readonly approval: string | null;
}

/** Everything returns, the fee too, and the day is free again. */
export function giveBack(turn: Turn, withdrawal: Withdrawal, { status, reason, approval }: End): Withdrawal {
  const { state, effects, now } = turn;
  const { orderNo, userId, currency, amount, platformDay } = withdrawal;
  const { open, days } = state.withdrawals;
  const { closing = false } = withdrawal;
  assert(closing || days.get(dayKey(userId, platformDay)) === orderNo, `withdrawal ${orderNo} does not hold its day`);
  const account = accountOf(state, userId, accountTypes.account, currency);
  record(turn, 'withdrawal-release', orderNo, [release(account, amount)]);
  Object.assign(withdrawal, { status, reason, finishedAt: now } satisfies Partial<Withdrawal>);
  open.delete(orderNo);
  // What was to be paid is the customer's again, so the account has to be usable again; what is frozen stays so.
  if (!closing) days.delete(dayKey(userId, platformDay));
  else if (standingOf(state, userId) === 'closed') noteStanding(turn, userId, 'open');
  effects.withdrawals.add(withdrawal);
  noteStep(turn, { orderNo, status, approval, note: reason });
  return withdrawal;
}
