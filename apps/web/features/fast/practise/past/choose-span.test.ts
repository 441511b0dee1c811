import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSpan, leastMs, roundMs, windowsOf } from './choose-span.ts';

const hour = 3_600_000;
const time = 1_790_000_000_000;
/** The newest mark of a tape that has run so long. */
const newest = (length: number) => ({ seq: length / 250, time });

test('a short tape is taken whole, whatever chance says', () => {
  for (const chance of [0, 0.5, 0.999]) {
    expect(chooseSpan(newest(leastMs), chance)).toEqual({ from: time - leastMs, to: time });
    expect(chooseSpan(newest(roundMs), chance)).toEqual({ from: time - roundMs, to: time });
  }
});

test('of a long one it is half an hour anywhere in it, and never what is about to be forgotten', () => {
  expect(chooseSpan(newest(10 * hour), 0)).toEqual({ from: time - 10 * hour, to: time - 9.5 * hour });
  expect(chooseSpan(newest(10 * hour), 0.5)).toEqual({ from: time - 5.25 * hour, to: time - 4.75 * hour });
  expect(chooseSpan(newest(10_000 * hour), 0).from).toBe(time - (30 * 24 - 1) * hour);
});

test('no part of it is asked for twice, none is left out, and each is as short as the public call wants it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: roundMs }), (length) => {
      const windows = windowsOf({ from: time, to: time + length });
      expect([windows[0]?.from, windows.at(-1)?.to]).toEqual([time, time + length]);
      windows.forEach(({ from, to }, at) => {
        expect(to - from).toBeLessThanOrEqual(600_000);
        expect(from).toBe(at === 0 ? time : (windows[at - 1]?.to ?? 0) + 1);
      });
    }),
    { seed: 15 },
  );
});

test('half an hour takes three questions', () => {
  expect(windowsOf({ from: time, to: time + roundMs - 1 })).toHaveLength(3);
});
