import { currencyScale, isCurrency } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';

const usdtScale = currencyScale.USDT;
/** USDT as a count of millionths; what is no amount counts as nothing. */
export const micros = (text: string | null | undefined): bigint => parseDecimal(text ?? '', usdtScale) ?? 0n;
/** The same of an amount that may be negative. */
export const signedMicros = (text: string): bigint => (text.startsWith('-') ? -micros(text.slice(1)) : micros(text));
export const fromMicros = (units: bigint): string => formatPlain(units, usdtScale);
/** Decimals that an amount of a currency may have. */
export const scaleOf = (currencyCode: string): number =>
  isCurrency(currencyCode) ? currencyScale[currencyCode] : usdtScale;

/** Worth of balances in USDT, of those whose price is known. */
export const worthOf = (list: readonly { valuation: string | null }[]): string =>
  fromMicros(list.reduce((sum, row) => sum + micros(row.valuation), 0n));
