import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giveWay, placed, priceAt, scaleOf, spread, topOf, type Level, zoneOf } from './level-scale.ts';

const level = (id: string, price: number, set = false): Level => ({
  id,
  price,
  text: id,
  tag: '',
  tone: 'brand',
  own: false,
  set,
});

test('near levels widen the picture, far ones stand at its edge', () => {
  const levels = [level('near', 105), level('far', 60), level('high', 400)];
  const scale = scaleOf([90, 100], levels);
  if (scale === null) throw new Error('there are prices');
  const { inside, above, below } = placed(levels, scale);
  expect([inside, above, below].map((each) => each.map(({ id }) => id).join())).toEqual(['near', 'high', 'far']);
});

test('for what is set here the picture widens further', () => {
  expect(scaleOf([90, 100], [level('shown', 120)])).toEqual(scaleOf([90, 100], []));
  expect(scaleOf([90, 100], [level('set', 120, true)])?.high).toBeGreaterThan(120);
  expect(scaleOf([90, 100], [level('set', 126, true)])).toEqual(scaleOf([90, 100], []));
});

test('a still price has a picture too, and no price has none', () => {
  const scale = scaleOf([100, 100], []);
  expect(scale !== null && scale.high > scale.low && topOf(100, scale)).toBeCloseTo(50);
  expect(scaleOf([], [])).toBeNull();
});

test('a place is the price that stands there, and beyond the picture it goes on', () => {
  const scale = { low: 100, high: 200 };
  expect(priceAt(topOf(130, scale), scale)).toBeCloseTo(130);
  expect(priceAt(-10, scale)).toBe(210);
  expect(topOf(210, scale)).toBe(0);
});

test('a long is liquidated below its price, a short above it', () => {
  const scale = { low: 100, high: 200 };
  expect(zoneOf(125, 'long', scale)).toEqual({ top: 75, height: 25 });
  expect(zoneOf(175, 'short', scale)).toEqual({ top: 0, height: 25 });
  expect(zoneOf(90, 'long', scale)).toBeNull();
  expect(zoneOf(210, 'short', scale)).toBeNull();
  expect(zoneOf(300, 'long', scale)).toEqual({ top: 0, height: 100 });
});

test('labels that lie apart stay where their lines are', () => {
  expect(spread([10, 90, 50], 15, 120)).toEqual([10, 90, 50]);
  expect(spread([], 15, 120)).toEqual([]);
});

test('labels never cover each other, keep their order, and stay in the picture', () => {
  expect(spread([50, 52, 118, 119], 15, 120)).toEqual([50, 65, 105, 120]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 120, noNaN: true }), { maxLength: 8 }), (tops) => {
      const sorted = spread(tops, 15, 120).toSorted((a, b) => a - b);
      sorted.forEach((top, at) => expect(top - (sorted[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(15 - 1e-9));
      for (const top of sorted) expect(top).toBeLessThanOrEqual(120);
    }),
  );
});

test('a label that moves gives way to those that stand, to the nearest side, and stays where it covers nothing', () => {
  expect(giveWay(50, [], 15, 120)).toBe(50);
  expect(giveWay(50, [52], 15, 120)).toBe(37);
  expect(giveWay(50, [50, 35], 15, 120)).toBe(65);
  expect(giveWay(3, [5], 15, 120)).toBe(20);
  expect(giveWay(5, [5, 20, 35], 15, 40)).toBe(5);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 120, noNaN: true }),
      fc.array(fc.nat({ max: 120 }), { maxLength: 3 }),
      (top, tops) => {
        const standing = spread(tops, 15, 120);
        const place = giveWay(top, standing, 15, 120);
        for (const one of standing) expect(Math.abs(one - place)).toBeGreaterThanOrEqual(15);
      },
    ),
  );
});
