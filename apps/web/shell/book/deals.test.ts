import { expect, test } from 'vitest';
import { mergeTrades, type Trade } from './deals.ts';

const trade = (id: string, time: number): Trade => ({
  id,
  symbol: 'BTCUSDT',
  price: '100',
  quantity: '1',
  side: 'buy',
  time,
});

test('deals come once, newest first, and no more than kept', () => {
  const known = [trade('b', 2), trade('a', 1)];
  expect(mergeTrades(known, [trade('c', 3), trade('b', 2)], 2).map(({ id }) => id)).toEqual(['c', 'b']);
  expect(mergeTrades(known, [trade('a', 1)], 9)).toBe(known);
});
