import type { Amount } from '@candor/core/money/amount.ts';
import type { TickValue } from '@candor/core/spot/notional.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';

/**
 * How much a sale at market has that brings at most a sum, by the bids as they stand, before fees. What is sold into
 * worse ones meanwhile brings less. @param bids best first. @returns steps, rounded down
 */
export function stepsForSum(bids: readonly PriceLevel[], sum: Amount, { numerator, denominator }: TickValue): number {
  // Ticks times steps.
  let left = (sum * denominator) / numerator;
  let steps = 0;
  for (const bid of bids) {
    const sold = Math.min(bid.steps, Number(left / BigInt(bid.tick)));
    steps += sold;
    left -= BigInt(bid.tick) * BigInt(sold);
    if (sold < bid.steps) break;
  }
  return steps;
}
