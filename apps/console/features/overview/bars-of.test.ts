import { expect, test } from 'vitest';
import { barsOf } from './bars-of.ts';

test('what is won stands above the line of nothing, what is lost hangs below it', () => {
  expect(barsOf([75, -25, 0], 100)).toEqual([
    { top: 0, tall: 75, base: 75 },
    { top: 75, tall: 25, base: 75 },
    { top: 75, tall: 0, base: 75 },
  ]);
});

test('little is seen, and nothing at all lies at the foot', () => {
  expect(barsOf([1, 100_000], 100)[0]).toEqual({ top: 98, tall: 2, base: 100 });
  expect(barsOf([0, 0], 100)).toEqual([
    { top: 100, tall: 0, base: 100 },
    { top: 100, tall: 0, base: 100 },
  ]);
  expect(barsOf([], 100)).toEqual([]);
});
