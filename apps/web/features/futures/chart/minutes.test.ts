import { expect, test } from 'vitest';
import { candlePaths, leftOf, linePath, minutesShown, withMark, type Minute } from './minutes.ts';

const minute = (time: number, open: number, close = open): Minute => ({
  time: time * 60_000,
  open,
  high: Math.max(open, close) + 1,
  low: Math.min(open, close) - 1,
  close,
});

test('without candles, and for a time that is past, a mark changes nothing', () => {
  expect(withMark([], 5, 60_000)).toEqual([]);
  const kept = [minute(2, 5)];
  expect(withMark(kept, 9, 119_999)).toBe(kept);
});

test('a mark moves the running minute, and widens it only where it goes further', () => {
  expect(withMark([minute(1, 5)], 5.5, 60_001)).toEqual([{ time: 60_000, open: 5, high: 6, low: 4, close: 5.5 }]);
  expect(withMark([minute(1, 5)], 9, 60_001)).toMatchObject([{ high: 9, low: 4, close: 9 }]);
  expect(withMark([minute(1, 5)], 2, 60_001)).toMatchObject([{ high: 6, low: 2, close: 2 }]);
});

test('the first mark of the next minute begins it, and the oldest of sixty gives way', () => {
  const full = Array.from({ length: minutesShown }, (_, at) => minute(at, 5));
  const next = withMark(full, 7, minutesShown * 60_000 + 250);
  expect(next).toHaveLength(minutesShown);
  expect(next[0]?.time).toBe(60_000);
  expect(next.at(-1)).toEqual({ time: minutesShown * 60_000, open: 7, high: 7, low: 7, close: 7 });
});

test('the newest minute ends where the picture of prices does, however few there are', () => {
  const slot = 96 / minutesShown;
  expect(leftOf(59, 60, 96)).toBeCloseTo(96 - slot / 2);
  expect(leftOf(2, 3, 96)).toBeCloseTo(96 - slot / 2);
  expect(leftOf(0, 60, 96)).toBeCloseTo(slot / 2);
});

test('what has risen and what has fallen are drawn apart, wick and body', () => {
  const { up, down } = candlePaths([minute(1, 2, 8), minute(2, 8, 4)], { low: 0, high: 10 }, 96);
  expect(up).toBe('M93.60 10.00V90.00M93.10 80.00H94.10V20.00H93.10Z');
  expect(down).toBe('M95.20 10.00V70.00M94.70 20.00H95.70V60.00H94.70Z');
  expect(linePath([minute(1, 2, 8), minute(2, 8, 4)], { low: 0, high: 10 }, 96)).toBe('M93.60 20.00L95.20 60.00');
});
