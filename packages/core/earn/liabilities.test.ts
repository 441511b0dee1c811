import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, rate, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, platformDayStart } from '../platform-day.ts';
import { liabilitiesOf } from './liabilities.ts';
import { House } from './test-house.ts';
import { now as start } from '../test-apply.ts';

test('a product without orders owes nothing, and its pool is free', () => {
  expect(liabilitiesOf(new House().state)).toMatchObject([
    { orders: 0, principal: 0n, income: 0n, reserve: 0n, free: usdt('1000'), days: [] },
  ]);
});

test('what is promised falls due day by day, and the principal with the last', () => {
  const house = new House({ days: 3 });
  house.buy(usdt('1000'), 'a');
  house.payUntil(start + dayMs);
  house.buy(usdt('100'), 'b');
  const day = (after: number): number => platformDayStart(start + after * dayMs);
  expect(liabilitiesOf(house.state)[0]).toMatchObject({
    orders: 2,
    principal: usdt('1100'),
    income: usdt('1.15'),
    reserve: usdt('1.15'),
    days: [
      { day: day(2), income: usdt('0.55'), principal: 0n },
      { day: day(3), income: usdt('0.55'), principal: usdt('1000') },
      { day: day(4), income: usdt('0.05'), principal: usdt('100') },
    ],
  });
});

test('whatever is bought, paid and ended, the days add up to what is promised, and that to what the pool holds', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 4 * dayMs }),
    units: fc.bigInt({ min: 100_000_000n, max: 900_000_000n }),
    redeem: fc.boolean(),
    pay: fc.boolean(),
    days: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom<'daily' | 'end'>('daily', 'end'),
      fc.array(step, { maxLength: 12 }),
      (dividend, steps) => {
        const house = new House({ kind: 'wealth', dividend });
        for (const [i, { wait, units, redeem, pay, days }] of steps.entries()) {
          house.now += wait;
          const { version: _, ...offered } = house.product;
          house.do({ kind: 'change-product', product: { ...offered, days, dailyRate: rate(50_000n + BigInt(i)) } });
          house.buy(amount(units), `o${i}`);
          if (pay) house.payUntil(house.now);
          const [first] = house.state.earn.orders.keys();
          if (redeem && first !== undefined) house.redeem(house.now, 'a', first);
        }
        const [owed] = liabilitiesOf(house.state);
        const sum = (of: 'income' | 'principal') => (owed?.days ?? []).reduce((total, day) => total + day[of], 0n);
        expect([sum('income'), sum('principal'), owed?.income]).toEqual([
          owed?.reserve,
          owed?.principal,
          owed?.reserve,
        ]);
        expect(owed?.principal).toBe(house.state.accounts.get('a:1:USDT')?.frozen ?? zero);
      },
    ),
    { numRuns: 200 },
  );
});
