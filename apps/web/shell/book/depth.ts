import type { BriefBook } from '@candor/api-contract/events.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';

/** Price and quantity as on the wire. */
export type Level = readonly [price: string, quantity: string];
export interface Depth {
  readonly symbol: string;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
  readonly time: number;
}

/** The newer of two books of a symbol; an answer that was long on its way does not push back what came since. */
export const newerOf = (known: Depth | null, next: Depth): Depth =>
  known !== null && known.symbol === next.symbol && known.time > next.time ? known : next;

/** A size as whole units of its own last decimal: what is a whole number of it has as many. */
function sizeIn(text: string): { units: bigint; scale: number } {
  const scale = text.split('.')[1]?.length ?? 0;
  return { units: parseDecimal(text, scale) ?? 0n, scale };
}

/** The levels of a side in brief, from the best on. @param away 1n where prices rise, −1n where they fall */
function levelsIn(text: string, { tick, step }: BriefBook, away: 1n | -1n): Level[] {
  const counts = text === '' ? [] : text.split(' ').map(BigInt);
  const size = sizeIn(step);
  const tickUnits = parseDecimal(tick, priceScale) ?? 0n;
  const levels: Level[] = [];
  let at = 0n;
  for (let place = 0; place + 1 < counts.length; place += 2) {
    const [behind = 0n, steps = 0n] = counts.slice(place, place + 2);
    at = place === 0 ? behind : at + away * behind;
    levels.push([formatPlain(at * tickUnits, priceScale), formatPlain(steps * size.units, size.scale)]);
  }
  return levels;
}

/** The book that was told in brief, as the call answers it. */
export const depthIn = (book: BriefBook): Depth => ({
  symbol: book.symbol,
  time: book.time,
  bids: levelsIn(book.bids, book, -1n),
  asks: levelsIn(book.asks, book, 1n),
});
