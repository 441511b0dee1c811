import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnMemory } from './return-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('memory is returned once, and not while somebody is connected', async () => {
  let people = 2;
  const collect = vi.fn();
  returnMemory(() => Promise.resolve(people), collect);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(collect).not.toHaveBeenCalled();
  people = 0;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(collect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(collect).toHaveBeenCalledOnce();
});

test('a server that closes returns nothing any more', async () => {
  const collect = vi.fn();
  returnMemory(() => Promise.resolve(0), collect)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(collect).not.toHaveBeenCalled();
});

test('what nobody needs leaves the process', async () => {
  const heapMib = (): number => process.memoryUsage().heapTotal / 2 ** 20;
  const full = (() => Array.from({ length: 3_000_000 }, (_, i) => ({ i })).length && heapMib())();
  returnMemory(() => Promise.resolve(0));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(full - heapMib()).toBeGreaterThan(50);
});
