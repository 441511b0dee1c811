import { currencyScale, displayOrder, isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { assert } from '@candor/core/result.ts';

/** Decimals of a currency of the ledger. */
export function scaleOf(currency: string): number {
  assert(isCurrency(currency), `unknown currency ${currency} among the liabilities`);
  return currencyScale[currency];
}

/** An amount of the database as it is answered. @param units whole number of the smallest unit */
export const decimalOf = (units: string | bigint, currency: string): string =>
  formatPlain(BigInt(units), scaleOf(currency));

interface InCurrency {
  readonly currency: string;
}
const place = ({ currency }: InCurrency): number => displayOrder.indexOf(currency as Currency);
/** Currencies in the order in which they are shown. */
export const byPlace = (a: InCurrency, b: InCurrency): number => place(a) - place(b);

/** What is published of one currency, as the database has it. */
export interface RootRow extends InCurrency {
  readonly sum: string;
  readonly hash: string;
  readonly leaves: number;
}
export const presentRoots = (rows: readonly RootRow[]): (RootRow & { readonly decimals: number })[] =>
  rows.toSorted(byPlace).map(({ currency, sum, hash, leaves }) => ({
    currency,
    decimals: scaleOf(currency),
    sum: decimalOf(sum, currency),
    hash,
    leaves,
  }));
