import type { Brand } from './brand.ts';

/** Money in the smallest unit of its currency (see {@link ./currencies.ts}); signed in ledger entries. */
export type Amount = Brand<bigint, 'amount'>;
/** Quote currency per one unit of the base, scale {@link priceScale}. */
export type Price = Brand<bigint, 'price'>;
/** A fraction (0.001 is 0.1 %), scale {@link rateScale}. */
export type Rate = Brand<bigint, 'rate'>;

export const priceScale = 8;
export const rateScale = 8;
const one = 10n ** BigInt(rateScale);

export const amount = (units: bigint): Amount => units as Amount;
export const price = (units: bigint): Price => units as Price;
export const rate = (units: bigint): Rate => units as Rate;
export const zero = amount(0n);

export const plus = (a: Amount, b: Amount): Amount => amount(a + b);
export const minus = (a: Amount, b: Amount): Amount => amount(a - b);
export const negative = (a: Amount): Amount => amount(-a);
export const smaller = (a: Amount, b: Amount): Amount => (a < b ? a : b);

/** a × r, rounded down: for what the requester receives. @param a not negative */
export const shareDown = (a: Amount, r: Rate): Amount => amount((a * r) / one);

/** a × r, rounded up: for what the requester pays. @param a not negative */
export const shareUp = (a: Amount, r: Rate): Amount => amount((a * r + one - 1n) / one);
