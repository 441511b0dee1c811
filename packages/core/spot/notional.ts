import { amount, type Amount } from '../money/amount.ts';

/**
 * What one step at a price of one tick is worth, in the smallest units of the quote currency: `numerator /
 * denominator`.
 */
export interface TickValue {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * tickSize × stepSize in smallest units of the quote currency.
 * BTCUSDT: 10^-2 × 10^-5 × 10^6 = 1/10. ETHUSDT: 10^-2 × 10^-4 × 10^6 = 1.
 * @param decimals of the tick size, of the step size and of the quote currency
 */
export function tickValue(priceDecimals: number, quantityDecimals: number, quoteScale: number): TickValue {
  const exponent = quoteScale - priceDecimals - quantityDecimals;
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent >= 0 ? { numerator: power, denominator: 1n } : { numerator: 1n, denominator: power };
}

/** tick × steps in quote currency, rounded down: what a seller receives at least. */
export const notionalDown = (tick: number, steps: number, value: TickValue): Amount =>
  amount((BigInt(tick) * BigInt(steps) * value.numerator) / value.denominator);

/** A sum of tick × steps in quote currency, rounded up. */
export function countUp(count: bigint, value: TickValue): Amount {
  const worth = count * value.numerator;
  return amount(value.denominator === 1n ? worth : (worth + value.denominator - 1n) / value.denominator);
}

/** tick × steps in quote currency, rounded up: what a buyer pays at most. */
export const notionalUp = (tick: number, steps: number, value: TickValue): Amount =>
  countUp(BigInt(tick) * BigInt(steps), value);
