import { payoutRefusal, type PayoutRefusal } from '../customers/standing.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import { move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface ApproveWithdrawal extends Step {
  readonly kind: 'approve-withdrawal';
}

/** From here on its owner can't cancel it. While payouts of the customer are held or frozen it waits. */
export function approveWithdrawal(
  state: State,
  effects: Effects,
  { orderNo, approval }: ApproveWithdrawal,
  now: Instant,
): Result<Withdrawal, 'withdrawal-state' | PayoutRefusal> {
  const withdrawal = standing(state, orderNo, 'requested');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const barred = payoutRefusal(state, withdrawal.userId, withdrawal.closing);
  if (barred !== null) return refuse(barred, 'orderNo');
  return ok(move(effects, withdrawal, 'approved', now, approval));
}
