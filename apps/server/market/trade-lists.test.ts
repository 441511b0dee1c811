import { quantity, type Trade } from '@candor/core/market/trade.ts';
import { price } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTradeLists } from './trade-lists.ts';

const trade = (time: number, symbol = 'BTCUSDT'): Trade => ({
  symbol,
  time,
  price: price(BigInt(time)),
  quantity: quantity(1n),
  side: 'buy',
});

test('a symbol without deals has an empty list, and those of others are not in it', () => {
  const lists = createTradeLists();
  lists.add(trade(1, 'ETHUSDT'));
  expect(lists.newest('BTCUSDT', 10)).toEqual([]);
});

test('the newest come first, as many as are asked for; deals of one moment have numbers of their own', () => {
  const lists = createTradeLists();
  for (const time of [1, 2, 2, 3]) lists.add(trade(time));
  expect(lists.newest('BTCUSDT', 3)).toEqual([
    { ...trade(3), id: '3-0' },
    { ...trade(2), id: '2-1' },
    { ...trade(2), id: '2-0' },
  ]);
});

test('a late deal takes its place by its time, and changes no number of the others', () => {
  const lists = createTradeLists();
  for (const time of [1, 3, 5]) lists.add(trade(time));
  lists.add(trade(4));
  lists.add(trade(3));
  lists.add(trade(0));
  expect(lists.newest('BTCUSDT', 9).map(({ id }) => id)).toEqual([
    '5-0',
    '4-late-1',
    '3-late-2',
    '3-0',
    '1-0',
    '0-late-3',
  ]);
});

test('what is loaded takes the place of the list, in its own order', () => {
  const lists = createTradeLists();
  lists.add(trade(9));
  lists.load('BTCUSDT', [trade(3), trade(2), trade(2), trade(1)]);
  expect(lists.newest('BTCUSDT', 9).map(({ id }) => id)).toEqual(['3-0', '2-1', '2-0', '1-0']);
});

test('whatever comes, the newest hundred are kept by falling time, each under a number of its own', () => {
  const times = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 90, maxLength: 220 });
  fc.assert(
    fc.property(times, (each) => {
      const lists = createTradeLists();
      for (const time of each) lists.add(trade(time));
      const shown = lists.newest('BTCUSDT', 1_000);
      const newest = each.toSorted((a, b) => b - a).slice(0, lists.kept);
      expect(shown.map(({ time }) => time)).toEqual(newest);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    }),
    { numRuns: 50 },
  );
});
