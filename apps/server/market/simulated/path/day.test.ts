import { expect, test } from 'vitest';
import { dayOf, minutesPerDay, type Day, type DayShape } from './day.ts';
import { slotsPerMinute } from './minute.ts';
import { streamsOf } from './random.ts';

const shapeOf = (name: string): DayShape => ({
  open: 2,
  close: 2.01,
  variance: 0.0009,
  usualVariance: 0.0004,
  volume: 9_000_001,
  hours: Array.from({ length: 24 }, (_, hour) => (hour < 12 ? 1 : 3)),
  streams: streamsOf(name),
});
const minutes = Array.from({ length: minutesPerDay }, (_, minute) => minute);
const pathOf = (day: Day): number[] => minutes.flatMap((minute) => [...day.prices(minute)]);

test.each([
  [0, 0],
  [5, 4],
  [-1, 3],
  [1_439, 1_441],
])('no bar is made of the minutes from %i to %i', (first, end) => {
  expect(() => dayOf(shapeOf('a')).bar(first, end)).toThrow('minutes outside of their day');
});

test('a day begins at its open and leads on to its close, and its finest steps make up its variance', () => {
  let measured = 0;
  for (const name of ['a', 'b', 'c']) {
    const path = pathOf(dayOf(shapeOf(name)));
    expect([path.length, path[0]]).toEqual([minutesPerDay * slotsPerMinute, 2]);
    const steps = path.map((price, i) => (path[i + 1] ?? 2.01) - price);
    measured += steps.reduce((sum, step) => sum + step * step, 0) / 3;
    // The largest steps are jumps: many times what a slot moves on average.
    const usual = Math.sqrt(0.0009 / steps.length);
    expect(steps.filter((step) => Math.abs(step) > 20 * usual).length).toBeGreaterThan(0);
    expect(Math.abs(path.at(-1) ?? 0) - 2.01).toBeLessThan(0.001);
  }
  expect(measured / 0.0009).toBeGreaterThan(0.6);
  expect(measured / 0.0009).toBeLessThan(1.5);
});

test('every bar has what its prices have, in whatever order bars are asked for', () => {
  const path = pathOf(dayOf(shapeOf('a')));
  const day = dayOf(shapeOf('a'));
  for (const [first, end] of [
    [700, 701],
    [0, minutesPerDay],
    [59, 61],
    [60, 120],
    [30, 1_230],
    [1_439, 1_440],
    [0, 1],
  ] as const) {
    const { open, high, low, close } = day.bar(first, end);
    const part = path.slice(first * slotsPerMinute, end * slotsPerMinute);
    const extent = part.reduce(
      (all, price) => [Math.min(all[0] ?? price, price), Math.max(all[1] ?? price, price)],
      [part[0] ?? 0, part[0] ?? 0],
    );
    expect([open, low, high, close], `${first} to ${end}`).toEqual([part[0], ...extent, part.at(-1)]);
  }
});

test('what a bar goes on from is in its extent', () => {
  const day = dayOf(shapeOf('a'));
  expect(day.bar(0, 60, { high: 9, low: -9 })).toMatchObject({ high: 9, low: -9 });
  expect(day.bar(0, 60, { high: 2, low: 2 })).toEqual(day.bar(0, 60));
});

test('volume is whole, adds up whichever way it is cut, and is more in livelier hours', () => {
  const day = dayOf(shapeOf('a'));
  const cut = (length: number): number =>
    minutes.filter((minute) => minute % length === 0).reduce((sum, at) => sum + day.bar(at, at + length).volume, 0);
  expect([1, 5, 60, 90, 1_440].map(cut)).toEqual(Array.from({ length: 5 }, () => 9_000_001));
  expect(day.bar(0, 720).volume).toBeLessThan(day.bar(720, 1_440).volume);
  expect(minutes.every((minute) => Number.isInteger(day.bar(minute, minute + 1).volume))).toBe(true);
});

test('what is dealt in a minute is the same whichever way its price goes', () => {
  const up = dayOf(shapeOf('a'));
  const down = dayOf({ ...shapeOf('a'), close: 1.5 });
  expect(minutes.map((minute) => up.bar(minute, minute + 1).volume)).toEqual(
    minutes.map((minute) => down.bar(minute, minute + 1).volume),
  );
  expect(up.bar(0, 1_440).close).not.toBeCloseTo(down.bar(0, 1_440).close, 1);
});

test('unrest is measured against an even share of a usual day', () => {
  const day = dayOf(shapeOf('a'));
  const squares = minutes.map((minute) => day.unrest(minute) ** 2);
  expect(squares.reduce((sum, each) => sum + each, 0) / minutesPerDay).toBeCloseTo(0.0009 / 0.0004, 6);
  expect(Math.max(...squares)).toBeGreaterThan(20);
});
