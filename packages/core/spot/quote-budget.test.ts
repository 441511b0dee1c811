import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../money/amount.ts';
import { notionalDown, notionalUp, tickValue } from './notional.ts';
import { QuoteBudget } from './quote-budget.ts';

test('what a tick times a step is worth', () => {
  expect(tickValue(2, 5, 6)).toEqual({ numerator: 1n, denominator: 10n });
  expect(tickValue(2, 4, 6)).toEqual({ numerator: 1n, denominator: 1n });
  expect(tickValue(2, 3, 6)).toEqual({ numerator: 10n, denominator: 1n });
  // 0.00003 BTC at 60,000.01 USDT are 1.8000003 USDT.
  expect(notionalDown(6_000_001, 3, tickValue(2, 5, 6))).toBe(1_800_000n);
  expect(notionalUp(6_000_001, 3, tickValue(2, 5, 6))).toBe(1_800_001n);
  // 0.003 BNB at 600.01 USDT.
  expect([notionalDown, notionalUp].map((notional) => notional(60_001, 3, tickValue(2, 3, 6)))).toEqual([
    1_800_030n,
    1_800_030n,
  ]);
});

test('a budget that can’t pay one step buys nothing', () => {
  const budget = new QuoteBudget(amount(599_999n), tickValue(2, 5, 6));
  expect([budget.canBuyAt(6_000_000), budget.take(6_000_000, 5), budget.left]).toEqual([false, 0, 599_999n]);
});

test('each purchase takes the most steps that can be paid, counted one by one', () => {
  const value = fc.constantFrom(...[2, 1, 0, -1, -2].map((exponent) => tickValue(0, 6 - exponent, 6)));
  const purchase = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60 }));
  fc.assert(
    fc.property(
      value,
      fc.integer({ min: 0, max: 30_000 }),
      fc.array(purchase, { maxLength: 8 }),
      (worth, units, purchases) => {
        const budget = new QuoteBudget(amount(BigInt(units)), worth);
        let left = BigInt(units);
        for (const [tick, wanted] of purchases) {
          let steps = 0;
          while (steps < wanted && notionalUp(tick, steps + 1, worth) <= left) steps += 1;
          expect(budget.canBuyAt(tick)).toBe(steps > 0);
          expect(budget.take(tick, wanted)).toBe(steps);
          left -= notionalUp(tick, steps, worth);
          expect(budget.left).toBe(left);
        }
      },
    ),
    { numRuns: 500, seed: 7 },
  );
});

test('sums beyond the safe integers stay exact', () => {
  const budget = new QuoteBudget(amount(10n ** 23n + 1n), tickValue(8, 0, 6));
  expect(budget.take(2 ** 30 - 1, Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(budget.left).toBe(10n ** 23n + 1n - ((2n ** 30n - 1n) * (2n ** 53n - 1n) + 99n) / 100n);
});
