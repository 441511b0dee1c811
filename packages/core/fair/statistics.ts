import { formatPlain } from '../money/decimal.ts';
import { assert } from '../result.ts';

/** Of fewer accounts nothing is told: nobody is to be seen in a group. */
export const groupLeast = 5;
/** Of fewer accounts a share of losers would say more of chance than of the product. */
export const accountsForShare = 100;
/** So many standard deviations apart are no luck any more. */
export const alarmSigma = 4;
export const statisticsDays = 90;
/** Of the facts of a day: how they are counted is told for each in docs/fair.md. Without one they are of the first. */
export const statisticsVersion = 2;

export interface Decided {
  readonly wins: number;
  readonly losses: number;
}

/**
 * How far two shares of wins lie apart, in standard deviations: the two-proportion z-test with a pooled share (Fleiss,
 * Statistical Methods for Rates and Proportions). 0 where either has nothing decided, or all went one way.
 */
export function sigmaBetween(one: Decided, other: Decided): number {
  for (const { wins, losses } of [one, other]) assert(wins >= 0 && losses >= 0, `${wins} wins and ${losses} losses`);
  const [n, m] = [one.wins + one.losses, other.wins + other.losses];
  const pooled = (one.wins + other.wins) / (n + m);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m));
  return n === 0 || m === 0 || spread === 0 ? 0 : (one.wins / n - other.wins / m) / spread;
}

interface Group {
  readonly accounts: number;
  readonly orders: number;
}

/**
 * Which groups are told one by one, and which only together. Their sum is known to everybody from the public log, so a
 * single small group that was left out could be found by subtraction: all that are too small are told together with the
 * smallest one that isn't.
 * @param all accounts of all groups, each counted once
 * @returns `together` empty where nothing is left to tell, or too few are in all of it
 */
export function shownGroups<Of extends Group>(groups: readonly Of[], all: number): { shown: Of[]; together: Of[] } {
  const bySize = groups.toSorted((a, b) => a.accounts - b.accounts || a.orders - b.orders);
  const small = bySize.filter(({ accounts }) => accounts < groupLeast);
  const large = bySize.slice(small.length);
  if (small.length === 0) return { shown: large, together: [] };
  if (large.length === 0) return { shown: [], together: all < groupLeast ? [] : small };
  return { shown: large.slice(1), together: [...small, ...large.slice(0, 1)] };
}

/** The share of accounts that lost, 0 to 1, cut to four decimals; null below {@link accountsForShare}. */
export function lossShareOf(accounts: number, lost: number): string | null {
  assert(lost >= 0 && lost <= accounts, `${lost} of ${accounts} accounts have lost`);
  return accounts < accountsForShare ? null : formatPlain((BigInt(lost) * 10_000n) / BigInt(accounts), 4);
}
