import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fibonacciShares, rayEnd, turnedBack } from './reach.ts';

const size = { width: 300, height: 200 };

test('a ray goes on to the edge that it meets first', () => {
  expect(rayEnd({ x: 100, y: 100 }, { x: 150, y: 100 }, size)).toEqual({ x: 300, y: 100 });
  expect(rayEnd({ x: 100, y: 100 }, { x: 150, y: 50 }, size)).toEqual({ x: 200, y: 0 });
  expect(rayEnd({ x: 100, y: 100 }, { x: 90, y: 110 }, size)).toEqual({ x: 0, y: 200 });
});

test('a ray without direction stays where it is, one that ends outside does not come back', () => {
  expect(rayEnd({ x: 5, y: 5 }, { x: 5, y: 5 }, size)).toEqual({ x: 5, y: 5 });
  expect(rayEnd({ x: 100, y: 100 }, { x: 400, y: 100 }, size)).toEqual({ x: 400, y: 100 });
});

test('the end of a ray lies beyond its second place, on the same line', () => {
  const at = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 200 }) });
  fc.assert(
    fc.property(at, at, (from, through) => {
      const end = rayEnd(from, through, size);
      const [dx, dy] = [through.x - from.x, through.y - from.y];
      expect((end.x - from.x) * dy - (end.y - from.y) * dx).toBeCloseTo(0, 6);
      expect((end.x - through.x) * dx + (end.y - through.y) * dy).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});

test('a move from 100 to 200 that gives back 38.2 % is at 161.8', () => {
  expect(fibonacciShares.map((share) => Number(turnedBack(100, 200, share).toFixed(1)))).toEqual([
    200, 176.4, 161.8, 150, 138.2, 121.4, 100,
  ]);
  expect(turnedBack(200, 100, 0.618)).toBeCloseTo(161.8);
});
