import { bucketStart } from '@candor/core/market/candles.ts';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { topOf } from './level-scale.ts';

/** The candle of a minute, for the picture only. @property time epoch milliseconds */
export interface Minute {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** How many the picture has room for. */
export const minutesShown = 60;
const bodyShare = 0.62;

/** Minutes with a mark: it moves the running one, or begins the next. @param time epoch milliseconds of the server */
export function withMark(minutes: readonly Minute[], price: number, time: number): readonly Minute[] {
  const last = minutes.at(-1);
  const start = bucketStart('1m', time);
  if (last === undefined || start < last.time) return minutes;
  if (start > last.time)
    return [...minutes, { time: start, open: price, high: price, low: price, close: price }].slice(-minutesShown);
  const { high, low } = last;
  return [...minutes.slice(0, -1), { ...last, high: Math.max(high, price), low: Math.min(low, price), close: price }];
}

/** The middle of a minute, percent of a picture whose newest stands at `width` percent. */
export const leftOf = (at: number, count: number, width: number): number =>
  width - ((count - at - 0.5) * width) / minutesShown;

/** The closes as a path in a picture of 100 × 100. */
export const linePath = (minutes: readonly Minute[], scale: Range, width: number): string =>
  minutes
    .map(({ close }, at) => {
      const left = leftOf(at, minutes.length, width);
      return `${at === 0 ? 'M' : 'L'}${left.toFixed(2)} ${topOf(close, scale).toFixed(2)}`;
    })
    .join('');

/** The candles as two paths in a picture of 100 × 100: those that have risen, or stayed, and those that have fallen. */
export function candlePaths(minutes: readonly Minute[], scale: Range, width: number): { up: string; down: string } {
  const paths = { up: '', down: '' };
  const half = (bodyShare * width) / minutesShown / 2;
  const at = (price: number): string => topOf(price, scale).toFixed(2);
  minutes.forEach(({ open, high, low, close }, index) => {
    const left = leftOf(index, minutes.length, width);
    const [from, to] = [left - half, left + half].map((x) => x.toFixed(2));
    const wick = `M${left.toFixed(2)} ${at(high)}V${at(low)}`;
    paths[close < open ? 'down' : 'up'] += `${wick}M${from} ${at(open)}H${to}V${at(close)}H${from}Z`;
  });
  return paths;
}
