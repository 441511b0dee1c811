import { payoutRefusal, type PayoutRefusal } from '../customers/standing.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface ApproveWithdrawal extends Step {
  readonly kind: 'approve-withdrawal';
}

/** From here on its owner can't cancel it. While payouts of the customer are held or frozen it waits. */
export function approveWithdrawal(
  turn: Turn,
  { orderNo, approval }: ApproveWithdrawal,
): Result<Withdrawal, 'withdrawal-state' | PayoutRefusal> {
  const withdrawal = standing(turn.state, orderNo, 'requested');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const refusal = payoutRefusal(turn.state, withdrawal.userId, withdrawal.closing);
  if (refusal !== null) return refuse(refusal, 'orderNo');
  return ok(move(turn, withdrawal, { to: 'approved', approval }));
}
