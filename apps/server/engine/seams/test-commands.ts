import { price } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';

/** What customer `a` asks for, of each kind, to be carried out beside the engine. */
export const funds = { kind: 'take-test-funds', userId: 'a' } as const;

export const toFutures = {
  kind: 'transfer',
  transferId: 't3',
  userId: 'a',
  fromType: 1,
  toType: 3,
  currency: 'USDT',
  amount: usdt('2000'),
} as const;

export const withdrawal = {
  kind: 'request-withdrawal',
  orderNo: 'w',
  userId: 'a',
  currency: 'USDT',
  amount: usdt('1000'),
  destination: { way: 'chain', chain: 'TRC20', address: 'T' },
  holdUntil: null,
} as const;

export const deposit = {
  kind: 'request-deposit',
  orderNo: 'd',
  userId: 'a',
  currency: 'USDT',
  amount: usdt('100'),
  claimedTxid: null,
  vndRate: price(2_630_000_000_000n),
} as const;

export const futures = {
  kind: 'place-futures-order',
  userId: 'a',
  orderNo: 'f',
  symbol: 'BTCUSDT',
  direction: 'long',
  orderType: 'market',
  leverage: 10,
  lots: 1n,
  price: null,
  takeProfit: null,
  stopLoss: null,
} as const;
