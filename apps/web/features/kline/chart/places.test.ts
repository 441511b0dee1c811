import { expect, test } from 'vitest';
import { distanceTo, placeIn } from './places.ts';

// A chart of 600 × 300 on a screen of 390 × 844: turned, it covers 300 × 600 of it.
const box = { left: 40, top: 100, right: 340, bottom: 700 } as DOMRect;

test('upright, a place is counted from the left and the top', () => {
  expect(placeIn(box, { clientX: 50, clientY: 130 }, false)).toEqual({ x: 10, y: 30 });
});

test('turned, its left upper corner is at the right top of the screen', () => {
  expect(placeIn(box, { clientX: 340, clientY: 100 }, true)).toEqual({ x: 0, y: 0 });
  expect(placeIn(box, { clientX: 40, clientY: 700 }, true)).toEqual({ x: 600, y: 300 });
  expect(placeIn(box, { clientX: 330, clientY: 150 }, true)).toEqual({ x: 50, y: 10 });
});

test('the reach of a line ends with the line', () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 10, y: 0 } };
  expect(distanceTo(line, { x: 5, y: 3 })).toBe(3);
  expect(distanceTo(line, { x: 14, y: 3 })).toBe(5);
  expect(distanceTo({ from: line.from, to: line.from }, { x: 3, y: 4 })).toBe(5);
});
