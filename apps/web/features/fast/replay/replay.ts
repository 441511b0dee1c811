import { markAgeMaxMs } from '@candor/core/market/mark.ts';
import type { TapeMark } from '@candor/verifier/text.ts';
import { endOf, profitAt, standingAt, type FastOrder, type Standing } from '../../../shell/fast/standing.ts';

/** A settled order with the recorded prices of its life, from a moment before the entry to the exit. */
export interface Replay {
  readonly order: FastOrder;
  readonly marks: readonly TapeMark[];
  /** Epoch milliseconds: of the first price, of the entry and of the exit. */
  readonly from: number;
  readonly entryAt: number;
  readonly to: number;
}

/** An order at a moment of its life. */
export interface Moment {
  readonly at: number;
  /** The last recorded price; null where none was recorded. */
  readonly mark: TapeMark | null;
  /** What it would have come to at that price; null before the entry, and where no price was recorded. */
  readonly standing: Standing | null;
  /** Signed USDT. */
  readonly profit: string | null;
  readonly ended: boolean;
}

/** @returns null where the prices don't hold the entry and the exit of the order */
export function replayOf(order: FastOrder, marks: readonly TapeMark[]): Replay | null {
  const end = endOf(order) ?? Infinity;
  const entry = marks.find(({ time }) => time === order.openTime);
  const exitIndex = marks.findIndex(({ time }) => time >= end);
  const [first, exit] = [marks[0], marks[exitIndex]];
  if (first === undefined || entry === undefined || exit === undefined) return null;
  if (standingAt(order, entry.price) !== 'tie' || standingAt(order, exit.price) !== order.result) return null;
  return { order, marks: marks.slice(0, exitIndex + 1), from: first.time, entryAt: entry.time, to: exit.time };
}

/** Whether no price was recorded between two: for longer than a price counts as the present one. */
const isGap = (before: TapeMark, after: TapeMark): boolean => after.time - before.time > markAgeMaxMs;

function markAt(marks: readonly TapeMark[], at: number): TapeMark | null {
  const index = marks.findLastIndex(({ time }) => time <= at);
  const [mark, next] = [marks[index], marks[index + 1]];
  if (mark === undefined) return null;
  return next !== undefined && at > mark.time && isGap(mark, next) ? null : mark;
}

/** What was recorded at a moment, and how the order stood. @param at epoch milliseconds */
export function momentAt({ order, marks, entryAt, to }: Replay, at: number): Moment {
  const mark = markAt(marks, at);
  const standing = at < entryAt ? null : standingAt(order, mark?.price);
  const profit = standing === null ? null : profitAt(order, standing);
  return { at, mark, standing, profit, ended: at >= to };
}

/** Marks without a gap between them, each part of the way by itself. */
export function stretchesOf(marks: readonly TapeMark[]): readonly (readonly TapeMark[])[] {
  const starts = marks.flatMap((mark, at) => {
    const before = marks[at - 1];
    return before === undefined || isGap(before, mark) ? [at] : [];
  });
  return starts.map((start, at) => marks.slice(start, starts[at + 1]));
}

/** Fewer marks that look the same: both ends, and of each part the lowest and the highest. @param parts at most */
export function thinned(marks: readonly TapeMark[], parts: number): readonly TapeMark[] {
  const size = Math.ceil(marks.length / parts);
  if (size <= 2) return marks;
  const kept = new Set([marks[0], marks.at(-1)]);
  for (let at = 0; at < marks.length; at += size) {
    const byPrice = marks.slice(at, at + size).sort((a, b) => Number(a.price) - Number(b.price));
    kept.add(byPrice[0]).add(byPrice.at(-1));
  }
  return marks.filter((mark) => kept.has(mark));
}

/** How long any contract plays. */
const playMs = 10_000;
/** A page that was hidden goes on where it was. */
const frameMaxMs = 100;

/** Where the play is some milliseconds later, never beyond the exit. */
export const playedOn = (at: number, ms: number, { from, to }: Replay): number =>
  Math.min(to, at + (Math.min(ms, frameMaxMs) * (to - from)) / playMs);
