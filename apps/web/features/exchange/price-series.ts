import type { Ticker } from '../../shell/quotes/tickers.ts';
import { quotedFor } from './rate-words.ts';

interface PriceSeries {
  /** Prices of {@link base} over the last 24 hours, oldest first. */
  readonly values: readonly number[];
  readonly base: string;
  readonly quote: string;
  /** Change of base in quote over 24 hours, as a fraction; null while a price is missing. */
  readonly change: number | null;
}

type Quoted = Pick<Ticker, 'spark' | 'changeRate'>;

/**
 * The price series of one currency in another, and its change, from those of both in USDT: the change of two pairs
 * that are quoted elsewhere is the same here.
 * @param tickers by currency; their `spark` oldest first, evenly spaced. USDT has none and is one throughout
 */
export function priceSeriesOf(
  from: string,
  to: string,
  tickers: Readonly<Record<string, Quoted | undefined>>,
): PriceSeries {
  const series = (currency: string) => (currency === 'USDT' ? null : (tickers[currency]?.spark ?? []));
  const length = Math.min(series(from)?.length ?? Infinity, series(to)?.length ?? Infinity);
  const at = (currency: string, i: number): number => series(currency)?.at(i - length) ?? 1;
  const growth = (currency: string): number =>
    currency === 'USDT' ? 1 : 1 + Number(tickers[currency]?.changeRate ?? Number.NaN);

  const isFrom = quotedFor(from, to, length > 0 ? at(from, length - 1) / at(to, length - 1) : 1) === 'from';
  const [base, quote] = isFrom ? [from, to] : [to, from];
  const change = growth(base) / growth(quote) - 1;
  return {
    values: Number.isFinite(length) ? Array.from({ length }, (_, i) => at(base, i) / at(quote, i)) : [],
    base,
    quote,
    change: Number.isFinite(change) ? change : null,
  };
}
