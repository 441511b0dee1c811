import { accountTypes } from '../ledger/account.ts';
import { payHeld, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, noteStep, record, type Effects, type State } from '../state.ts';
import { txidKey, type Withdrawal, type WithdrawalStatus } from './withdrawal.ts';

/** A step of the operators or the watcher; `approval` names what allowed it. */
interface Step {
  readonly orderNo: string;
  readonly approval: string;
}
export interface ApproveWithdrawal extends Step { readonly kind: 'approve-withdrawal' }
/** It was paid from outside by this transaction, which isn't confirmed yet. */
export interface SendWithdrawal extends Step { readonly kind: 'send-withdrawal'; readonly txid: string }
/** Nobody can say whether it was paid. */
export interface MarkUnknownWithdrawal extends Step { readonly kind: 'mark-unknown-withdrawal'; readonly reason: string }
/** The transaction that has paid it is confirmed. */
export interface ConfirmWithdrawal extends Step { readonly kind: 'confirm-withdrawal'; readonly txid: string }

/** The withdrawal, if it stands where the step begins. */
const standing = (state: State, orderNo: string, ...statuses: WithdrawalStatus[]): Withdrawal | null => {
  const withdrawal = state.withdrawals.open.get(orderNo);
  return withdrawal !== undefined && statuses.includes(withdrawal.status) ? withdrawal : null;
};

/** From here on its owner can't cancel it. */
export function approveWithdrawal(
  state: State, effects: Effects, { orderNo, approval }: ApproveWithdrawal, now: Instant,
): Result<Withdrawal, 'withdrawal-state'> {
  const withdrawal = standing(state, orderNo, 'requested');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  return ok(move(effects, withdrawal, 'approved', now, approval));
}

export function sendWithdrawal(
  state: State, effects: Effects, { orderNo, txid, approval }: SendWithdrawal, now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'txid-invalid' | 'proof-used'> {
  const withdrawal = standing(state, orderNo, 'approved');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const refusal = enterTxid(state, withdrawal, txid);
  return refusal === null ? ok(move(effects, withdrawal, 'sending', now, approval, txid)) : refuse(refusal, 'txid');
}

export function markUnknownWithdrawal(
  state: State, effects: Effects, { orderNo, reason, approval }: MarkUnknownWithdrawal, now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'reason-required'> {
  const withdrawal = standing(state, orderNo, 'approved', 'sending');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  if (reason.trim() === '') return refuse('reason-required', 'reason');
  return ok(move(effects, withdrawal, 'unknown', now, approval, reason));
}

/** Pays out what is held: the expected amount to the world, the fee to the fees. The transaction may correct the one entered before. */
export function confirmWithdrawal(
  state: State, effects: Effects, { orderNo, txid, approval }: ConfirmWithdrawal, now: Instant,
): Result<Withdrawal, 'withdrawal-state' | 'txid-invalid' | 'proof-used'> {
  const withdrawal = standing(state, orderNo, 'sending', 'unknown');
  if (withdrawal === null) return refuse('withdrawal-state', 'orderNo');
  const refusal = enterTxid(state, withdrawal, txid);
  if (refusal !== null) return refuse(refusal, 'txid');
  const { userId, currency, expected, fee } = withdrawal;
  const account = accountOf(state, userId, accountTypes.account, currency);
  record(state, effects, 'withdrawal', orderNo, now, [payHeld(account, expected), receive(accountOf(state, 'world', accountTypes.house, currency), expected)]);
  record(state, effects, 'withdrawal-fee', orderNo, now, [payHeld(account, fee), receive(accountOf(state, 'fees', accountTypes.house, currency), fee)]);
  withdrawal.finishedAt = now;
  state.withdrawals.open.delete(orderNo);
  return ok(move(effects, withdrawal, 'success', now, approval, txid));
}

/** One transaction pays one withdrawal: entered for two by mistake it would confirm one that nobody has paid. */
function enterTxid(state: State, withdrawal: Withdrawal, txid: string): 'txid-invalid' | 'proof-used' | null {
  const key = txidKey(txid);
  if (key === '' || (withdrawal.destination.way === 'chain' && !/^[0-9a-f]{64}$/.test(key))) return 'txid-invalid';
  const { txids } = state.withdrawals;
  if ((txids.get(key) ?? withdrawal.orderNo) !== withdrawal.orderNo) return 'proof-used';
  if (withdrawal.txid !== null) txids.delete(txidKey(withdrawal.txid));
  txids.set(key, withdrawal.orderNo);
  withdrawal.txid = key;
  return null;
}

function move(effects: Effects, withdrawal: Withdrawal, status: WithdrawalStatus, now: Instant, approval: string, note: string | null = null): Withdrawal {
  withdrawal.status = status;
  effects.withdrawals.add(withdrawal);
  noteStep(effects, withdrawal.orderNo, status, now, approval, note);
  return withdrawal;
}
