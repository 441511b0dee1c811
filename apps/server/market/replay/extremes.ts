interface Extremes {
  readonly high: bigint;
  readonly low: bigint;
}

/**
 * A segment tree, so that the bar of any span of a long file costs a few steps.
 * @returns the extremes of values [first, end), which must not be empty
 */
export function extremesOf(values: BigInt64Array): (first: number, end: number) => Extremes {
  const size = values.length;
  const highs = new BigInt64Array(2 * size);
  const lows = new BigInt64Array(2 * size);
  highs.set(values, size);
  lows.set(values, size);
  const at = (nodes: BigInt64Array, node: number): bigint => nodes[node] ?? 0n;
  for (let node = size - 1; node > 0; node -= 1) {
    highs[node] = larger(at(highs, 2 * node), at(highs, 2 * node + 1));
    lows[node] = smaller(at(lows, 2 * node), at(lows, 2 * node + 1));
  }
  return (first, end) => {
    let high = values[first] ?? 0n;
    let low = high;
    const take = (node: number): void => {
      high = larger(high, at(highs, node));
      low = smaller(low, at(lows, node));
    };
    for (let left = first + size, right = end + size; left < right; left >>= 1, right >>= 1) {
      if (left % 2 === 1) {
        take(left);
        left += 1;
      }
      if (right % 2 === 1) {
        right -= 1;
        take(right);
      }
    }
    return { high, low };
  };
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
