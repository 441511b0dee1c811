import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../shell/client/call.ts';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import { onTicker, tickerOf } from '../../../shell/quotes/tickers.ts';
import { barOf } from './bars.ts';
import type { Period } from './periods.ts';
import type { FetchBars, Range, Status } from './series.ts';
import { SharedSeries, type Feed, type Listener } from './shared-series.ts';

/** Volume comes with deals, not with marks: it is looked at now and then. */
const catchUpMs = 20_000;

/** A price is of now, if it is no older. */
const freshMs = 10_000;

export type Group = 'usdt' | 'futures';

/** Candles of a pair and of a future come from different calls. */
const fetcherOf =
  (symbol: string, group: Group, period: Period): FetchBars =>
  async (range: Range, signal: AbortSignal) => {
    const sent = { symbol, period, ...range };
    const candles =
      group === 'futures'
        ? await call('GET /portal/market/futures/kline', { query: sent }, { quiet: true, signal })
        : await call('POST /portal/market/kline', { body: sent }, { quiet: true, signal });
    return candles.map(barOf);
  };

export interface OpenSeries {
  readonly status: Status;
  readonly retry: () => void;
  /** Tells a chart of the candles, from now on and of those that are there. */
  readonly listen: (listener: Listener) => Feed;
}

function keepLive(series: SharedSeries, symbol: string): () => void {
  const take = () => {
    const row = tickerOf(symbol);
    // One that is kept from an earlier visit is older than the candles.
    if (row !== undefined && row.price !== null && row.time > serverNow() - freshMs)
      series.mark(Number(row.price), row.time);
  };
  take();
  const stop = onTicker(symbol, take);
  const timer = setInterval(() => !document.hidden && series.catchUp(), catchUpMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** The candles of a symbol and timeframe, kept alive: asked for at once, whoever will draw them. */
export function useSeries(symbol: string, group: Group, period: Period, live: boolean): OpenSeries {
  const [status, setStatus] = useState<Status>('loading');
  const series = useMemo(
    () => new SharedSeries({ period, fetchBars: fetcherOf(symbol, group, period), onStatus: setStatus }),
    [symbol, group, period],
  );
  useEffect(() => {
    const stops = [series.open(), keepLive(series, symbol)];
    return () => stops.forEach((stop) => stop());
  }, [series, symbol]);
  useEffect(() => series.pause(!live), [series, live]);
  useEffect(() => {
    if (status !== 'failed') return;
    addEventListener('online', series.retry);
    return () => removeEventListener('online', series.retry);
  }, [series, status]);

  const { listen, retry } = series;
  return useMemo(() => ({ status, listen, retry }), [status, listen, retry]);
}
