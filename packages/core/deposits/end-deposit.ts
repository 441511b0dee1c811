import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import { noteStep, type Effects, type State } from '../state.ts';
import type { Deposit } from './deposit.ts';

/** Operators say why nothing is credited. */
export interface RejectDeposit {
  readonly kind: 'reject-deposit';
  readonly orderNo: string;
  readonly reason: string;
  readonly approval: string;
}

export function rejectDeposit(
  state: State, effects: Effects, { orderNo, reason, approval }: RejectDeposit, now: Instant,
): Result<Deposit, 'deposit-state' | 'reason-required'> {
  const deposit = state.deposits.open.get(orderNo);
  if (deposit === undefined) return refuse('deposit-state', 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(end(state, effects, deposit, 'rejected', reason, now, approval));
}

/** The customer takes his report back. What arrives on the chain is credited nevertheless. */
export interface CancelDeposit {
  readonly kind: 'cancel-deposit';
  readonly userId: UserId;
  readonly orderNo: string;
}

/** A stranger's deposit is answered like one that doesn't exist. */
export function cancelDeposit(
  state: State, effects: Effects, { userId, orderNo }: CancelDeposit, now: Instant,
): Result<Deposit, 'deposit-state'> {
  const deposit = state.deposits.open.get(orderNo);
  if (deposit?.userId !== userId) return refuse('deposit-state', 'id');
  return ok(end(state, effects, deposit, 'cancelled', null, now, null));
}

function end(
  state: State, effects: Effects, deposit: Deposit, status: 'rejected' | 'cancelled', reason: string | null, now: Instant, approval: string | null,
): Deposit {
  Object.assign(deposit, { status, reason, finishedAt: now } satisfies Partial<Deposit>);
  state.deposits.open.delete(deposit.orderNo);
  effects.deposits.add(deposit);
  noteStep(effects, deposit.orderNo, status, now, approval, reason);
  return deposit;
}
