import { usdtOfVnd } from '@candor/core/deposits/deposit.ts';
import { amount, price, priceScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { wholeTyped } from '../../../shell/amounts/amount-typed.ts';

/**
 * Dong as typed, in the form of the wire: they have no fraction, so a point or comma before three digits groups in
 * every language.
 */
export const vndTyped = (text: string): string => wholeTyped(text.replace(/[₫đ]/gi, ''));

/**
 * What is wrong with an amount in the form of the wire; null when it can be sent.
 * @param minimum decimal; without it none is known yet
 */
export function amountIssue(
  text: string,
  scale: number,
  minimum: string | undefined,
): 'invalid' | 'decimals' | 'low' | null {
  const units = parseDecimal(text, scale);
  if (units === null) return parseDecimal(text, 18) === null ? 'invalid' : 'decimals';
  if (units === 0n) return 'invalid';
  return minimum !== undefined && units < (parseDecimal(minimum, scale) ?? 0n) ? 'low' : null;
}

/** What whole VND become in USDT, rounded down as the server does; null for what is no amount. */
export function usdtFor(vnd: string, vndPerUsdt: string): string | null {
  const [units, rate] = [parseDecimal(vnd, 0), parseDecimal(vndPerUsdt, priceScale)];
  return units === null || rate === null || rate === 0n
    ? null
    : formatAmount(usdtOfVnd(amount(units), price(rate)), 'USDT');
}
