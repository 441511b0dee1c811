import { expect, test } from 'vitest';
import { filledShare, hasDeals, isCurrent, withOrder, type SpotOrder } from './standing.ts';

const order = (orderNo: string, time: number, status: SpotOrder['status']) => ({ orderNo, time, status });

test('an order that has ended leaves the list; one that stands is in it once, newest first', () => {
  const list = [order('b', 2, 'open'), order('a', 1, 'open')];
  expect(withOrder(list, order('b', 2, 'filled'))).toEqual([order('a', 1, 'open')]);
  expect(withOrder(list, order('a', 1, 'partial'))).toEqual([order('b', 2, 'open'), order('a', 1, 'partial')]);
  expect(withOrder(list, order('c', 3, 'open')).map(({ orderNo }) => orderNo)).toEqual(['c', 'b', 'a']);
});

test('an order of a halted pair still stands', () => {
  expect(
    (['open', 'partial', 'locked', 'filled', 'cancelled'] as const).filter((status) => isCurrent({ status })),
  ).toEqual(['open', 'partial', 'locked']);
});

test('what is filled is a share of the quantity, or of the amount of a market buy', () => {
  expect(filledShare({ quantity: '0.4', volume: '0.1', amount: null, dealAmount: '10' })).toBe(0.25);
  expect(filledShare({ quantity: null, volume: '0.1', amount: '40', dealAmount: '10' })).toBe(0.25);
  expect(filledShare({ quantity: null, volume: '0', amount: null, dealAmount: '0' })).toBe(0);
});

test('only what has met something counts as dealt', () => {
  expect([hasDeals({ volume: '0' }), hasDeals({ volume: '0.00001' })]).toEqual([false, true]);
});
