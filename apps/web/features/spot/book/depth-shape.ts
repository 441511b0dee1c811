import type { Depth, Level } from '../../../shell/book/depth.ts';

/** A place on the staircase: a price, and all that stands between it and the middle. */
export interface Step {
  readonly price: number;
  readonly sum: number;
}
export interface Shape {
  readonly mid: number;
  /** Half the width shown, in USDT of price: the side that reaches less far sets it, so that both are complete. */
  readonly reach: number;
  readonly most: number;
  readonly bids: readonly Step[];
  readonly asks: readonly Step[];
}

function stairs(levels: readonly Level[]): Step[] {
  let sum = 0;
  return levels.map(([price, quantity]) => ({ price: Number(price), sum: (sum += Number(quantity)) }));
}

/** What the depth chart draws: sums of both sides around the middle; null without both sides. */
export function shapeOf({ bids, asks }: Pick<Depth, 'bids' | 'asks'>): Shape | null {
  const down = stairs(bids),
    up = stairs(asks);
  const bid = down[0],
    ask = up[0],
    low = down.at(-1),
    high = up.at(-1);
  if (bid === undefined || ask === undefined || low === undefined || high === undefined) return null;
  const mid = (bid.price + ask.price) / 2;
  const reach = Math.min(mid - low.price, high.price - mid);
  const within = (steps: readonly Step[]) => steps.filter(({ price }) => Math.abs(price - mid) <= reach * 1.0001);
  const shownBids = within(down),
    shownAsks = within(up);
  return {
    mid,
    reach,
    most: Math.max(shownBids.at(-1)?.sum ?? 0, shownAsks.at(-1)?.sum ?? 0),
    bids: shownBids,
    asks: shownAsks,
  };
}

/** How much stands between a price and the middle. */
export const sumAt = (steps: readonly Step[], mid: number, price: number): number =>
  steps.filter((step) => Math.abs(step.price - mid) <= Math.abs(price - mid)).at(-1)?.sum ?? 0;

/**
 * The line of a side as an SVG path in a box of 100 × 100, from the middle outwards; `closed` down to the ground for
 * its surface.
 */
export function pathOf(
  steps: readonly Step[],
  { mid, reach, most }: Shape,
  side: 'bids' | 'asks',
  closed: boolean,
): string {
  const x = (price: number) => (50 + (reach === 0 ? 0 : ((price - mid) / reach) * 50)).toFixed(2);
  const y = (sum: number) => (100 - (most === 0 ? 0 : (sum / most) * 92)).toFixed(2);
  const first = steps[0];
  if (first === undefined) return '';
  const edge = side === 'bids' ? '0' : '100';
  const line = steps.map(({ price, sum }) => `H${x(price)}V${y(sum)}`).join('');
  return `M${x(first.price)} 100${line}H${edge}${closed ? 'V100Z' : ''}`;
}
