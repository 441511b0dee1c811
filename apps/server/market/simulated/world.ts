import { dayMs } from '@candor/core/platform-day.ts';
import { minutesOf, type DayMinutes } from './minutes.ts';
import { bridge, volumesOf, type Segment } from './path.ts';
import { dailyActivity, hourlyActivity, type Profile } from './profiles.ts';
import { normal, randomOf, type Random } from './random.ts';

const minutesPerDay = 1_440;
/** So long a mood of the market lasts before it changes. */
const moodMinutes = 10;

/**
 * Between anchors the price wanders freely; at each it is back near its base, so that it can't explode over the
 * decades.
 */
const daysPerBlock = 2_048;
const anchorDay = Date.UTC(2026, 10, 1) / dayMs;
/** Days that are remembered whole, with all their minutes, and as bars. */
const daysKept = 4;
const barsKept = 4_096;

/**
 * The price path of one symbol, from coarse to fine: days, the minutes of a day, the quarter seconds of a minute. Each
 * is
 * a function of (seed, symbol, time) alone and a bridge between points of the coarser one; what a bar shows is found in
 * the prices, and nothing is bent to fit a bar.
 */
export interface World {
  /** @param index days since 1970 */
  day(index: number): Segment;
  /** The minutes of a day. @param day since 1970 */
  minutes(day: number): DayMinutes;
  /** The 240 prices (logarithms) of a minute. @param minute since 1970 */
  prices(minute: number): Float64Array;
  /** @param minute since 1970 */
  minute(minute: number): Segment;
  random(purpose: string, index: number): Random;
}

/** Days as columns. */
interface Days {
  /** One more than there are days. */
  readonly points: Float64Array;
  readonly variances: Float64Array;
  readonly volumes: Float64Array;
}

/** @param dayVolume mean quantity steps traded in a day */
export function worldOf(seed: string, symbol: string, profile: Profile, dayVolume: number): World {
  const random = (purpose: string, index: number): Random => randomOf(`${seed}|${symbol}|${purpose}|${index}`);
  const block = memo((index: number) => daysOf(index, profile, dayVolume, random), 4);
  const minutes = memo((index: number): DayMinutes => {
    const at = Math.floor((index - anchorDay) / daysPerBlock);
    const place = index - anchorDay - at * daysPerBlock;
    const { points, variances, volumes } = block(at);
    const draw = random('day', index);
    return minutesOf({
      open: points[place] ?? 0,
      close: points[place + 1] ?? 0,
      volume: volumes[place] ?? 0,
      draw,
      variances: minuteVariances(profile, variances[place] ?? 0, draw),
      randomOf: (of) => random('minute', index * minutesPerDay + of),
    });
  }, daysKept);
  const day = memo((index: number) => minutes(index).bar(0, minutesPerDay), barsKept);
  const place = (minute: number): { day: DayMinutes; index: number } => {
    const index = Math.floor(minute / minutesPerDay);
    return { day: minutes(index), index: minute - index * minutesPerDay };
  };
  const minute = (index: number): Segment => {
    const at = place(index);
    return at.day.bar(at.index, at.index + 1);
  };
  const prices = memo((index: number) => {
    const at = place(index);
    return at.day.prices(at.index);
  }, 12);
  return { day, minutes, minute, prices, random };
}

/** The day's variance over its minutes: the hour's rhythm, and a mood that comes and goes within minutes. */
function minuteVariances(profile: Profile, variance: number, random: Random): Float64Array {
  const hours = hourlyActivity(profile);
  let mood = 0;
  let lively = 1;
  const activity = Float64Array.from({ length: minutesPerDay }, (_, i) => {
    if (i % moodMinutes === 0) {
      mood = 0.82 * mood + 0.2 * normal(random);
      lively = (hours[Math.floor(i / 60)] ?? 1) * Math.exp(2 * mood);
    }
    return lively;
  });
  const unit = variance / activity.reduce((sum, each) => sum + each, 0);
  return activity.map((each) => each * unit);
}

function daysOf(block: number, profile: Profile, dayVolume: number, random: World['random']): Days {
  const wobble = (at: number): number => (at === 0 ? 0 : (random('anchor', at)() - 0.5) * 20 * profile.volatility);
  const draw = random('block', block);
  const firstDay = anchorDay + block * daysPerBlock;
  let mood = 0;
  const variances = Float64Array.from({ length: daysPerBlock }, (_, i) => {
    mood = 0.97 * mood + 0.09 * normal(draw);
    return profile.volatility ** 2 * Math.exp(2 * mood) * dailyActivity(profile, firstDay + i);
  });
  const base = Math.log(profile.price);
  const points = bridge(base + wobble(block), base + wobble(block + 1), variances, () => normal(draw));
  return { points, variances, volumes: volumesOf(points, variances, dayVolume * daysPerBlock, () => normal(draw)) };
}

/** Remembers the newest results; the oldest go first. */
export function memo<Key, Value>(make: (key: Key) => Value, size: number): (key: Key) => Value {
  const results = new Map<Key, Value>();
  return (key) => {
    const found = results.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    const [oldest] = results.keys();
    if (results.size >= size && oldest !== undefined) results.delete(oldest);
    results.set(key, made);
    return made;
  };
}
