import { useEffect } from 'react';
import { useCall } from '../client/query.ts';
import { setTickers } from './tickers.ts';

const everyMs = 60_000;

/**
 * The list of quotations, asked for by a page that can't do without; what comes is there for all. Once a minute anew:
 * of what is not on screen the stream tells prices only.
 */
export function useTickerList() {
  const list = useCall('GET /portal/market/tickers', undefined, { staleTime: everyMs, refetchInterval: everyMs });
  useEffect(() => void (list.data !== undefined && setTickers(list.data)), [list.data]);
  return list;
}
