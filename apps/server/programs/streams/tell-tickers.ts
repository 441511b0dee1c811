import type { MiniTickerEvent, TickerEvent } from '@candor/api-contract/dialect/events.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Tickers } from '../binance/public/tickers.ts';
import type { Rooms } from './rooms.ts';
import { streamOf } from './stream-name.ts';

type DayRow = NonNullable<Awaited<ReturnType<Tickers['dayRow']>>>;

const miniOf = (row: DayRow, E: number): MiniTickerEvent => ({
  e: '24hrMiniTicker',
  E,
  s: row.symbol,
  c: row.lastPrice,
  o: row.openPrice,
  h: row.highPrice,
  l: row.lowPrice,
  v: row.volume,
  q: row.quoteVolume,
});

const wholeOf = (row: DayRow, E: number): TickerEvent => ({
  ...miniOf(row, E),
  e: '24hrTicker',
  p: row.priceChange,
  P: row.priceChangePercent,
  w: row.weightedAvgPrice,
  x: row.prevClosePrice,
  Q: row.lastQty,
  b: row.bidPrice,
  B: row.bidQty,
  a: row.askPrice,
  A: row.askQty,
  O: row.openTime,
  C: row.closeTime,
  F: row.firstId,
  L: row.lastId,
  n: row.count,
});

/** Tells the prices of the day of what has changed, to those who hear it. */
export function openTickersTeller(
  { dayRow }: Tickers,
  rooms: Rooms,
  now: () => number,
): (changed: readonly Pair[]) => Promise<void> {
  const isWatched = ({ symbol }: Pair): boolean =>
    rooms.has('!ticker@arr') ||
    rooms.has('!miniTicker@arr') ||
    rooms.has(streamOf(symbol, 'ticker')) ||
    rooms.has(streamOf(symbol, 'miniTicker'));
  return async (changed) => {
    const rows = (await Promise.all(changed.filter(isWatched).map(dayRow))).filter((row) => row !== null);
    if (rows.length === 0) return;
    const E = now();
    const [whole, mini] = [rows.map((row) => wholeOf(row, E)), rows.map((row) => miniOf(row, E))];
    for (const row of whole) rooms.publish(streamOf(row.s, 'ticker'), row);
    for (const row of mini) rooms.publish(streamOf(row.s, 'miniTicker'), row);
    rooms.publish('!ticker@arr', whole);
    rooms.publish('!miniTicker@arr', mini);
  };
}
