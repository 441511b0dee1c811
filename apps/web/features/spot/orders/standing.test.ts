import { expect, test } from 'vitest';
import { filledShare, hasDeals, isCurrent, isOneOfTwo, mayShrink, withOrder, type SpotOrder } from './standing.ts';

const order = (orderNo: string, time: number, status: SpotOrder['status']) => ({ orderNo, time, status });

test('an order that has ended leaves the list; one that stands is in it once, newest first', () => {
  const list = [order('b', 2, 'open'), order('a', 1, 'open')];
  expect(withOrder(list, order('b', 2, 'filled'))).toEqual([order('a', 1, 'open')]);
  expect(withOrder(list, order('a', 1, 'partial'))).toEqual([order('b', 2, 'open'), order('a', 1, 'partial')]);
  expect(withOrder(list, order('c', 3, 'open')).map(({ orderNo }) => orderNo)).toEqual(['c', 'b', 'a']);
});

test('an order of a halted pair still stands, and one that waits for its stop', () => {
  expect(
    (['open', 'partial', 'locked', 'waiting', 'filled', 'cancelled'] as const).filter((status) =>
      isCurrent({ status }),
    ),
  ).toEqual(['open', 'partial', 'locked', 'waiting']);
});

test('of two orders each ends the other until one has come to something', () => {
  const listed = { listId: 'l', triggeredAt: null, volume: '0' };
  expect(
    [listed, { ...listed, listId: null }, { ...listed, triggeredAt: 1 }, { ...listed, volume: '0.1' }].map(isOneOfTwo),
  ).toEqual([true, false, false, false]);
});

test('quantity can be taken off a limit that stands or waits, and off both of two', () => {
  const limit = { status: 'open', type: 'limit', listId: null, triggeredAt: null, volume: '0' } as const;
  expect(
    [
      limit,
      { ...limit, status: 'waiting' } as const,
      { ...limit, listId: 'l', triggeredAt: 1 },
      { ...limit, listId: 'l' },
      { ...limit, listId: 'l', type: 'market', status: 'waiting' } as const,
      { ...limit, type: 'market', status: 'waiting' } as const,
      { ...limit, listId: 'l', type: 'market', triggeredAt: 1 } as const,
      { ...limit, status: 'filled' } as const,
    ].map(mayShrink),
  ).toEqual([true, true, true, true, true, false, false, false]);
});

test('what is filled is a share of the quantity, or of the amount of a market buy', () => {
  expect(filledShare({ quantity: '0.4', volume: '0.1', amount: null, dealAmount: '10' })).toBe(0.25);
  expect(filledShare({ quantity: null, volume: '0.1', amount: '40', dealAmount: '10' })).toBe(0.25);
  expect(filledShare({ quantity: null, volume: '0', amount: null, dealAmount: '0' })).toBe(0);
});

test('only what has met something counts as dealt', () => {
  expect([hasDeals({ volume: '0' }), hasDeals({ volume: '0.00001' })]).toEqual([false, true]);
});
