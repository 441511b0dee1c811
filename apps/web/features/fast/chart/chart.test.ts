import { expect, test, vi } from 'vitest';
import { atRest, glide, livePoints, rangeAfter } from './motion.ts';
import { niceTicks } from '../../../shell/charts/nice-ticks.ts';
import { firstVisible, rangeOf, timeTicks, windowOf } from './scale.ts';

vi.mock('../../../shell/client/stream.ts', () => ({ onEvent: vi.fn() }));
vi.mock('../../../shell/client/call.ts', () => ({ call: vi.fn() }));
const { joined } = await import('./price-history.ts');
const { aheadAfter } = await import('../../../shell/clock/server-clock.ts');

const at = (...times: number[]) => times.map((time) => ({ time, price: time }));

test('a finer source takes over from its first point on', () => {
  expect(joined(at(0, 60, 120, 180), at(100, 110, 150), at(140, 150, 160)).map((point) => point.time)).toEqual([
    0, 60, 100, 110, 140, 150, 160,
  ]);
  expect(joined(at(1, 2), []).map((point) => point.time)).toEqual([1, 2]);
});

test('the line enters the window from the point before it', () => {
  expect(firstVisible(at(10, 20, 30, 40), 25)).toBe(1);
  expect(firstVisible(at(10, 20), 5)).toBe(0);
  expect(firstVisible(at(10, 20), 99)).toBe(1);
  expect(firstVisible([], 5)).toBe(0);
});

test('a still price lies in the middle of a small range, never on a flat one', () => {
  const { low, high } = rangeOf([100, 100]) ?? { low: 0, high: 0 };
  expect(high - low).toBeGreaterThan(0.02);
  expect((high + low) / 2).toBeCloseTo(100);
  expect(rangeOf([90, 110])).toEqual({ low: 87.2, high: 112.8 });
  expect(rangeOf([])).toBeNull();
});

test('ticks are round and inside', () => {
  expect(niceTicks({ low: 99.3, high: 103.1 }, 4)).toEqual([100, 101, 102, 103]);
  expect(niceTicks({ low: 1, high: 1 }, 4)).toEqual([]);
  expect(timeTicks(1_000, 121_000, 5)).toEqual([30_000, 60_000, 90_000, 120_000]);
});

test('the expiry of the chosen duration lies inside the window', () => {
  for (const seconds of [30, 60, 300]) expect(windowOf(seconds).aheadMs).toBeGreaterThan(seconds * 1_000);
});

test('the server clock follows the least delayed frame', () => {
  const first = aheadAfter(null, 1_000, 940);
  expect(first).toBe(60);
  expect(aheadAfter(first, 2_000, 1_990)).toBe(59);
  expect(aheadAfter(first, 2_000, 1_900)).toBe(100);
});

test('the axis is right with the first price, and glides only from where it was right', () => {
  const wanted = { low: 97_000, high: 99_000 };
  expect(rangeAfter(null, null, false)).toBeNull();
  expect(rangeAfter(null, wanted, false)).toEqual(wanted);
  expect(rangeAfter({ low: 0, high: 1 }, wanted, false)).toEqual(wanted);
  expect(rangeAfter({ low: 96_000, high: 98_000 }, wanted, false)).toEqual({ low: 96_250, high: 98_250 });
  expect(rangeAfter({ low: 96_000, high: 98_000 }, wanted, true)).toEqual(wanted);
});

test('the head glides to the newest price, and is the line while there is no other point', () => {
  const motion = atRest();
  expect(glide(motion, 100, { at: 0, calm: false })).toBe(true);
  expect(motion.head).toBe(100);
  expect(glide(motion, 110, { at: 1_000, calm: false })).toBe(true);
  expect(motion.head).toBe(100);
  expect(glide(motion, 110, { at: 1_200, calm: false })).toBe(false);
  expect(motion.head).toBe(110);
  expect(livePoints([], 0, { now: 50, head: 110 })).toEqual([{ time: 50, price: 110 }]);
  expect(livePoints(at(10, 20), 15, { now: 50, head: 110 })).toEqual([...at(10, 20), { time: 50, price: 110 }]);
  expect(livePoints([], 0, { now: 50, head: null })).toEqual([]);
});
