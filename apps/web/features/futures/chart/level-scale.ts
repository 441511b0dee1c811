import type { Range } from '../../../shell/charts/nice-ticks.ts';

/** A price that matters, as the chart shows it. */
export interface Level {
  readonly id: string;
  readonly price: number;
  /** What it is, in words. */
  readonly text: string;
  /** The price, in the manner of its symbol. */
  readonly tag: string;
  readonly tone: 'up' | 'down' | 'warn' | 'brand' | 'error';
  /** An own position has it already; else it is what the ticket would bring. */
  readonly own: boolean;
  /** It is set here: the picture widens further for it. */
  readonly set?: boolean;
}
export interface Placed {
  readonly inside: readonly Level[];
  readonly above: readonly Level[];
  readonly below: readonly Level[];
}

/** How far beyond the prices a level may lie and still widen the picture, in their heights. */
const reach = { shown: 0.9, set: 2.5 };
const margin = 0.12;
const leastShare = 0.0004;

/** The prices that the picture spans: those of the market and the levels near them. */
export function scaleOf(prices: readonly number[], levels: readonly Pick<Level, 'price' | 'set'>[]): Range | null {
  if (prices.length === 0) return null;
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const span = Math.max(high - low, high * leastShare);
  const near = levels.flatMap(({ price, set }) => {
    const far = span * (set === true ? reach.set : reach.shown);
    return price > low - far && price < high + far ? [price] : [];
  });
  const bottom = Math.min(low, ...near);
  const top = Math.max(high, ...near);
  const half = Math.max(top - bottom, span) * (0.5 + margin);
  const middle = (top + bottom) / 2;
  return { low: middle - half, high: middle + half };
}

/** Height of a price in the picture, percent from the top, held inside it. */
export const topOf = (at: number, { low, high }: Range): number =>
  Math.min(100, Math.max(0, (1 - (at - low) / (high - low)) * 100));

/** The other way, also beyond the picture. @param top percent from the top */
export const priceAt = (top: number, { low, high }: Range): number => high - (top / 100) * (high - low);

/** Levels in the picture, and those too far away, which stand at its edges. */
export function placed(levels: readonly Level[], { low, high }: Range): Placed {
  return {
    inside: levels.filter(({ price }) => price >= low && price <= high),
    above: levels.filter(({ price }) => price > high),
    below: levels.filter(({ price }) => price < low),
  };
}

/** The prices beyond a liquidation, as a part of the picture, percent; null while none of them is in it. */
export function zoneOf(price: number, side: 'long' | 'short', scale: Range): { top: number; height: number } | null {
  const edge = topOf(price, scale);
  const [top, height] = side === 'long' ? [edge, 100 - edge] : [0, edge];
  return height > 0 ? { top, height } : null;
}

/**
 * The nearest place for a label that moves among others that stand; its own where nothing is free.
 * @param gap between two of them @param most the lowest place; all in one unit
 */
export function giveWay(top: number, standing: readonly number[], gap: number, most: number): number {
  const places = [top, ...standing.flatMap((one) => [one - gap, one + gap])];
  const free = places.filter(
    (place) => place >= 0 && place <= most && standing.every((one) => Math.abs(one - place) >= gap),
  );
  return free.toSorted((a, b) => Math.abs(a - top) - Math.abs(b - top))[0] ?? top;
}

/**
 * Puts labels a little aside that would cover each other; they keep their order and stay in the picture as long as all
 * fit. @param tops of their lines @param gap between two of them @param most the lowest place; all in one unit
 */
export function spread(tops: readonly number[], gap: number, most: number): number[] {
  const order = tops.map((_, at) => at).sort((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0));
  const placed = [...tops];
  let least = -Infinity;
  for (const at of order) least = (placed[at] = Math.max(tops[at] ?? 0, least)) + gap;
  let limit = most;
  for (const at of order.toReversed()) limit = (placed[at] = Math.min(placed[at] ?? 0, limit)) - gap;
  return placed;
}
