import { oneRate, rate, type Rate } from '../money/amount.ts';
import { assert } from '../result.ts';

/** Where the true share lies with a confidence of 95 %, both ends as fractions from 0 to 1. */
export interface Interval {
  readonly low: Rate;
  readonly high: Rate;
}

/** The 97.5th percentile of the normal distribution, 1.959964, in millionths: 95 % lie within so many deviations. */
const z = 1_959_964n;
const million = 1_000_000n;
/** Of z², and of all that is added to it. */
const one = million * million;
const zSquared = z * z;

/** The square root of a whole number, rounded down; by Newton's way, from above. @param value not negative */
function rootOf(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (let next = (root + value / root) >> 1n; next < root; next = (root + value / root) >> 1n) root = next;
  return root;
}

/**
 * The score interval of E. B. Wilson ("Probable inference, the law of succession, and statistical inference", Journal
 * of the American Statistical Association 22, 1927), for k successes in n trials:
 * (2k + z² ± z·√(z² + 4k(n − k) / n)) / (2(n + z²)), rounded outwards. It stays within 0 and 1 and holds for few trials
 * too, which the mean plus and minus its deviation doesn't.
 * @param trials at least one
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  assert(trials > 0 && successes >= 0 && successes <= trials, `${successes} of ${trials} is no share`);
  const [k, n] = [BigInt(successes), BigInt(trials)];
  const middle = (2n * k * one + zSquared) * million;
  // Six digits more than z has, so that rounding the root doesn't show in what is answered.
  const spread = z * rootOf(((zSquared * n + 4n * k * (n - k) * one) * one) / n);
  const whole = 2n * (n * one + zSquared) * million;
  const low = middle > spread ? ((middle - spread) * oneRate) / whole : 0n;
  const high = ((middle + spread) * oneRate + whole - 1n) / whole;
  assert(low <= high, `the range of ${k} of ${n} begins before it ends`);
  return { low: rate(low), high: rate(high < oneRate ? high : oneRate) };
}
