import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { giveBack } from './give-back.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Operators decline it before anything was paid. */
export interface RejectWithdrawal {
  readonly kind: 'reject-withdrawal';
  readonly orderNo: string;
  readonly reason: string;
  readonly approval: string;
}

export function rejectWithdrawal(
  turn: Turn,
  { orderNo, reason, approval }: RejectWithdrawal,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = turn.state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'requested' && withdrawal?.status !== 'approved') {
    return refuse('withdrawal-state', 'orderNo');
  }
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(giveBack(turn, withdrawal, { status: 'rejected', reason, approval }));
}
