import type { CallAnswer } from '@candor/api-contract/index.ts';
import { dailyIncomeOf } from '@candor/core/earn/order.ts';
import { penaltyFor } from '@candor/core/earn/penalty.ts';
import { amount, rate, zero, type Amount } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency, parseAmount } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { amount as shown, presentTag, signedAmount } from '../../locales/format.ts';
import '../../shell/earn/follow-earn.ts';
import { scaleOf } from '../../shell/funds/micros.ts';

export type LockProduct = CallAnswer<'GET /lockMining/products/{id}'>;
export type WealthProduct = CallAnswer<'GET /product/findProductById'>;
export type Product = LockProduct | WealthProduct;
export type LockOrder = CallAnswer<'GET /lockMining/orders/{id}'>;
export type WealthOrder = CallAnswer<'GET /userProductOrder/findOrderById'>;
export type Order = LockOrder | WealthOrder;
export type Income = CallAnswer<'GET /lockMining/income'>['list'][number];

export const isLock = (one: Product | Order): one is LockProduct | LockOrder => 'lockDays' in one;
export const daysOf = (product: Product): number => (isLock(product) ? product.lockDays : product.days);
export const dividendOf = (one: Product | Order): 'daily' | 'end' => (isLock(one) ? 'daily' : one.dividend);
/** "0.5" percent as a share: 0.005. */
export const shareOf = (percent: string): string => String(Number(percent) / 100);

/** Percent has two decimals less than the fraction it stands for. */
const rateOf = (percent: string) => rate(parseDecimal(percent, 6) ?? 0n);

/** The difference of two decimal texts of a currency, exact. */
export const less = (a: string, b: string, currency: string): string => {
  const scale = scaleOf(currency);
  return formatPlain((parseDecimal(a, scale) ?? 0n) - (parseDecimal(b, scale) ?? 0n), scale);
};

/** Their sum, exact. */
export const plus = (a: string, b: string, currency: string): string => {
  const scale = scaleOf(currency);
  return formatPlain((parseDecimal(a, scale) ?? 0n) + (parseDecimal(b, scale) ?? 0n), scale);
};

/** A month with its year; some languages write it small, where it heads a list it begins large. */
export function monthName(at: number | Date): string {
  const name = new Intl.DateTimeFormat(presentTag(), { month: 'long', year: 'numeric' }).format(at);
  return name.charAt(0).toLocaleUpperCase(presentTag()) + name.slice(1);
}

/** Income with all of its digits: a day's may be less than a cent. */
export const exact = (value: string | undefined, currency: string): string => shown(value, currency, scaleOf(currency));
/** The same with its sign; nothing has none. */
export const gained = (value: string | undefined, currency: string): string =>
  signedAmount(value, currency, scaleOf(currency));

export interface Payment {
  readonly at: number;
  readonly amount: string;
  /** Not paid yet, where that matters. */
  readonly due?: boolean;
}

/**
 * What a purchase pays, when, and what ending it on its first day costs: the formulas of core, as the order will be
 * accepted under them. Null while the text
 * is no amount.
 */
export function paymentsOf(
  product: Product,
  text: string,
  now: number,
): { daily: string; whole: string; earlyExit: string; payments: Payment[] } | null {
  const { currencyCode, dailyRate, penaltyRate } = product;
  const principal = isCurrency(currencyCode) ? parseAmount(text, currencyCode) : null;
  if (principal === null || principal === zero || !isCurrency(currencyCode)) return null;
  const days = daysOf(product);
  const daily = dailyIncomeOf(principal, rateOf(dailyRate));
  const money = (units: Amount): string => formatAmount(units, currencyCode);
  const whole = amount(daily * BigInt(days));
  const payments =
    dividendOf(product) === 'end'
      ? [{ at: now + days * dayMs, amount: money(whole) }]
      : Array.from({ length: days }, (_, at) => ({ at: now + (at + 1) * dayMs, amount: money(daily) }));
  const earlyExit = penaltyFor(principal, rateOf(penaltyRate), isLock(product) ? 1 : days);
  return { daily: money(daily), whole: money(whole), earlyExit: money(earlyExit), payments };
}

/** What an order of an older product pays, and when: by its own frozen terms. */
export const planOf = ({ startTime, endTime, days, dividend, dailyIncome, expectedProfit }: WealthOrder): Payment[] =>
  dividend === 'end'
    ? [{ at: endTime, amount: expectedProfit }]
    : Array.from({ length: days }, (_, at) => ({ at: startTime + (at + 1) * dayMs, amount: dailyIncome }));
