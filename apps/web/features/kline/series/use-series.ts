import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../../shell/client/call.ts';
import { onTicker, tickerOf } from '../../../shell/quotes/tickers.ts';
import { barOf, type Bar } from './bars.ts';
import type { Period } from './periods.ts';
import { Series, type FetchBars, type Range, type Status } from './series.ts';

/** Volume comes with deals, not with marks: it is looked at now and then. */
const catchUpMs = 20_000;

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

/** Who draws the candles: told of them, never asked. */
export interface Listener {
  onBars: (bars: Bar[], more: boolean) => void;
  onBar: (bar: Bar) => void;
}

export interface Feed {
  readonly older: Series['older'];
  readonly stop: () => void;
}

export interface OpenSeries {
  readonly status: Status;
  readonly retry: () => void;
  /** Loads the candles and tells a chart of them from now on. */
  readonly listen: (listener: Listener) => Feed;
}

function keepLive(series: Series, symbol: string): () => void {
  const stop = onTicker(symbol, () => {
    const row = tickerOf(symbol);
    if (row !== undefined && row.price !== null) series.mark(Number(row.price), row.time);
  });
  const timer = setInterval(() => !document.hidden && void series.catchUp(), catchUpMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** The candles of a symbol and timeframe, kept alive as long as a chart listens. */
export function useSeries(symbol: string, group: Group, period: Period, live: boolean): OpenSeries {
  const [status, setStatus] = useState<Status>('loading');
  const [series, setSeries] = useState<Series | null>(null);

  const listen = useCallback(
    (listener: Listener) => {
      const opened = new Series({
        period,
        fetchBars: fetcherOf(symbol, group, period),
        onStatus: setStatus,
        ...listener,
      });
      setSeries(opened);
      void opened.load();
      const stop = keepLive(opened, symbol);
      return {
        older: (before: number) => opened.older(before),
        stop() {
          stop();
          opened.close();
        },
      };
    },
    [symbol, group, period],
  );

  useEffect(() => series?.pause(!live), [series, live]);
  useEffect(() => {
    if (series === null || status !== 'failed') return;
    const retry = () => void series.load();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [series, status]);

  return useMemo(() => ({ status, listen, retry: () => void series?.load() }), [status, listen, series]);
}
