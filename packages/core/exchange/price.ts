import { amount, minus, priceScale, rateScale, shareUp, type Amount, type Price, type Rate } from '../money/amount.ts';
import type { Brand } from '../money/brand.ts';
import { currencyScale, type Currency } from '../money/currencies.ts';
import type { ExchangeRules } from './rules.ts';

/**
 * Units of one currency per unit of another, scale {@link crossScale}: a thousandth of a cent in bitcoin still has its
 * digits.
 */
export type CrossRate = Brand<bigint, 'cross-rate'>;
export const crossScale = 18;

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Target per source through USDT, rounded down: (source in USDT) / (target in USDT). */
export const crossRate = (from: Price, to: Price): CrossRate => ((from * power(crossScale)) / to) as CrossRate;

export interface Obtained {
  /** What the quantity is worth at the rate, rounded down; fee and obtainable together. */
  readonly gross: Amount;
  readonly fee: Amount;
  readonly obtainable: Amount;
}

/** What is obtained for a quantity: every rounding is against the requester, so going there and back never gains. */
export function obtainedFor(quantity: Amount, from: Currency, to: Currency, rate: CrossRate, feeRate: Rate): Obtained {
  const gross = amount((quantity * rate * power(currencyScale[to])) / power(crossScale + currencyScale[from]));
  const fee = shareUp(gross, feeRate);
  return { gross, fee, obtainable: minus(gross, fee) };
}

/** What an amount costs in USDT at a price, rounded up. */
export function costInUsdt(units: Amount, currency: Currency, at: Price): Amount {
  const shift = power(currencyScale[currency] + priceScale - currencyScale.USDT);
  return amount((units * at + shift - 1n) / shift);
}

/** The rest below the second digit from the left: 0.0000167 keeps 0.0000160. */
const belowTwoDigits = (units: bigint): bigint => power(Math.max(0, units.toString().length - 2));
const countOf = (worth: Amount, currency: Currency): bigint =>
  worth * power(currencyScale[currency] + priceScale - currencyScale.USDT);

/**
 * The smallest quantity, rounded up to two digits: a number that can be read, and that holds for more than one mark.
 */
export function minimumOf({ minWorth }: Pick<ExchangeRules, 'minWorth'>, currency: Currency, at: Price): Amount {
  const units = (countOf(minWorth, currency) + at - 1n) / at;
  const step = belowTwoDigits(units);
  return amount(((units + step - 1n) / step) * step);
}

/** The largest quantity, rounded down to two digits. */
export function maximumOf({ maxWorth }: Pick<ExchangeRules, 'maxWorth'>, currency: Currency, at: Price): Amount {
  const units = countOf(maxWorth, currency) / at;
  const step = belowTwoDigits(units);
  return amount((units / step) * step);
}

interface Prices {
  readonly from: Price;
  readonly to: Price;
}

/**
 * Whether the rate now differs from that of the quote by no more than half the fee, upwards or downwards: |now − then|
 * ≤ then × feeRate / 2, exactly.
 */
export function isWithin(then: Prices, now: Prices, feeRate: Rate): boolean {
  const [a, b] = [now.from * then.to, then.from * now.to];
  const distance = a > b ? a - b : b - a;
  return distance * 2n * power(rateScale) <= b * feeRate;
}
