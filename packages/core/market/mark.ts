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

/** A feed that has said nothing for longer makes no marks: nothing is traded on a price older than this. */
export const markAgeMaxMs = 2_000;
/** Marks come four times a second while the feed speaks; after a gap of this length the symbol is halted. */
export const markGapMaxMs = 1_000;

/** Whether new orders may be taken on this mark. */
export const isFresh = (mark: Pick<Mark, 'time'> | undefined, now: Instant): boolean =>
  mark !== undefined && now - mark.time <= markGapMaxMs;
