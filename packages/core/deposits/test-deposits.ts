import { apply, emptyState, type Command } from '../engine.ts';
import { amount, price, zero, type Amount } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { Rules, State } from '../state.ts';
import { now, txid } from '../test-apply.ts';
import type { CreditChainDeposit } from './credit-chain-deposit.ts';
import type { CreditDeposit } from './credit-deposit.ts';

export const vndRate = price(2_630_000_000_000n);
export const funded = (rules: Partial<Rules> = {}, pool = '1000'): State => {
  const state = emptyState({ ...paperRules, funding: { 'bonus-pool': usdt(pool) }, ...rules });
  apply(state, { kind: 'fund-house' }, now);
  return state;
};
export const text = (units: Amount = zero): string => formatAmount(units, 'USDT');
export const free = (state: State, user = 'a') => text(state.accounts.get(`${user}:1:USDT`)?.available);
export const locked = (state: State, user = 'a') => text(state.accounts.get(`${user}:4:USDT`)?.available);
export const ask = (orderNo: string, units = '100', claimedTxid: string | null = null): Command => ({
  kind: 'request-deposit',
  orderNo,
  userId: 'a',
  currency: 'USDT',
  amount: usdt(units),
  claimedTxid,
  vndRate,
});
export const askVnd = (orderNo: string, vnd: bigint): Command => ({
  kind: 'request-deposit',
  orderNo,
  userId: 'a',
  currency: 'VND',
  amount: amount(vnd),
  claimedTxid: null,
  vndRate,
});
export const credit = (orderNo: string, n = 1, received: Amount | null = null): CreditDeposit => ({
  kind: 'credit-deposit',
  orderNo,
  proof: { txid: txid(n), logIndex: 0 },
  received,
  vndRate,
  bonus: true,
  approval: 'p',
});
export const see = (n: number, units = '100', userId = 'a'): CreditChainDeposit => ({
  kind: 'credit-chain-deposit',
  orderNo: `c${n}`,
  userId,
  txid: txid(n),
  logIndex: 0,
  amount: usdt(units),
  bonus: true,
});
