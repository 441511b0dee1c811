import { useEffect } from 'react';
import { useCall } from '../client/query.ts';
import { setTickers } from './tickers.ts';

/** The list of quotations, asked for by a page that can't do without; what comes is there for all. */
export function useTickerList() {
  const list = useCall('GET /portal/market/tickers', undefined, { staleTime: 60_000 });
  useEffect(() => void (list.data !== undefined && setTickers(list.data)), [list.data]);
  return list;
}
