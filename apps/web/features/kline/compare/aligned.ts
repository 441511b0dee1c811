import type { Bar } from '../series/bars.ts';

type Close = Pick<Bar, 'timestamp' | 'close'>;

/**
 * The close from which a change is counted: the last one known at a moment, where there is none yet the first one after
 * it. Null without candles. @param bars oldest first @param at epoch milliseconds
 */
export const baseAt = (bars: readonly Close[], at: number): number | null =>
  (bars.findLast(({ timestamp }) => timestamp <= at) ?? bars[0])?.close ?? null;

/**
 * Other candles as prices of the first ones: both begin in one place, and the same height is the same percentage.
 * JavaScript numbers: they are for the picture only. A candle without its counterpart is a gap, never a guess.
 * @param first the first candle on screen
 */
export function aligned(bars: readonly Close[], others: readonly Close[], first: Close): (number | null)[] {
  const base = baseAt(others, first.timestamp);
  if (base === null || base <= 0) return bars.map(() => null);
  const closes = new Map(others.map(({ timestamp, close }) => [timestamp, close]));
  return bars.map(({ timestamp }) => {
    const close = closes.get(timestamp);
    return close === undefined ? null : (close / base) * first.close;
  });
}

/** A change since a moment as a rate: 0.01 is one percent more. Null while it is not known. */
export function changeSince(bars: readonly Close[], at: number): number | null {
  const base = baseAt(bars, at);
  const last = bars.at(-1);
  return base === null || base <= 0 || last === undefined ? null : last.close / base - 1;
}
