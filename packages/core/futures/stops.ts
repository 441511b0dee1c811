import type { Price } from '../money/amount.ts';
import type { Side } from './formulas.ts';

export type PriceName = 'stopProfit' | 'stopLoss' | 'reference' | 'liquidation';

/** '{pre} cannot be less than {next}'. */
export interface StopIssue {
  readonly field: 'stopProfit' | 'stopLoss';
  readonly pre: PriceName;
  readonly next: PriceName;
}

export interface StopDraft {
  readonly side: Side;
  readonly stopProfit: Price | null;
  readonly stopLoss: Price | null;
  /** The mark, or the order price of a pending limit. */
  readonly reference: Price;
  readonly liquidation: Price;
}

/**
 * The first pair that is the wrong way round, if any. Long: stop-profit ≥ reference ≥ stop-loss ≥ liquidation;
 * short: liquidation ≥ stop-loss ≥ reference ≥ stop-profit (decisions, section 5).
 */
export function stopIssue({ side, stopProfit, stopLoss, reference, liquidation }: StopDraft): StopIssue | null {
  const ordered = (pre: PriceName, upper: Price | null, next: PriceName, lower: Price | null): StopIssue | null =>
    upper === null || lower === null || upper >= lower ? null : { field: pre === 'stopProfit' || next === 'stopProfit' ? 'stopProfit' : 'stopLoss', pre, next };
  return side === 'long'
    ? ordered('stopProfit', stopProfit, 'reference', reference)
      ?? ordered('reference', reference, 'stopLoss', stopLoss) ?? ordered('stopLoss', stopLoss, 'liquidation', liquidation)
    : ordered('reference', reference, 'stopProfit', stopProfit)
      ?? ordered('stopLoss', stopLoss, 'reference', reference) ?? ordered('liquidation', liquidation, 'stopLoss', stopLoss);
}
