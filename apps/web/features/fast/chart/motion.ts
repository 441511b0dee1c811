import type { Point } from './price-history.ts';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { easeOut, firstVisible, mix } from './scale.ts';

const glideMs = 200;
const rangeShare = 0.25;

/** Where a living line is between two pictures: its head on the way to the newest price, and the prices it spans. */
export interface Motion {
  head: number | null;
  wasHead: number | null;
  aim: number | null;
  movedAt: number;
  range: Range | null;
}

export const atRest = (): Motion => ({ head: null, wasHead: null, aim: null, movedAt: 0, range: null });

/**
 * Moves the head toward the newest price.
 * @param at time of the picture, ms; `calm` without movement
 * @returns whether it is still on its way
 */
export function glide(motion: Motion, aim: number | null, { at, calm }: { at: number; calm: boolean }): boolean {
  if (aim !== motion.aim) Object.assign(motion, { wasHead: motion.head ?? aim, aim, movedAt: at });
  const share = calm || motion.wasHead === null ? 1 : easeOut((at - motion.movedAt) / glideMs);
  motion.head = aim === null || motion.wasHead === null ? aim : mix(motion.wasHead, aim, share);
  return share < 1;
}

/**
 * The range of the next picture. A sudden new one would make the whole line jump, so it glides; but from none, or where
 * the old one has nothing in common with it, every picture on the way would show an axis that never was.
 */
export function rangeAfter(shown: Range | null, wanted: Range | null, calm: boolean): Range | null {
  if (shown === null || wanted === null || calm) return wanted;
  if (wanted.low > shown.high || wanted.high < shown.low) return wanted;
  return { low: mix(shown.low, wanted.low, rangeShare), high: mix(shown.high, wanted.high, rangeShare) };
}

/**
 * What of a line that grows is drawn from a moment on: its points, and the head at `now`, also while it is all there
 * is.
 */
export function livePoints(
  all: readonly Point[],
  from: number,
  { now, head }: { now: number; head: number | null },
): readonly Point[] {
  const shown = all.slice(firstVisible(all, from));
  const last = shown.at(-1);
  const price = head ?? last?.price;
  return price === undefined ? shown : [...shown, { time: Math.max(now, last?.time ?? now), price }];
}
