import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../money/amount.ts';
import { extremeHours, hoursOf, tradesPerHourNeeded, type HourResult } from './hours.ts';

const hour = (at: number, trades: number, result: number): HourResult => ({
  hour: at,
  trades,
  result: amount(BigInt(result)),
});

test('an hour with too few trades is not named, however much it has brought', () => {
  expect(tradesPerHourNeeded).toBe(10);
  expect(extremeHours([])).toBeNull();
  expect(extremeHours([hour(8, 500, 3)])).toBeNull();
  expect(extremeHours([hour(8, 500, 3), hour(9, 9, 900)])).toBeNull();
  expect(extremeHours([hour(8, 500, 3), hour(9, 9, 900), hour(22, 10, -40)])).toEqual({
    best: hour(8, 500, 3),
    worst: hour(22, 10, -40),
  });
});

test('the best may be a loss, and of equal hours it is the earlier', () => {
  expect(extremeHours([hour(1, 10, -5), hour(2, 10, -2), hour(3, 10, -5), hour(4, 10, -2)])).toEqual({
    best: hour(2, 10, -2),
    worst: hour(1, 10, -5),
  });
});

test('rows of one hour become one, in the order of the day', () => {
  expect(hoursOf([hour(23, 2, 10), hour(0, 1, -4), hour(23, 3, -30)])).toEqual([hour(0, 1, -4), hour(23, 5, -20)]);
});

test('however rows are parted and ordered, the hours add up to the same', () => {
  const row = fc.tuple(fc.nat(23), fc.nat(50), fc.integer({ min: -1_000, max: 1_000 }));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
      const hours = hoursOf(rows.map(([at, trades, result]) => hour(at, trades, result)));
      expect(hoursOf(rows.toReversed().map(([at, trades, result]) => hour(at, trades, result)))).toEqual(hours);
      const sum = (of: (of: HourResult) => bigint): bigint => hours.reduce((total, each) => total + of(each), 0n);
      expect(sum(({ trades }) => BigInt(trades))).toBe(rows.reduce((total, [, trades]) => total + BigInt(trades), 0n));
      expect(sum(({ result }) => result)).toBe(rows.reduce((total, [, , result]) => total + BigInt(result), 0n));
    }),
    { seed: 14, numRuns: 300 },
  );
});
