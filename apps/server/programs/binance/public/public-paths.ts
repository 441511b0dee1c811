import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import { stepsText, tickText } from '../../../features/spot/present.ts';
import type { CallServices } from '../../../services.ts';
import { openPath, type Path } from '../serve.ts';
import { exchangeInfo, onePair } from './exchange-info.ts';
import { answered, type Answered } from '../fault.ts';
import { count, type Params } from '../params.ts';
import type { Tickers } from './tickers.ts';
import { rollingWindow } from './rolling-window.ts';
import { aggregateRow, tradeRow } from './trade-rows.ts';
import { trades } from './trades.ts';
import { tradingDay } from './trading-day.ts';
import { deepest } from '../../streams/books/book-teller.ts';
import type { Books } from '../../streams/books/tell-books.ts';
import { openKlines } from './klines.ts';

export type PublicServices = Pick<CallServices, 'rules' | 'market' | 'clock' | 'engine'>;

/** What anybody may ask. */
export function publicPaths(services: PublicServices, books: Books, tickers: Tickers): Path[] {
  const { clock } = services;
  const klines = openKlines(services, { find: (params) => onePair(services, params), most: 1_000 });
  return [
    openPath('/ping', 1, () => answered({})),
    openPath('/time', 1, () => answered({ serverTime: clock.now() })),
    openPath('/exchangeInfo', 20, (params) => exchangeInfo(services, params)),
    openPath('/depth', 5, (params) => depth(services, params, books)),
    openPath('/trades', 25, (params) => trades(services, params, tradeRow)),
    openPath('/historicalTrades', 25, (params) => trades(services, params, tradeRow)),
    openPath('/aggTrades', 4, (params) => trades(services, params, aggregateRow)),
    openPath('/klines', 2, klines),
    openPath('/uiKlines', 2, klines),
    openPath('/avgPrice', 2, (params) => tickers.average(params)),
    openPath('/ticker/24hr', 2, (params) => tickers.day(params)),
    openPath('/ticker/tradingDay', 4, (params) => tradingDay(services, params)),
    openPath('/ticker', 4, (params) => rollingWindow(services, params)),
    openPath('/ticker/price', 2, (params) => tickers.price(params)),
    openPath('/ticker/bookTicker', 2, (params) => tickers.best(params)),
  ];
}

async function depth(services: PublicServices, params: Params, books: Books): Promise<Answered<unknown>> {
  const pair = onePair(services, params);
  if (!pair.ok) return pair;
  const limit = count(params, 'limit', { most: deepest, otherwise: 100 });
  if (!limit.ok) return limit;
  const { bids, asks, lastUpdateId } = await books.snapshot(pair.value);
  const texts = (levels: readonly PriceLevel[]): string[][] =>
    levels.slice(0, limit.value).map(({ tick, steps }) => [tickText(tick, pair.value), stepsText(steps, pair.value)]);
  return answered({ lastUpdateId, bids: texts(bids), asks: texts(asks) });
}
