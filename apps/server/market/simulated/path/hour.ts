import { moods, type Mood } from './moods.ts';
import { bridge, divide, type Parts } from './bridge.ts';
import type { Draws } from './random.ts';

export const minutesPerHour = 60;
/** How lively five minutes are. */
const mood: Mood = { keeps: 0.75, adds: 0.22 };
const minutesPerMood = 5;
/** In every fourth hour a minute moves as much as forty others, all at once. */
const jumpChance = 1 / 4;
export const jumpSize = 40;

/** An hour as its minutes. */
export interface Hour extends Parts {
  /** The minute that has a jump, if any. */
  readonly jump: number | null;
}

/** @param hours the day's, of which it is one */
export function hourOf(hours: Parts, index: number, draws: Draws): Hour {
  const lively = moods(minutesPerHour / minutesPerMood, mood, draws);
  const weights = new Float64Array(minutesPerHour);
  for (let i = 0; i < minutesPerHour; i += 1) weights[i] = lively[Math.floor(i / minutesPerMood)] ?? 0;
  const jump = draws.uniform() < jumpChance ? Math.floor(draws.uniform() * minutesPerHour) : null;
  if (jump !== null) weights[jump] = jumpSize * (weights[jump] ?? 0);
  const variances = divide(hours.variances[index] ?? 0, weights);
  const points = bridge(hours.points[index] ?? 0, hours.points[index + 1] ?? 0, variances, draws);
  return { variances, points, jump };
}
