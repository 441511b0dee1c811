import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
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
  turn: Turn,
  { orderNo, reason, approval }: RejectDeposit,
): Result<Deposit, 'deposit-state' | 'reason-required'> {
  const deposit = turn.state.deposits.open.get(orderNo);
  if (deposit === undefined) return refuse('deposit-state', 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(endDeposit(turn, deposit, { status: 'rejected', reason, approval }));
}
