import { priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';

/**
 * How the price gets to a level: above it by a rise, below it by a fall. Null for what is no level, or is reached
 * already.
 */
export function directionOf(level: string, now: string | null | undefined): 'above' | 'below' | null {
  const [wanted, present] = [parseDecimal(level, priceScale), parseDecimal(now ?? '', priceScale)];
  if (wanted === null || present === null || wanted === 0n || wanted === present) return null;
  return wanted > present ? 'above' : 'below';
}
