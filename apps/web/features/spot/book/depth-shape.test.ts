import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Level } from '../../../shell/book/depth.ts';
import { pathOf, shapeOf, sumAt } from './depth-shape.ts';

const bids: Level[] = [
  ['99', '1'],
  ['98', '2'],
  ['90', '5'],
];
const asks: Level[] = [
  ['101', '3'],
  ['102', '4'],
];
const shape = shapeOf({ bids, asks });
if (shape === null) throw new Error('both sides are there');

test('a book that lacks a side has no middle, and no shape', () => {
  expect([shapeOf({ bids, asks: [] }), shapeOf({ bids: [], asks }), shapeOf({ bids: [], asks: [] })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('both sides are drawn as far as the shorter one reaches, each with its running sum', () => {
  expect(shape).toEqual({
    mid: 100,
    reach: 2,
    most: 7,
    bids: [
      { price: 99, sum: 1 },
      { price: 98, sum: 3 },
    ],
    asks: [
      { price: 101, sum: 3 },
      { price: 102, sum: 7 },
    ],
  });
});

test('between a price and the middle stands the sum of what it passes', () => {
  expect([98.5, 98, 100].map((price) => sumAt(shape.bids, shape.mid, price))).toEqual([1, 3, 0]);
  expect(sumAt(shape.asks, shape.mid, 110)).toBe(7);
});

test('a side is drawn as stairs from the middle outwards, closed down to the ground for its surface', () => {
  expect(pathOf(shape.bids, shape, 'bids', false)).toBe('M25.00 100H25.00V86.86H0.00V60.57H0');
  expect(pathOf(shape.asks, shape, 'asks', true)).toBe('M75.00 100H75.00V60.57H100.00V8.00H100V100Z');
  expect(pathOf([], shape, 'bids', true)).toBe('');
});

test('a book of one level each side is drawn without a division by nothing', () => {
  const one = shapeOf({ bids: [['100', '0']], asks: [['100', '0']] });
  expect(one).toEqual({ mid: 100, reach: 0, most: 0, bids: [{ price: 100, sum: 0 }], asks: [{ price: 100, sum: 0 }] });
  if (one !== null) expect(pathOf(one.bids, one, 'bids', false)).toBe('M50.00 100H50.00V100.00H0');
});

test('sums only grow away from the middle, and no place of the drawing lies outside of its box', () => {
  const side = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 100 })), {
    minLength: 1,
    maxLength: 15,
  });
  const levels = (steps: [number, number][], away: 1 | -1): Level[] => {
    let price = 1_000;
    return steps.map(([by, size]) => [String((price += by * away)), String(size)]);
  };
  fc.assert(
    fc.property(side, side, (down, up) => {
      const found = shapeOf({ bids: levels(down, -1), asks: levels(up, 1) });
      if (found === null) throw new Error('both sides are there');
      for (const name of ['bids', 'asks'] as const) {
        const steps = found[name];
        expect(steps.map(({ sum }) => sum)).toEqual(steps.map(({ sum }) => sum).toSorted((a, b) => a - b));
        const places = pathOf(steps, found, name, true).match(/[\d.-]+/g) ?? [];
        expect(places.map(Number).filter((place) => place < -0.01 || place > 100.01)).toEqual([]);
      }
    }),
  );
});
