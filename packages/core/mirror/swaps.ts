import { amount, minus, negative, plus, zero, type Amount, type Price } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import type { Pair } from '../spot/rules.ts';
import { valueInUsdt } from '../valuation/value-in-usdt.ts';

/** What swapping currencies has changed of one of them. */
export interface Swap {
  readonly currency: Currency;
  /** Signed, after the fee. */
  readonly change: Amount;
  readonly fee: Amount;
}

/** Deals of one pair and side, added up as they are stored. */
export interface DealSum {
  readonly side: 'buy' | 'sell';
  readonly steps: bigint;
  /** Of the quote currency. */
  readonly amount: Amount;
  /** Of the base currency for a buy, else of the quote currency. */
  readonly fee: Amount;
}

/** What deals have changed: the fee is taken from what is received. */
export function swapsOfDeals(pair: Pair, { side, steps, amount: paid, fee }: DealSum): Swap[] {
  const quantity = amount(steps * pair.stepUnits);
  return side === 'buy'
    ? [
        { currency: pair.base, change: minus(quantity, fee), fee },
        { currency: pair.quote, change: negative(paid), fee: zero },
      ]
    : [
        { currency: pair.base, change: negative(quantity), fee: zero },
        { currency: pair.quote, change: minus(paid, fee), fee },
      ];
}

/** Exchanges between two currencies, added up. @param fee already taken from what was obtained */
export const swapsOfExchanges = (
  from: { currency: Currency; quantity: Amount },
  to: { currency: Currency; obtained: Amount; fee: Amount },
): Swap[] => [
  { currency: from.currency, change: negative(from.quantity), fee: zero },
  { currency: to.currency, change: to.obtained, fee: to.fee },
];

/** A price in USDT, null while none is known. */
export type PriceOf = (currency: Currency) => Price | null;

/** What is left of swaps at present prices, in USDT. */
export interface SwapResult {
  readonly fees: Amount;
  /** What all that was received is worth today, less what was given for it: negative if holding had been better. */
  readonly difference: Amount;
}

function worth(units: Amount, currency: Currency, priceOf: PriceOf): Amount | null {
  if (currency === 'USDT' || units === zero) return units;
  const price = priceOf(currency);
  if (price === null) return null;
  return units < 0n ? negative(valueInUsdt(negative(units), currency, price)) : valueInUsdt(units, currency, price);
}

/** @returns null where a currency has no price: a sum without it would be wrong */
export function swapResult(swaps: readonly Swap[], priceOf: PriceOf): SwapResult | null {
  const sums = new Map<Currency, Swap>();
  for (const { currency, change, fee } of swaps) {
    const known = sums.get(currency) ?? { change: zero, fee: zero };
    sums.set(currency, { currency, change: plus(known.change, change), fee: plus(known.fee, fee) });
  }
  let result: SwapResult = { fees: zero, difference: zero };
  for (const { currency, change, fee } of sums.values()) {
    const [left, paid] = [worth(change, currency, priceOf), worth(fee, currency, priceOf)];
    if (left === null || paid === null) return null;
    result = { fees: plus(result.fees, paid), difference: plus(result.difference, left) };
  }
  return result;
}
