import { assert } from '../result.ts';
import type { Brand } from './brand.ts';
import { parseDecimal } from './decimal.ts';

/** Money in the smallest unit of its currency (see {@link ./currencies.ts}); signed in ledger entries. */
export type Amount = Brand<bigint, 'amount'>;
/** Quote currency per one unit of the base, scale {@link priceScale}. */
export type Price = Brand<bigint, 'price'>;
/** A fraction (0.001 is 0.1 %), scale {@link rateScale}. */
export type Rate = Brand<bigint, 'rate'>;

export const priceScale = 8;
export const rateScale = 8;
export const amount = (units: bigint): Amount => units as Amount;
export const price = (units: bigint): Price => units as Price;
export const rate = (units: bigint): Rate => units as Rate;
export const zero = amount(0n);
export const oneRate = rate(10n ** BigInt(rateScale));

/** A rate written in the code: `fraction('0.001')`. A text that is no rate is a bug. */
export function fraction(text: string): Rate {
  const units = parseDecimal(text, rateScale);
  assert(units !== null, `${text} is no rate`);
  return rate(units);
}

export const plus = (a: Amount, b: Amount): Amount => amount(a + b);
export const minus = (a: Amount, b: Amount): Amount => amount(a - b);
export const negative = (a: Amount): Amount => amount(-a);
export const smaller = (a: Amount, b: Amount): Amount => (a < b ? a : b);

/** a × r, rounded down: for what the requester receives. @param a not negative */
export const shareDown = (a: Amount, r: Rate): Amount => amount((a * r) / oneRate);

/** a × r, rounded up: for what the requester pays. @param a not negative */
export const shareUp = (a: Amount, r: Rate): Amount => amount((a * r + oneRate - 1n) / oneRate);
