import { payoutRefusal, type PayoutRefusal } from '../customers/standing.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
import { enterTxid, move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

/** It was paid from outside by this transaction, which isn't confirmed yet. */
export interface SendWithdrawal extends Step {
  readonly kind: 'send-withdrawal';
  readonly txid: string;
}

/** What is approved waits too while payouts of the customer are held or frozen. */
export function sendWithdrawal(
  state: State,
  effects: Effects,
  { orderNo, txid, approval }: SendWithdrawal,
  now: Instant,
): Result<Withdrawal, 'withdrawal-state' | PayoutRefusal | 'txid-invalid' | 'proof-used'> {
  const withdrawal = standing(state, orderNo, 'approved');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const barred = payoutRefusal(state, withdrawal.userId, withdrawal.closing);
  if (barred !== null) return refuse(barred, 'orderNo');
  const refusal = enterTxid(state, withdrawal, txid);
  return refusal === null ? ok(move(effects, withdrawal, 'sending', now, approval, txid)) : refuse(refusal, 'txid');
}
