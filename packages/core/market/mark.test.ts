import { expect, test } from 'vitest';
import { isFresh } from './mark.ts';

test('nothing is traded on a mark that has never been, or is older than a second', () => {
  expect([undefined, { time: 0 }].map((mark) => isFresh(mark, 1_001))).toEqual([false, false]);
  expect(isFresh({ time: 0 }, 1_000)).toBe(true);
});
