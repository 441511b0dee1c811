import type { Price } from '../money/amount.ts';

/** Epoch milliseconds UTC. */
export type Instant = number;

/** A price that has passed the filter and has its place in the tape. */
export interface Mark {
  readonly symbol: string;
  readonly price: Price;
  /** When it was sampled; strictly increasing per symbol. */
  readonly time: Instant;
  /** Position in the symbol's tape, from 0 without holes. */
  readonly seq: number;
  /** Taken from the feed's own history after a downtime, not live. */
  readonly backfilled: boolean;
}

/** Nothing is traded on a mark older than this. */
export const markAgeMaxMs = 2_000;

export const isFresh = (mark: Mark | undefined, now: Instant): mark is Mark =>
  mark !== undefined && now - mark.time <= markAgeMaxMs;
