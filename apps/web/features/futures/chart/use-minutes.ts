import { useCallback, useEffect, useMemo, useRef } from 'react';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import { useCall } from '../../../shell/client/query.ts';
import { onTicker, tickerOf } from '../../../shell/quotes/tickers.ts';
import { minutesShown, withMark, type Minute } from './minutes.ts';

/** The candles of the last hour, oldest first; the running one moves with each mark. @returns tells them as of now */
export function useMinutes(symbol: string): () => readonly Minute[] {
  const fetched = useCall(
    'POST /portal/market/kline',
    { body: { symbol, period: '1m', limit: minutesShown } },
    { staleTime: 30_000, refetchInterval: 60_000 },
  ).data;
  const known = useMemo(
    () =>
      (fetched ?? []).map(({ time, open, high, low, close }): Minute => ({
        time,
        open: Number(open),
        high: Number(high),
        low: Number(low),
        close: Number(close),
      })),
    [fetched],
  );
  const minutes = useRef<readonly Minute[]>([]);
  const from = useRef<readonly Minute[] | null>(null);
  if (from.current !== known) {
    from.current = known;
    minutes.current = withTicker(known, symbol);
  }
  const now = useCallback(() => (minutes.current = withTicker(minutes.current, symbol)), [symbol]);
  useEffect(() => onTicker(symbol, now), [symbol, now]);
  return now;
}

function withTicker(minutes: readonly Minute[], symbol: string): readonly Minute[] {
  const row = tickerOf(symbol);
  return row === undefined || row.price === null
    ? minutes
    : withMark(minutes, Number(row.price), row.time ?? serverNow());
}
