import type { Ticker, TickerChange } from '@candor/api-contract/events.ts';
import type { Candle } from '@candor/core/market/candles.ts';
import { changeRateText } from '@candor/core/market/change-rate.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant, Mark } from '@candor/core/market/mark.ts';
import { quantityScale, type Quantity } from '@candor/core/market/trade.ts';
import { priceScale, type Price } from '@candor/core/money/amount.ts';
import { formatDecimal, formatPlain } from '@candor/core/money/decimal.ts';
import type { NumberedTrade } from './trade-lists.ts';

type Field = Exclude<keyof Ticker, 'symbol'>;
const changing = [
  'price',
  'open',
  'high',
  'low',
  'volume',
  'turnover',
  'changeRate',
  'halted',
  'paused',
] as const satisfies readonly Field[];
/** Volume and turnover move with every deal; once a second is enough on a screen and saves a third of the bytes. */
const volumeEveryFrames = 4;
const turnoverDecimals = 2;

/** Drops decimals beyond the tick; prices lie on it, so nothing is lost. */
export const priceText = (price: Price, { priceDecimals }: Listing): string =>
  formatDecimal(price / 10n ** BigInt(priceScale - priceDecimals), priceDecimals);
export const quantityText = (quantity: Quantity, { quantityDecimals }: Listing): string =>
  formatPlain(quantity / 10n ** BigInt(quantityScale - quantityDecimals), quantityDecimals);
/** A deal in the decimals of its listing. */
export const tradeText = ({ id, symbol, price, quantity, side, time }: NumberedTrade, listing: Listing) => ({
  id,
  symbol,
  price: priceText(price, listing),
  quantity: quantityText(quantity, listing),
  side,
  time,
});

interface Row {
  ticker: Ticker;
  /** The frame in which each field last changed. */
  readonly changedAt: Partial<Record<Field, number>>;
}

export interface BoardParts {
  readonly listings: readonly Listing[];
  readonly markOf: (symbol: string) => Pick<Mark, 'price' | 'time'> | undefined;
  readonly dayOf: (symbol: string, now: Instant) => Candle | null;
  readonly halted: (symbol: string, now: Instant) => boolean;
  /** Whether operators have stopped a symbol. */
  readonly paused: (symbol: string) => boolean;
}

/** The quotation list, and what changed in it. */
export interface TickerBoard {
  /** Number of the last update, from 0. */
  readonly frame: number;
  /** Looks at every symbol again. @returns what changed, by symbol; made once, however many sockets get it */
  update(now: Instant): ReadonlyMap<string, TickerChange>;
  /** All that changed after an earlier frame; the mark's time goes along with the price. */
  changedSince(frame: number): ReadonlyMap<string, TickerChange>;
  /** Whole rows in listed order; of those named, the listed ones. */
  rows(symbols: readonly string[] | 'all'): Ticker[];
}

export function createTickerBoard(parts: BoardParts): TickerBoard {
  const rows = new Map<string, Row>(
    parts.listings.map((listing) => [listing.symbol, { ticker: blank(listing), changedAt: {} }]),
  );
  let frame = 0;

  function refresh(listing: Listing, row: Row, now: Instant, withVolume: boolean): TickerChange | null {
    const next = look(parts, listing, row.ticker, { now, withVolume });
    const changed = changing.filter((field) => next[field] !== row.ticker[field]);
    row.ticker = next;
    for (const field of changed) row.changedAt[field] = frame;
    return changed.length === 0 ? null : pick(next, changed);
  }

  return {
    get frame() {
      return frame;
    },
    update(now) {
      const withVolume = frame % volumeEveryFrames === 0;
      frame += 1;
      const changes = new Map<string, TickerChange>();
      for (const listing of parts.listings) {
        const row = rows.get(listing.symbol);
        const change = row === undefined ? null : refresh(listing, row, now, withVolume);
        if (change !== null) changes.set(listing.symbol, change);
      }
      return changes;
    },
    changedSince: (since) => changedSince(rows, since),
    rows: (symbols) =>
      (symbols === 'all' ? [...rows.keys()] : symbols).flatMap((symbol) => rows.get(symbol)?.ticker ?? []),
  };
}

function changedSince(rows: ReadonlyMap<string, Row>, since: number): Map<string, TickerChange> {
  const changes = new Map<string, TickerChange>();
  for (const [symbol, { ticker, changedAt }] of rows) {
    const changed = changing.filter((field) => (changedAt[field] ?? 0) > since);
    if (changed.length > 0) changes.set(symbol, pick(ticker, changed));
  }
  return changes;
}

const blank = ({ symbol, name, group, priceDecimals }: Listing): Ticker => ({
  symbol,
  name,
  group,
  priceDecimals,
  price: null,
  open: null,
  high: null,
  low: null,
  volume: '0',
  turnover: '0',
  changeRate: null,
  time: 0,
  halted: true,
  paused: false,
});

function pick(ticker: Ticker, fields: readonly Field[]): TickerChange {
  const change: TickerChange = { symbol: ticker.symbol };
  const copied: readonly Field[] = fields.includes('price') || fields.includes('halted') ? [...fields, 'time'] : fields;
  return Object.assign(change, Object.fromEntries(copied.map((field) => [field, ticker[field]])));
}

function look(
  parts: BoardParts,
  listing: Listing,
  before: Ticker,
  { now, withVolume }: { now: Instant; withVolume: boolean },
): Ticker {
  const { symbol } = listing;
  const mark = parts.markOf(symbol);
  const halted = parts.halted(symbol, now);
  const paused = parts.paused(symbol);
  const day = parts.dayOf(symbol, now);
  if (day === null)
    return {
      ...before,
      halted,
      paused,
      price: mark === undefined ? null : priceText(mark.price, listing),
      time: mark?.time ?? 0,
    };
  const price = mark?.price ?? day.close;
  const volumes = withVolume
    ? {
        volume: quantityText(day.volume, listing),
        turnover: formatPlain(day.turnover / 10n ** BigInt(quantityScale - turnoverDecimals), turnoverDecimals),
      }
    : {};
  return {
    ...before,
    ...volumes,
    halted,
    paused,
    time: mark?.time ?? 0,
    price: priceText(price, listing),
    open: priceText(day.open, listing),
    high: priceText(day.high, listing),
    low: priceText(day.low, listing),
    changeRate: changeRateText(day.open, price),
  };
}
