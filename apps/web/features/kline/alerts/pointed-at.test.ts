import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { expect, test } from 'vitest';
import { tickOf } from '../../../shell/charts/price-steps.ts';
import { pointedAt } from './pointed-at.ts';

const tick = tickOf(2);
/** Candles 200 px high, from 60,000 up to 60,580; held inside as those of the board. */
const priceAt = (y: number) => 60_580 - 2.9 * Math.min(200, Math.max(0, y));
const at = (y: number): string => {
  const found = pointedAt({ priceAt }, y, tick);
  return found === null ? 'none' : formatPlain(found, priceScale);
};

test('before there are candles there is no price', () => {
  expect(pointedAt({ priceAt: () => null }, 10, tick)).toBeNull();
});

test('a place is the price there, as round as a finger can tell prices apart, and held inside the candles', () => {
  expect(at(100)).toBe('60290');
  expect(at(101)).toBe('60287');
  expect(at(900)).toBe('60000');
  expect(at(-900)).toBe('60580');
});
