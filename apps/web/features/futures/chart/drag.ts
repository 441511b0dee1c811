import type { Side } from '@candor/core/futures/formulas.ts';
import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { roundStep, stepOf } from '../ticket/cost.ts';
import type { Draft } from '../ticket/draft.ts';
import { typed } from '../words.ts';
import { priceAt } from './level-scale.ts';

/** What of a ticket is set on the chart. */
export type Dragged = 'price' | 'takeProfit' | 'stopLoss';

const unit = 10 ** priceScale;
const unitsOf = (at: number): bigint => BigInt(Math.max(0, Math.round(at * unit)));

/** The multiple of a step that lies next, at least one. */
const nextTo = (at: bigint, step: bigint): Price => {
  const steps = (at + step / 2n) / step;
  return price((steps > 0n ? steps : 1n) * step);
};

/**
 * The price at a place of the picture, on the tick, and as round as a finger can tell prices apart.
 * @param top percent from the top, also beyond the picture @param height of the picture, CSS pixels
 */
export function draggedPrice(top: number, scale: Range, height: number, tick: Price): Price {
  const perPixel = unitsOf((scale.high - scale.low) / Math.max(1, height));
  return nextTo(unitsOf(priceAt(top, scale)), roundStep(perPixel, tick));
}

/** A price some steps of the ticket's fields further. */
export function steppedPrice(from: Price, steps: number, tick: Price): Price {
  const step = stepOf(from, tick);
  const moved = from + BigInt(steps) * step;
  return moved > 0n ? price(moved) : from;
}

/** What a price that was set on the chart writes into the ticket; null takes a stop away. */
export function changeOf(field: Dragged, at: Price | null): Partial<Draft> {
  const text = at === null ? '' : typed(at);
  return field === 'price' ? { price: text } : { [field]: text, withStops: true };
}

/** Where a stop waits to be set: a long takes its profit above, a short below. */
export const waitsAbove = (field: Dragged, side: Side): boolean => (field === 'takeProfit') === (side === 'long');
