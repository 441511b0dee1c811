import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
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
  state: State,
  effects: Effects,
  { orderNo, reason, approval }: RejectWithdrawal,
  now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'requested' && withdrawal?.status !== 'approved') {
    return refuse('withdrawal-state', 'orderNo');
  }
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(giveBack(state, effects, withdrawal, 'rejected', now, reason, approval));
}
