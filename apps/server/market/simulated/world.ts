import { dayMs } from '@candor/core/platform-day.ts';
import { bridge, pointsOf, segments, subdivide } from './path.ts';
import { dailyActivity, hourlyActivity, type Profile } from './profiles.ts';
import { normal, randomOf, type Random } from './random.ts';
import { stretch, type Segment, type Stretches } from './stretches.ts';

export const slotsPerMinute = 240;
const minutesPerDay = 1_440;

/** Between anchors the price wanders freely; at each it is back near its base, so that it can't explode over the decades. */
const daysPerBlock = 2_048;
const anchorDay = Date.UTC(2026, 10, 1) / dayMs;

/**
 * The price path of one symbol, from coarse to fine: days, the minutes of a day, the quarter seconds of a minute.
 * Each is a function of (seed, symbol, time) alone and fits exactly into the coarser one.
 */
export interface World {
  /** @param index days since 1970 */
  day(index: number): Segment;
  /** The 1,440 minutes of a day. @param day since 1970 */
  minutes(day: number): Stretches;
  /** The 240 prices (logarithms) of a minute. @param minute since 1970 */
  prices(minute: number): Float64Array;
  /** @param minute since 1970 */
  minute(minute: number): Segment;
  random(purpose: string, index: number): Random;
}

/** @param dayVolume mean quantity steps traded in a day */
export function worldOf(seed: string, symbol: string, profile: Profile, dayVolume: number): World {
  const random = (purpose: string, index: number): Random => randomOf(`${seed}|${symbol}|${purpose}|${index}`);
  const block = memo((index: number) => daysOf(index, profile, dayVolume, random), 4);
  const day = (index: number): Segment => {
    const at = Math.floor((index - anchorDay) / daysPerBlock);
    const place = index - anchorDay - at * daysPerBlock;
    return stretch(block(at), place, place + 1);
  };
  const minutes = memo((index: number) => {
    const draw = random('day', index);
    return subdivide(day(index), minuteActivity(profile, draw), draw);
  }, 3);
  const minute = (index: number): Segment => {
    const dayIndex = Math.floor(index / minutesPerDay);
    const place = index - dayIndex * minutesPerDay;
    return stretch(minutes(dayIndex), place, place + 1);
  };
  const prices = memo((index: number) => pointsOf(minute(index), slotsPerMinute, random('minute', index)), 12);
  return { day, minutes, minute, prices, random };
}

/** Variance over the minutes of a day: the hour's rhythm, and a mood that comes and goes within minutes. */
function minuteActivity(profile: Profile, random: Random): number[] {
  const hours = hourlyActivity(profile);
  let mood = 0;
  return Array.from({ length: minutesPerDay }, (_, i) => {
    mood = 0.98 * mood + 0.07 * normal(random);
    return (hours[Math.floor(i / 60)] ?? 1) * Math.exp(2 * mood);
  });
}

function daysOf(block: number, profile: Profile, dayVolume: number, random: World['random']): Stretches {
  const wobble = (at: number): number => (at === 0 ? 0 : (random('anchor', at)() - 0.5) * 20 * profile.volatility);
  const draw = random('block', block);
  const firstDay = anchorDay + block * daysPerBlock;
  let mood = 0;
  const variances = Array.from({ length: daysPerBlock }, (_, i) => {
    mood = 0.97 * mood + 0.09 * normal(draw);
    return profile.volatility ** 2 * Math.exp(2 * mood) * dailyActivity(profile, firstDay + i);
  });
  const base = Math.log(profile.price);
  const points = bridge(base + wobble(block), base + wobble(block + 1), variances, draw);
  return segments(points, variances, dayVolume * daysPerBlock, draw);
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
