import { useEffect, useMemo } from 'react';
import { useCall } from '../shell/client/query.ts';
import { tickerOf, useSymbols, type Ticker } from '../shell/quotes/tickers.ts';
import { navigate, usePlace } from '../shell/routing/hash.ts';
import { productAt, productFor, ticketPages, type Product } from './products.ts';

export interface WorkspacePlace {
  /** Undefined while the list of symbols has not come. */
  readonly row: Ticker | undefined;
  /** What the address asks for and is not listed. */
  readonly missing: string | null;
  readonly product: Product;
  readonly openSymbol: (symbol: string) => void;
  readonly openProduct: (product: Product) => void;
}

/** What was last looked at, for as long as the app is open. */
const last: { symbol: string; product: Product } = { symbol: '', product: 'fast' };

/** What each ticket trades, once that is known. */
function useTraded(): Partial<Record<Product, readonly string[]>> {
  const rule = useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 }).data;
  return useMemo(
    () =>
      rule === undefined ? {} : { fast: rule.fast.symbols, futures: rule.futures.map((contract) => contract.symbol) },
    [rule],
  );
}

/** The symbol and the ticket that the address names: each page of trading is a state of the workspace. */
export function useWorkspacePlace(): WorkspacePlace {
  const { path, query } = usePlace();
  const symbols = useSymbols();
  const traded = useTraded();
  const asked = query.get('symbol');
  const missing = asked !== null && symbols.length > 0 && !symbols.includes(asked) ? asked : null;
  const symbol = asked ?? (symbols.includes(last.symbol) ? last.symbol : (symbols[0] ?? ''));
  const row = missing === null ? tickerOf(symbol) : undefined;
  const product = productAt(path, query.get('tab')) ?? productFor(row, last.product, traded);

  useEffect(() => {
    if (row !== undefined) Object.assign(last, { symbol: row.symbol, product });
  }, [row, product]);
  // What follows reads the symbol from the address, and so does who copies it.
  useEffect(() => {
    if (asked === null && symbol !== '') navigate(path, { ...Object.fromEntries(query), symbol }, 'replace');
  }, [asked, symbol, path, query]);

  return {
    row,
    missing,
    product,
    openSymbol: (next) => {
      const to = ticketPages[productFor(tickerOf(next), product, traded)];
      navigate(path === 'pages/futures/kline' ? path : to, { symbol: next }, 'replace');
    },
    openProduct: (next) => navigate(ticketPages[next], { symbol }, 'replace'),
  };
}
