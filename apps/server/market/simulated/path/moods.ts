import { exp } from './exact-math.ts';
import { share } from './bridge.ts';
import type { Draws } from './random.ts';

/** What a state of the market keeps of itself from one step to the next, and how much is new with each. */
export interface Mood {
  readonly keeps: number;
  readonly adds: number;
}

/** Weights of neighbouring steps that stay alike: volatility comes in clusters. */
export function moods(count: number, { keeps, adds }: Mood, draws: Draws): Float64Array {
  const weights = new Float64Array(count);
  let mood = (adds / Math.sqrt(1 - keeps * keeps)) * draws.normal();
  for (let i = 0; i < count; i += 1) {
    weights[i] = exp(2 * mood);
    mood = keeps * mood + adds * draws.normal();
  }
  return weights;
}

/** What is traded follows what can move, never what does: else volume would tell where an unfinished bar is going. */
export const volumesOf = (volume: number, variances: Float64Array, draws: Draws): Float64Array =>
  share(
    volume,
    variances.map((variance) => Math.sqrt(variance) * exp(0.3 * draws.normal())),
  );
