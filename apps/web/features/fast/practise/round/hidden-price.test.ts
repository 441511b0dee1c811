import { price } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeIn } from '../../../../locales/format.ts';
import { decimalsOf, hiddenPrices } from './hidden-price.ts';
import { stretchFrom } from '../past/test-tape.ts';

writeIn('en');

test('the first price is a hundred, and nothing tells the level', () => {
  const { of, write } = hiddenPrices(stretchFrom(['61000', '61030.5', '60999.99']));
  expect(['61000', '61030.5', '60999.99'].map((text) => write(of(price(BigInt(Number(text) * 1e8)))))).toEqual([
    '100.00000',
    '100.05000',
    '99.99998',
  ]);
});

test('as many decimals as the smallest step needs', () => {
  expect(decimalsOf(stretchFrom(['100', '101', '102']))).toBe(2);
  expect(decimalsOf(stretchFrom(['61000', '61000.01']))).toBe(5);
  expect(decimalsOf(stretchFrom(['61000', '61000']))).toBe(7);
});

test('two prices look the same only when they are', () => {
  const ticks = fc.array(fc.integer({ min: 50_000, max: 9_000_000 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(ticks, (all) => {
      const stretch = stretchFrom(all.map((each) => (each / 100).toFixed(2)));
      const { of, write } = hiddenPrices(stretch);
      const written = new Set(stretch.marks.map((mark) => write(of(mark.price))));
      expect(written.size).toBe(new Set(stretch.marks.map((mark) => mark.price)).size);
    }),
    { seed: 15 },
  );
});
