import { apply, emptyState, type Command } from '../engine.ts';
import { price, zero } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';
import { now, txid } from '../test-apply.ts';
import type { Destination } from './withdrawal.ts';

export const chain: Destination = { way: 'chain', chain: 'TRC20', address: 'T' };
export const bank: Destination = {
  way: 'bank',
  bankCardId: 'c',
  bankName: 'b',
  cardNo: '•••• 1',
  vndRate: price(2_630_000_000_000n),
};

export function funded(): State {
  const state = emptyState(paperRules);
  for (const userId of ['a', 'b']) apply(state, { kind: 'take-test-funds', userId }, now);
  return state;
}
export const ask = (orderNo: string, units = '1000', changed: object = {}): Command => ({
  kind: 'request-withdrawal',
  orderNo,
  userId: 'a',
  currency: 'USDT',
  amount: usdt(units),
  destination: chain,
  holdUntil: null,
  ...changed,
});
export const approve = (orderNo: string): Command => ({ kind: 'approve-withdrawal', orderNo, approval: 'p' });
export const send = (orderNo: string, n = 1): Command => ({
  kind: 'send-withdrawal',
  orderNo,
  txid: txid(n),
  approval: 'p',
});
export const unknown = (orderNo: string): Command => ({
  kind: 'mark-unknown-withdrawal',
  orderNo,
  reason: 'r',
  approval: 'p',
});
export const confirm = (orderNo: string, n = 1): Command => ({
  kind: 'confirm-withdrawal',
  orderNo,
  txid: txid(n),
  approval: 'watcher',
});
export const reject = (orderNo: string, reason = 'r'): Command => ({
  kind: 'reject-withdrawal',
  orderNo,
  reason,
  approval: 'p',
});
export const fail = (orderNo: string, proof = 'r'): Command => ({
  kind: 'fail-withdrawal',
  orderNo,
  proof,
  approval: 'p',
});
export const cancel = (orderNo: string, userId = 'a'): Command => ({ kind: 'cancel-withdrawal', orderNo, userId });
export const held = (state: State): string[] => {
  const account = state.accounts.get('a:1:USDT');
  return [formatAmount(account?.available ?? zero, 'USDT'), formatAmount(account?.frozen ?? zero, 'USDT')];
};
