/** A price that matters, as the chart shows it. */
export interface Level {
  readonly id: string;
  readonly price: number;
  /** What it is, and its price, in words. */
  readonly text: string;
  readonly tone: 'up' | 'down' | 'warn' | 'brand';
  /** An own position has it already; else it is what the ticket would bring. */
  readonly own: boolean;
}
export interface Scale {
  readonly low: number;
  readonly high: number;
}
export interface Placed {
  readonly inside: readonly Level[];
  readonly above: readonly Level[];
  readonly below: readonly Level[];
}

/** How far beyond the price series of the price a level may lie and still widen the picture, in its heights. */
const reach = 0.9;
const margin = 0.12;
const leastShare = 0.0004;

/** The prices that the picture spans: the price series and the levels near it. */
export function scaleOf(priceSeries: readonly number[], levels: readonly Pick<Level, 'price'>[]): Scale | null {
  if (priceSeries.length === 0) return null;
  const low = Math.min(...priceSeries);
  const high = Math.max(...priceSeries);
  const span = Math.max(high - low, high * leastShare);
  const near = levels.map((level) => level.price).filter((at) => at > low - span * reach && at < high + span * reach);
  const bottom = Math.min(low, ...near);
  const top = Math.max(high, ...near);
  const half = Math.max(top - bottom, span) * (0.5 + margin);
  const middle = (top + bottom) / 2;
  return { low: middle - half, high: middle + half };
}

/** Height of a price in the picture, percent from the top, held inside it. */
export const topOf = (at: number, { low, high }: Scale): number =>
  Math.min(100, Math.max(0, (1 - (at - low) / (high - low)) * 100));

/** Levels in the picture, and those too far away, which stand at its edges. */
export function placed(levels: readonly Level[], { low, high }: Scale): Placed {
  return {
    inside: levels.filter(({ price }) => price >= low && price <= high),
    above: levels.filter(({ price }) => price > high),
    below: levels.filter(({ price }) => price < low),
  };
}

/** The price series as a path in a picture of 100 × 100. */
export const pathOf = (priceSeries: readonly number[], scale: Scale, width: number): string =>
  priceSeries
    .map((at, i) => {
      const left = (i / Math.max(1, priceSeries.length - 1)) * width;
      return `${i === 0 ? 'M' : 'L'}${left.toFixed(2)} ${topOf(at, scale).toFixed(2)}`;
    })
    .join('');
