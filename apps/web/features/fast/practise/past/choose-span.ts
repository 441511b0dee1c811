import type { TapeMark } from '@candor/verifier/text.ts';

/** Part of the past, epoch milliseconds; both ends belong to it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How much is played where the tape is long enough, and the least that is worth playing. */
export const roundMs = 1_800_000;
export const leastMs = 120_000;
/** From so much of it on a stretch passes for the whole half hour. */
export const wholeShare = 0.9;

/** How often a price is recorded. */
const stepMs = 250;
/** The tape is kept thirty days; its first hour is about to be forgotten. */
const keptMs = (30 * 24 - 1) * 3_600_000;
/** What the public call gives at once. */
const windowMs = 600_000;

/**
 * Half an hour of a tape, anywhere from its beginning to its newest mark; all of a shorter one. So many marks can't
 * have taken less time, so it begins no later than this says.
 * @param chance from 0 to below 1
 */
export function chooseSpan({ seq, time }: Pick<TapeMark, 'seq' | 'time'>, chance: number): Span {
  const length = Math.min(seq * stepMs, keptMs);
  const from = time - length + Math.floor(chance * Math.max(0, length - roundMs));
  return { from, to: Math.min(from + roundMs, time) };
}

/** The same in parts that can be asked for, in their order. */
export function windowsOf({ from, to }: Span): readonly Span[] {
  const count = Math.max(1, Math.ceil((to - from + 1) / windowMs));
  return Array.from({ length: count }, (_, at) => {
    const start = from + at * windowMs;
    return { from: start, to: Math.min(start + windowMs - 1, to) };
  });
}
