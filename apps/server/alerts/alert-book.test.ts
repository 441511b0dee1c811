import { price } from '@candor/core/money/amount.ts';
import { beforeEach, expect, test } from 'vitest';
import { markOf } from '../engine/rows/test-rows.ts';
import { AlertBook, alertsAtMost, firedRows, type Alert, type AlertDirection } from './alert-book.ts';

let book: AlertBook;
beforeEach(() => {
  book = new AlertBook();
});
const alertAt = (id: string, direction: AlertDirection, units: bigint, symbol = 'BTCUSDT'): Alert => ({
  id,
  userId: 'u',
  symbol,
  direction,
  price: price(units),
});
const mark = (units: bigint, symbol = 'BTCUSDT') => ({ ...markOf(symbol, 7), price: price(units) });
const take = (units: bigint, symbol?: string): string[] =>
  book.take([mark(units, symbol)]).map(({ alert }) => alert.id);

test.each([
  ['above', 99n, false],
  ['above', 100n, true],
  ['above', 101n, true],
  ['below', 101n, false],
  ['below', 100n, true],
  ['below', 99n, true],
] as const)('one that is to be told %s 100 is reached by %s: %s', (direction, units, isReached) => {
  book.add(alertAt('a', direction, 100n));
  expect(take(units)).toEqual(isReached ? ['a'] : []);
});

test('a mark reaches the alerts of its own symbol, each once', () => {
  book.add(alertAt('btc', 'above', 100n));
  book.add(alertAt('eth', 'above', 100n, 'ETHUSDT'));
  expect(take(100n, 'SOLUSDT')).toEqual([]);
  expect(take(100n)).toEqual(['btc']);
  expect([take(100n), take(100n, 'ETHUSDT')]).toEqual([[], ['eth']]);
});

test('one that was added twice is told once, and one that was taken away not at all', () => {
  const alert = alertAt('a', 'below', 100n);
  book.add(alert);
  book.add(alert);
  book.add(alertAt('gone', 'below', 100n));
  book.remove('gone');
  book.remove('nobody');
  expect(take(90n)).toEqual(['a']);
});

test('what is told names both prices, and belongs to the alert', () => {
  book.add(alertAt('a', 'above', 6_000_050_000_000n));
  const reached = mark(6_000_100_000_000n);
  const [fired] = book.take([reached]);
  expect(fired?.message).toEqual({
    userId: 'u',
    kind: 'price-alert',
    reference: 'a',
    time: reached.time,
    params: { symbol: 'BTCUSDT', price: '60000.5', mark: '60001' },
  });
  expect(fired?.mark).toBe(reached);
});

test('what could not be written waits again, and is told by the next mark that reaches it', () => {
  book.add(alertAt('a', 'above', 100n));
  const fired = book.take([mark(100n)]);
  book.giveBack(fired);
  expect([take(99n), take(100n), take(100n)]).toEqual([[], ['a'], []]);
});

test('each customer has twenty, and a place is free again when one is told or taken away', () => {
  const ids = Array.from({ length: alertsAtMost }, (_, at) => `a${at}`);
  for (const id of ids) {
    expect(book.reserve('u'), id).toBe(true);
    book.add(alertAt(id, 'above', 100n));
  }
  expect([book.reserve('u'), book.reserve('v')]).toEqual([false, true]);
  book.remove('a0');
  book.remove('a0');
  expect([book.reserve('u'), book.reserve('u')]).toEqual([true, false]);
  book.release('u');
  const fired = book.take([mark(100n)]);
  expect(fired).toHaveLength(19);
  // Nineteen come back to their places, and one is free.
  book.giveBack(fired);
  expect([book.reserve('u'), book.reserve('u')]).toEqual([true, false]);
});

test('of none nothing is written', () => expect(firedRows([])).toEqual([]));
