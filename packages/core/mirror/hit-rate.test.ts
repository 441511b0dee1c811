import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenRate, expectedLossPer100, fastRules } from '../fast/terms.ts';
import { amount, fraction, oneRate, rateScale, shareDown, type Amount, type Rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { formatPlain } from '../money/decimal.ts';
import { breakEvenOf, decidedNeeded, hitRateOf, houseEdgeOf, type Decided } from './hit-rate.ts';

/** Orders of ten USDT at one payout rate. */
const decided = (wins: number, losses: number, payout = fraction('0.8')): Decided => {
  const staked = amount(usdt('10') * BigInt(wins + losses));
  return { wins, losses, staked, offered: shareDown(staked, payout) };
};
const verdict = (wins: number, losses: number) => hitRateOf(decided(wins, losses))?.verdict;
const text = (units: Rate) => formatPlain(units, rateScale);

test('without a decided order there is no rate', () => {
  expect(hitRateOf(decided(0, 0))).toBeNull();
});

test('of odds that are the same throughout it is what the ticket says, and so is the edge', () => {
  for (const { payoutRate } of fastRules.terms) {
    const { staked, offered } = decided(7, 3, payoutRate);
    expect(breakEvenOf(staked, offered)).toBe(breakEvenRate(payoutRate));
    expect(houseEdgeOf({ staked, offered })).toBe(expectedLossPer100(payoutRate));
  }
});

test('mixed odds are weighted by their stakes: 90 at 0.80 and 10 at 0.88', () => {
  // 100 / (100 + 72 + 8.8) = 0.553097…; (100 − 80.8) / 2 = 9.6. The mean of both break-evens would be 0.5437.
  const [staked, offered] = [usdt('100'), usdt('80.8')];
  expect(text(breakEvenOf(staked, offered))).toBe('0.55309735');
  expect(houseEdgeOf({ staked, offered })).toBe(usdt('9.6'));
});

test('odds above one leave the house no edge', () => {
  expect(houseEdgeOf({ staked: usdt('10'), offered: usdt('11') })).toBe(0n);
});

test('at break-even the orders come out even or better on average, a hair below they do not', () => {
  const money = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(amount);
  const orders = fc.array(fc.tuple(money, fc.constantFrom(...fastRules.terms)), { minLength: 1, maxLength: 20 });
  const sum = (parts: readonly Amount[]) => amount(parts.reduce((total, part) => total + part, 0n));
  fc.assert(
    fc.property(orders, (placed) => {
      const staked = sum(placed.map(([stake]) => stake));
      const offered = sum(placed.map(([stake, { payoutRate }]) => shareDown(stake, payoutRate)));
      const average = (share: bigint): bigint => share * offered - (oneRate - share) * staked;
      const at = breakEvenOf(staked, offered);
      expect(average(at) >= 0n && average(at - 1n) < 0n).toBe(true);
      expect(2n * houseEdgeOf({ staked, offered }) - (staked - offered)).toBeLessThanOrEqual(1n);
    }),
    { seed: 13, numRuns: 500 },
  );
});

test('up to twenty-nine decided orders nothing is said of them, however they went', () => {
  expect(decidedNeeded).toBe(30);
  for (const [wins, losses] of [
    [1, 0],
    [0, 29],
    [29, 0],
    [16, 13],
  ] as const)
    expect(verdict(wins, losses)).toBe('few');
});

test('from thirty on it depends on whether break-even, 55.56 %, lies within the range of luck', () => {
  // Wilson of 10 to 23 of 30: 22 of 30 begins at 55.55 %, 23 at 59.07 %; 10 of 30 ends at 51.22 %, 11 at 54.49 %, 12 at
  // 57.68 %.
  expect([10, 11, 12, 17, 22, 23, 30].map((wins) => verdict(wins, 30 - wins))).toEqual([
    'below',
    'below',
    'unclear',
    'unclear',
    'unclear',
    'above',
    'above',
  ]);
});

test('the same share says more the more orders there are: 50 % of 30, 300 and 3,000', () => {
  expect([30, 300, 3_000].map((orders) => verdict(orders / 2, orders / 2))).toEqual(['unclear', 'unclear', 'below']);
});

test('the whole of it: 33 of 60 at 0.80', () => {
  const rate = hitRateOf(decided(33, 27));
  // (66 + 3.841459 ± 1.959964 × √(3.841459 + 59.4)) / 127.682918 = (69.841459 ± 15.586515) / 127.682918.
  expect(rate && [rate.rate, rate.range.low, rate.range.high, rate.breakEven].map((units) => text(units))).toEqual([
    '0.55',
    '0.42491935',
    '0.66906346',
    '0.55555556',
  ]);
  expect(rate?.verdict).toBe('unclear');
});
