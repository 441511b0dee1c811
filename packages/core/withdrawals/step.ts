import type { State } from '../state.ts';
import { noteStep, type Turn } from '../turn.ts';
import { isTxidFor, txidKey, type Withdrawal, type WithdrawalStatus } from './withdrawal.ts';

/** A step of the operators or the watcher; `approval` names what allowed it. */
export interface Step {
  readonly orderNo: string;
  readonly approval: string;
}

/** The withdrawal, if it stands where the step begins. */
export const standing = (state: State, orderNo: string, ...statuses: WithdrawalStatus[]): Withdrawal | null => {
  const withdrawal = state.withdrawals.open.get(orderNo);
  return withdrawal !== undefined && statuses.includes(withdrawal.status) ? withdrawal : null;
};

/** One transaction pays one withdrawal: entered for two by mistake it would confirm one that nobody has paid. */
export function enterTxid(state: State, withdrawal: Withdrawal, txid: string): 'txid-invalid' | 'proof-used' | null {
  const key = txidKey(txid);
  if (!isTxidFor(withdrawal.destination.way, key)) return 'txid-invalid';
  const { txids } = state.withdrawals;
  if ((txids.get(key) ?? withdrawal.orderNo) !== withdrawal.orderNo) return 'proof-used';
  if (withdrawal.txid !== null) txids.delete(txidKey(withdrawal.txid));
  txids.set(key, withdrawal.orderNo);
  withdrawal.txid = key;
  return null;
}

interface NextStep {
  readonly to: WithdrawalStatus;
  readonly approval: string;
  readonly note?: string;
}

/** Lets it stand where the step ends, and notes the step. */
export function move(turn: Turn, withdrawal: Withdrawal, { to: status, approval, note }: NextStep): Withdrawal {
  withdrawal.status = status;
  turn.effects.withdrawals.add(withdrawal);
  noteStep(turn, { orderNo: withdrawal.orderNo, status, approval, note });
  return withdrawal;
}
