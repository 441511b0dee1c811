import { performance } from 'node:perf_hooks';

/** Epoch milliseconds that never go back. */
export interface Clock {
  now(): number;
}

/** One that can be set on to where others have come. */
export interface PlatformClock extends Clock {
  /** From now on it is later than what the data have seen by now; it follows the wall time anew. */
  goOnFrom(seen: number): void;
}

/**
 * Follows the monotonic clock from the wall time at the start, so that a jump of the wall clock settles nothing early
 * or twice.
 * @param notBefore the last time the data has seen: a wall clock set back while the program was down can't go before it
 */
export function openClock(notBefore = 0, wall: () => number = Date.now): PlatformClock {
  let origin = Math.max(wall(), notBefore + 1) - performance.now();
  const now = (): number => Math.floor(origin + performance.now());
  return {
    now,
    goOnFrom(seen) {
      origin = Math.max(wall(), seen + 1, now()) - performance.now();
    },
  };
}
