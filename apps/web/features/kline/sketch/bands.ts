const length = 20;
const width = 2;

/** Bollinger bands at one candle: the mean of the last twenty closes, and two standard deviations beside it. */
export interface Band {
  readonly up: number;
  readonly mid: number;
  readonly dn: number;
}

/**
 * Bollinger bands (20, 2) of closes, oldest first; null where twenty are not yet there. Of each `at` alone they are
 * worked out from `from` on.
 */
export function bandsOf(closes: readonly number[], from = 0): (Band | null)[] {
  let sum = 0;
  return closes.map((close, at) => {
    sum += close;
    if (at < length - 1) return null;
    const mid = sum / length;
    sum -= closes[at - length + 1] ?? 0;
    if (at < from) return null;
    const window = closes.slice(at - length + 1, at + 1);
    const deviation = Math.sqrt(window.reduce((total, each) => total + (each - mid) ** 2, 0) / length);
    return { up: mid + width * deviation, mid, dn: mid - width * deviation };
  });
}
