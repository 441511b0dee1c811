import { expect, test } from 'vitest';
import { nextSort, sorted } from './ranking.ts';

const row = (symbol: string, price: string | null, changeRate: string | null, turnover = '0') => ({
  symbol,
  name: symbol,
  group: 'usdt' as const,
  price,
  open: null,
  high: null,
  low: null,
  volume: '0',
  turnover,
  changeRate,
  time: 0,
  halted: false,
  paused: false,
  priceDecimals: 2,
  spark: [],
});

test('a heading sorts its useful way, then the other, then not at all', () => {
  const first = nextSort(null, 'change');
  expect(first).toEqual({ key: 'change', down: true });
  const second = nextSort(first, 'change');
  expect(second).toEqual({ key: 'change', down: false });
  expect(nextSort(second, 'change')).toBeNull();
  expect(nextSort(first, 'name')).toEqual({ key: 'name', down: false });
});

test('prices are compared as numbers; without a price a row counts as nothing', () => {
  const rows = [row('A', '9', '-0.1'), row('B', '100', '0.2'), row('C', null, null)];
  expect(sorted(rows, { key: 'price', down: true }).map((each) => each.symbol)).toEqual(['B', 'A', 'C']);
  expect(sorted(rows, { key: 'change', down: false }).map((each) => each.symbol)).toEqual(['A', 'C', 'B']);
  expect(sorted(rows, null)).toBe(rows);
});

test('what is turned over is compared as numbers, the largest first', () => {
  const rows = [row('A', '1', '0', '900'), row('B', '1', '0', '12000')];
  expect(nextSort(null, 'turnover')).toEqual({ key: 'turnover', down: true });
  expect(sorted(rows, { key: 'turnover', down: true }).map((each) => each.symbol)).toEqual(['B', 'A']);
});
