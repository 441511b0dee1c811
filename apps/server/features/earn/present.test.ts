import { dailyIncomeOf, type EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import { amount, rate, zero } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  coveredBy,
  paymentsOf,
  presentLockOrder,
  presentLockProduct,
  presentWealthOrder,
  presentWealthProduct,
} from './present.ts';

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

const sold: EarnProduct = {
  ...terms,
  dailyRate: rate(50_000n),
  penaltyRate: rate(1_000_000n),
  days: 30,
  minAmount: usdt('100'),
  maxAmount: usdt('5000'),
};
const words = { name: '30 days', description: 'Locked.', fundedBy: 'The pool.' };
const product = {
  id: 'p',
  productName: '30 days',
  description: 'Locked.',
  fundedBy: 'The pool.',
  currencyCode: 'USDT',
  dailyRate: '0.05',
  penaltyRate: '1',
  annualRate: '18.25',
  termRate: '1.5',
  minAmount: '100',
  maxAmount: '5000',
  available: '5000',
  soldOut: false,
  example: false,
  paused: false,
  version: 1,
};

test('a product says what it pays in a day, in its term and in a year, and how much of it is left', () => {
  expect(presentLockProduct(sold, usdt('1000'), words)).toEqual({ ...product, lockDays: 30 });
  expect(presentLockProduct(sold, usdt('1.499999'), words)).toEqual({
    ...product,
    lockDays: 30,
    available: '0',
    soldOut: true,
  });
  expect(presentWealthProduct({ ...sold, dividend: 'end' }, usdt('1000'), words)).toEqual({
    ...product,
    quota: '5000',
    days: 30,
    dividend: 'end',
    expectedProfit: '1.5',
  });
});

const start = 1_000 * dayMs;
const bought: EarnOrder = {
  ...sold,
  orderNo: 'e1',
  userId: 'an',
  principal: usdt('1000'),
  dailyIncome: usdt('0.5'),
  startAt: start,
  paidDays: 2,
  paid: usdt('1'),
  status: 'active',
  endedAt: null,
  penalty: zero,
};
const order = {
  id: 'e1',
  orderNo: 'e1',
  productId: 'p',
  productName: '30 days',
  currencyCode: 'USDT',
  amount: '1000',
  dailyRate: '0.05',
  penaltyRate: '1',
  dailyIncome: '0.5',
  purchaseTime: start,
  startTime: start,
  endTime: start + 30 * dayMs,
  returnTime: null,
  totalIncome: '1',
  expectedIncome: '15',
  penaltyAmount: '0',
  actualReturn: null,
  currentDay: 2,
  totalDays: 30,
  remainingDays: 28,
  nextIncomeTime: start + 3 * dayMs,
  status: 'active',
  redemption: { penaltyAmount: '10', actualReturn: '990', dueIncome: '0', forgoneIncome: '14' },
  lockDays: 30,
};

test('an order that runs says what it has paid, when it pays next and what ending it now would bring', () => {
  expect(presentLockOrder(bought, '30 days', start + 3 * dayMs - 1)).toEqual(order);
  // The third day is full and not paid yet: it would come with the end.
  expect(presentLockOrder(bought, '30 days', start + 3 * dayMs)).toEqual({
    ...order,
    currentDay: 3,
    remainingDays: 27,
    redemption: { penaltyAmount: '10', actualReturn: '990', dueIncome: '0.5', forgoneIncome: '13.5' },
  });
});

test('one that has ended says what came back, counts the days that it ran and waits for nothing', () => {
  const endedAt = start + 5 * dayMs + 7;
  const ended: EarnOrder = {
    ...bought,
    status: 'redeemed',
    endedAt,
    penalty: usdt('10'),
    paidDays: 5,
    paid: usdt('2.5'),
  };
  expect(presentLockOrder(ended, '30 days', start + 99 * dayMs)).toEqual({
    ...order,
    status: 'redeemed',
    returnTime: endedAt,
    totalIncome: '2.5',
    penaltyAmount: '10',
    actualReturn: '990',
    currentDay: 5,
    remainingDays: 0,
    nextIncomeTime: null,
    redemption: null,
  });
});

test('wealth that pays at its end names that one payment, daily wealth one for each day', () => {
  const atEnd: EarnOrder = { ...bought, kind: 'wealth', dividend: 'end', paidDays: 0, paid: zero };
  expect(paymentsOf(atEnd)).toEqual([{ date: start + 30 * dayMs, amount: '15' }]);
  const daily = paymentsOf({ ...atEnd, dividend: 'daily' });
  expect(daily).toHaveLength(30);
  expect([daily[0], daily[29]]).toEqual([
    { date: start + dayMs, amount: '0.5' },
    { date: start + 30 * dayMs, amount: '0.5' },
  ]);
  expect(presentWealthOrder(atEnd, '30 days', start)).toMatchObject({
    days: 30,
    dividend: 'end',
    expectedProfit: '15',
    nextIncomeTime: start + 30 * dayMs,
  });
});
