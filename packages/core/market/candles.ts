import type { Price } from '../money/amount.ts';
import { dayMs } from '../platform-day.ts';
import type { Instant } from './mark.ts';
import { quantity, turnoverOf, type Quantity } from './trade.ts';

export const timeframes = ['1m', '5m', '15m', '30m', '1h', '1d', '1w', '1M'] as const;
export type Timeframe = (typeof timeframes)[number];

/** One bar: [time, next bucket). */
export interface Candle {
  /** Start of the bucket, UTC. */
  readonly time: Instant;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  readonly volume: Quantity;
  /** Traded value in the quote currency, scale of a quantity. */
  readonly turnover: Quantity;
}

const minuteMs = 60_000;
const weekMs = 7 * dayMs;
/** 1970-01-01 was a Thursday; the first Monday came four days later. */
const firstMonday = 4 * dayMs;
const lengthMs: Record<Exclude<Timeframe, '1w' | '1M'>, number> = {
  '1m': minuteMs,
  '5m': 5 * minuteMs,
  '15m': 15 * minuteMs,
  '30m': 30 * minuteMs,
  '1h': 60 * minuteMs,
  '1d': dayMs,
};

const monthOf = (time: Instant, ahead: number): Instant => {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
};

/** Start of the bucket that holds a time: UTC, weeks from Monday, calendar months. */
export function bucketStart(timeframe: Timeframe, time: Instant): Instant {
  if (timeframe === '1M') return monthOf(time, 0);
  if (timeframe === '1w') return Math.floor((time - firstMonday) / weekMs) * weekMs + firstMonday;
  return Math.floor(time / lengthMs[timeframe]) * lengthMs[timeframe];
}

/**
 * Start of the bucket after the one that begins at `start`. @param start a bucket start, maybe of a count of buckets
 * ago
 */
export function nextBucket(timeframe: Timeframe, start: Instant, count = 1): Instant {
  if (timeframe === '1M') return monthOf(start, count);
  return start + count * (timeframe === '1w' ? weekMs : lengthMs[timeframe]);
}

/** A bar in which one price was seen and nothing traded yet. */
export const openCandle = (time: Instant, price: Price): Candle => ({
  time,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: quantity(0n),
  turnover: quantity(0n),
});

export const withPrice = (candle: Candle, price: Price): Candle => ({
  ...candle,
  high: price > candle.high ? price : candle.high,
  low: price < candle.low ? price : candle.low,
  close: price,
});

/** Counts a trade's quantity; its price doesn't move the bar. */
export const withVolume = (candle: Candle, price: Price, traded: Quantity): Candle => ({
  ...candle,
  volume: quantity(candle.volume + traded),
  turnover: quantity(candle.turnover + turnoverOf(price, traded)),
});

/** Two bars in a row as one. @param later begins at or after `earlier` */
export const mergeCandles = (earlier: Candle, later: Candle): Candle => ({
  time: earlier.time,
  open: earlier.open,
  high: later.high > earlier.high ? later.high : earlier.high,
  low: later.low < earlier.low ? later.low : earlier.low,
  close: later.close,
  volume: quantity(earlier.volume + later.volume),
  turnover: quantity(earlier.turnover + later.turnover),
});

/** All bars as one: open, high, low, close, volume and turnover of the whole span. @returns null for no bars */
export function statistics(candles: readonly Candle[]): Candle | null {
  const [first, ...rest] = candles;
  return first === undefined ? null : rest.reduce(mergeCandles, first);
}
