import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import { giveBack } from './give-back.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Its payment has provably not happened and can't happen any more. */
export interface FailWithdrawal {
  readonly kind: 'fail-withdrawal';
  readonly orderNo: string;
  /** What proves it: kept with the step. */
  readonly proof: string;
  readonly approval: string;
}

export function failWithdrawal(
  state: State,
  effects: Effects,
  { orderNo, proof, approval }: FailWithdrawal,
  now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'sending' && withdrawal?.status !== 'unknown') {
    return refuse('withdrawal-state', 'orderNo');
  }
  if (proof.trim() === '') return refuse('reason-required', 'proof');
  return ok(giveBack(state, effects, withdrawal, 'rejected', now, proof, approval));
}
