import type { Side } from '@candor/core/futures/formulas.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { pointedPrice } from '../../../shell/charts/price-steps.ts';
import type { Draft } from '../ticket/draft.ts';
import { typed } from '../words.ts';
import { priceAt } from './level-scale.ts';

/** What of a ticket is set on the chart. */
export type Dragged = 'price' | 'takeProfit' | 'stopLoss';

/**
 * The price at a place of the picture, on the tick, and as round as a finger can tell prices apart.
 * @param top percent from the top, also beyond the picture @param height of the picture, CSS pixels
 */
export const draggedPrice = (top: number, scale: Range, height: number, tick: Price): Price =>
  pointedPrice(priceAt(top, scale), (scale.high - scale.low) / Math.max(1, height), tick);

/** What a price that was set on the chart writes into the ticket; null takes a stop away. */
export function changeOf(field: Dragged, at: Price | null): Partial<Draft> {
  const text = at === null ? '' : typed(at);
  return field === 'price' ? { price: text } : { [field]: text, withStops: true };
}

/** Where a stop waits to be set: a long takes its profit above, a short below. */
export const waitsAbove = (field: Dragged, side: Side): boolean => (field === 'takeProfit') === (side === 'long');
