import { number, price } from '../../locales/format.ts';

const stable = /^USD[TC]$/;

/**
 * Which of two currencies a rate is told for: a coin in dollars, else the dearer in the cheaper. @param rate target per
 * source
 */
export const toldFor = (from: string, to: string, rate: number): 'from' | 'to' =>
  stable.test(from) !== stable.test(to) ? (stable.test(from) ? 'to' : 'from') : rate >= 1 ? 'from' : 'to';

const decimalsOf = (value: number): number => (value >= 1_000 ? 2 : value >= 1 ? 4 : value >= 0.01 ? 6 : 10);

/**
 * A rate as people read it: `1 BTC = 60,000 USDT`, whichever way is exchanged. @param rate target per source, as a
 * decimal
 */
export function rateWords(from: string, to: string, rate: string): string {
  const value = Number(rate);
  if (!(value > 0)) return '—';
  const [base, quote, told] = toldFor(from, to, value) === 'from' ? [from, to, value] : [to, from, 1 / value];
  const decimals = decimalsOf(told);
  const text = told.toFixed(decimals);
  // From one on the decimals stay: a live number that changes its length can't be read.
  return `1 ${base} = ${told >= 1 ? price(text, decimals) : number(text, decimals)} ${quote}`;
}
