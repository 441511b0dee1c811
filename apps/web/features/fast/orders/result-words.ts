import { amount, signedAmount } from '../../../locales/format.ts';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import type { FastOrder } from '../../../shell/fast/standing.ts';

const words: Record<NonNullable<FastOrder['result']>, PlainKey> = {
  win: 'fast.win',
  lose: 'fast.lose',
  tie: 'fast.tie',
  void: 'fast.void',
};

export const resultWord = (result: FastOrder['result']): string =>
  result === null ? t('fast.holding') : t(words[result]);

/** So many decimals have stake and result on the page of an order: those of the stake, so that a loss is the stake. */
const decimalsOf = ({ amount: stake }: Pick<FastOrder, 'amount'>): number =>
  Math.max(2, (stake.split('.')[1] ?? '').length);

/** The stake with every digit that was put in. */
export const stakeText = (order: FastOrder): string => amount(order.amount, 'USDT', decimalsOf(order));
/** What it has brought, or would bring at a moment, in the digits of the stake. @param profit signed USDT */
export const profitText = (order: FastOrder, profit = order.profit): string =>
  signedAmount(profit, 'USDT', decimalsOf(order));
