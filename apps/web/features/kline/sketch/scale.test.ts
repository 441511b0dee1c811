import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleOf, ticksOf, yOf } from './scale.ts';

const room = { height: 400, free: 68, decimals: 2 };
const priced = fc.double({ min: 1e-8, max: 1e12, noNaN: true });

test('no values make a scale from 0 to 10, with its room', () => {
  const { from, to } = scaleOf([], room);
  expect([from, to]).toEqual([-1, 10 + (10 * 68) / 400]);
});

test('values that are all alike lie within, with as much above as below but for the room', () => {
  const scale = scaleOf([50, 50], room);
  expect(scale.from).toBeCloseTo(49.952, 10);
  expect(scale.to).toBeCloseTo(50.04 + (0.08 * 68) / 400, 10);
  expect(scaleOf([0, 0], { ...room, decimals: 8 }).from).toBeCloseTo(-0.8e-8, 15);
});

test('a value too large for the unit of its last decimal has its place too', () => {
  const value = 68_719_476_736.000_02;
  expect(yOf(scaleOf([value], { ...room, decimals: 6 }), value)).toBeGreaterThan(room.free);
});

test('whatever the values, each has its place, the higher one above', () => {
  fc.assert(
    fc.property(
      fc.array(priced, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 8 }),
      (values, decimals) => {
        const scale = scaleOf(values, { ...room, decimals });
        const sorted = values.toSorted((a, b) => a - b).map((value) => yOf(scale, value));
        for (const y of sorted) {
          expect(Number.isFinite(y)).toBe(true);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(room.height);
        }
        expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
      },
    ),
  );
});

test('ticks are round, inside and apart', () => {
  expect(ticksOf({ from: 90_234, to: 93_650, height: 400 }, 11).map(({ value }) => value)).toEqual([
    90_400, 90_800, 91_200, 91_600, 92_000, 92_400, 92_800, 93_200,
  ]);
  fc.assert(
    fc.property(priced, priced, fc.integer({ min: 40, max: 900 }), (one, other, height) => {
      const ticks = ticksOf(scaleOf([one, other], { ...room, height }), 11);
      expect(ticks.length).toBeLessThanOrEqual(height / 22);
      ticks.forEach(({ y }, at) => {
        expect(y).toBeGreaterThan(11);
        expect(y).toBeLessThan(height - 11);
        expect((ticks[at - 1]?.y ?? Infinity) - y).toBeGreaterThan(22);
      });
    }),
  );
});
