import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { PriceLevel, Side } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { tradeText } from '../../market/tickers.ts';
import type { Services } from '../../services.ts';
import { stepsText, tickText } from './present.ts';

const levelsShown = 20;
const tradesShown = 50;
type Depth = CallAnswer<'GET /portal/market/depth'>;

type DepthServices = Pick<Services, 'engine' | 'market' | 'rules' | 'clock' | 'stream'>;

/** The order book to look at: by call, and live for whoever watches a pair. */
export function registerDepth(http: Http, services: DepthServices): void {
  const { engine, market, rules, clock, stream } = services;
  const depthOf = (pair: Pair): Depth => {
    const { book } = engine.state.spot.market(pair.symbol);
    const side = (of: Side): [string, string][] =>
      book
        .depth(of, levelsShown)
        .map((level: PriceLevel) => [tickText(level.tick, pair), stepsText(level.steps, pair)]);
    return { symbol: pair.symbol, bids: side('buy'), asks: side('sell'), time: clock.now() };
  };
  route(http, 'GET /portal/market/depth', ({ query }) => {
    const pair = rules.spot.pairs.get(query.symbol);
    return pair === undefined || market.ticker(query.symbol) === undefined
      ? refused('symbol-unknown', { field: 'symbol' })
      : ok(depthOf(pair));
  });

  const sentTrades = new Map<string, string>();
  const listings = new Map(market.listings.map((listing) => [listing.symbol, listing]));
  const publishTrades = (symbol: string): void => {
    const listing = listings.get(symbol);
    const newest = market.trades(symbol, tradesShown);
    const last = newest.findIndex(({ id }) => id === sentTrades.get(symbol));
    const fresh = last === -1 ? newest : newest.slice(0, last);
    if (listing === undefined || fresh.length === 0) return;
    sentTrades.set(symbol, fresh[0]?.id ?? '');
    stream.publishTrades(
      symbol,
      fresh.map((trade) => tradeText(trade, listing)),
    );
  };
  market.onTurn(() => {
    if (!engine.ready) return;
    for (const symbol of stream.watchedSymbols()) {
      const pair = rules.spot.pairs.get(symbol);
      if (pair !== undefined) stream.publishDepth(depthOf(pair));
      publishTrades(symbol);
    }
  });
}
