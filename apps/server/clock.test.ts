import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { openClock } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['an hour ahead', 3_600_000],
  ['an hour back', -3_600_000],
  ['a day back', -86_400_000],
])('a jump of the wall clock %s has no effect', (_name, jump) => {
  let wall = Date.UTC(2026, 10, 20);
  let uptime = 5_000.75;
  vi.spyOn(performance, 'now').mockImplementation(() => uptime);
  const clock = openClock(0, () => wall);
  expect(clock.now()).toBe(wall);
  const start = wall;
  wall += jump;
  uptime += 250;
  expect(clock.now()).toBe(start + 250);
});

test('never before what the data has seen, even when the wall clock was set back meanwhile', () => {
  const wall = Date.UTC(2026, 10, 20);
  const seen = wall + 3_600_000;
  expect(openClock(seen, () => wall).now()).toBeGreaterThan(seen);
  expect(openClock(wall - 1_000, () => wall).now()).toBeLessThan(seen);
});

test('set on it goes on behind what others have seen, by the wall time of then, and never back', () => {
  let wall = Date.UTC(2026, 10, 20);
  let uptime = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => uptime);
  const clock = openClock(0, () => wall);
  // A day later the monotonic clock has gone two seconds less than the wall.
  [wall, uptime] = [wall + 86_400_000, uptime + 86_398_000];
  expect(clock.now()).toBe(wall - 2_000);
  clock.goOnFrom(wall - 10_000);
  expect(clock.now()).toBe(wall);
  clock.goOnFrom(wall + 500);
  expect(clock.now()).toBe(wall + 501);
  wall -= 3_600_000;
  clock.goOnFrom(0);
  uptime += 250;
  expect(clock.now()).toBe(wall + 3_600_000 + 751);
});

test('whole milliseconds that never go back', () => {
  const clock = openClock();
  let last = clock.now();
  expect(Math.abs(last - Date.now())).toBeLessThan(1_000);
  for (let i = 0; i < 20_000; i += 1) {
    const now = clock.now();
    if (now < last || !Number.isInteger(now)) throw new Error(`${now} after ${last}`);
    last = now;
  }
});
