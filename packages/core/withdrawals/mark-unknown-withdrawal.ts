import { payoutRefusal, type PayoutRefusal } from '../customers/standing.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Nobody can say whether it was paid. */
export interface MarkUnknownWithdrawal extends Step {
  readonly kind: 'mark-unknown-withdrawal';
  readonly reason: string;
}

/**
 * What is approved may be confirmed from here as if it was sent, so it waits while payouts of the customer are held or
 * frozen; what is on its way can't be held any more.
 */
export function markUnknownWithdrawal(
  turn: Turn,
  { orderNo, reason, approval }: MarkUnknownWithdrawal,
): Result<Withdrawal, 'withdrawal-state' | PayoutRefusal | 'reason-required'> {
  const withdrawal = standing(turn.state, orderNo, 'approved', 'sending');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const refusal =
    withdrawal.status === 'approved' ? payoutRefusal(turn.state, withdrawal.userId, withdrawal.closing) : null;
  if (refusal !== null) return refuse(refusal, 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(move(turn, withdrawal, { to: 'unknown', approval, note: reason }));
}
