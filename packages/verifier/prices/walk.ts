import type { Draws } from './draws.ts';
import { exp } from './numbers.ts';

/** A walk in parts: the points between them, and how far each part may move. */
export interface Walk {
  readonly points: readonly number[];
  readonly variances: readonly number[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Weights of neighbours that stay alike. @param keeps of itself, from one to the next @param adds what is new */
export function moods(count: number, keeps: number, adds: number, draws: Draws): number[] {
  let mood = (adds / Math.sqrt(1 - keeps * keeps)) * draws.normal();
  return Array.from({ length: count }, () => {
    const weight = exp(2 * mood);
    mood = keeps * mood + adds * draws.normal();
    return weight;
  });
}

/** From one end to the other: a variance divided as weights are, and between the ends a random walk. */
export function walkBetween(
  [open, close]: readonly [number, number],
  variance: number,
  weights: readonly number[],
  draws: Draws,
): Walk {
  const unit = variance / sumOf(weights);
  const variances = weights.map((weight) => weight * unit);
  let walked = 0;
  const walk = variances.map((each) => (walked += Math.sqrt(each) * draws.normal()));
  const left = (close - open - walked) / sumOf(variances);
  let passed = 0;
  const points = variances.map((each, i) => {
    const point = open + left * passed + (walk[i - 1] ?? 0);
    passed += each;
    return point;
  });
  return { variances, points: [...points, close] };
}

/** A part of a walk as a walk of its own. */
export const within = ({ points, variances }: Walk, at: number, weights: readonly number[], draws: Draws): Walk =>
  walkBetween([points[at] ?? 0, points[at + 1] ?? 0], variances[at] ?? 0, weights, draws);
