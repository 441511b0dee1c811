import { z } from 'zod';
import { decimalAnswer as decimal, instant } from '../scalars.ts';
import { periods } from '../calls/market.ts';

/** One event of a plain stream. */
export interface StreamDeclaration {
  /** Names of the streams that carry it, with the parts that stand for something in braces. */
  readonly names: readonly [string, ...string[]];
  readonly summary: string;
  readonly event: z.ZodType;
}

const number = z.number().int();
const level = z.array(decimal).length(2);

export const tradeEvent = z.strictObject({
  e: z.literal('trade').describe('Kind of event'),
  E: instant.describe('When it was told'),
  s: z.string().describe('Symbol'),
  t: number.describe('Number of the deal'),
  p: decimal.describe('Price'),
  q: decimal.describe('Quantity'),
  T: instant.describe('Time of the deal'),
  m: z.boolean().describe('The buyer was in the book'),
  M: z.boolean(),
});

export const aggregateTradeEvent = tradeEvent
  .omit({ t: true })
  .extend({ e: z.literal('aggTrade'), a: number.describe('Number'), f: number, l: number });

export const klineEvent = z.strictObject({
  e: z.literal('kline'),
  E: instant,
  s: z.string(),
  k: z.strictObject({
    t: instant.describe('Begin'),
    T: instant.describe('End'),
    s: z.string(),
    i: z.enum(periods).describe('Interval'),
    f: number,
    L: number,
    o: decimal.describe('Open'),
    c: decimal.describe('Close'),
    h: decimal.describe('High'),
    l: decimal.describe('Low'),
    v: decimal.describe('Volume'),
    n: number,
    x: z.boolean().describe('It has ended'),
    q: decimal.describe('Turnover'),
    V: decimal,
    Q: decimal,
    B: decimal,
  }),
});

export const miniTickerEvent = z.strictObject({
  e: z.literal('24hrMiniTicker'),
  E: instant,
  s: z.string(),
  c: decimal.describe('Last price'),
  o: decimal.describe('Price 24 hours ago'),
  h: decimal.describe('High'),
  l: decimal.describe('Low'),
  v: decimal.describe('Volume'),
  q: decimal.describe('Turnover'),
});

export const tickerEvent = miniTickerEvent.extend({
  e: z.literal('24hrTicker'),
  p: decimal.describe('Change of the price'),
  P: decimal.describe('The same in percent'),
  w: decimal.describe('Average price by volume'),
  x: decimal,
  Q: decimal,
  b: decimal.describe('Best bid'),
  B: decimal.describe('Its quantity'),
  a: decimal.describe('Best ask'),
  A: decimal.describe('Its quantity'),
  O: instant,
  C: instant,
  F: number,
  L: number,
  n: number,
});

export const bookTickerEvent = z.strictObject({
  u: number.describe('Number of the change'),
  s: z.string(),
  b: decimal.describe('Best bid'),
  B: decimal.describe('Its quantity'),
  a: decimal.describe('Best ask'),
  A: decimal.describe('Its quantity'),
});

export const depthEvent = z.strictObject({
  e: z.literal('depthUpdate'),
  E: instant,
  s: z.string(),
  U: number.describe('Number of the first change in it'),
  u: number.describe('Number of the last change in it'),
  b: z.array(level).describe('Bids that have changed: price and quantity, 0 where the level has ended'),
  a: z.array(level).describe('Asks that have changed'),
});

export const partialDepthEvent = z.strictObject({
  lastUpdateId: number,
  bids: z.array(level).describe('Best first'),
  asks: z.array(level).describe('Best first'),
});

/** The plain streams of the dialect, at `/binance/ws` and `/binance/stream`. */
export const marketStreams = {
  trade: { names: ['{symbol}@trade'], summary: 'Deals', event: tradeEvent },
  aggregateTrade: { names: ['{symbol}@aggTrade'], summary: 'Deals, each by itself', event: aggregateTradeEvent },
  kline: { names: ['{symbol}@kline_{interval}'], summary: 'The candle of now, each second', event: klineEvent },
  miniTicker: { names: ['{symbol}@miniTicker'], summary: 'Prices of 24 hours', event: miniTickerEvent },
  allMiniTickers: {
    names: ['!miniTicker@arr'],
    summary: 'Prices of 24 hours of all that have changed',
    event: z.array(miniTickerEvent),
  },
  ticker: { names: ['{symbol}@ticker'], summary: 'Prices of 24 hours and the best of the book', event: tickerEvent },
  allTickers: { names: ['!ticker@arr'], summary: 'The same of all that have changed', event: z.array(tickerEvent) },
  bookTicker: { names: ['{symbol}@bookTicker'], summary: 'The best prices of the book', event: bookTickerEvent },
  depth: {
    names: ['{symbol}@depth', '{symbol}@depth@100ms'],
    summary: 'Changes of the book, numbered without a gap',
    event: depthEvent,
  },
  partialDepth: {
    names: ['{symbol}@depth{levels}', '{symbol}@depth{levels}@100ms'],
    summary: 'The first levels of the book',
    event: partialDepthEvent,
  },
} as const satisfies Record<string, StreamDeclaration>;

/** What stands for something in the name of a stream. */
export const streamParts = {
  symbol: { description: 'A pair in small letters: `btcusdt`' },
  interval: { enum: [...periods], description: 'Length of a candle' },
  levels: { enum: ['5', '10', '20'], description: 'Levels of each side' },
} as const;

/** What a client of streams says: SUBSCRIBE and UNSUBSCRIBE with names, LIST_SUBSCRIPTIONS, SET_ and GET_PROPERTY. */
export const streamRequest = z.object({
  id: z.union([z.number().int(), z.string().max(64), z.null()]).optional(),
  method: z.enum(['SUBSCRIBE', 'UNSUBSCRIBE', 'LIST_SUBSCRIPTIONS', 'SET_PROPERTY', 'GET_PROPERTY']),
  params: z.array(z.unknown()).optional(),
});
const streamFault = z.strictObject({ code: z.number().int(), msg: z.string() });
export const streamAnswer = z.union([
  z.strictObject({ id: z.union([z.number(), z.string(), z.null()]), result: z.unknown() }),
  z.strictObject({ id: z.union([z.number(), z.string(), z.null()]), error: streamFault }),
]);
export const combinedEvent = z.strictObject({
  stream: z.string().describe('Name of the stream'),
  data: z.union(Object.values(marketStreams).map(({ event }) => event)),
});
