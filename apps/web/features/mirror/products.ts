import type { PlainKey } from '../../locales/i18n.ts';
import { shownSum } from '../../shell/amounts/shown-parts.ts';
import type { Mirror } from '../../shell/mirror/meaning.ts';

/** What one product has brought. */
export interface Product {
  readonly name: PlainKey;
  readonly trades: number;
  /** USDT; null where a price is missing. */
  readonly value: string | null;
  /** Coins are worth what they are worth now. */
  readonly atPrices: boolean;
}

/** The products that were traded, in cents that add up to what stands against holding where all of them are known. */
export function productsOf({ fast, futures, spot, exchange }: Mirror): Product[] {
  const traded: Product[] = [
    { name: 'home.fast', trades: fast.orders, value: fast.result, atPrices: false } as const,
    { name: 'accounts.futures', trades: futures.positions, value: futures.result, atPrices: false } as const,
    { name: 'spot.title', trades: spot.trades, value: spot.difference, atPrices: true } as const,
    { name: 'exchange.title', trades: exchange.trades, value: exchange.difference, atPrices: true } as const,
  ].filter(({ trades }) => trades > 0);
  const values = traded.flatMap(({ value }) => value ?? []);
  if (values.length < traded.length) return traded;
  const { parts } = shownSum(values);
  return traded.map((product, at) => ({ ...product, value: parts[at] ?? product.value }));
}
