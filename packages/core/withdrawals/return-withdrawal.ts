import { accountTypes, type UserId } from '../ledger/account.ts';
import { release } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import { accountOf, noteStep, record, type Effects, type State } from '../state.ts';
import { dayKey, type Withdrawal } from './withdrawal.ts';

/** The customer takes it back before its approval. */
export interface CancelWithdrawal {
  readonly kind: 'cancel-withdrawal';
  readonly userId: UserId;
  readonly orderNo: string;
}
/** Operators decline it before anything was paid. */
export interface RejectWithdrawal {
  readonly kind: 'reject-withdrawal';
  readonly orderNo: string;
  readonly reason: string;
  readonly approval: string;
}
/** Its payment has provably not happened and can't happen any more. */
export interface FailWithdrawal {
  readonly kind: 'fail-withdrawal';
  readonly orderNo: string;
  /** What proves it: kept with the step. */
  readonly proof: string;
  readonly approval: string;
}

/** A stranger's withdrawal is answered like one that doesn't exist. */
export function cancelWithdrawal(
  state: State, effects: Effects, { userId, orderNo }: CancelWithdrawal, now: Instant,
): Result<Withdrawal, 'withdrawal-state'> {
  const withdrawal = state.withdrawals.open.get(orderNo);
  if (withdrawal?.userId !== userId || withdrawal.status !== 'requested') return refuse('withdrawal-state', 'id');
  return ok(giveBack(state, effects, withdrawal, 'cancelled', now, null, null));
}

export function rejectWithdrawal(
  state: State, effects: Effects, { orderNo, reason, approval }: RejectWithdrawal, now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'requested' && withdrawal?.status !== 'approved') return refuse('withdrawal-state', 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(giveBack(state, effects, withdrawal, 'rejected', now, reason, approval));
}

export function failWithdrawal(
  state: State, effects: Effects, { orderNo, proof, approval }: FailWithdrawal, now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'sending' && withdrawal?.status !== 'unknown') return refuse('withdrawal-state', 'orderNo');
  if (proof.trim() === '') return refuse('reason-required', 'proof');
  return ok(giveBack(state, effects, withdrawal, 'rejected', now, proof, approval));
}

/** Everything returns, the fee too, and the day is free again. */
function giveBack(
  state: State, effects: Effects, withdrawal: Withdrawal, status: 'rejected' | 'cancelled', now: Instant, reason: string | null, approval: string | null,
): Withdrawal {
  const { orderNo, userId, currency, amount, platformDay } = withdrawal;
  const { open, days } = state.withdrawals;
  assert(days.get(dayKey(userId, platformDay)) === orderNo, `withdrawal ${orderNo} does not hold its day`);
  record(state, effects, 'withdrawal-release', orderNo, now, [release(accountOf(state, userId, accountTypes.account, currency), amount)]);
  Object.assign(withdrawal, { status, reason, finishedAt: now } satisfies Partial<Withdrawal>);
  open.delete(orderNo);
  days.delete(dayKey(userId, platformDay));
  effects.withdrawals.add(withdrawal);
  noteStep(effects, orderNo, status, now, approval, reason);
  return withdrawal;
}
