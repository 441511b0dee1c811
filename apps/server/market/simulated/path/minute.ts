import { jumpSize, type Hour } from './hour.ts';
import { moods, type Mood } from './moods.ts';
import { bridge, divide, widen, type Extent, type Parts } from './bridge.ts';
import type { Draws } from './random.ts';

export const slotsPerMinute = 240;
/** Five seconds. */
const slotsPerStretch = 20;
const mood: Mood = { keeps: 0.8, adds: 0.2 };

/** A minute as twelve stretches of five seconds, each of twenty slots. */
export interface Minute extends Parts {
  readonly draws: Draws;
  /** The slot with most of its variance, where it has a jump. */
  readonly jump: number | null;
}

const stretchesPerMinute = slotsPerMinute / slotsPerStretch;
/** Words of a minute's stream before those of its slots: moods, the jump, the bridge over the stretches. */
const wordsBefore = 32;

/** @param minute of the hour */
export function minuteOf({ points, variances, jump: jumpMinute }: Hour, minute: number, draws: Draws): Minute {
  const weights = moods(stretchesPerMinute, mood, draws);
  const jump = jumpMinute === minute ? Math.floor(draws.uniform() * slotsPerMinute) : null;
  if (jump !== null) weights[Math.floor(jump / slotsPerStretch)] = jumpSize * stretchesPerMinute;
  const parts = divide(variances[minute] ?? 0, weights);
  return { draws, jump, variances: parts, points: bridge(points[minute] ?? 0, points[minute + 1] ?? 0, parts, draws) };
}

/** The prices of a stretch, and the first of the next. */
function slotsOf({ points, variances, draws, jump }: Minute, stretch: number): Float64Array {
  const weights = new Float64Array(slotsPerStretch).fill(1);
  const jumpWithin = jump === null ? -1 : jump - stretch * slotsPerStretch;
  if (jumpWithin >= 0 && jumpWithin < slotsPerStretch) weights[jumpWithin] = jumpSize * slotsPerStretch;
  draws.goTo(wordsBefore + stretch * slotsPerStretch);
  const steps = divide(variances[stretch] ?? 0, weights);
  return bridge(points[stretch] ?? 0, points[stretch + 1] ?? 0, steps, draws);
}

export function pricesOf(minute: Minute): Float64Array {
  const prices = new Float64Array(slotsPerMinute);
  for (let i = 0; i < stretchesPerMinute; i += 1)
    prices.set(slotsOf(minute, i).subarray(0, slotsPerStretch), i * slotsPerStretch);
  return prices;
}

/** Widens an extent by all prices of a minute. */
export function reach(extent: Extent, minute: Minute): void {
  widen(extent, minute, [0, stretchesPerMinute], (stretch) => {
    const prices = slotsOf(minute, stretch);
    for (let i = 0; i < slotsPerStretch; i += 1) {
      const price = prices[i] ?? 0;
      if (price > extent.high) extent.high = price;
      if (price < extent.low) extent.low = price;
    }
  });
}

export const closeOf = (minute: Minute): number => slotsOf(minute, stretchesPerMinute - 1)[slotsPerStretch - 1] ?? 0;
