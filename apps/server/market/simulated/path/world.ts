import type { Instant } from '@candor/core/market/mark.ts';
import { platformOffsetMinutes } from '@candor/core/platform-day.ts';
import { sampleMs } from '../../feed.ts';
import { dayOf, minutesPerDay, type Day } from './day.ts';
import { distancesOf, outlinesOf } from './days.ts';
import { ln } from './exact-math.ts';
import { minutesPerHour } from './hour.ts';
import { memo } from './memo.ts';
import type { Segment } from './bridge.ts';
import { dailyActivity, hourlyActivity, type Profile } from './profiles.ts';
import { streamsOf, type Draws } from './random.ts';

/** Days that are remembered whole, with all their minutes, and as bars. */
const daysKept = 6;
const barsKept = 4_096;

/**
 * The price path of one symbol, from coarse to fine: days, hours, minutes, quarter seconds. Each is a function of
 * (seeds, symbol, time) alone and a bridge between points of the coarser one; what a bar shows is found in the
 * prices, and nothing is bent to fit a bar. A day follows from its own seed and from those before it, which its own
 * gives away.
 */
export interface World {
  /** A day of UTC as one bar. @param index days since 1970 */
  day(index: number): Segment;
  /** Some minutes within an hour, or whole hours of one day of UTC. @param first minute since 1970 */
  bar(first: number, end: number): Segment;
  /** The 240 prices (logarithms) of a minute. @param minute since 1970 */
  prices(minute: number): Float64Array;
  unrest(minute: number): number;
  /** What is drawn for a minute beside its path. @param purpose one of {@link purposes} */
  draws(purpose: number, minute: number): Draws;
}

/** @param keyOf of a platform day, see {@link Seeds} @param dayVolume mean quantity steps traded in a day */
export function worldOf(keyOf: (day: number) => string, symbol: string, profile: Profile, dayVolume: number): World {
  const streams = memo((day: number) => streamsOf(`${keyOf(day)}|${symbol}`), daysKept);
  const outline = outlinesOf(keyOf, streams, profile);
  const distanceAt = distancesOf(outline);
  const base = ln(profile.price);
  const usualVariance = profile.volatility ** 2;
  const activity = hourlyActivity(profile);
  const offsetHours = platformOffsetMinutes / minutesPerHour;
  const hours = activity.map((_, hour) => activity[(hour - offsetHours + activity.length) % activity.length] ?? 1);
  const days = memo((day: number): Day => {
    const { variance, lively, trade } = outline(day);
    return dayOf({
      open: base + distanceAt(day),
      close: base + distanceAt(day + 1),
      variance,
      usualVariance,
      volume: Math.floor(dayVolume * lively * Math.sqrt(dailyActivity(profile, day)) * trade),
      hours,
      streams: streams(day),
    });
  }, daysKept);
  const place = (minute: number): { day: number; at: number } => {
    const since = minute + platformOffsetMinutes;
    const day = Math.floor(since / minutesPerDay);
    return { day, at: since - day * minutesPerDay };
  };
  function bar(first: number, end: number): Segment {
    const { day, at } = place(first);
    const until = at + end - first;
    if (until <= minutesPerDay) return days(day).bar(at, until);
    const before = days(day).bar(at, minutesPerDay);
    return joined(before, days(day + 1).bar(0, until - minutesPerDay, before));
  }
  const prices = memo((minute: number) => {
    const { day, at } = place(minute);
    return days(day).prices(at);
  }, 12);
  return {
    bar,
    prices,
    day: memo((index: number) => bar(index * minutesPerDay, (index + 1) * minutesPerDay), barsKept),
    unrest(minute) {
      const { day, at } = place(minute);
      return days(day).unrest(at);
    },
    draws(purpose, minute) {
      const { day, at } = place(minute);
      return streams(day)(purpose, at);
    },
  };
}

const joined = (a: Segment, b: Segment): Segment => ({
  open: a.open,
  high: Math.max(a.high, b.high),
  low: Math.min(a.low, b.low),
  close: b.close,
  volume: a.volume + b.volume,
});

const minuteMs = 60_000;
/** The path at a time, as a logarithm. */
export function pathAt(keyOf: (day: number) => string, symbol: string, profile: Profile, time: Instant): number {
  const prices = worldOf(keyOf, symbol, profile, 1).prices(Math.floor(time / minuteMs));
  return prices[Math.floor((time % minuteMs) / sampleMs)] ?? 0;
}
