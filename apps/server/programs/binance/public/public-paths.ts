import { nextBucket, timeframes, type Timeframe } from '@candor/core/market/candles.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { stepsText, tickText } from '../../../features/spot/present.ts';
import type { NumberedTrade } from '../../../market/trade-lists.ts';
import type { CallServices } from '../../../services.ts';
import type { Path } from '../serve.ts';
import { exchangeInfo, namedPairs } from './exchange-info.ts';
import { fault, faults, missing, answered, type Answered } from '../fault.ts';
import { count, optionalNumber, type Params } from '../params.ts';
import type { Tickers } from './tickers.ts';
import { aggregateRow, tradeRow } from './trade-rows.ts';
import { tradingDay } from './trading-day.ts';
import { deepest } from '../../streams/books/book-teller.ts';
import type { Books } from '../../streams/books/tell-books.ts';
import { candleRow } from './candle-rows.ts';

export type PublicServices = Pick<CallServices, 'rules' | 'market' | 'clock' | 'engine'>;

/** What anybody may ask. */
export function publicPaths(services: PublicServices, books: Books, tickers: Tickers): Path[] {
  const { clock } = services;
  const open = (path: string, weight: number, answer: (params: Params) => ReturnType<Path['answer']>): Path => ({
    path,
    method: 'GET',
    weight,
    right: null,
    answer: ({ params }) => answer(params),
  });
  return [
    open('/ping', 1, () => answered({})),
    open('/time', 1, () => answered({ serverTime: clock.now() })),
    open('/exchangeInfo', 20, (params) => exchangeInfo(services, params)),
    open('/depth', 5, (params) => depth(services, params, books)),
    open('/trades', 25, (params) => trades(services, params, tradeRow)),
    open('/historicalTrades', 25, (params) => trades(services, params, tradeRow)),
    open('/aggTrades', 4, (params) => trades(services, params, aggregateRow)),
    open('/klines', 2, (params) => klines(services, params)),
    open('/uiKlines', 2, (params) => klines(services, params)),
    open('/avgPrice', 2, (params) => tickers.average(params)),
    open('/ticker/24hr', 2, (params) => tickers.day(params)),
    open('/ticker/tradingDay', 4, (params) => tradingDay(services, params)),
    open('/ticker/price', 2, (params) => tickers.price(params)),
    open('/ticker/bookTicker', 2, (params) => tickers.best(params)),
  ];
}

function onePair(services: PublicServices, params: Params): Answered<Pair> {
  if (params.get('symbol') === null) return missing('symbol');
  const pairs = namedPairs(services, params);
  const [pair] = pairs.ok ? pairs.value : [];
  return pair === undefined ? faults.noSuchSymbol : answered(pair);
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

/** Oldest first, the newest hundred at most. */
async function trades(
  services: PublicServices,
  params: Params,
  row: (trade: NumberedTrade) => unknown,
): Promise<Answered<unknown>> {
  const pair = onePair(services, params);
  if (!pair.ok) return pair;
  const limit = count(params, 'limit', { most: 1_000, otherwise: 500 });
  if (!limit.ok) return limit;
  const [from, to] = [optionalNumber(params, 'startTime'), optionalNumber(params, 'endTime')];
  if (!from.ok) return from;
  if (!to.ok) return to;
  const newest = await services.market.trades(pair.value.symbol, Math.min(limit.value, 100));
  const within = newest.filter(({ time }) => time >= (from.value ?? 0) && time <= (to.value ?? Infinity));
  return answered(within.map(row).toReversed());
}

const isTimeframe = (text: string): text is Timeframe => (timeframes as readonly string[]).includes(text);

async function klines(services: PublicServices, params: Params): Promise<Answered<unknown>> {
  const pair = onePair(services, params);
  if (!pair.ok) return pair;
  const interval = params.get('interval');
  if (interval === null) return missing('interval');
  if (!isTimeframe(interval)) return faults.noSuchInterval;
  const limit = count(params, 'limit', { most: 1_000, otherwise: 500 });
  if (!limit.ok) return limit;
  const [from, to] = [optionalNumber(params, 'startTime'), optionalNumber(params, 'endTime')];
  if (!from.ok) return from;
  if (!to.ok) return to;
  if (from.value !== undefined && to.value !== undefined && from.value > to.value)
    return fault(-1128, 'Combination of optional parameters invalid.');
  // From a beginning on the first are asked for, else the last.
  const end = from.value === undefined ? to.value : endOf(interval, from.value, limit.value, to.value);
  const { symbol } = pair.value;
  const asked = { symbol, timeframe: interval, from: from.value, to: end, limit: limit.value };
  return answered((await services.market.klines(asked)).map((candle) => candleRow(candle, interval)));
}

const endOf = (interval: Timeframe, from: number, limit: number, to = Infinity): number =>
  Math.min(to, nextBucket(interval, from, limit) - 1);
