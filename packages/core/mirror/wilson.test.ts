import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateScale } from '../money/amount.ts';
import { formatPlain } from '../money/decimal.ts';
import { wilsonInterval } from './wilson.ts';

const one = 10n ** BigInt(rateScale);
const share = fc
  .integer({ min: 1, max: 200_000 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));

test('more successes than trials, or none of them, are a bug', () => {
  for (const [successes, trials] of [
    [0, 0],
    [3, 2],
    [-1, 2],
  ] as const)
    expect(() => wilsonInterval(successes, trials)).toThrow('is no share');
});

// R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17, 1998, table I.
test.each([
  [81, 263, '0.2553', '0.3662'],
  [15, 148, '0.0624', '0.1605'],
  [0, 20, '0', '0.1611'],
  [1, 29, '0.0061', '0.1718'],
])('%i of %i is what Newcombe has printed: %s to %s', (successes, trials, low, high) => {
  const rounded = (units: bigint): string => formatPlain((units + 5_000n) / 10_000n, 4);
  const interval = wilsonInterval(successes, trials);
  expect([rounded(interval.low), rounded(interval.high)]).toEqual([low, high]);
});

test('18 of 30, computed by hand: (36 + 3.84146 ± 1.959964 × √(3.84146 + 28.8)) / 67.68292', () => {
  // √32.641459 = 5.713270; × 1.959964 = 11.197804; (39.841459 ∓ 11.197804) / 67.682918.
  const { low, high } = wilsonInterval(18, 30);
  expect([low / 1_000n, high / 1_000n]).toEqual([42_320n, 75_409n]);
});

test('none and all keep to the ends, exactly', () => {
  for (const trials of [1, 7, 30, 99_991]) {
    expect(wilsonInterval(0, trials).low).toBe(0n);
    expect(wilsonInterval(trials, trials).high).toBe(one);
    expect(wilsonInterval(0, trials).high).toBeLessThan(one);
    expect(wilsonInterval(trials, trials).low).toBeGreaterThan(0n);
  }
});

test('both ends are where (k − n·p)² = z²·n·p·(1 − p), to the last digit outwards', () => {
  const [zUp, zScale] = [1_959_964n, 10n ** 6n];
  fc.assert(
    fc.property(share, ([successes, trials]) => {
      const [k, n] = [BigInt(successes), BigInt(trials)];
      /** Whether a share is further from what was seen than luck goes. */
      const beyond = (p: bigint): boolean => (k * one - n * p) ** 2n * zScale ** 2n >= zUp ** 2n * n * p * (one - p);
      const { low, high } = wilsonInterval(successes, trials);
      expect(low * n <= k * one && k * one <= high * n).toBe(true);
      expect([beyond(low), beyond(high)]).toEqual([true, true]);
      if (successes > 0) expect(beyond(low + 2n)).toBe(false);
      if (successes < trials) expect(beyond(high - 2n)).toBe(false);
    }),
    { seed: 11, numRuns: 500 },
  );
});

test('losses have the range of wins from the other end, and one win more moves both ends up', () => {
  fc.assert(
    fc.property(share, ([successes, trials]) => {
      const { low, high } = wilsonInterval(successes, trials);
      const other = wilsonInterval(trials - successes, trials);
      expect([other.low, other.high]).toEqual([one - high, one - low]);
      if (successes === trials) return;
      const next = wilsonInterval(successes + 1, trials);
      expect(next.low > low && next.high > high).toBe(true);
    }),
    { seed: 12, numRuns: 500 },
  );
});

test('four times the orders halve the range, nearly', () => {
  const width = (trials: number): number => {
    const { low, high } = wilsonInterval(trials / 2, trials);
    return Number(high - low) / Number(one);
  };
  expect(width(100) / width(400)).toBeCloseTo(2, 1);
  expect(width(40_000) / width(160_000)).toBeCloseTo(2, 3);
});
