import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
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
  turn: Turn,
  { orderNo, proof, approval }: FailWithdrawal,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = turn.state.withdrawals.open.get(orderNo);
  if (withdrawal?.status !== 'sending' && withdrawal?.status !== 'unknown') {
    return refuse('withdrawal-state', 'orderNo');
  }
  if (proof.trim() === '') return refuse('reason-required', 'proof');
  return ok(giveBack(turn, withdrawal, { status: 'rejected', reason: proof, approval }));
}
