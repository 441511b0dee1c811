import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, price } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { unitPrice } from '../exchange/rules.ts';
import { dayCurve, type HeldCourse } from './day-curve.ts';
import { valueInUsdt } from './value-in-usdt.ts';

const btc = (units: bigint) => amount(units);
const at = (usd: bigint) => price(usd * 100_000_000n);
const none = amount(0n);

test('of nothing it is nothing', () => {
  expect(dayCurve([], 3)).toEqual([0n, 0n, 0n]);
});

test('units are walked back from the end, and worth what they were then', () => {
  const bought: HeldCourse = {
    currency: 'BTC',
    held: btc(200_000_000n),
    changes: [none, btc(50_000_000n)],
    prices: [at(60_000n), at(61_000n), at(50_000n)],
  };
  const paid: HeldCourse = {
    currency: 'USDT',
    held: usdt('100'),
    changes: [usdt('1000'), amount(-usdt('30500'))],
    prices: [unitPrice, unitPrice, unitPrice],
  };
  expect(dayCurve([bought, paid], 3)).toEqual([
    usdt('90000') + usdt('29600'),
    usdt('91500') + usdt('30600'),
    usdt('100000') + usdt('100'),
  ]);
});

test('what has no price counts nothing at that point only', () => {
  const coin: HeldCourse = { currency: 'ETH', held: btc(100_000_000n), changes: [none], prices: [null, at(3_000n)] };
  expect(dayCurve([coin], 2)).toEqual([0n, usdt('3000')]);
});

test('the last point is the sum of the balances, each rounded down on its own', () => {
  const course = fc.record({
    currency: fc.constantFrom('BTC' as const, 'USDC' as const, 'SHIB' as const),
    held: fc.bigInt({ min: 0n, max: 10n ** 15n }).map(amount),
    changes: fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map(amount), { minLength: 2, maxLength: 2 }),
    prices: fc.array(fc.bigInt({ min: 1n, max: 10n ** 14n }).map(price), { minLength: 3, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(course, { maxLength: 4 }), (courses) => {
      const now = courses.map(({ held, currency, prices }) => valueInUsdt(held, currency, prices[2] ?? price(0n)));
      expect(dayCurve(courses, 3)[2]).toBe(now.reduce((sum, each) => sum + each, 0n));
    }),
  );
});
