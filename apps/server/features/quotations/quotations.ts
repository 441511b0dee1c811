import { listingOf, type Listing } from '@candor/core/market/catalogue.ts';
import type { Candle } from '@candor/core/market/candles.ts';
import { ok } from '@candor/core/result.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { Ticker } from '@candor/api-contract/events.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { sparkPoints } from '../../market/market-view.ts';
import { priceText, quantityText, tradeText } from '../../market/tickers.ts';
import type { CallServices } from '../../services.ts';

type Kline = CallParsed<'POST /portal/market/kline'>['body'];

/** Public market data. */
export function registerQuotations(http: Http, { market }: Pick<CallServices, 'market'>): void {
  const listings = new Map(market.listings.map((listing) => [listing.symbol, listing]));

  const listed = (rows: readonly Ticker[]): CallAnswer<'GET /portal/market/tickers'> =>
    rows.map((row) => {
      const listing = listings.get(row.symbol);
      const spark =
        listing === undefined
          ? []
          : market.spark(row.symbol, sparkPoints).map((close) => Number(priceText(close, listing)));
      return { ...row, halted: market.halted(row.symbol), paused: market.paused(row.symbol), spark };
    });

  const kline = async (asked: Kline): Promise<Outcome<CallAnswer<'POST /portal/market/kline'>>> => {
    const { symbol, period, from, to, limit } = asked;
    const listing = listings.get(symbol);
    if (listing === undefined) return refused('symbol-unknown', { field: 'symbol' });
    if (from !== undefined && to !== undefined && from > to) return refused('range-invalid', { field: 'from' });
    const candles = await market.klines({ symbol, timeframe: period, from, to, limit });
    return ok(candles.map((candle) => presentCandle(candle, listing)));
  };

  route(http, 'GET /portal/market/tickers', () => ok(listed(market.rows('all'))));
  route(http, 'GET /portal/market/futures', () =>
    ok(listed(market.rows('all').filter((row) => row.group === 'futures'))),
  );
  route(http, 'POST /portal/market/kline', ({ body }) => kline(body));
  route(http, 'GET /portal/market/futures/kline', ({ query }) =>
    listingOf(query.symbol)?.group === 'futures' ? kline(query) : refused('symbol-unknown', { field: 'symbol' }),
  );
  route(http, 'GET /portal/market/trade', async ({ query }) => {
    const listing = listings.get(query.symbol);
    if (listing === undefined) return refused('symbol-unknown', { field: 'symbol' });
    return ok((await market.trades(query.symbol, query.limit)).map((trade) => tradeText(trade, listing)));
  });
  route(http, 'GET /market/getLatestPrice', ({ query }) => latestPrice(market, query.symbol));
}

function latestPrice(
  market: CallServices['market'],
  wanted: string,
): Outcome<CallAnswer<'GET /market/getLatestPrice'>> {
  const ticker = market.ticker(wanted);
  if (ticker === undefined) return refused('symbol-unknown', { field: 'symbol' });
  const { symbol, price, time } = ticker;
  return ok({ symbol, price, time, halted: market.halted(symbol) });
}

const presentCandle = (candle: Candle, listing: Listing): CallAnswer<'POST /portal/market/kline'>[number] => ({
  time: candle.time,
  open: priceText(candle.open, listing),
  high: priceText(candle.high, listing),
  low: priceText(candle.low, listing),
  close: priceText(candle.close, listing),
  volume: quantityText(candle.volume, listing),
});
