import { expect, test } from 'vitest';
import { rate, rateScale } from '../money/amount.ts';
import { formatAmount } from '../money/currencies.ts';
import { formatPlain } from '../money/decimal.ts';
import { paperRules } from '../rules.ts';
import { breakEvenRate, expectedLossPer100, fastRules } from './terms.ts';

test('durations pay what was decided, and the ticket says what that means', () => {
  expect(
    fastRules.terms.map(({ seconds, payoutRate }) => [
      seconds,
      formatPlain(payoutRate, rateScale),
      formatPlain(breakEvenRate(payoutRate), rateScale),
      formatAmount(expectedLossPer100(payoutRate), 'USDT'),
    ]),
  ).toEqual([
    [30, '0.8', '0.55555556', '10'],
    [60, '0.82', '0.54945055', '9'],
    [90, '0.83', '0.54644809', '8.5'],
    [120, '0.84', '0.54347827', '8'],
    [180, '0.85', '0.54054055', '7.5'],
    [300, '0.88', '0.5319149', '6'],
  ]);
});

test('whoever wins the break-even share comes out even or better, one less and they do not', () => {
  const one = 10n ** BigInt(rateScale);
  for (const { payoutRate } of fastRules.terms) {
    const result = (share: bigint): bigint => share * payoutRate - (one - share) * one;
    expect(result(breakEvenRate(payoutRate))).toBeGreaterThanOrEqual(0n);
    expect(result(breakEvenRate(payoutRate) - 1n)).toBeLessThan(0n);
  }
  expect(breakEvenRate(rate(one))).toBe(one / 2n);
  expect(expectedLossPer100(rate(one))).toBe(0n);
});

test('stakes are 1 to 10,000 USDT; 2 s to enter, 5 s to exit; 10,000 of test funds, 10 of gift', () => {
  const { minStake, maxStake, entryWaitMs, exitWaitMs } = fastRules;
  expect([formatAmount(minStake, 'USDT'), formatAmount(maxStake, 'USDT'), entryWaitMs, exitWaitMs]).toEqual([
    '1',
    '10000',
    2_000,
    5_000,
  ]);
  expect([formatAmount(paperRules.testFundsPerDay, 'USDT'), formatAmount(paperRules.signUpGift, 'USDT')]).toEqual([
    '10000',
    '10',
  ]);
});
