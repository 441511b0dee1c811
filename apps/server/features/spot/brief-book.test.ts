import { spotRules } from '@candor/core/spot/rules.ts';
import { expect, test } from 'vitest';
import { briefBook, isDue } from './brief-book.ts';

const pair = spotRules.pairs.get('BTCUSDT');
if (pair === undefined) throw new Error('no such pair');
const bids = [
  { tick: 9_804_210, steps: 12_345 },
  { tick: 9_804_207, steps: 900 },
  { tick: 9_804_206, steps: 100_000 },
];
const asks = [
  { tick: 9_804_211, steps: 1 },
  { tick: 9_804_300, steps: 250_000 },
];
const book = briefBook(pair, { bids, asks }, 7);

test('a price is told as how many ticks it lies behind the one before', () => {
  expect(book).toEqual({
    symbol: 'BTCUSDT',
    time: 7,
    tick: '0.01',
    step: '0.00001',
    bids: '9804210 12345 3 900 1 100000',
    asks: '9804211 1 89 250000',
  });
  expect(briefBook(pair, { bids: [], asks: [] }, 7)).toMatchObject({ bids: '', asks: '' });
});

test('a book is due when a side has changed, or a second has gone by', () => {
  expect(isDue(undefined, book)).toBe(true);
  expect(isDue(book, { ...book, time: 1_006 })).toBe(false);
  expect(isDue(book, { ...book, time: 1_007 })).toBe(true);
  expect(isDue(book, { ...book, time: 257, bids: '9804210 12345' })).toBe(true);
  expect(isDue(book, { ...book, time: 257, asks: '' })).toBe(true);
});
