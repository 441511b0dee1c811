import type { Mark } from '@candor/core/market/mark.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { chainOf } from '@candor/verifier/chain.ts';
import { follows } from '@candor/verifier/link.ts';
import type { Tape, TapeMark } from '@candor/verifier/text.ts';
import { stretchesOf } from '../../replay/replay.ts';

/** Recorded prices without a gap between them. */
export interface Stretch {
  readonly symbol: string;
  /** At least one. */
  readonly marks: readonly Mark[];
  /** Epoch milliseconds of the first and of the last. */
  readonly from: number;
  readonly to: number;
}

/** What was found in answers of the tape that belong together. */
export type Found =
  | { readonly kind: 'stretch'; readonly stretch: Stretch }
  /** The prices don't come to the hashes given with them: they are not used. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'none' };

/** An answer of the tape, and whether it comes to its hash. */
export interface Part {
  readonly tape: Tape;
  readonly sound: boolean;
}

/** Recomputes an answer on this device: a tenth of a second for ten minutes of prices on a slow phone. */
export const recomputed = (tape: Tape): Part => ({ tape, sound: tape.marks.length === 0 || chainOf(tape).ok === true });

/** Whether each answer comes to its hash, and goes on from the one before it. */
const isWhole = (parts: readonly Part[]): boolean =>
  parts.every(({ tape, sound }, at) => {
    const before = parts[at - 1]?.tape;
    const [first, last] = [tape.marks[0], before?.marks.at(-1)];
    return sound && (before === undefined || (tape.prevHash === before.headHash && isNext(first, last)));
  });

const isNext = (mark: TapeMark | undefined, before: TapeMark | undefined): boolean =>
  mark !== undefined && before !== undefined && follows(mark, before);

const markOf = (symbol: string, { seq, time, price: text, backfilled }: TapeMark): Mark | null => {
  const units = parseDecimal(text, priceScale);
  return units === null ? null : { symbol, seq, time, price: price(units), backfilled };
};

const lengthOf = (marks: readonly TapeMark[]): number => (marks.at(-1)?.time ?? 0) - (marks[0]?.time ?? 0);

/**
 * The longest run without a gap, where all fits.
 * @param parts of one symbol, one after the other
 */
export function stretchOf(parts: readonly Part[]): Found {
  const filled = parts.filter(({ tape }) => tape.marks.length > 0);
  const symbol = filled[0]?.tape.symbol;
  if (symbol === undefined) return { kind: 'none' };
  if (!isWhole(filled)) return { kind: 'broken' };
  const runs = stretchesOf(filled.flatMap(({ tape }) => tape.marks)).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const marks = (runs[0] ?? []).map((mark) => markOf(symbol, mark)).filter((mark) => mark !== null);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return { kind: 'none' };
  return { kind: 'stretch', stretch: { symbol, marks, from: first.time, to: last.time } };
}
