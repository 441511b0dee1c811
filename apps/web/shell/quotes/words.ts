import { price } from '../../locales/format.ts';
import { pairOf } from './quote-row.tsx';
import { tickerOf } from './tickers.ts';

/** A symbol as people write it: `BTC/USDT`. */
export const pairText = (symbol: string): string =>
  pairOf(symbol)
    .filter((part) => part !== '')
    .join('/');
/** A price in the decimals of its symbol. */
export const priceIn = (symbol: string, value: string | null | undefined): string =>
  price(value, tickerOf(symbol)?.priceDecimals ?? 2);
