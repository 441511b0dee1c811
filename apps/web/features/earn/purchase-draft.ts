import { parseDecimal } from '@candor/core/money/decimal.ts';
import { amount } from '../../locales/format.ts';
import { decimalTyped } from '../../shell/amounts/amount-typed.ts';
import { scaleOf } from '../../shell/funds/balances.ts';
import type { Product } from './model.ts';

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
const unitsOf = (text: string, currency: string): bigint => parseDecimal(text, scaleOf(currency)) ?? 0n;

/** The most that the product sells: within its limit, and what its pool covers. */
const mostOf = ({ currencyCode, maxAmount, available }: Limits): bigint =>
  smaller(unitsOf(maxAmount, currencyCode), unitsOf(available, currencyCode));
const ceilingOf = (limits: Limits, balance: string): bigint =>
  smaller(mostOf(limits), unitsOf(balance, limits.currencyCode));

/** What stands in the way of a purchase as typed. @param balance what is available to the customer, decimal */
export function checkPurchase(limits: Limits, typed: string, balance: string): Checked {
  const { currencyCode, minAmount } = limits;
  const value = decimalTyped(typed);
  const units = unitsOf(value, currencyCode);
  const ceiling = ceilingOf(limits, balance);
  const outside = units < unitsOf(minAmount, currencyCode) || units > mostOf(limits);
  const short = units > unitsOf(balance, currencyCode) ? 'balance' : null;
  const issue = outside ? 'range' : short;
  return {
    value,
    issue: typed === '' ? null : issue,
    percent: ceiling === 0n ? 0 : Number((units * 100n) / ceiling),
    ready: typed !== '' && issue === null,
  };
}

/** A share of the most that can be bought, in whole units, as it would be typed. */
export function shareTyped(limits: Limits, balance: string, percent: number): string {
  const unit = 10n ** BigInt(scaleOf(limits.currencyCode));
  return String((ceilingOf(limits, balance) * BigInt(percent)) / 100n / unit);
}

/** Both ends of what can be bought, in words. */
export const limitWords = ({ currencyCode: currency, minAmount, maxAmount, available }: Limits) => ({
  min: amount(minAmount, currency, 0),
  max: amount(Number(available) < Number(maxAmount) ? available : maxAmount, currency, 0),
  currency,
});
