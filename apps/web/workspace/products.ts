import type { PlainKey } from '../locales/i18n.ts';
import type { Ticker } from '../shell/quotes/tickers.ts';

/** What a ticket trades, in the order of its tabs. */
export const products = ['fast', 'futures', 'spot'] as const;
export type Product = (typeof products)[number];

/** What each is called. */
export const productNames: Readonly<Record<Product, PlainKey>> = {
  fast: 'fast.tabFast',
  futures: 'fast.tabFutures',
  spot: 'spot.title',
};

/** The page of each ticket where there is no room for the workspace. */
export const ticketPages: Readonly<Record<Product, string>> = {
  fast: 'pages/market/market',
  futures: 'pages/contract/contract',
  spot: 'pages/currency/currency',
};

/** The ticket that an address names; undefined where it is the chart's, which names none. */
export function productAt(path: string, tab: string | null): Product | undefined {
  if (path === ticketPages.fast && tab === 'futures') return 'futures';
  return products.find((product) => ticketPages[product] === path);
}

/**
 * The ticket to open for a symbol: the present one if it trades it, else the first that does. What is not known yet
 * stays.
 */
export function productFor(
  row: Pick<Ticker, 'symbol' | 'group'> | undefined,
  now: Product,
  traded: Partial<Record<Product, readonly string[]>>,
): Product {
  if (row === undefined) return now;
  const trades = (product: Product): boolean =>
    product === 'spot' ? row.group === 'usdt' : traded[product]?.includes(row.symbol) !== false;
  return trades(now) ? now : ((['spot', 'futures', 'fast'] as const).find(trades) ?? now);
}
