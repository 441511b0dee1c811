/** A stretch of the price path, in natural logarithms, and what was traded in it (whole quantity steps). */
export interface Segment {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Draws of mean 0 and variance 1. */
export type Deviate = () => number;

/**
 * A random walk from `open` to `close`: a bridge, so that nothing but its two ends is decided beforehand. Where the
 * close
 * itself is drawn with the variance of all steps together, no past of the walk tells anything of its next step.
 * @param variances of the steps
 * @returns one point more than there are steps
 */
export function bridge(open: number, close: number, variances: Float64Array, deviate: Deviate): Float64Array {
  const points = new Float64Array(variances.length + 1);
  let walked = 0;
  let total = 0;
  for (let i = 0; i < variances.length; i += 1) {
    const variance = variances[i] ?? 0;
    walked += Math.sqrt(variance) * deviate();
    total += variance;
    points[i + 1] = walked;
  }
  let passed = 0;
  for (let i = 0; i < points.length; i += 1) {
    const share = passed / total;
    points[i] = open + (close - open - walked) * share + (points[i] ?? 0);
    passed += variances[i] ?? 0;
  }
  points[variances.length] = close;
  return points;
}

/**
 * What is traded on each step: more where the price moves or is lively. The shares add up exactly. @param volume whole
 * steps
 */
export function volumesOf(
  points: Float64Array,
  variances: Float64Array,
  volume: number,
  deviate: Deviate,
): Float64Array {
  return share(
    volume,
    variances.map(
      (variance, i) =>
        (Math.abs((points[i + 1] ?? 0) - (points[i] ?? 0)) + Math.sqrt(variance)) * Math.exp(0.4 * deviate()),
    ),
  );
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
