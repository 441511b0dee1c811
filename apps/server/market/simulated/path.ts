import { exponential, normal, type Random } from './random.ts';
import { share, type Segment, type Stretches } from './stretches.ts';

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Walks tried, and the share of the range at which one is taken at once. */
const draws = 8;
const closeEnough = 0.06;

/** A random walk that returns to 0 after its last step: a Brownian bridge. @param deviations square roots of the steps' variances */
function loop(deviations: Float64Array, elapsed: readonly number[], random: Random): Float64Array<ArrayBuffer> {
  const walk = new Float64Array(deviations.length + 1);
  let at = 0;
  for (let i = 0; i < deviations.length; i += 1) {
    at += (deviations[i] ?? 0) * normal(random);
    walk[i + 1] = at;
  }
  for (let i = 0; i < walk.length; i += 1) walk[i] = (walk[i] ?? 0) - at * (elapsed[i] ?? 0);
  return walk;
}

/** Share of the variance that lies before each point, from 0 to 1. */
function elapsedOf(variances: readonly number[]): number[] {
  const total = variances.reduce((sum, each) => sum + each, 0);
  let passed = 0;
  return [0, ...variances.map((each) => (passed += each) / total)];
}

function extentOf(values: Iterable<number>): Extent {
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  for (const value of values) {
    if (value > top) top = value;
    if (value < bottom) bottom = value;
  }
  return { top, bottom };
}

const ends = (points: number[], open: number, close: number): number[] => {
  points[0] = open;
  points[points.length - 1] = close;
  return points;
};

/** A random walk from `open` to `close`. */
export function bridge(open: number, close: number, variances: readonly number[], random: Random): number[] {
  const elapsed = elapsedOf(variances);
  const noise = loop(Float64Array.from(variances, Math.sqrt), elapsed, random);
  return ends(elapsed.map((passed, i) => open + (close - open) * passed + (noise[i] ?? 0)), open, close);
}

/** Variance of a Brownian path from its range: E[range²] = 4 ln 2 · σ². Never 0, so that a flat stretch still divides. */
const varianceOf = (whole: Segment): number => (whole.high - whole.low) ** 2 / 2.772588722239781 + 1e-20;

/**
 * A random walk through a stretch whose extremes are known. Of a few walks, each also upside down, the one
 * that needs the least bending to end up within them: bending much would make the price predictable.
 * @returns the points, and the variance of each step
 */
function walkWithin(whole: Segment, activity: readonly number[], random: Random): { points: number[]; variances: number[] } {
  const elapsed = elapsedOf(activity);
  const unit = varianceOf(whole) / activity.reduce((sum, each) => sum + each, 0);
  const variances = activity.map((each) => each * unit);
  const line = elapsed.map((each) => whole.open + (whole.close - whole.open) * each);
  const wanted = (whole.high - whole.low) * closeEnough;
  const deviations = Float64Array.from(variances, Math.sqrt);
  let best = { noise: new Float64Array(), sign: 1, misfit: Number.POSITIVE_INFINITY };
  for (let draw = 0; draw < draws && best.misfit > wanted; draw += 1) {
    const noise = loop(deviations, elapsed, random);
    for (const sign of [1, -1]) {
      const misfit = misfitOf(whole, line, noise, sign);
      if (misfit < best.misfit) best = { noise, sign, misfit };
    }
  }
  const points = line.map((value, i) => value + best.sign * (best.noise[i] ?? 0));
  return { points: ends(points, whole.open, whole.close), variances };
}

/** How far the extremes of line ± noise lie from those of the stretch. */
function misfitOf(whole: Segment, line: readonly number[], noise: Float64Array, sign: number): number {
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i += 1) {
    const value = (line[i] ?? 0) + sign * (noise[i] ?? 0);
    if (value > top) top = value;
    if (value < bottom) bottom = value;
  }
  return Math.abs(top - whole.high) + Math.abs(bottom - whole.low);
}

/** Extremes of the bridge between two points (the maximum of a Brownian bridge: (a + b + √((b − a)² + 2σ²E)) / 2). */
const extreme = (from: number, to: number, variance: number, random: Random, sign: 1 | -1): number =>
  (from + to + sign * Math.sqrt((to - from) ** 2 + 2 * variance * exponential(random))) / 2;

type Bend = (value: number) => number;
const unbent: Bend = (value) => value;

/**
 * The stretches between consecutive points, each with its own extremes; volume follows activity and movement.
 * @param bendTo makes, from the extent of them all, the map that every price goes through
 */
export function segments(
  points: readonly number[], variances: readonly number[], volume: number, random: Random, bendTo: (extent: Extent) => Bend = () => unbent,
): Stretches {
  const highs = new Float64Array(variances.length);
  const lows = new Float64Array(variances.length);
  const weights = new Float64Array(variances.length);
  for (let i = 0; i < variances.length; i += 1) {
    const [from, to, variance] = [points[i] ?? 0, points[i + 1] ?? 0, variances[i] ?? 0];
    const high = extreme(from, to, variance, random, 1);
    const low = extreme(from, to, variance, random, -1);
    highs[i] = high;
    lows[i] = low;
    weights[i] = (high - low + Math.sqrt(variance)) * Math.exp(0.4 * normal(random));
  }
  const volumes = share(volume, weights);
  const bend = bendTo({ top: extentOf(highs).top, bottom: extentOf(lows).bottom });
  return { points: Float64Array.from(points, bend), highs: highs.map(bend), lows: lows.map(bend), volumes };
}

/** A monotone map of values that keeps a stretch's open and close and moves the extremes onto its own. */
function fitInto(whole: Segment, { top, bottom }: Extent): Bend {
  const upper = Math.max(whole.open, whole.close);
  const lower = Math.min(whole.open, whole.close);
  const up = (whole.high - upper) / (top - upper);
  const down = (lower - whole.low) / (lower - bottom);
  return (value) => {
    if (value > upper) return value >= top ? whole.high : Math.min(whole.high, upper + (value - upper) * up);
    if (value < lower) return value <= bottom ? whole.low : Math.max(whole.low, lower - (lower - value) * down);
    return value;
  };
}

/**
 * Cuts a stretch into finer ones that join, open, close, and trade exactly like it
 * and whose highest high and lowest low are its own.
 * @param activity variance of each part, in any unit
 */
export function subdivide(whole: Segment, activity: readonly number[], random: Random): Stretches {
  const { points, variances } = walkWithin(whole, activity, random);
  return segments(points, variances, whole.volume, random, (extent) => fitInto(whole, extent));
}

/** The prices of a stretch at `count` moments: the first is its open, the last its close, and they reach both extremes. */
export function pointsOf(whole: Segment, count: number, random: Random): Float64Array {
  const { points, variances } = walkWithin(whole, Array.from({ length: count - 1 }, () => 1), random);
  const reach = Math.sqrt(variances[0] ?? 0);
  const upper = Math.max(whole.open, whole.close);
  const lower = Math.min(whole.open, whole.close);
  const inner = 1 + Math.floor(random() * (count - 3));
  if (extentOf(points).top <= upper) points[inner] = upper + reach;
  const peak = points.indexOf(extentOf(points).top);
  if (extentOf(points).bottom >= lower) points[peak === inner ? inner + 1 : inner] = lower - reach;
  return Float64Array.from(points, fitInto(whole, extentOf(points)));
}
