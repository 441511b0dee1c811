import { dailyIncomeOf } from '@candor/core/earn/order.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import { amount, rate, zero } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredBy } from './present.ts';

const terms = {
  productId: 'p',
  version: 1,
  kind: 'lock-mining',
  currency: 'USDT',
  penaltyRate: rate(0n),
  dividend: 'daily',
  example: false,
  paused: false,
} as const;
const products = fc
  .record({
    daily: fc.bigInt({ min: 1n, max: 100_000_000n }),
    days: fc.integer({ min: 1, max: 3_650 }),
    min: fc.bigInt({ min: 1n, max: 10_000_000n }),
    more: fc.bigInt({ min: 0n, max: 100_000_000_000n }),
  })
  .map(({ daily, days, min, more }): EarnProduct => ({
    ...terms,
    dailyRate: rate(daily),
    days,
    minAmount: amount(min),
    maxAmount: amount(min + more),
  }));

test('what is still sold is exactly what the pool pays for: one unit more is not covered or not allowed', () => {
  fc.assert(
    fc.property(products, fc.bigInt({ min: 0n, max: 10_000_000_000_000n }), (product, pool) => {
      const covers = (units: bigint): boolean =>
        dailyIncomeOf(amount(units), product.dailyRate) * BigInt(product.days) <= pool;
      const most = coveredBy(amount(pool), product);
      if (most === zero) expect(covers(product.minAmount)).toBe(false);
      else {
        expect(most >= product.minAmount && most <= product.maxAmount && covers(most)).toBe(true);
        expect(most === product.maxAmount || !covers(most + 1n)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('at the very edge: a pool of the income of one purchase sells it, with one unit less it is less', () => {
  const product: EarnProduct = {
    ...terms,
    dailyRate: rate(50_000n),
    days: 30,
    minAmount: amount(1_000_000n),
    maxAmount: amount(5_000_000_000n),
  };
  expect(coveredBy(amount(15_000_000n), product)).toBe(1_000_001_999n);
  expect(coveredBy(amount(14_999_999n), product)).toBe(999_999_999n);
  expect(coveredBy(amount(14_999n), product)).toBe(0n);
});
