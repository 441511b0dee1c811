import { number, price } from '../../locales/format.ts';

const stable = /^USD[TC]$/;

/**
 * Which of two currencies a rate is told for: a coin in dollars, else the dearer in the cheaper. @param rate target per
 * source
 */
export function quotedFor(from: string, to: string, rate: number): 'from' | 'to' {
  const [inDollars, forDollars] = [stable.test(from), stable.test(to)];
  if (inDollars !== forDollars) return inDollars ? 'to' : 'from';
  return rate >= 1 ? 'from' : 'to';
}

const decimals = [
  [1_000, 2],
  [1, 4],
  [0.01, 6],
] as const;
const decimalsOf = (value: number): number => decimals.find(([from]) => value >= from)?.[1] ?? 10;

/**
 * A rate as people read it: `1 BTC = 60,000 USDT`, whichever way is exchanged. @param rate target per source, as a
 * decimal
 */
export function rateWords(from: string, to: string, rate: string): string {
  const value = Number(rate);
  if (!(value > 0)) return '—';
  const [base, quote, quoted] = quotedFor(from, to, value) === 'from' ? [from, to, value] : [to, from, 1 / value];
  const count = decimalsOf(quoted);
  const text = quoted.toFixed(count);
  // From one on the decimals stay: a live number that changes its length can't be read.
  return `1 ${base} = ${quoted >= 1 ? price(text, count) : number(text, count)} ${quote}`;
}
