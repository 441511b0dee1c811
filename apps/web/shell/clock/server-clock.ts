import { onEvent } from '../client/stream.ts';

const driftPerFrameMs = 1;

/**
 * How far the server's clock is ahead of the device's, from the times of the marks it sends.
 * A frame can only arrive late, so the largest difference is the truest; it gives way slowly, in case a clock drifts.
 */
export const aheadAfter = (before: number | null, markTime: number, now: number): number =>
  Math.max(markTime - now, before === null ? -Infinity : before - driftPerFrameMs);

let ahead: number | null = null;

onEvent('ticker', (changes) => {
  const newest = changes.reduce((time, change) => Math.max(time, change.time ?? 0), 0);
  if (newest > 0) ahead = aheadAfter(ahead, newest, Date.now());
});

/** The server's time now, epoch milliseconds, as well as it is known. */
export const serverNow = (): number => Date.now() + (ahead ?? 0);
