import { platformDay } from '@candor/core/platform-day.ts';
import { purposes } from './day.ts';
import { exp } from './exact-math.ts';
import { memo } from './memo.ts';
import { dailyActivity, type Profile } from './profiles.ts';
import { streamsOf, type StreamOf } from './random.ts';

/** On its first minute the price is that of the profile. */
const anchorDay = platformDay(Date.UTC(2026, 10, 1));
/**
 * So much of its distance from the profile's price is left after a day: over decades it neither explodes nor
 * vanishes.
 */
const keepsOfDistance = 1 - 1 / 700;
/** How lively days are, stays for a while: the market's mood, which all symbols share, and a little of their own. */
const moodKeeps = 0.9;
const moodDays = 48;
const marketAdds = 0.14;
const ownAdds = 0.05;
const daysKept = 4_096;

/** What is drawn of a day before its path. */
export interface Outline {
  /** Of its close, and of what is traded. */
  readonly step: number;
  readonly trade: number;
  readonly variance: number;
  /** How lively the days are, 1 on average. */
  readonly lively: number;
}

export function outlinesOf(
  keyOf: (day: number) => string,
  streams: (day: number) => StreamOf,
  profile: Profile,
): (day: number) => Outline {
  const drawn = memo((day: number) => {
    const [market, own] = [streamsOf(`${keyOf(day)}|market`)(purposes.day, 0), streams(day)(purposes.day, 0)];
    return {
      mood: marketAdds * market.normal() + ownAdds * own.normal(),
      step: own.normal(),
      trade: exp(0.08 * own.normal()),
    };
  }, daysKept);
  return memo((day: number): Outline => {
    let mood = 0;
    for (let i = day - moodDays + 1; i <= day; i += 1) mood = moodKeeps * mood + drawn(i).mood;
    const lively = exp(mood);
    const { step, trade } = drawn(day);
    return {
      step,
      trade,
      lively,
      variance: profile.volatility ** 2 * lively * lively * dailyActivity(profile, day),
    };
  }, daysKept);
}

/** The price before a day as the logarithm of its distance from the profile's: from the anchor on, and back from it. */
export function distancesOf(outline: (day: number) => Outline): (day: number) => number {
  const [ahead, back] = [[0], [0]];
  const stepOf = (day: number): number => Math.sqrt(outline(day).variance) * outline(day).step;
  return (day) => {
    const away = day - anchorDay;
    while (ahead.length <= away)
      ahead.push((ahead.at(-1) ?? 0) * keepsOfDistance + stepOf(anchorDay + ahead.length - 1));
    while (back.length <= -away) back.push((back.at(-1) ?? 0) * keepsOfDistance - stepOf(anchorDay - back.length));
    return (away >= 0 ? ahead[away] : back[-away]) ?? 0;
  };
}
