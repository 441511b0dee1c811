import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Nobody can say whether it was paid. */
export interface MarkUnknownWithdrawal extends Step {
  readonly kind: 'mark-unknown-withdrawal';
  readonly reason: string;
}

export function markUnknownWithdrawal(
  turn: Turn,
  { orderNo, reason, approval }: MarkUnknownWithdrawal,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = standing(turn.state, orderNo, 'approved', 'sending');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(move(turn, withdrawal, { to: 'unknown', approval, note: reason }));
}
