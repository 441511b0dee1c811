import { compact, percent } from '../../../locales/format.ts';
import { setText } from '../../../shell/quotes/live.tsx';
import type { Terms } from '../terms.ts';
import type { Depth } from '../../../shell/book/depth.ts';
import { ownRows, rowsOf, spreadOf, type OwnOrder, type Row } from './levels.ts';
import { decimalsFor, fixedWriter } from './write.ts';

/** Rows of each side. */
export const rowsShown = 8;
const sizeDecimals = [
  [1_000, 0],
  [100, 2],
  [10, 3],
] as const;

type Write = (text: string) => string;
interface Writers {
  price: Write;
  size: Write;
}

/** The place of a row on the screen, and what stands in it. */
interface Place {
  bar: HTMLElement;
  price: HTMLElement;
  size: HTMLElement;
  own: HTMLElement;
  button: HTMLButtonElement;
  row: Row | undefined;
  scale: number;
}

/** Where a book is drawn. */
interface BookParts {
  asks: readonly Place[];
  bids: readonly Place[];
  spread: HTMLElement | null;
}

/** The places of the rows in the list of a side. */
export function placesIn(list: HTMLElement | null): Place[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>('button') ?? [])].flatMap((button) => {
    const [bar, price, size, own] = [...button.children].filter((child) => child instanceof HTMLElement);
    return bar === undefined || price === undefined || size === undefined || own === undefined
      ? []
      : [{ bar, price, size, own, button, row: undefined, scale: -1 }];
  });
}

/** Writes a column of quantities: as many decimals as fit beside the largest, the same in every row. */
function sizeWriter(rows: readonly Row[], most: number): Write {
  const largest = Math.max(0, ...rows.map(({ quantity }) => Number(quantity)));
  const write = fixedWriter(Math.min(most, decimalsFor(largest, sizeDecimals)));
  return (quantity) => (quantity.length > 6 && Number(quantity) >= 1e6 ? compact(quantity) : write(quantity));
}

function clear({ price, size, bar, button }: Place) {
  setText(price, '');
  setText(size, '');
  bar.style.transform = 'scaleX(0)';
  button.disabled = true;
}

/** Writes a row; only what differs from what stands there. @param most the sum that fills the width */
function fill(place: Place, row: Row, most: number, write: Writers) {
  if (row.price !== place.row?.price) {
    setText(place.price, write.price(row.price));
    place.button.value = row.price;
    place.button.disabled = false;
  }
  if (row.quantity !== place.row?.quantity) setText(place.size, write.size(row.quantity));
  const scale = most === 0 ? 0 : Math.round((row.sum / most) * 100) / 100;
  if (scale !== place.scale) place.bar.style.transform = `scaleX(${scale})`;
  place.scale = scale;
}

interface Side {
  rows: readonly Row[];
  /** Prices of the rows that hold own orders. */
  own: ReadonlySet<number>;
}

function paint(places: readonly Place[], { rows, own }: Side, most: number, write: Writers) {
  places.forEach((place, at) => {
    const row = rows[at];
    place.own.hidden = row === undefined || own.size === 0 || !own.has(Number(row.price));
    if (row !== undefined) fill(place, row, most, write);
    else if (place.row !== undefined) clear(place);
    place.row = row;
  });
}

/** Draws the books of one pair, levels of `grouping` ticks put together; the same book again draws nothing. */
export function bookDrawer(
  parts: BookParts,
  terms: Terms,
  grouping: number,
  orders: readonly OwnOrder[],
): (depth: Depth) => void {
  const step = terms.tick * BigInt(grouping);
  const own = { asks: ownRows(orders, 'asks', step, terms), bids: ownRows(orders, 'bids', step, terms) };
  const writePrice = fixedWriter(Math.max(0, terms.priceDecimals - Math.log10(grouping)));
  const writeGap = fixedWriter(terms.priceDecimals);
  let writeSize: Write | null = null;
  let drawn: Depth | null = null;
  return (depth) => {
    if (depth === drawn) return;
    drawn = depth;
    const shown = { step, most: rowsShown };
    const asks = rowsOf(depth.asks, 'asks', terms, shown);
    const bids = rowsOf(depth.bids, 'bids', terms, shown);
    // Chosen once: a column whose decimals change with every frame can't be read.
    writeSize ??= sizeWriter([...asks, ...bids], terms.quantityDecimals);
    const write = { price: writePrice, size: writeSize };
    const most = Math.max(asks.at(-1)?.sum ?? 0, bids.at(-1)?.sum ?? 0);
    paint(parts.asks, { rows: asks, own: own.asks }, most, write);
    paint(parts.bids, { rows: bids, own: own.bids }, most, write);
    if (parts.spread !== null) setText(parts.spread, spreadText(depth, writeGap));
  };
}

function spreadText(depth: Depth, write: Write): string {
  const gap = spreadOf(depth);
  return gap === null ? '—' : `${write(gap.size)} ·\u00A0${percent(gap.share, 3).replace('+', '')}`;
}
