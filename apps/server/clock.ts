import { performance } from 'node:perf_hooks';

/** Epoch milliseconds that never go back. */
export interface Clock {
  now(): number;
}

/**
 * Follows the monotonic clock from the wall time at the start, so that a jump of the wall clock settles nothing early
 * or twice.
 * @param notBefore the last time the data has seen: a wall clock set back while the program was down can't go before it
 */
export function openClock(notBefore = 0, wall: () => number = Date.now): Clock {
  const origin = Math.max(wall(), notBefore + 1) - performance.now();
  return { now: () => Math.floor(origin + performance.now()) };
}
