import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { niceTicks } from '../../../shell/charts/nice-ticks.ts';
import { easeOut, fineFrom, firstVisible, mix, rangeOf, timeTicks } from './scale.ts';

vi.mock('./price-history.ts', () => ({}));

const price = fc.double({ min: 0.000_01, max: 1_000_000, noNaN: true });
const moments = fc
  .array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 30 })
  .map((gaps) => gaps.map((_, at) => ({ time: gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0), price: 1 })));

test('every price lies inside of its range, and none of them fills it', () => {
  expect(rangeOf([])).toBeNull();
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (prices) => {
      const { low, high } = rangeOf(prices) ?? { low: 0, high: 0 };
      expect(low).toBeLessThan(Math.min(...prices));
      expect(high).toBeGreaterThan(Math.max(...prices));
    }),
  );
});

test('ticks are evenly spaced, inside, and hardly more than asked for', () => {
  expect([niceTicks({ low: 1, high: 1 }, 4), niceTicks({ low: 2, high: 1 }, 4)]).toEqual([[], []]);
  expect(niceTicks({ low: 0.9, high: 3.1 }, 4)).toEqual([1, 2, 3]);
  fc.assert(
    fc.property(price, price, fc.integer({ min: 1, max: 8 }), (low, span, count) => {
      const high = low + Math.max(span, low * 0.001);
      const ticks = niceTicks({ low, high }, count);
      const slack = (high - low) * 1e-6;
      expect(ticks.filter((tick) => tick < low - slack || tick > high + slack)).toEqual([]);
      expect(ticks.length).toBeLessThanOrEqual(count + 1);
    }),
  );
});

test('times stand on whole steps inside of the window, and never crowd', () => {
  expect(timeTicks(1_000, 61_000, 4)).toEqual([15_000, 30_000, 45_000, 60_000]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 3_000_000 }), (from, span) => {
      const ticks = timeTicks(from, from + span, 4);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.filter((time) => time < from || time > from + span || time % 15_000 !== 0)).toEqual([]);
    }),
  );
});

test('what is drawn begins with the last point before the window, found as by looking at each', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 2_000_000 }), (points, from) => {
      const before = points.filter(({ time }) => time < from).length;
      expect(firstVisible(points, from)).toBe(Math.max(0, before - 1));
    }),
  );
});

test('a line is fine from behind its last wide gap on', () => {
  const at = (...times: number[]) => times.map((time) => ({ time, price: 1 }));
  expect([fineFrom([]), fineFrom(at(0, 60_000)), fineFrom(at(0, 20_000, 40_000))]).toEqual([0, 0, 0]);
  expect([fineFrom(at(0, 60_000, 61_000)), fineFrom(at(0, 60_000, 61_000, 90_000))]).toEqual([1, 3]);
});

test('a movement begins where it was and ends where it leads, whatever the share', () => {
  expect([mix(2, 4, 0), mix(2, 4, 0.5), mix(2, 4, 1)]).toEqual([2, 3, 4]);
  expect([easeOut(-1), easeOut(0), easeOut(1), easeOut(2)]).toEqual([0, 0, 1, 1]);
  expect(easeOut(0.5)).toBe(0.875);
});
