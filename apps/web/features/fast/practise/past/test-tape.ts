import type { Mark } from '@candor/core/market/mark.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { fingerprint } from '@candor/verifier/link.ts';
import type { Tape, TapeMark } from '@candor/verifier/text.ts';
import type { Stretch } from './stretch.ts';

export const symbol = 'BTCUSDT';
export const start = 1_790_000_000_000;

/** Marks four times a second. */
export const tapeMarks = (prices: readonly string[], from = start): TapeMark[] =>
  prices.map((text, seq) => ({ seq, time: from + seq * 250, price: text, backfilled: false }));

const known = new WeakMap<readonly TapeMark[], readonly string[]>();
/** The fingerprint before each mark, and after the last. */
function headsOf(all: readonly TapeMark[]): readonly string[] {
  const heads = ['f'.repeat(64)];
  for (const mark of all) heads.push(fingerprint(heads.at(-1) ?? '', symbol, mark));
  known.set(all, heads);
  return heads;
}

/** A whole part of a tape, as the server gives it. */
export function partOf(all: readonly TapeMark[], first: number, end: number): Tape {
  const heads = known.get(all) ?? headsOf(all);
  return { symbol, marks: all.slice(first, end), prevHash: heads[first] ?? '', headHash: heads[end] ?? '' };
}

/** What can be played of some prices. @param times of each mark, four a second unless told */
export function stretchFrom(prices: readonly string[], times?: readonly number[]): Stretch {
  const marks = tapeMarks(prices).map((mark, at): Mark => ({
    ...mark,
    symbol,
    time: times?.[at] ?? mark.time,
    price: price(parseDecimal(mark.price, priceScale) ?? 0n),
  }));
  return { symbol, marks, from: marks[0]?.time ?? start, to: marks.at(-1)?.time ?? start };
}
