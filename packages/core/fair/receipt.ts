import type { Instant, Mark } from '../market/mark.ts';

/** What is kept of a settlement, so that anybody can recompute it; written once. */
export interface Receipt {
  /** The order's number where it has ended; with `-` and what tells it from others of its order where it has not. */
  readonly receiptNo: string;
  /** That paid. */
  readonly journal: number;
  readonly time: Instant;
  readonly content: string;
}

/** A mark with its place in the tape of its symbol; a dash for none. */
export const placeText = (mark: Mark | null): string =>
  mark === null ? '-' : `${mark.seq}@${mark.time}=${mark.price}${mark.backfilled ? ' backfilled' : ''}`;

/** The same where the terms don't name the symbol. */
export const markText = (mark: Mark | null): string => (mark === null ? '-' : `${mark.symbol}#${placeText(mark)}`);

type Fact = string | number | bigint;

/**
 * One fact a line: the terms, then what follows from them, in its order. Amounts in the smallest unit, prices, sizes
 * and rates with 8 decimals, times in milliseconds.
 */
export const receiptText = (terms: readonly Fact[], facts: Readonly<Record<string, Fact>>): string =>
  [`terms ${terms.join('|')}`, ...Object.entries(facts).map(([name, fact]) => `${name} ${fact}`)].join('\n');
