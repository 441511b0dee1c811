import { expect, test } from 'vitest';
import { openLimitHere } from '../limits.ts';
import { sparingly } from './sparing.ts';

/** Two processes that count with one limit, and what each has asked of it. */
function two(events: number) {
  const shared = openLimitHere('shared', events, 60);
  const asked: number[] = [];
  const time = { now: 0 };
  const counting = { ...shared, take: (key: string, taken = 1) => (asked.push(taken), shared.take(key, taken)) };
  const [one, other] = [sparingly(counting, events, () => time.now), sparingly(counting, events, () => time.now)];
  return { one, other, asked, time };
}

test('who stays below a tenth asks nobody', async () => {
  const { one, other, asked, time } = two(20);
  for (let second = 0; second < 5; second += 1) {
    expect([await one.take('an'), await one.take('an'), await other.take('an', 2)]).toEqual([0, 0, 0]);
    time.now += 1_000;
  }
  expect(asked).toEqual([]);
});

test('beyond it all of it is told at once, then each by itself, and together they keep the limit', async () => {
  const { one, other, asked } = two(20);
  const taken: number[] = [];
  for (let calls = 0; calls < 30; calls += 1) taken.push(await (calls % 2 === 0 ? one : other).take('an'));
  expect(asked.slice(0, 4)).toEqual([3, 3, 1, 1]);
  expect(taken.filter((seconds) => seconds === 0).length).toBe(20);
  expect(taken.slice(20).every((seconds) => seconds > 0)).toBe(true);
  expect(await one.take('binh')).toBe(0);
});

test('many at once are told at once, and a small limit has nothing free', async () => {
  const { one, asked } = two(20);
  expect(await one.take('an', 21)).toBeGreaterThan(0);
  const small = two(5);
  expect(await small.one.take('an')).toBe(0);
  expect([asked, small.asked]).toEqual([[21], [1]]);
});
