import { bridge, volumesOf, type Segment } from './path.ts';
import { gaussians, normal, type Random } from './random.ts';

export const slotsPerMinute = 240;

/**
 * A bridge from a to b goes beyond m with a chance of e^(−2 (m − a) (m − b) / variance): once in 10^15, which is never.
 */
const never = 36 / 2;

/** The minutes of one day; the 240 prices of each are made when somebody looks at them. */
export interface DayMinutes {
  /** The 240 prices (logarithms) of a minute. They lead on to the first of the next. @param index within the day */
  prices(index: number): Float64Array;
  /**
   * Some minutes as one: with the first price, the highest, the lowest and the last of them. @param end after the last
   */
  bar(first: number, end: number): Segment;
}

export interface DayParts {
  /** Before the first minute and after the last. */
  readonly open: number;
  readonly close: number;
  /** Of each minute. */
  readonly variances: Float64Array;
  /** Traded in the whole day, in whole steps. */
  readonly volume: number;
  /** Of the day. */
  readonly draw: Random;
  readonly randomOf: (index: number) => Random;
}

/**
 * A bridge over the minutes of a day, and a bridge over the quarter seconds of each minute: the finer one adds what the
 * coarser left open.
 */
export function minutesOf({ open, close, variances, volume, draw, randomOf }: DayParts): DayMinutes {
  const points = bridge(open, close, variances, gaussians(draw));
  let volumes: Float64Array | null = null;
  /** Of a whole day it is known without its minutes. */
  const traded = (first: number, end: number): number => {
    if (first === 0 && end === variances.length) return volume;
    volumes ??= volumesOf(points, variances, volume, () => normal(draw));
    return volumes.subarray(first, end).reduce((sum, each) => sum + each, 0);
  };
  const [highs, lows, closes] = [
    new Float64Array(variances.length),
    new Float64Array(variances.length),
    new Float64Array(variances.length),
  ];
  const known = new Uint8Array(variances.length);
  const at = (index: number): number => points[index] ?? 0;

  const prices = (index: number): Float64Array => {
    const steps = new Float64Array(slotsPerMinute).fill((variances[index] ?? 0) / slotsPerMinute);
    return bridge(at(index), at(index + 1), steps, gaussians(randomOf(index))).subarray(0, slotsPerMinute);
  };
  const look = (index: number): void => {
    if (known[index] === 1) return;
    const made = prices(index);
    let [high, low] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const price of made) {
      if (price > high) high = price;
      if (price < low) low = price;
    }
    highs[index] = high;
    lows[index] = low;
    closes[index] = made.at(-1) ?? high;
    known[index] = 1;
  };

  return {
    prices,
    bar(first, end) {
      if (first >= end || first < 0 || end > variances.length) throw new Error('minutes outside of their day');
      look(end - 1);
      // The most likely ones first: the further their prices reach, the fewer others have to be looked at.
      let [highest, lowest] = [first, first];
      for (let i = first; i < end; i += 1) {
        if (at(i) > at(highest)) highest = i;
        if (at(i) < at(lowest)) lowest = i;
      }
      look(highest);
      look(lowest);
      let high = Math.max(highs[highest] ?? 0, highs[end - 1] ?? 0);
      let low = Math.min(lows[lowest] ?? 0, lows[end - 1] ?? 0);
      for (let i = first; i < end; i += 1) {
        // Only a minute that can reach further than what is known has to be looked at.
        if (staysWithin(at(i), at(i + 1), never * (variances[i] ?? 0), high, low)) continue;
        look(i);
        high = Math.max(high, highs[i] ?? high);
        low = Math.min(low, lows[i] ?? low);
      }
      return { open: at(first), high, low, close: closes[end - 1] ?? 0, volume: traded(first, end) };
    },
  };
}

/** @param room what the two distances from a bound have to give multiplied */
const staysWithin = (from: number, to: number, room: number, high: number, low: number): boolean =>
  from < high &&
  to < high &&
  from > low &&
  to > low &&
  (high - from) * (high - to) > room &&
  (from - low) * (to - low) > room;
