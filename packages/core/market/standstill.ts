import { markGapMaxMs, type Instant, type Mark } from './mark.ts';

/** How long the marks of one symbol keep a value, as far as it has been seen. */
export interface Pauses {
  readonly price: Mark['price'];
  /** Of the first mark with this value, and of the last one. */
  readonly since: Instant;
  readonly time: Instant;
  /** The longest ordinary pause; slowly forgotten. */
  readonly longestMs: number;
  readonly changes: number;
}
/** A stretch in which a value that else moves stood still. */
export interface Standstill {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * A venue that repeats one value with new times makes marks, as a quiet market does: what tells them apart is the
 * symbol's own
 * habit. Twice the five seconds in which an order finds its exit, and four times the longest pause of the last thousand
 * changes.
 */
export const standstillRules = { leastMs: 10_000, timesLongest: 4, changesMin: 64, rememberedChanges: 1024 } as const;

/**
 * Follows the marks of a symbol, in order. It can be recomputed from the tape: marks are all it sees.
 * @param before undefined at the start, after which nothing is a standstill until the habit is known
 * @returns a standstill with the mark that ends it; it is no habit, so a venue that stands still again is found again
 */
export function followPauses(
  before: Pauses | undefined,
  mark: Pick<Mark, 'price' | 'time' | 'backfilled'>,
): { pauses: Pauses; standstill: Standstill | null } {
  const { price, time } = mark;
  if (before === undefined) return { pauses: { price, since: time, time, longestMs: 0, changes: 0 }, standstill: null };
  // A silence or a filled-in stretch is another fault: what stood still before it ends with the last live mark.
  const isLive = !mark.backfilled && time - before.time <= markGapMaxMs;
  if (isLive && price === before.price) return { pauses: { ...before, time }, standstill: null };
  const to = isLive ? time : before.time;
  const standstill = isUnusual(before, to - before.since) ? { from: before.since, to } : null;
  const isHabit = isLive && standstill === null;
  return {
    pauses: { ...(isHabit ? withPause(before, to - before.since) : before), price, since: time, time },
    standstill,
  };
}

const isUnusual = ({ longestMs, changes }: Pauses, pauseMs: number): boolean =>
  changes >= standstillRules.changesMin &&
  pauseMs >= standstillRules.leastMs &&
  pauseMs >= standstillRules.timesLongest * longestMs;

const withPause = (pauses: Pauses, pauseMs: number): Pauses => ({
  ...pauses,
  changes: pauses.changes + 1,
  longestMs: Math.max(pauseMs, pauses.longestMs - Math.floor(pauses.longestMs / standstillRules.rememberedChanges)),
});
