import type { Price } from '@candor/core/money/amount.ts';
import { pointedPrice } from '../../../shell/charts/price-steps.ts';
import type { Levels } from './levels.ts';

/** The price at a place of the candles, on the tick. @param y CSS pixels from their top @returns null before any */
export function pointedAt(levels: Pick<Levels, 'priceAt'>, y: number, tick: Price): Price | null {
  const [here, above] = [levels.priceAt(y), levels.priceAt(y - 1)];
  // At the top edge nothing is above: there the step is the tick.
  return here === null || above === null ? null : pointedPrice(here, above - here, tick);
}
