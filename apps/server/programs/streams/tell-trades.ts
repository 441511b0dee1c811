import type { AggregateTradeEvent, TradeEvent } from '@candor/api-contract/dialect/events.ts';
import type { MarketView } from '../../market/market-view.ts';
import type { NumberedTrade } from '../../market/trade-lists.ts';
import { aggregateRow, tradeRow } from '../binance/public/trade-rows.ts';
import type { Rooms } from './rooms.ts';
import { streamOf } from './stream-name.ts';

/** So many of the newest are looked at: more than come between two looks. */
const newest = 100;

/** Tells who hears a symbol the deals that were not told yet. */
export function openTradesTeller(market: MarketView, rooms: Rooms, now: () => number): (symbol: string) => void {
  /** Of each symbol the ids that were there at the last look. */
  const known = new Map<string, ReadonlySet<string>>();
  const isWatched = (symbol: string): boolean =>
    rooms.has(streamOf(symbol, 'trade')) || rooms.has(streamOf(symbol, 'aggTrade'));

  async function look(symbol: string): Promise<void> {
    const trades = await market.trades(symbol, newest);
    const before = known.get(symbol);
    known.set(symbol, new Set(trades.map(({ id }) => id)));
    // Whoever begins to hear is told what comes from now on.
    if (before === undefined) return;
    for (const trade of trades.filter(({ id }) => !before.has(id)).toReversed()) publish(symbol, trade);
  }

  function publish(symbol: string, trade: NumberedTrade): void {
    const { id: t, price: p, qty: q, time: T, isBuyerMaker: m, isBestMatch: M } = tradeRow(trade);
    const head = { E: now(), s: symbol };
    rooms.publish(streamOf(symbol, 'trade'), { e: 'trade', ...head, t, p, q, T, m, M } satisfies TradeEvent);
    const together = { e: 'aggTrade', ...head, ...aggregateRow(trade) } satisfies AggregateTradeEvent;
    rooms.publish(streamOf(symbol, 'aggTrade'), together);
  }

  rooms.onFirst((stream) => {
    const [symbol = '', what = ''] = stream.split('@');
    if (!/^(trade|aggTrade)$/.test(what)) return;
    const other = streamOf(symbol, what === 'trade' ? 'aggTrade' : 'trade');
    if (rooms.has(other)) return;
    known.delete(symbol.toUpperCase());
    void look(symbol.toUpperCase());
  });
  return (symbol) => {
    if (isWatched(symbol)) void look(symbol);
  };
}
