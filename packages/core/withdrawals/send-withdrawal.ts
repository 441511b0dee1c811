import { payoutRefusal, type PayoutRefusal } from '../customers/standing.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { enterTxid, move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

/** It was paid from outside by this transaction, which isn't confirmed yet. */
export interface SendWithdrawal extends Step {
  readonly kind: 'send-withdrawal';
  readonly txid: string;
}

/** What is approved waits too while payouts of the customer are held or frozen. */
export function sendWithdrawal(
  turn: Turn,
  { orderNo, txid, approval }: SendWithdrawal,
): Result<Withdrawal, 'withdrawal-state' | PayoutRefusal | 'txid-invalid' | 'proof-used'> {
  const withdrawal = standing(turn.state, orderNo, 'approved');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const refusal = payoutRefusal(turn.state, withdrawal.userId, withdrawal.closing);
  if (refusal !== null) return refuse(refusal, 'orderNo');
  const issue = enterTxid(turn.state, withdrawal, txid);
  if (issue !== null) return refuse(issue, 'txid');
  return ok(move(turn, withdrawal, { to: 'sending', approval, note: txid }));
}
