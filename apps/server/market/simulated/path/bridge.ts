import type { Draws } from './random.ts';

/** A stretch of the price path, in natural logarithms, and what was traded in it (whole quantity steps). */
export interface Segment {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** How far a path has reached: changed in place by whoever looks further. */
export interface Extent {
  high: number;
  low: number;
}

/**
 * A random walk from `open` to `close`: a bridge, so that nothing but its two ends is decided beforehand. Where the
 * close itself is drawn with the variance of all steps together, no past of the walk tells anything of its next step.
 * @param variances of the steps
 * @returns one point more than there are steps
 */
export function bridge(open: number, close: number, variances: Float64Array, draws: Draws): Float64Array {
  const count = variances.length;
  const points = new Float64Array(count + 1);
  let walked = 0;
  let total = 0;
  for (let i = 0; i < count; i += 1) {
    const variance = variances[i] ?? 0;
    walked += Math.sqrt(variance) * draws.normal();
    total += variance;
    points[i + 1] = walked;
  }
  const left = (close - open - walked) / total;
  let passed = 0;
  for (let i = 0; i < count; i += 1) {
    points[i] = open + left * passed + (points[i] ?? 0);
    passed += variances[i] ?? 0;
  }
  points[count] = close;
  return points;
}

/** Cuts a variance into parts as their weights are. */
export function divide(variance: number, weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) sum += weight;
  const unit = variance / sum;
  for (let i = 0; i < weights.length; i += 1) weights[i] = (weights[i] ?? 0) * unit;
  return weights;
}

/**
 * A bridge from a to b goes beyond m with a chance of e^(−2 (m − a) (m − b) / variance): once in 10^10, which is never.
 */
const never = 23 / 2;

const canReach = (from: number, to: number, variance: number, { high, low }: Extent): boolean =>
  (high - from) * (high - to) <= never * variance || (from - low) * (to - low) <= never * variance;

/** A walk in parts, each of which is a walk of its own when somebody looks at it. */
export interface Parts {
  readonly points: Float64Array;
  readonly variances: Float64Array;
}

/**
 * Widens an extent by some parts of a walk, looking only into those that can reach beyond what is known: first the most
 * promising ones, so that fewer of the others have to be looked into.
 */
export function widen(
  extent: Extent,
  { points, variances }: Parts,
  [first, end]: readonly [number, number],
  look: (index: number) => void,
): void {
  let [highest, lowest] = [first, first];
  for (let i = first; i < end; i += 1) {
    const point = points[i] ?? 0;
    if (point > (points[highest] ?? 0)) highest = i;
    if (point < (points[lowest] ?? 0)) lowest = i;
  }
  extent.high = Math.max(extent.high, points[highest] ?? 0);
  extent.low = Math.min(extent.low, points[lowest] ?? 0);
  const lookIfWorth = (i: number): void => {
    if (canReach(points[i] ?? 0, points[i + 1] ?? 0, variances[i] ?? 0, extent)) look(i);
  };
  lookIfWorth(highest);
  if (lowest !== highest) lookIfWorth(lowest);
  for (let i = first; i < end; i += 1) if (i !== highest && i !== lowest) lookIfWorth(i);
}

/** Cuts whole steps into whole shares that add up to them exactly. */
export function share(total: number, weights: Float64Array): Float64Array {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let reached = 0;
  let given = 0;
  return weights.map((weight, i) => {
    reached += weight;
    const upTo = i === weights.length - 1 ? total : Math.min(total, Math.floor((total * reached) / sum));
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
