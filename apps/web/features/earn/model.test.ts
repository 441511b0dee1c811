import '../../../../tests/screens/browser.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../locales/format.ts';
import {
  exact,
  gained,
  less,
  paymentsOf,
  planOf,
  shareOf,
  type LockProduct,
  type WealthOrder,
  type WealthProduct,
} from './model.ts';

beforeEach(() => writeIn('en'));
const dayMs = 86_400_000;
const locked = { currencyCode: 'USDT', dailyRate: '0.5', penaltyRate: '0.5', lockDays: 3 } as LockProduct;
const atEnd = { currencyCode: 'USDT', dailyRate: '0.5', penaltyRate: '0.1', days: 3, dividend: 'end' } as WealthProduct;

test.each(['', '0', 'abc', '-5', '1.0000001', '1,000'])('what is no amount pays nothing: %j', (text) => {
  expect(paymentsOf(locked, text, 0)).toBeNull();
});

test('a currency that there is not pays nothing', () => {
  expect(paymentsOf({ ...locked, currencyCode: 'XYZ' }, '100', 0)).toBeNull();
});

test('lock mining pays each day, from a full day after the purchase on', () => {
  expect(paymentsOf(locked, '1000.5', 1_000)).toEqual({
    daily: '5.0025',
    whole: '15.0075',
    earlyExit: '5.0025',
    payments: [1, 2, 3].map((day) => ({ at: 1_000 + day * dayMs, amount: '5.0025' })),
  });
});

test('what is paid at the end is one payment of the same whole', () => {
  expect(paymentsOf(atEnd, '1000.5', 1_000)).toEqual({
    daily: '5.0025',
    whole: '15.0075',
    earlyExit: '3.0015',
    payments: [{ at: 1_000 + 3 * dayMs, amount: '15.0075' }],
  });
});

test('a day’s income is rounded down, and the whole is as many days of it: never a millionth more is promised', () => {
  expect(paymentsOf(locked, '0.000399', 0)).toMatchObject({ daily: '0.000001', whole: '0.000003' });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 13n }), fc.integer({ min: 1, max: 365 }), (principal, lockDays) => {
      const text = less(`${principal / 1_000_000n}.${String(principal % 1_000_000n).padStart(6, '0')}`, '0', 'USDT');
      const plan = paymentsOf({ ...locked, lockDays }, text, 0);
      const micros = (value = '') => BigInt(Math.round(Number(value) * 1e6));
      expect(plan?.payments).toHaveLength(lockDays);
      if (principal < 10n ** 10n) expect(micros(plan?.daily)).toBe((principal * 5n) / 1_000n);
    }),
  );
});

test('an order of an older product pays by its own terms', () => {
  const order = { startTime: 0, endTime: 2 * dayMs, days: 2, dailyIncome: '1.5', expectedProfit: '3' } as WealthOrder;
  expect(planOf({ ...order, dividend: 'end' })).toEqual([{ at: 2 * dayMs, amount: '3' }]);
  expect(planOf({ ...order, dividend: 'daily' })).toEqual([
    { at: dayMs, amount: '1.5' },
    { at: 2 * dayMs, amount: '1.5' },
  ]);
});

test('differences are exact, in the decimals of the currency', () => {
  expect([less('0.3', '0.1', 'USDT'), less('1', '3', 'USDT'), less('0.00000003', '0.00000001', 'BTC')]).toEqual([
    '0.2',
    '-2',
    '0.00000002',
  ]);
});

test('a percentage is a share', () => {
  expect(['0.5', '2', '0', '100'].map(shareOf)).toEqual(['0.005', '0.02', '0', '1']);
});

test('income is written with all of its digits: a day’s may be less than a cent', () => {
  expect([
    exact('0.000001', 'USDT'),
    gained('0.000001', 'USDT'),
    gained('0', 'USDT'),
    exact(undefined, 'USDT'),
  ]).toEqual(['0.000001', '+0.000001', '0.00', '—']);
});
