import { usdt } from '@candor/core/money/currencies.ts';
import { notionalDown } from '@candor/core/spot/notional.ts';
import { expect, test } from 'vitest';
import { stepsForSum } from './sale-for-sum.ts';

/** Of BTCUSDT: a tick of 0.01 and a step of 0.00001. */
const value = { numerator: 1n, denominator: 10n };
const bids = [
  { tick: 6_000_000, steps: 100 },
  { tick: 5_999_000, steps: 50 },
];

test.each([
  ['0', 0],
  ['0.599999', 0],
  ['0.6', 1],
  ['59.999999', 99],
  ['60', 100],
  ['60.599899', 100],
  ['60.5999', 101],
  ['89.994999', 149],
  ['89.995', 150],
  ['1000000', 150],
])('what brings at most %s is %d steps', (sum, steps) => {
  expect(stepsForSum(bids, usdt(sum), value)).toBe(steps);
});

test('one step more would bring more than the sum', () => {
  for (const sum of ['7.123456', '33.3', '71.000001']) {
    const steps = stepsForSum(bids, usdt(sum), value);
    const worth = (count: number): bigint =>
      notionalDown(6_000_000, Math.min(count, 100), value) + notionalDown(5_999_000, Math.max(count - 100, 0), value);
    expect([worth(steps) <= usdt(sum), worth(steps + 1) > usdt(sum)]).toEqual([true, true]);
  }
});

test('without bids nothing is sold', () => {
  expect(stepsForSum([], usdt('100'), value)).toBe(0);
});
