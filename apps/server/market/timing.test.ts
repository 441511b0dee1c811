import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alignedTimer, manualTime } from './timing.ts';

const begin = 1_700_000_000_100;
beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

test('callbacks come at multiples of their period, in their order, until they are stopped', () => {
  const every = alignedTimer({ now: Date.now });
  const seen: string[] = [];
  const note = (name: string) => () => {
    seen.push(`${name}${Date.now() - begin}`);
  };
  const stopA = every(250, note('a'));
  every(250, note('b'));
  vi.advanceTimersByTime(400);
  stopA();
  vi.advanceTimersByTime(250);
  expect(seen).toEqual(['a150', 'b150', 'a400', 'b400', 'b650']);
});

test('after all have stopped a new one starts again', () => {
  const every = alignedTimer({ now: Date.now });
  const stop = every(250, () => undefined);
  stop();
  vi.advanceTimersByTime(1_000);
  let called = 0;
  every(250, () => {
    called += 1;
  });
  vi.advanceTimersByTime(1_000);
  expect(called).toBe(4);
});

test('a clock that stands a little before the multiple does not call twice', () => {
  let behind = 0;
  const every = alignedTimer({ now: () => Date.now() - behind });
  const calls: number[] = [];
  every(250, () => calls.push(Date.now() - begin));
  behind = 1;
  vi.advanceTimersByTime(1_000);
  expect(calls.every((at, i) => i === 0 || at - (calls[i - 1] ?? 0) > 200)).toBe(true);
});

test('manual time runs what is due in order and moves the clock with it', () => {
  const { clock, every, advance } = manualTime(1_000);
  const seen: [string, number][] = [];
  every(250, () => seen.push(['quarter', clock.now()]));
  every(500, () => seen.push(['half', clock.now()]));
  advance(600);
  expect(seen).toEqual([
    ['quarter', 1_250],
    ['quarter', 1_500],
    ['half', 1_500],
  ]);
  expect(clock.now()).toBe(1_600);
});
