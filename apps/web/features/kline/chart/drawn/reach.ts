import type { Place } from '../places.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How often a stretch fits until one of its coordinates leaves the picture. */
const timesTo = (from: number, step: number, most: number): number => {
  if (step === 0) return Infinity;
  return ((step > 0 ? most : 0) - from) / step;
};

/** Where a ray that goes from one place through another leaves the picture; the second place where it is outside. */
export function rayEnd(from: Place, through: Place, { width, height }: Size): Place {
  const step = { x: through.x - from.x, y: through.y - from.y };
  const times = Math.max(1, Math.min(timesTo(from.x, step.x, width), timesTo(from.y, step.y, height)));
  return Number.isFinite(times) ? { x: from.x + step.x * times, y: from.y + step.y * times } : through;
}

/** Shares of a move at which prices are said to turn. */
export const fibonacciShares = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

/** What lies at a share of the way back from the end of a move to its start. */
export const turnedBack = (start: number, end: number, share: number): number => end + (start - end) * share;
