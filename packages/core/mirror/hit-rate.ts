import { amount, minus, oneRate, rate, zero, type Amount, type Rate } from '../money/amount.ts';
import { assert } from '../result.ts';
import { wilsonInterval, type Interval } from './wilson.ts';

/** Fast orders that have won or lost, added up. Ties and voids give the stake back and are none of them. */
export interface Decided {
  readonly wins: number;
  readonly losses: number;
  /** Their stakes, and what a win of each would have paid beyond its stake; in USDT. */
  readonly staked: Amount;
  readonly offered: Amount;
}

/**
 * So many decided orders before a hit rate is compared: by the usual rule of ten, ten wins and ten losses are to be
 * expected at break-even, whatever the odds between one half and two. With fewer, luck alone covers a third of the
 * scale.
 */
export const decidedNeeded = 30;

/** What can be said of a hit rate. `few` is too few to tell, `unclear` that luck alone may have made the distance. */
export type Verdict = 'few' | 'below' | 'unclear' | 'above';

export interface HitRate {
  readonly rate: Rate;
  /** What luck leaves open: {@link wilsonInterval}. */
  readonly range: Interval;
  readonly breakEven: Rate;
  readonly verdict: Verdict;
}

/**
 * The hit rate at which orders of mixed odds come out even. With the same chance h for each, they bring
 * h·Σ payout − (1 − h)·Σ stake on average, which is nothing at h = Σ stake / (Σ stake + Σ payout): the well-known
 * 1 / (1 + odds) with odds weighted by stakes. Rounded up. @param staked more than zero
 */
export function breakEvenOf(staked: Amount, offered: Amount): Rate {
  assert(staked > zero && offered >= zero, `${staked} staked for ${offered} breaks even nowhere`);
  return rate((staked * oneRate + staked + offered - 1n) / (staked + offered));
}

/**
 * What the house earns of orders on average while up and down are equally likely: (Σ stake − Σ payout) / 2, in USDT and
 * rounded up. Of a stake of 100 at odds of 0.80 that is 10.
 */
export function houseEdgeOf({ staked, offered }: Pick<Decided, 'staked' | 'offered'>): Amount {
  const edge = minus(staked, offered);
  return edge > zero ? amount((edge + 1n) / 2n) : zero;
}

function verdictOf(decided: number, { low, high }: Interval, breakEven: Rate): Verdict {
  if (decided < decidedNeeded) return 'few';
  if (high < breakEven) return 'below';
  return low > breakEven ? 'above' : 'unclear';
}

/** How often orders have won beside how often they have to; null without a decided one. */
export function hitRateOf({ wins, losses, staked, offered }: Decided): HitRate | null {
  const decided = wins + losses;
  if (decided === 0) return null;
  const range = wilsonInterval(wins, decided);
  const breakEven = breakEvenOf(staked, offered);
  return {
    rate: rate((BigInt(wins) * oneRate) / BigInt(decided)),
    range,
    breakEven,
    verdict: verdictOf(decided, range, breakEven),
  };
}
