import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price, type Price } from '../money/amount.ts';
import { areApart, isCounted, priceOfSources, sourceRules, type SourceQuote } from './sources.ts';

/** Hundredths, as BTCUSDT has them. */
const cents = (value: bigint): Price => price(value * 1_000_000n);
const of = (...values: bigint[]) => priceOfSources(values.map(cents), 2);
const found = (value: bigint) => ({ ok: true, value: cents(value) });

test('no source is no price, and one is its own', () => {
  expect(of()).toEqual({ ok: false, refusal: 'no-source' });
  expect(of(6_000_000n)).toEqual(found(6_000_000n));
});

test('two are their middle, and none where they are more than 0.3 % apart', () => {
  expect(of(10_030n, 10_000n)).toEqual(found(10_015n));
  expect(of(10_000n, 10_031n)).toEqual({ ok: false, refusal: 'sources-apart' });
  expect(of(10_031n, 10_000n)).toEqual({ ok: false, refusal: 'sources-apart' });
  expect(areApart(cents(10_030n), cents(10_000n), sourceRules.apartMax)).toBe(false);
});

test('a middle between two ticks goes to the even one, as often down as up', () => {
  expect(of(10_000n, 10_001n)).toEqual(found(10_000n));
  expect(of(10_001n, 10_002n)).toEqual(found(10_002n));
  expect(of(10_002n, 10_003n)).toEqual(found(10_002n));
});

test('three or more are the median: no single one moves it beyond the others, whatever it says', () => {
  expect(of(15_000n, 10_000n, 10_002n)).toEqual(found(10_002n));
  expect(of(10_000n, 10_010n, 10_020n, 1n)).toEqual(found(10_005n));
  const value = fc.bigInt({ min: 1n, max: 10_000_000n });
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 6 }), value, (honest, liar) => {
      const made = of(...honest, liar);
      const [low, high] = [honest.reduce((a, b) => (a < b ? a : b)), honest.reduce((a, b) => (a > b ? a : b))];
      expect(made.ok && made.value >= cents(low) && made.value <= cents(high)).toBe(true);
      expect(made.ok && made.value % 1_000_000n).toBe(0n);
    }),
  );
});

test('the order in which sources are named says nothing', () => {
  const some = fc.array(fc.bigInt({ min: 1n, max: 10_000_000n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(some, (values) => {
      expect(of(...values.toReversed())).toEqual(of(...values));
    }),
  );
});

test('a source counts while its line is not further behind than the rule says', () => {
  const quote: SourceQuote = { source: 'a', price: cents(1n), statedAt: 0, arrivedAt: 0, saidAt: 1_000 };
  expect([1_300, 1_301].map((now) => isCounted(quote, now, sourceRules))).toEqual([true, false]);
  expect(isCounted(quote, 1_101, { ...sourceRules, ageMaxMs: 100 })).toBe(false);
});
