import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLoad, inTime, type LoadState } from './follow-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is shown while a page arrives after so long; null never comes, an error fails. */
function shown(afterMs: number | null, outcome: string | Error = 'page') {
  const states: string[] = [];
  const arriving = new Promise<string>((resolve, reject) => {
    if (afterMs !== null) setTimeout(() => (outcome instanceof Error ? reject(outcome) : resolve(outcome)), afterMs);
  });
  const stop = followLoad(inTime(arriving), (state: LoadState<string>) => states.push(state.kind));
  return { states, stop };
}

test('what comes within 200 ms comes without a skeleton', async () => {
  const { states } = shown(199);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual(['ready']);
});

test('after 200 ms a skeleton stands there, then the page', async () => {
  const { states } = shown(59_000);
  await vi.advanceTimersByTimeAsync(199);
  expect(states).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['skeleton']);
  await vi.advanceTimersByTimeAsync(58_800);
  expect(states).toEqual(['skeleton', 'ready']);
});

test('after a minute it counts as failed, and not before', async () => {
  const { states } = shown(null);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(states).toEqual(['skeleton']);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['skeleton', 'failed']);
});

test('a failed load is a chunk-load error at once, with what was behind it', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const { states } = shown(50, cause);
  await vi.advanceTimersByTimeAsync(50);
  expect(states).toEqual(['failed']);
  await expect(inTime(Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
});

test('a page that was left shows nothing any more', async () => {
  const { states, stop } = shown(300);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(states).toEqual([]);
});
