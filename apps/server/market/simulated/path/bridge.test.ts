import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bridge, divide, share, widen, type Extent } from './bridge.ts';
import { streamsOf } from './random.ts';

const draws = (index: number) => streamsOf('bridge')(0, index);
const weights = fc
  .array(fc.double({ min: 1e-9, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map((some) => Float64Array.from(some));
const sumOf = (numbers: Float64Array): number => numbers.reduce((sum, each) => sum + each, 0);

test('a bridge begins and ends where it was told to, whatever its steps', () => {
  fc.assert(
    fc.property(
      weights,
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
      fc.nat(),
      (steps, a, b, n) => {
        const points = bridge(a, b, steps, draws(n));
        expect([points.length, points[0], points.at(-1)]).toEqual([steps.length + 1, a, b]);
        expect(points.every(Number.isFinite)).toBe(true);
      },
    ),
  );
});

test('steps of a bridge whose end was drawn are as wide as they were told, and know nothing of each other', () => {
  const variances = Float64Array.of(1, 4, 9, 2);
  const total = Math.sqrt(sumOf(variances));
  const walks = Array.from({ length: 20_000 }, (_, i) => {
    const stream = draws(i);
    const points = bridge(0, total * stream.normal(), variances, stream);
    return variances.map((_variance, step) => (points[step + 1] ?? 0) - (points[step] ?? 0));
  });
  const mean = (of: (walk: Float64Array) => number): number =>
    walks.reduce((sum, walk) => sum + of(walk), 0) / walks.length;
  variances.forEach((variance, i) => {
    expect(mean((walk) => (walk[i] ?? 0) ** 2) / variance).toBeCloseTo(1, 1);
    for (let j = 0; j < i; j += 1) {
      const scale = Math.sqrt(variance * (variances[j] ?? 1));
      // Four standard deviations of a correlation over so many walks.
      expect(Math.abs(mean((walk) => (walk[i] ?? 0) * (walk[j] ?? 0)) / scale)).toBeLessThan(
        4 / Math.sqrt(walks.length),
      );
    }
  });
});

test('a variance is divided without a rest, as the weights are', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 1e-9, max: 1e3, noNaN: true }), (some, variance) => {
      const parts = divide(variance, some.slice());
      expect(sumOf(parts) / variance).toBeCloseTo(1, 9);
      expect((parts[0] ?? 0) * sumOf(some)).toBeCloseTo((some[0] ?? 0) * variance, 6);
    }),
  );
});

test('shares are whole steps, none below zero, and add up to the step', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 1e9 }), (some, total) => {
      const parts = share(total, some);
      expect(sumOf(parts)).toBe(total);
      expect(parts.every((part) => part >= 0 && Number.isInteger(part))).toBe(true);
    }),
  );
});

/** A walk of walks: what is found without looking into every part is what all of them have. */
test('an extent is found without looking into parts that can not reach it', () => {
  let [looked, all] = [0, 0];
  for (let i = 0; i < 300; i += 1) {
    const stream = draws(i);
    const variances = Float64Array.from({ length: 40 }, () => stream.uniform());
    const points = bridge(0, stream.normal(), variances, stream);
    const inner = variances
      .map((_variance, part) => part)
      .reduce<Float64Array[]>((parts, part) => {
        const steps = new Float64Array(20).fill((variances[part] ?? 0) / 20);
        return [...parts, bridge(points[part] ?? 0, points[part + 1] ?? 0, steps, stream).subarray(0, 20)];
      }, []);
    const extent: Extent = { high: -Infinity, low: Infinity };
    const seen = new Set<number>();
    widen(extent, { points, variances }, [3, 37], (part) => {
      seen.add(part);
      for (const price of inner[part] ?? []) {
        extent.high = Math.max(extent.high, price);
        extent.low = Math.min(extent.low, price);
      }
    });
    const every = inner.slice(3, 37).flatMap((part) => [...part]);
    expect(extent).toEqual({ high: Math.max(...every), low: Math.min(...every) });
    expect([...seen].every((part) => part >= 3 && part < 37)).toBe(true);
    looked += seen.size;
    all += 34;
  }
  expect(looked / all).toBeLessThan(0.8);
});
