import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { BriefBook } from '@candor/api-contract/events.ts';
import { ok } from '@candor/core/result.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Engine } from '../../engine/engine.ts';
import { question } from '../../engine/seams/question.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { tradeText } from '../../market/tickers.ts';
import type { CallServices, Services } from '../../services.ts';
import { briefBook, isDue, type Levels } from './brief-book.ts';
import { stepsText, tickText } from './present.ts';

const levelsShown = 20;
const tradesShown = 50;
type Depth = CallAnswer<'GET /portal/market/depth'>;

type DepthServices = Pick<Services, 'engine' | 'market' | 'rules' | 'clock' | 'stream'>;

/** Tells who watches a symbol the deals that they were not told yet. */
function tradesTeller({ market, stream }: Pick<DepthServices, 'market' | 'stream'>): (symbol: string) => void {
  const sent = new Map<string, string>();
  const listings = new Map(market.listings.map((listing) => [listing.symbol, listing]));
  return (symbol) => {
    const listing = listings.get(symbol);
    const newest = market.trades(symbol, tradesShown);
    const last = newest.findIndex(({ id }) => id === sent.get(symbol));
    const fresh = last === -1 ? newest : newest.slice(0, last);
    if (listing === undefined || fresh.length === 0) return;
    sent.set(symbol, fresh[0]?.id ?? '');
    const texts = fresh.map((trade) => tradeText(trade, listing));
    stream.books.tell('trade', symbol, texts);
  };
}

type BookEngine = Pick<Engine, 'ready' | 'answer'>;

export const bookLevels = question('book-levels', ({ state }, symbol: string): Levels => {
  const { book } = state.spot.market(symbol);
  return { bids: book.depth('buy', levelsShown), asks: book.depth('sell', levelsShown) };
});

/** As deep as it is asked for, each side best first. */
export const deepBook = question(
  'deep-book',
  ({ state }, { symbol, levels }: { symbol: string; levels: number }): Levels => {
    const { book } = state.spot.market(symbol);
    return { bids: book.depth('buy', levels), asks: book.depth('sell', levels) };
  },
);

function depthOf(pair: Pair, { bids, asks }: Levels, time: number): Depth {
  const texts = ({ tick, steps }: PriceLevel): [string, string] => [tickText(tick, pair), stepsText(steps, pair)];
  return { symbol: pair.symbol, bids: bids.map(texts), asks: asks.map(texts), time };
}

/** The order book to look at. */
export function registerDepth(http: Http, services: Pick<CallServices, 'engine' | 'market' | 'rules' | 'clock'>): void {
  const { engine, market, rules, clock } = services;
  route(http, 'GET /portal/market/depth', async ({ query }) => {
    const pair = rules.spot.pairs.get(query.symbol);
    return pair === undefined || market.ticker(query.symbol) === undefined
      ? refused('symbol-unknown', { field: 'symbol' })
      : ok(depthOf(pair, await engine.ask(bookLevels, pair.symbol), clock.now()));
  });
}

/** Tells whoever watches a pair how its book stands; beside the engine. */
export function publishDepth(services: Omit<DepthServices, 'engine'> & { readonly engine: BookEngine }): void {
  const { engine, market, rules, clock, stream } = services;
  const levelsOf = ({ symbol }: Pair): Levels => engine.answer(bookLevels, symbol);
  const sent = new Map<string, BriefBook>();
  const tellBook = (pair: Pair): void => {
    const now = briefBook(pair, levelsOf(pair), clock.now());
    if (!isDue(sent.get(pair.symbol), now)) return;
    sent.set(pair.symbol, now);
    stream.books.tell('book', pair.symbol, now);
  };
  const tellTrades = tradesTeller(services);
  const watchedPairs = (event: 'depth' | 'book'): Pair[] =>
    [...stream.books.watched(event)].flatMap((symbol) => rules.spot.pairs.get(symbol) ?? []);
  market.onTurn(() => {
    if (!engine.ready) return;
    for (const pair of watchedPairs('depth'))
      stream.books.tell('depth', pair.symbol, depthOf(pair, levelsOf(pair), clock.now()));
    for (const pair of watchedPairs('book')) tellBook(pair);
    for (const symbol of stream.books.watched('trade')) tellTrades(symbol);
  });
}
