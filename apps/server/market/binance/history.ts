import type { Candle } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import { markAgeMaxMs, type Instant } from '@candor/core/market/mark.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { Trade } from '@candor/core/market/trade.ts';
import type { Clock } from '../../clock.ts';
import { barStarts, gridTimes, type Feed, type PastPrice } from '../feed.ts';
import { pagesOf } from './pages.ts';
import type { Rest } from './rest.ts';
import { rememberBars } from './series.ts';
import { onTick, type WireTrade } from './wire.ts';

/** The past of one venue, on our ticks. */
export function openHistory(
  rest: Rest,
  listings: readonly Listing[],
  clock: Clock,
): Pick<Feed, 'history' | 'historyMarks' | 'recentTrades'> {
  const known = new Map(listings.map((listing) => [listing.symbol, listing]));
  const pages = pagesOf(rest);
  const bars = rememberBars(pages, clock);
  return {
    async history(query) {
      const { symbol, timeframe } = query;
      const listing = known.get(symbol);
      const starts = barStarts({ ...query, to: Math.min(query.to, clock.now()) });
      const [first, last] = [starts[0], starts.at(-1)];
      if (listing === undefined || first === undefined || last === undefined) return [];
      const found = await bars({ symbol, timeframe, first, last, count: starts.length });
      return found.filter((bar) => bar.time >= first && bar.time <= last).map((bar) => barOnTick(bar, listing));
    },
    async historyMarks(symbol, from, to) {
      const listing = known.get(symbol);
      const until = Math.min(to, clock.now());
      const trades =
        listing === undefined || until < from ? null : await pages.trades(symbol, from - markAgeMaxMs, until);
      return trades === null || listing === undefined ? [] : onGrid(trades, gridTimes(from, until), listing);
    },
    async recentTrades(symbol, limit) {
      const listing = known.get(symbol);
      const trades = listing === undefined ? null : await pages.newestTrades(symbol, limit);
      return trades === null || listing === undefined
        ? []
        : trades.toReversed().flatMap((trade) => dealOf(trade, listing));
    },
  };
}

const barOnTick = (bar: Candle, listing: Listing): Candle => ({
  ...bar,
  open: onTick(bar.open, listing),
  high: onTick(bar.high, listing),
  low: onTick(bar.low, listing),
  close: onTick(bar.close, listing),
});

const dealOf = ({ symbol, tradedAt, price, quantity, side }: WireTrade, listing: Listing): Trade[] =>
  price === null ? [] : [{ symbol, time: tradedAt, price: onTick(price, listing), quantity, side }];

/** A past deal is a price for as long as a live feed may be silent; nothing tells that a quiet one was still alive. */
function onGrid(trades: readonly WireTrade[], times: readonly Instant[], listing: Listing): PastPrice[] {
  const marks: PastPrice[] = [];
  let next = 0;
  let last: { at: Instant; price: Price } | null = null;
  for (const time of times) {
    for (let trade = trades[next]; trade !== undefined && trade.tradedAt <= time; next += 1, trade = trades[next]) {
      if (trade.price !== null) last = { at: trade.tradedAt, price: onTick(trade.price, listing) };
    }
    if (last !== null && time - last.at <= markAgeMaxMs) marks.push({ time, price: last.price });
  }
  return marks;
}
