import type { Range } from '../../../shell/charts/nice-ticks.ts';
import type { Point } from './price-history.ts';

const leastShare = 0.0002;
const marginShare = 0.14;

/**
 * Index of the first point to draw for a window that begins at `from`: one before it, so that the line enters from the
 * edge.
 */
export function firstVisible(points: readonly Point[], from: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.time ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/**
 * The prices that a picture spans: all it shows, with a margin, and never so little that a tick fills the height. Null
 * without any.
 */
export function rangeOf(prices: readonly number[]): Range | null {
  if (prices.length === 0) return null;
  let low = Infinity;
  let high = -Infinity;
  for (const price of prices) {
    if (price < low) low = price;
    if (price > high) high = price;
  }
  const span = Math.max(high - low, Math.abs(high) * leastShare);
  const middle = (high + low) / 2;
  const half = span * (0.5 + marginShare);
  return { low: middle - half, high: middle + half };
}

/** Times between two moments on whole steps of 15 s, 30 s, 1, 2 or 5 minutes, at most `most`. */
export function timeTicks(from: number, to: number, most: number): number[] {
  const step = [15_000, 30_000, 60_000, 120_000, 300_000].find((ms) => (to - from) / ms <= most) ?? 600_000;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, at) => first + at * step);
}

/** The window of a ticket: how much lies behind and ahead of now for a contract of so many seconds. */
export const windowOf = (seconds: number): { behindMs: number; aheadMs: number } => ({
  behindMs: Math.max(120, seconds * 1.5) * 1_000,
  aheadMs: (seconds * 1.12 + 4) * 1_000,
});

const coarseMs = 20_000;
/** Index from which the points lie close together. */
export function fineFrom(points: readonly Point[]): number {
  for (let at = points.length - 1; at > 0; at -= 1) {
    if ((points[at]?.time ?? 0) - (points[at - 1]?.time ?? 0) > coarseMs) return points.length > 2 ? at : 0;
  }
  return 0;
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
/** Fast at first, gentle at the end. @param share 0–1 */
export const easeOut = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
