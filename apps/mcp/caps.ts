import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import type { Caps } from './options.ts';

const decimals = 6;
/** Of what the dialect says of prices and quantities. */
const scale = 18;
const divideUp = (count: bigint, by: bigint): bigint => (count + by - 1n) / by;

/** An amount in millionths of a USDT; more decimals are rounded up, so that a cap holds. @returns null for none */
export function usdtOf(text: string): bigint | null {
  const exact = parseDecimal(text, scale);
  return exact === null ? null : divideUp(exact, 10n ** BigInt(scale - decimals));
}

export const usdtText = (amount: bigint): string => formatPlain(amount, decimals);

/** The worth of a quantity at a price, rounded up. @returns null where one of both is no number */
export function worthOf(price: string, quantity: string): bigint | null {
  const [a, b] = [parseDecimal(price, scale), parseDecimal(quantity, scale)];
  return a === null || b === null ? null : divideUp(a * b, 10n ** BigInt(2 * scale - decimals));
}

/** Why an order may not be placed; null where it may. @param used what was traded today already */
export function objectionTo(worth: bigint, used: bigint, caps: Caps): string | null {
  if (worth <= 0n) return 'An order of nothing is none.';
  if (worth > caps.order)
    return `The order is worth ${usdtText(worth)} USDT; the cap of one order is ${usdtText(caps.order)} USDT.`;
  if (used + worth > caps.day)
    return (
      `The order is worth ${usdtText(worth)} USDT and ${usdtText(used)} USDT were placed today; ` +
      `the cap of a day is ${usdtText(caps.day)} USDT.`
    );
  return null;
}
