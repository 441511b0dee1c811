import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointedPrice, stepOf, steppedPrice, tickOf } from './price-steps.ts';

const at = (text: string): Price => price(parseDecimal(text, priceScale) ?? 0n);
const text = (value: Price): string => formatPlain(value, priceScale);
const tick = at('0.01');

test('the tick of a symbol is the last of its decimals', () => {
  expect([0, 2, 5, priceScale].map((decimals) => text(tickOf(decimals)))).toEqual([
    '1',
    '0.01',
    '0.00001',
    '0.00000001',
  ]);
});

test('a step is round, about a ten-thousandth of the price, and on the tick', () => {
  expect(text(stepOf(at('94541.73'), tick))).toBe('1');
  expect(text(stepOf(at('0.18'), at('0.00001')))).toBe('0.00001');
});

test('the arrow keys take the steps of the fields, and stop before nothing', () => {
  expect(text(steppedPrice(at('60000'), 1, tick))).toBe('60001');
  expect(text(steppedPrice(at('60000'), -10, tick))).toBe('59990');
  expect(text(steppedPrice(at('0.01'), -1, tick))).toBe('0.01');
});

test('a price of a picture is on the tick, no further away than a finger can tell, and never nothing', () => {
  expect(text(pointedPrice(60_290.4, 5, tick))).toBe('60290');
  expect(text(pointedPrice(-3, 5, tick))).toBe('1');
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e5, noNaN: true }),
      fc.double({ min: 1e-6, max: 1e3, noNaN: true }),
      fc.constantFrom('0.00001', '0.01', '0.5', '5'),
      (pointed, perPixel, step) => {
        const found = pointedPrice(pointed, perPixel, at(step));
        expect(found > 0n && found % at(step) === 0n).toBe(true);
        expect(Math.abs(Number(text(found)) - pointed)).toBeLessThanOrEqual(Math.max(perPixel, Number(step)) + 1e-8);
      },
    ),
  );
});
