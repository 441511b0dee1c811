import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import { move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Nobody can say whether it was paid. */
export interface MarkUnknownWithdrawal extends Step {
  readonly kind: 'mark-unknown-withdrawal';
  readonly reason: string;
}

export function markUnknownWithdrawal(
  state: State,
  effects: Effects,
  { orderNo, reason, approval }: MarkUnknownWithdrawal,
  now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = standing(state, orderNo, 'approved', 'sending');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(move(effects, withdrawal, 'unknown', now, approval, reason));
}
