import { nextBucket, timeframes, type Candle, type Timeframe } from '@candor/core/market/candles.ts';
import { quantityScale, turnoverOf } from '@candor/core/market/trade.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { bookLevels } from '../../features/spot/depth.ts';
import { stepsText, tickText } from '../../features/spot/present.ts';
import type { NumberedTrade } from '../../market/trade-lists.ts';
import type { CallServices } from '../../services.ts';
import type { Path } from './door.ts';
import { exchangeInfo, namedPairs } from './exchange-info.ts';
import { fault, faults, missing, told, type Told } from './fault.ts';
import { count, optionalNumber, type Params } from './params.ts';
import { openTickers } from './tickers.ts';

export type PublicServices = Pick<CallServices, 'rules' | 'market' | 'clock' | 'engine'>;

/** What anybody may ask. */
export function publicPaths(services: PublicServices): Path[] {
  const { clock } = services;
  const versions = openVersions(clock.now());
  const tickers = openTickers(services);
  const open = (path: string, weight: number, answer: (params: Params) => ReturnType<Path['answer']>): Path => ({
    path,
    method: 'GET',
    weight,
    right: null,
    answer: ({ params }) => answer(params),
  });
  return [
    open('/ping', 1, () => told({})),
    open('/time', 1, () => told({ serverTime: clock.now() })),
    open('/exchangeInfo', 20, (params) => exchangeInfo(services, params)),
    open('/depth', 5, (params) => depth(services, params, versions)),
    open('/trades', 25, (params) => trades(services, params, tradeRow)),
    open('/historicalTrades', 25, (params) => trades(services, params, tradeRow)),
    open('/aggTrades', 4, (params) => trades(services, params, aggregateRow)),
    open('/klines', 2, (params) => klines(services, params)),
    open('/uiKlines', 2, (params) => klines(services, params)),
    open('/avgPrice', 2, (params) => tickers.average(params)),
    open('/ticker/24hr', 2, (params) => tickers.day(params)),
    open('/ticker/price', 2, (params) => tickers.price(params)),
    open('/ticker/bookTicker', 2, (params) => tickers.best(params)),
  ];
}

function onePair(services: PublicServices, params: Params): Told<Pair> {
  if (params.get('symbol') === null) return missing('symbol');
  const pairs = namedPairs(services, params);
  const [pair] = pairs.ok ? pairs.value : [];
  return pair === undefined ? faults.noSuchSymbol : told(pair);
}

/** A number of the book of each pair that grows whenever it has changed between two answers. */
function openVersions(startedAt: number) {
  const known = new Map<string, { text: string; version: number }>();
  return (symbol: string, text: string): number => {
    const last = known.get(symbol);
    if (last?.text === text) return last.version;
    const version = (last?.version ?? startedAt) + 1;
    known.set(symbol, { text, version });
    return version;
  };
}

async function depth(
  services: PublicServices,
  params: Params,
  versionOf: (symbol: string, text: string) => number,
): Promise<Told<unknown>> {
  const pair = onePair(services, params);
  if (!pair.ok) return pair;
  const limit = count(params, 'limit', { most: 5_000, otherwise: 100 });
  if (!limit.ok) return limit;
  const book = await services.engine.ask(bookLevels, pair.value.symbol);
  const texts = (levels: readonly PriceLevel[]): string[][] =>
    levels.map(({ tick, steps }) => [tickText(tick, pair.value), stepsText(steps, pair.value)]);
  const [bids, asks] = [texts(book.bids), texts(book.asks)];
  const lastUpdateId = versionOf(pair.value.symbol, JSON.stringify([bids, asks]));
  return told({ lastUpdateId, bids: bids.slice(0, limit.value), asks: asks.slice(0, limit.value) });
}

/** The number of a deal: its moment, then its place among those of that moment. */
function tradeNumber({ id, time }: NumberedTrade): number {
  const [, late, place] = /^\d+-(late-)?(\d+)$/.exec(id) ?? [];
  return time * 1_000 + (late === undefined ? 0 : 500) + (Number(place ?? 0) % 500);
}

const tradeRow = (trade: NumberedTrade) => ({
  id: tradeNumber(trade),
  price: formatPlain(trade.price, priceScale),
  qty: formatPlain(trade.quantity, quantityScale),
  quoteQty: formatPlain(turnoverOf(trade.price, trade.quantity), quantityScale),
  time: trade.time,
  isBuyerMaker: trade.side === 'sell',
  isBestMatch: true,
});

const aggregateRow = (trade: NumberedTrade) => ({
  a: tradeNumber(trade),
  p: formatPlain(trade.price, priceScale),
  q: formatPlain(trade.quantity, quantityScale),
  f: tradeNumber(trade),
  l: tradeNumber(trade),
  T: trade.time,
  m: trade.side === 'sell',
  M: true,
});

/** Oldest first, the newest hundred at most. */
async function trades(
  services: PublicServices,
  params: Params,
  row: (trade: NumberedTrade) => unknown,
): Promise<Told<unknown>> {
  const pair = onePair(services, params);
  if (!pair.ok) return pair;
  const limit = count(params, 'limit', { most: 1_000, otherwise: 500 });
  if (!limit.ok) return limit;
  const [from, to] = [optionalNumber(params, 'startTime'), optionalNumber(params, 'endTime')];
  if (!from.ok) return from;
  if (!to.ok) return to;
  const newest = await services.market.trades(pair.value.symbol, Math.min(limit.value, 100));
  const within = newest.filter(({ time }) => time >= (from.value ?? 0) && time <= (to.value ?? Infinity));
  return told(within.map(row).toReversed());
}

const isTimeframe = (text: string): text is Timeframe => (timeframes as readonly string[]).includes(text);

async function klines(services: PublicServices, params: Params): Promise<Told<unknown>> {
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
  return told((await services.market.klines(asked)).map((candle) => candleRow(candle, interval)));
}

const endOf = (interval: Timeframe, from: number, limit: number, to = Infinity): number =>
  Math.min(to, nextBucket(interval, from, limit) - 1);

function candleRow(candle: Candle, interval: Timeframe): readonly unknown[] {
  const { time, open, high, low, close, volume, turnover } = candle;
  const prices = [open, high, low, close].map((price) => formatPlain(price, priceScale));
  const [traded, worth] = [formatPlain(volume, quantityScale), formatPlain(turnover, quantityScale)];
  return [time, ...prices, traded, nextBucket(interval, time) - 1, worth, 0, '0', '0', '0'];
}
