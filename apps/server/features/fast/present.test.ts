import { newFastOrder, type FastOrder } from '@candor/core/fast/order.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { price, priceScale, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { presentFastOrder } from './present.ts';

const markAt = (whole: bigint, time: number): Mark => ({
  symbol: 'BTCUSDT',
  price: price(whole * 10n ** BigInt(priceScale)),
  time,
  seq: 1,
  backfilled: false,
});
const received: FastOrder = newFastOrder({
  orderNo: 'q1',
  userId: 'an',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: usdt('100'),
  payoutRate: rate(80_000_000n),
  payout: usdt('80'),
  bound: null,
  receivedAt: 1_000,
});
const entered: FastOrder = { ...received, entry: markAt(60_000n, 1_250) };
const show = (order: FastOrder, now: number, mark?: Mark) =>
  presentFastOrder(order, 'hash', { productName: 'BTC/USDT', mark }, now);
const shown = {
  id: 'q1',
  orderNo: 'q1',
  contractType: 'fast',
  symbol: 'BTCUSDT',
  productName: 'BTC/USDT',
  direction: 'up',
  seconds: 30,
  amount: '100',
  payoutRate: '0.8',
  orderPrice: null,
  currentPrice: null,
  salePrice: null,
  fee: '0',
  expectedProfit: '80',
  profit: null,
  status: 'holding',
  result: null,
  orderTime: 1_000,
  openTime: null,
  saleTime: null,
  termsHash: 'hash',
};

test('an order that has been received has no entry and no result', () => {
  expect(show(received, 1_100)).toEqual(shown);
  expect(show(received, 1_100, markAt(59_000n, 1_000))).toEqual({ ...shown, currentPrice: '59000' });
});

test('it holds from its entry to its expiry, then it is settling', () => {
  const held = { ...shown, orderPrice: '60000', openTime: 1_250, currentPrice: '60100' };
  expect(show(entered, 31_249, markAt(60_100n, 31_000))).toEqual(held);
  expect(show(entered, 31_250, markAt(60_100n, 31_000))).toEqual({ ...held, status: 'settling' });
});

test.each([
  ['win', '80'],
  ['lose', '-100'],
  ['tie', '0'],
  ['void', '0'],
] as const)('a %s has brought %s, and stays at the price of its exit', (result, profit) => {
  const settled: FastOrder = {
    ...entered,
    exit: markAt(60_200n, 31_250),
    result,
    settledAt: 31_250,
    settlementJournal: 5,
  };
  expect(show(settled, 99_000, markAt(10_000n, 98_000))).toEqual({
    ...shown,
    orderPrice: '60000',
    openTime: 1_250,
    currentPrice: '60200',
    salePrice: '60200',
    saleTime: 31_250,
    status: 'settled',
    result,
    profit,
  });
});
