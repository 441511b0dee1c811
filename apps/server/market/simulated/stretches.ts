/** A stretch of the price path, in natural logarithms, and what was traded in it (whole quantity steps). */
export interface Segment {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** Consecutive stretches as columns: objects for half a million of them would be heavy. */
export interface Stretches {
  /** Where each opens and the one before closes; one more than there are stretches. */
  readonly points: Float64Array;
  readonly highs: Float64Array;
  readonly lows: Float64Array;
  readonly volumes: Float64Array;
}

/** Some of the stretches as one. @param first index; not below 0 @param end index after the last; at most their number */
export function stretch({ points, highs, lows, volumes }: Stretches, first: number, end: number): Segment {
  const [open, close] = [points[first], points[end]];
  if (first >= end || open === undefined || close === undefined) throw new Error('a stretch outside its parent');
  let high = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let volume = 0;
  for (let i = first; i < end; i += 1) {
    high = Math.max(high, highs[i] ?? high);
    low = Math.min(low, lows[i] ?? low);
    volume += volumes[i] ?? 0;
  }
  return { open, high, low, close, volume };
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
