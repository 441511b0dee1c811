import { amount, number } from '../../locales/format.ts';
import { pairOf } from '../../shell/quotes/quote-row.tsx';

/** A quantity of the base currency with its code. */
export const sizeIn = (symbol: string, value: string | null): string => `${number(value, 8)} ${pairOf(symbol)[0]}`;
/** An amount with its code: USDT cut to cents, coins in full. */
export const moneyIn = (currencyCode: string, value: string | null): string =>
  `${currencyCode === 'USDT' ? amount(value) : number(value, 8)} ${currencyCode}`;
