/** A buy rests among the bids, a sell among the asks. */
export type Side = 'buy' | 'sell';

/**
 * Prices and quantities in the book are counts: a price is tick × tickSize, a quantity steps × stepSize. Counts are
 * safe
 * integers and may be JavaScript numbers, since nothing is ever rounded in them; money may not. The book therefore
 * knows no
 * money: what a fill is worth is bigint arithmetic outside ({@link ./notional.ts}).
 */
export interface PriceLevel {
  readonly tick: number;
  readonly steps: number;
}

/** Highest price of a book, in ticks. */
export const maxTick = 2 ** 30 - 1;
/** Greater than every key. */
export const noKey = 2 ** 31 - 1;

export const isTick = (tick: number): boolean => Number.isInteger(tick) && tick >= 1 && tick <= maxTick;
export const isCount = (steps: number): boolean => Number.isSafeInteger(steps) && steps >= 1;

/**
 * The place of a price on the ladder of its side: the smaller the key, the better the price, so both sides are walked
 * alike.
 * Keys of sells are below 2^30, those of buys from there on.
 */
export const keyFor = (side: Side, tick: number): number => (side === 'sell' ? tick : noKey - tick);
export const tickOfKey = (key: number): number => (key <= maxTick ? key : noKey - key);
/** 0 for sells, 1 for buys. */
export const sideOfKey = (key: number): number => key >>> 30;
