import { expect, test } from 'vitest';
import { treemap } from './treemap.ts';

test('the tiles fill the rectangle, each by its weight, none outside', () => {
  const weights = [60, 20, 10, 6, 3, 1];
  const tiles = treemap(weights, 358, 170);
  tiles.forEach(({ width, height }, at) =>
    expect((width * height) / (358 * 170)).toBeCloseTo((weights[at] ?? 0) / 100, 6),
  );
  for (const { x, y, width, height } of tiles) {
    expect(x + width).toBeLessThanOrEqual(358.001);
    expect(y + height).toBeLessThanOrEqual(170.001);
  }
});

test('equal weights make squares where squares fit', () => {
  expect(treemap([1, 1, 1, 1], 200, 200).map(({ width, height }) => [width, height])).toEqual(
    Array.from({ length: 4 }, () => [100, 100]),
  );
});

test('nothing to show is no tile', () => {
  expect(treemap([], 100, 100)).toEqual([]);
});
