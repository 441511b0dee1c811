import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayBoundsMs, delayBucket, delaysOf } from './delays.ts';

const bucketsOf = (delays: readonly number[]): number[] => {
  const counts = Array.from({ length: delayBoundsMs.length + 1 }, () => 0);
  for (const delay of delays) counts[delayBucket(delay)] = (counts[delayBucket(delay)] ?? 0) + 1;
  return counts;
};

test('a bound belongs to its own bucket, one more to the next, and a clock that is ahead to the first', () => {
  expect([-7, 0, 25, 26, 250, 251, 10_000, 10_001].map(delayBucket)).toEqual([0, 0, 0, 1, 5, 6, 14, 15]);
});

test('of none there is no percentile, and beyond the last bound none can be named', () => {
  expect(delaysOf(bucketsOf([]))).toMatchObject({ p50: null, p99: null });
  expect(delaysOf(bucketsOf([10_001]))).toMatchObject({ p50: null, p99: null });
  expect(() => delaysOf([1])).toThrow('1 buckets');
});

test('one in a hundred may be longer than p99, two may not', () => {
  const short = Array.from({ length: 99 }, () => 120);
  expect(delaysOf(bucketsOf([...short, 900]))).toMatchObject({ p50: 150, p99: 150 });
  expect(delaysOf(bucketsOf([...short.slice(1), 900, 900]))).toMatchObject({ p50: 150, p99: 1_000 });
});

test('a percentile is the bound that is next to the one of the delays themselves', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }), (delays) => {
      const ranked = delays.toSorted((a, b) => a - b);
      const { p50, p99 } = delaysOf(bucketsOf(delays));
      for (const [percent, told] of [
        [50, p50],
        [99, p99],
      ] as const) {
        const exact = ranked[Math.ceil((delays.length * percent) / 100) - 1] ?? 0;
        expect(told).toBe(delayBoundsMs[delayBucket(exact)]);
      }
    }),
  );
});
