import type { Price } from '../money/amount.ts';
import type { Side } from './formulas.ts';

/** '{pre} cannot be less than {next}', by the pair that is the wrong way round. */
export type StopRefusal =
  | 'stop-profit-below-reference' | 'reference-below-stop-loss' | 'stop-loss-below-liquidation'
  | 'reference-below-stop-profit' | 'stop-loss-below-reference' | 'liquidation-below-stop-loss';

export interface StopIssue {
  readonly field: 'stopProfit' | 'stopLoss';
  readonly refusal: StopRefusal;
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
  const issue = (field: StopIssue['field'], upper: Price | null, refusal: StopRefusal, lower: Price | null): StopIssue | null =>
    upper === null || lower === null || upper >= lower ? null : { field, refusal };
  return side === 'long'
    ? issue('stopProfit', stopProfit, 'stop-profit-below-reference', reference)
      ?? issue('stopLoss', reference, 'reference-below-stop-loss', stopLoss)
      ?? issue('stopLoss', stopLoss, 'stop-loss-below-liquidation', liquidation)
    : issue('stopProfit', reference, 'reference-below-stop-profit', stopProfit)
      ?? issue('stopLoss', stopLoss, 'stop-loss-below-reference', reference)
      ?? issue('stopLoss', liquidation, 'liquidation-below-stop-loss', stopLoss);
}
