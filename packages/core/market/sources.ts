import { oneRate, price, priceScale, rate, type Price, type Rate } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { ascending } from './accept-mark.ts';
import type { Instant } from './mark.ts';

/** What one source says of a symbol at the moment in which its price is sampled. */
export interface SourceQuote {
  readonly source: string;
  readonly price: Price;
  /** When the source stated this price, by its own clock. */
  readonly statedAt: Instant;
  /** When that reached us. */
  readonly arrivedAt: Instant;
  /** The source's own time of the last that came over the same line, about whatever symbol. */
  readonly saidAt: Instant;
}

export interface SourceRules {
  /**
   * A source whose line is further behind, in milliseconds, doesn't count. Whoever sees the market directly knows as
   * much of the future: 0.9 s of it make a contract of 30 s a fair game for them.
   */
  readonly ageMaxMs: number;
  /** Two sources further apart than this say nothing together. */
  readonly apartMax: Rate;
}

/** Never more than this: the shortest contracts rest on it. */
export const sourceAgeMostMs = 300;
export const sourceRules: SourceRules = { ageMaxMs: sourceAgeMostMs, apartMax: rate(300_000n) };

/** Whether what a source says counts at a moment. */
export const isCounted = ({ saidAt }: Pick<SourceQuote, 'saidAt'>, now: Instant, { ageMaxMs }: SourceRules): boolean =>
  now - saidAt <= ageMaxMs;

/** Whether two prices differ by more than a share of the lower one. */
export function areApart(one: Price, other: Price, max: SourceRules['apartMax']): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high - low) * oneRate > low * max;
}

export type SourcesRefusal = 'no-source' | 'sources-apart';

/**
 * The price of several sources: the median, of an even number the middle of the two middle ones. Two alone that are
 * apart give none: nobody can tell which of them is wrong.
 * @param prices of the sources that count, in any order
 * @param decimals of the symbol's tick; a middle that lies between two ticks goes to the even one
 */
export function priceOfSources(
  prices: readonly Price[],
  decimals: number,
  { apartMax }: Pick<SourceRules, 'apartMax'> = sourceRules,
): Result<Price, SourcesRefusal> {
  const sorted = prices.toSorted(ascending);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  if (low === undefined || high === undefined) return refuse('no-source');
  if (sorted.length === 2 && areApart(low, high, apartMax)) return refuse('sources-apart');
  return ok(middleOf(low, high, 10n ** BigInt(priceScale - decimals)));
}

function middleOf(low: Price, high: Price, tick: bigint): Price {
  if (low === high) return low;
  const ticksTwice = (low + high) / tick;
  const [ticks, isBetween] = [ticksTwice / 2n, ticksTwice % 2n === 1n];
  const isOdd = ticks % 2n === 1n;
  return price((isBetween && isOdd ? ticks + 1n : ticks) * tick);
}
