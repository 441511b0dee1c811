import type { BriefBook } from '@candor/api-contract/events.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { stepsText, tickText } from './present.ts';

/** A book that has not changed is told again after this, so that who watches knows it is the present one. */
const sameAgainMs = 1_000;

/** Whether a book is to be told, after the one that was told last. */
export const isDue = (sent: BriefBook | undefined, now: BriefBook): boolean =>
  sent?.bids !== now.bids || sent.asks !== now.asks || now.time - sent.time >= sameAgainMs;

/** Of both sides, best first. */
export interface Levels {
  readonly bids: readonly PriceLevel[];
  readonly asks: readonly PriceLevel[];
}

/** A book as the stream tells it in brief. @param time epoch milliseconds */
export const briefBook = (pair: Pair, { bids, asks }: Levels, time: number): BriefBook => ({
  symbol: pair.symbol,
  time,
  tick: tickText(1, pair),
  step: stepsText(1, pair),
  bids: sideText(bids),
  asks: sideText(asks),
});

const sideText = (levels: readonly PriceLevel[]): string =>
  levels
    .map(({ tick, steps }, at) => `${at === 0 ? tick : Math.abs(tick - (levels[at - 1]?.tick ?? tick))} ${steps}`)
    .join(' ');
