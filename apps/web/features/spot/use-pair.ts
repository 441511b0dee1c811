import { useMemo } from 'react';
import { useLastSymbol } from '../../shell/quotes/last-symbol.ts';
import { useTickerList } from '../../shell/quotes/ticker-list.ts';
import { useSymbols } from '../../shell/quotes/tickers.ts';
import { useOwnFees, useSpotRules } from './rules.ts';
import { termsOf, type Terms } from './terms.ts';

interface Pair {
  /** Undefined while the pairs or their prices are not known. */
  terms: Terms | undefined;
  /** What the address asks for and is no pair, once that is known. */
  missing: string | null;
  /** All pairs that can be traded. */
  among: readonly string[];
  error: string | undefined;
  retry: () => void;
}

/** The pair in the address; without one, the pair looked at last or the first. */
export function usePair(): Pair {
  const rules = useSpotRules();
  const fees = useOwnFees();
  const list = useTickerList();
  const listed = useSymbols();
  const among = useMemo(
    () => rules.data?.map(({ symbol }) => symbol).filter((symbol) => listed.includes(symbol)) ?? [],
    [rules.data, listed],
  );
  const { symbol, missing } = useLastSymbol('spot', among);
  const terms = useMemo(() => {
    const rule = rules.data?.find((each) => each.symbol === symbol);
    return rule === undefined ? undefined : termsOf(rule, fees);
  }, [rules.data, symbol, fees]);
  const failed = [rules, list].find((query) => query.isError && query.data === undefined);
  return {
    terms,
    missing,
    among,
    error: failed?.error?.message,
    retry: () => void Promise.all([rules.refetch(), list.refetch()]),
  };
}
