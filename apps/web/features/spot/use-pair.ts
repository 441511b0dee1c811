import { useEffect, useMemo } from 'react';
import { useCall } from '../../shell/client/query.ts';
import { setTickers, useSymbols } from '../../shell/client/tickers.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { useSpotRules } from './rules.ts';
import { termsOf, type Terms } from './terms.ts';

interface Pair {
  /** Undefined while the pairs or their prices are not known. */
  terms: Terms | undefined;
  /** All pairs that can be traded. */
  among: readonly string[];
  error: string | undefined;
  retry: () => void;
}

let lastSymbol = '';

/** The pair in the address; without one, or with one that is not traded, the pair looked at last or the first. */
export function usePair(): Pair {
  const rules = useSpotRules();
  const list = useCall('GET /portal/market/tickers', undefined, { staleTime: 60_000 });
  useEffect(() => void (list.data !== undefined && setTickers(list.data)), [list.data]);
  const listed = useSymbols();
  const asked = usePlace().query.get('symbol') ?? lastSymbol;
  const among = useMemo(() => rules.data?.map(({ symbol }) => symbol).filter((symbol) => listed.includes(symbol)) ?? [], [rules.data, listed]);
  const symbol = among.includes(asked) ? asked : among[0];
  const terms = useMemo(() => {
    const rule = rules.data?.find((each) => each.symbol === symbol);
    return rule === undefined ? undefined : termsOf(rule);
  }, [rules.data, symbol]);
  useEffect(() => void (lastSymbol = symbol ?? lastSymbol), [symbol]);
  const failed = [rules, list].find((query) => query.isError && query.data === undefined);
  return { terms, among, error: failed?.error?.message, retry: () => void Promise.all([rules.refetch(), list.refetch()]) };
}
