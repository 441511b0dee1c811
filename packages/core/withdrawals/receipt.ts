import { receiptText } from '../fair/receipt.ts';
import { noteReceipt, type Turn } from '../turn.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * What a withdrawal costs and what arrives, said when it is accepted. @param journal that holds its amount
 */
export function noteWithdrawalReceipt(turn: Turn, withdrawal: Withdrawal, journal: number): void {
  const { orderNo, userId, currency, amount, fee, expected, destination, vndAmount, requestedAt } = withdrawal;
  const vndRate = destination.way === 'bank' ? destination.vndRate : '-';
  const { feeRate } = turn.state.rules.withdrawals;
  const terms = ['withdrawal', orderNo, userId, currency, amount, feeRate, destination.way, vndRate, requestedAt];
  const content = receiptText(terms, { fee, expected, vnd: vndAmount ?? '-', journal });
  noteReceipt(turn, { receiptNo: orderNo, journal, content });
}
