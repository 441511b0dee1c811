import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { amount } from '../../../locales/format.ts';
import { asTyped, decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import type { Product } from '../model.ts';

export type Issue = 'range' | 'balance';
export type Limits = Pick<Product, 'currencyCode' | 'minAmount' | 'maxAmount' | 'available'>;

export interface Checked {
  /** In the form of the wire. */
  readonly value: string;
  readonly issue: Issue | null;
  /** Of the most that can be bought; above 100 when more was typed. */
  readonly percent: number;
  readonly ready: boolean;
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const unitsOf = (text: string | null, currency: string): bigint => parseDecimal(text ?? '', scaleOf(currency)) ?? 0n;

const unitOf = (currency: string): bigint => 10n ** BigInt(scaleOf(currency));
/** Whether it is bought in whole units: then shares and limits are said so. */
const isWhole = ({ currencyCode, minAmount }: Limits): boolean =>
  unitsOf(minAmount, currencyCode) % unitOf(currencyCode) === 0n;

/** The most that the product sells: within its limit, and what its pool covers. */
const mostOf = ({ currencyCode, maxAmount, available }: Limits): bigint =>
  smaller(unitsOf(maxAmount, currencyCode), unitsOf(available, currencyCode));
const ceilingOf = (limits: Limits, balance: string | null): bigint =>
  smaller(mostOf(limits), unitsOf(balance, limits.currencyCode));

/** What stands in the way of a purchase as typed. @param balance available, null until it is known */
export function checkPurchase(limits: Limits, typed: string, balance: string | null): Checked {
  const { currencyCode, minAmount } = limits;
  const value = decimalTyped(typed);
  const units = unitsOf(value, currencyCode);
  const ceiling = ceilingOf(limits, balance);
  const outside = units < unitsOf(minAmount, currencyCode) || units > mostOf(limits);
  const short = balance !== null && units > unitsOf(balance, currencyCode) ? 'balance' : null;
  const issue = outside ? 'range' : short;
  return {
    value,
    issue: typed === '' ? null : issue,
    percent: ceiling === 0n ? 0 : Number((units * 100n) / ceiling),
    ready: issue === null,
  };
}

/** A share of the most that can be bought, as it would be typed: in whole units where the least is one too. */
export function shareTyped(limits: Limits, balance: string | null, percent: number): string {
  const { currencyCode } = limits;
  const step = isWhole(limits) ? unitOf(currencyCode) : 1n;
  const wanted = (ceilingOf(limits, balance) * BigInt(percent)) / 100n;
  return asTyped(formatPlain(wanted - (wanted % step), scaleOf(currencyCode)));
}

/** Both ends of what can be bought, in words. */
export function limitWords(limits: Limits) {
  const { currencyCode: currency, minAmount } = limits;
  const decimals = isWhole(limits) ? 0 : scaleOf(currency);
  return {
    min: amount(minAmount, currency, decimals),
    max: amount(formatPlain(mostOf(limits), scaleOf(currency)), currency, decimals),
    currency,
  };
}
