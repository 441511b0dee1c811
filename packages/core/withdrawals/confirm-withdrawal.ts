import { accountTypes } from '../ledger/account.ts';
import { payHeld, receive } from '../ledger/journal.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { enterTxid, move, standing, type Step } from './step.ts';
import type { Withdrawal } from './withdrawal.ts';

/** The transaction that has paid it is confirmed. */
export interface ConfirmWithdrawal extends Step {
  readonly kind: 'confirm-withdrawal';
  readonly txid: string;
}

/**
 * Pays out what is held: the expected amount to the world, the fee to the fees.
 * The transaction may correct the one entered before.
 */
export function confirmWithdrawal(
  turn: Turn,
  { orderNo, txid, approval }: ConfirmWithdrawal,
): Result<Withdrawal, 'withdrawal-state' | 'txid-invalid' | 'proof-used'> {
  const { state, now } = turn;
  const withdrawal = standing(state, orderNo, 'sending', 'unknown');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const refusal = enterTxid(state, withdrawal, txid);
  if (refusal !== null) return refuse(refusal, 'txid');
  const { userId, currency, expected, fee } = withdrawal;
  const account = accountOf(state, userId, accountTypes.account, currency);
  const world = accountOf(state, 'world', accountTypes.house, currency);
  record(turn, 'withdrawal', orderNo, [payHeld(account, expected), receive(world, expected)]);
  if (fee > 0n) {
    const fees = accountOf(state, 'fees', accountTypes.house, currency);
    record(turn, 'withdrawal-fee', orderNo, [payHeld(account, fee), receive(fees, fee)]);
  }
  withdrawal.finishedAt = now;
  state.withdrawals.open.delete(orderNo);
  return ok(move(turn, withdrawal, { to: 'success', approval, note: txid }));
}
