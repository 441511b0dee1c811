import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, instant, instantSent, noBody, symbol, wholeNumber } from '../scalars.ts';

const market = 'Contract, spot and market (base path /portal)';
const favourites = 'Favourites and prices';

export const periods = ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1M'] as const;

export const ticker = z.object({
  symbol: z.string(),
  name: z.string(),
  group: z.enum(['usdt', 'futures']),
  price: decimalAnswer.nullable(),
  open: decimalAnswer.nullable(),
  high: decimalAnswer.nullable(),
  low: decimalAnswer.nullable(),
  volume: decimalAnswer,
  turnover: decimalAnswer,
  /** Fraction over 24 hours: 0.0123 is +1.23 %. */
  changeRate: decimalAnswer.nullable(),
  /** Time of the mark; 0 before the first. */
  time: instant,
  halted: z.boolean(),
  /** Halted by operators: nothing new is opened, while prices go on. */
  paused: z.boolean(),
  priceDecimals: z.number(),
});
/** `ticker` in a list, with 24 hours as a line. */
const tickerListed = ticker.extend({ spark: z.array(z.number()) });

export const candle = z.object({
  time: instant,
  open: decimalAnswer,
  high: decimalAnswer,
  low: decimalAnswer,
  close: decimalAnswer,
  volume: decimalAnswer,
});
const klineQuery = z.strictObject({
  symbol,
  period: z.enum(periods, { error: 'period-unknown' }),
  from: instantSent.optional(),
  to: instantSent.optional(),
  limit: wholeNumber(1, 1500).default(500),
});
export const publicTrade = z.object({
  id: z.string(),
  symbol: z.string(),
  price: decimalAnswer,
  quantity: decimalAnswer,
  side: z.enum(['buy', 'sell']),
  time: instant,
});

export const marketCalls = declare({
  'GET /portal/market/tickers': {
    group: market,
    summary: 'Quotations of all symbols',
    access: 'public',
    answer: z.array(tickerListed),
  },
  'GET /portal/market/futures': {
    group: market,
    summary: 'Quotations of the futures',
    access: 'public',
    answer: z.array(tickerListed),
  },
  'POST /portal/market/kline': {
    group: market,
    summary: 'Candles',
    access: 'public',
    body: klineQuery,
    answer: z.array(candle),
  },
  'GET /portal/market/futures/kline': {
    group: market,
    summary: 'Candles of a future',
    access: 'public',
    query: klineQuery,
    answer: z.array(candle),
  },
  'GET /portal/market/trade': {
    group: market,
    summary: 'Recent public trades',
    access: 'public',
    query: z.strictObject({ symbol, limit: wholeNumber(1, 100).default(50) }),
    answer: z.array(publicTrade),
  },
  'GET /market/getLatestPrice': {
    group: favourites,
    summary: 'The last mark of a symbol',
    access: 'public',
    query: z.strictObject({ symbol }),
    answer: z.object({ symbol: z.string(), price: decimalAnswer.nullable(), time: instant, halted: z.boolean() }),
  },
  'GET /tickerCollect/get': {
    group: favourites,
    summary: 'Favourite symbols',
    access: 'session',
    answer: z.array(z.string()),
  },
  'GET /tickerCollect/save': {
    group: favourites,
    summary: 'Add a favourite',
    access: 'session',
    query: z.strictObject({ symbol }),
    answer: z.array(z.string()),
  },
  'GET /tickerCollect/delete': {
    group: favourites,
    summary: 'Remove a favourite',
    access: 'session',
    query: z.strictObject({ symbol }),
    answer: z.array(z.string()),
  },
  'POST /exchangeRate/finExchangeRateToDay': {
    group: 'Common',
    summary: 'What one unit of each currency is worth in USDT',
    access: 'public',
    body: noBody,
    answer: z.array(z.object({ currencyCode: z.string(), rate: decimalAnswer, time: instant })),
  },
});
