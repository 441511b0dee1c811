import { assert } from '../result.ts';

/** Upper ends of the buckets of delays, in milliseconds, each included; what is longer than the last is counted too. */
export const delayBoundsMs: readonly number[] = [
  25, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_000, 5_000, 10_000,
];

/** Which bucket a delay belongs to, from 0; what can't be, below zero, is in the first. @param delayMs whole */
export function delayBucket(delayMs: number): number {
  const found = delayBoundsMs.findIndex((bound) => delayMs <= bound);
  return found === -1 ? delayBoundsMs.length : found;
}

/** How many delays each bucket holds, the last those beyond all bounds. Those of several days are added up. */
export interface Delays {
  readonly counts: number[];
  /** Ms that half of them don't exceed; null for none, or beyond the last bound. */
  readonly p50: number | null;
  /** The same of 99 in 100. */
  readonly p99: number | null;
}

/** @param counts by bucket, from the first on */
export function delaysOf(counts: number[]): Delays {
  assert(counts.length === delayBoundsMs.length + 1, `${counts.length} buckets`);
  return { counts, p50: percentileOf(counts, 50), p99: percentileOf(counts, 99) };
}

/** By the nearest rank: the bound of the bucket in which that one lies. */
function percentileOf(counts: readonly number[], percent: number): number | null {
  const rank = Math.ceil((counts.reduce((sum, count) => sum + count, 0) * percent) / 100);
  let passed = 0;
  const bucket = counts.findIndex((count) => (passed += count) >= rank);
  return rank === 0 ? null : (delayBoundsMs[bucket] ?? null);
}
