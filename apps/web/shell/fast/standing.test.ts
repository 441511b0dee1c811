import { expect, test } from 'vitest';
import { profitAt, secondsLeft, standingAt, withOrder, type FastOrder } from './standing.ts';

const order = (orderNo: string, orderTime: number, status: FastOrder['status'] = 'holding'): FastOrder => ({
  id: orderNo,
  orderNo,
  contractType: 'fast',
  symbol: 'BTCUSDT',
  productName: 'Bitcoin',
  direction: 'up',
  seconds: 30,
  amount: '10',
  payoutRate: '0.8',
  orderPrice: '100',
  currentPrice: null,
  salePrice: null,
  fee: '0',
  expectedProfit: '8',
  profit: null,
  status,
  result: null,
  orderTime,
  openTime: null,
  saleTime: null,
  termsHash: '',
});

test.each([
  ['up', '100.01', 'win'],
  ['up', '99.99', 'lose'],
  ['up', '100.00', 'tie'],
  ['down', '99.99', 'win'],
  ['down', '100.01', 'lose'],
] as const)('%s from 100 at %s is a %s', (direction, price, standing) => {
  expect(standingAt({ direction, orderPrice: '100' }, price)).toBe(standing);
});

test('without entry or price nothing is claimed', () => {
  expect(standingAt({ direction: 'up', orderPrice: null }, '1')).toBeNull();
  expect(standingAt({ direction: 'up', orderPrice: '1' }, null)).toBeNull();
});

test('prices are compared as written, not as binary fractions', () => {
  expect(standingAt({ direction: 'up', orderPrice: '0.10000000' }, '0.1')).toBe('tie');
  expect(standingAt({ direction: 'up', orderPrice: '99999999.12345678' }, '99999999.12345679')).toBe('win');
});

test('a win brings the payout, a loss takes the stake, a tie and a void neither', () => {
  expect(['win', 'lose', 'tie', 'void'].map((each) => profitAt(order('a', 1), each as 'win'))).toEqual([
    '8',
    '-10',
    '0',
    '0',
  ]);
});

test('the countdown never shows 0 before the end, nor less than 0 after it', () => {
  expect([
    secondsLeft(30_000, 0),
    secondsLeft(30_000, 29_900),
    secondsLeft(30_000, 30_000),
    secondsLeft(30_000, 40_000),
  ]).toEqual([30, 1, 0, 0]);
});

test('an event puts its order in place and takes a settled one out', () => {
  const open = [order('b', 2), order('a', 1)];
  expect(withOrder(open, order('c', 3)).map((row) => row.orderNo)).toEqual(['c', 'b', 'a']);
  expect(withOrder(open, { ...order('a', 1), orderPrice: '7' }).find((row) => row.orderNo === 'a')?.orderPrice).toBe(
    '7',
  );
  expect(withOrder(open, order('a', 1, 'settled')).map((row) => row.orderNo)).toEqual(['b']);
});
