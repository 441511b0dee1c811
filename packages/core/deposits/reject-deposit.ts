import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import type { Deposit } from './deposit.ts';
import { endDeposit } from './end-deposit.ts';

/** Operators say why nothing is credited. */
export interface RejectDeposit {
  readonly kind: 'reject-deposit';
  readonly orderNo: string;
  readonly reason: string;
  readonly approval: string;
}

export function rejectDeposit(
  state: State,
  effects: Effects,
  { orderNo, reason, approval }: RejectDeposit,
  now: Instant,
): Result<Deposit, 'deposit-state' | 'reason-required'> {
  const deposit = state.deposits.open.get(orderNo);
  if (deposit === undefined) return refuse('deposit-state', 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(endDeposit(state, effects, deposit, 'rejected', reason, now, approval));
}
