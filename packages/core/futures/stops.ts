import type { Mark } from '../market/mark.ts';
import type { Price } from '../money/amount.ts';
import type { Side } from './formulas.ts';
import type { FuturesOrder } from './order.ts';

export type StopName = 'takeProfit' | 'stopLoss';

/** '{pre} cannot be less than {next}', by the pair that is the wrong way round. */
export type StopRefusal =
  | 'stop-profit-below-reference'
  | 'reference-below-stop-loss'
  | 'stop-loss-below-liquidation'
  | 'reference-below-stop-profit'
  | 'stop-loss-below-reference'
  | 'liquidation-below-stop-loss';

export interface StopIssue {
  readonly field: StopName;
  readonly refusal: StopRefusal;
}

export interface StopDraft {
  readonly side: Side;
  readonly takeProfit: Price | null;
  readonly stopLoss: Price | null;
  /** @see stopReference */
  readonly reference: Price;
  readonly liquidation: Price;
}

/** A stop that has been taken off an order because the mark that opened it had reached it. */
export interface DroppedStop {
  readonly order: FuturesOrder;
  readonly what: StopName;
  readonly stop: Price;
  /** The mark that opened the order. */
  readonly open: Mark;
}

/**
 * What stops are compared with: the price at which the order would fill now. That is the mark, or for a limit that the
 * mark
 * has not reached its own price (decisions, section 5).
 * @param limit of an order that waits for its price; null for a position and for what is asked at market
 */
export function stopReference(side: Side, limit: Price | null, mark: Price): Price {
  if (limit === null) return mark;
  return (side === 'long') === limit < mark ? limit : mark;
}

/** Whether a price has reached a stop: two such marks in a row carry it out. */
export const isReached = (side: Side, what: StopName, stop: Price, at: Price): boolean =>
  (side === 'long') === (what === 'takeProfit') ? at >= stop : at <= stop;

/**
 * The first pair that is the wrong way round, if any. Long: take-profit ≥ reference ≥ stop-loss ≥ liquidation;
 * short: liquidation ≥ stop-loss ≥ reference ≥ take-profit (decisions, section 5). Equal prices are allowed: a stop at
 * the mark
 * closes as soon as two marks are at or beyond it, one at the liquidation price does what a liquidation would.
 */
export function stopIssue({ side, takeProfit, stopLoss, reference, liquidation }: StopDraft): StopIssue | null {
  const issue = (
    field: StopIssue['field'],
    upper: Price | null,
    refusal: StopRefusal,
    lower: Price | null,
  ): StopIssue | null => (upper === null || lower === null || upper >= lower ? null : { field, refusal });
  return side === 'long'
    ? (issue('takeProfit', takeProfit, 'stop-profit-below-reference', reference) ??
        issue('stopLoss', reference, 'reference-below-stop-loss', stopLoss) ??
        issue('stopLoss', stopLoss, 'stop-loss-below-liquidation', liquidation))
    : (issue('takeProfit', reference, 'reference-below-stop-profit', takeProfit) ??
        issue('stopLoss', stopLoss, 'stop-loss-below-reference', reference) ??
        issue('stopLoss', liquidation, 'liquidation-below-stop-loss', stopLoss));
}
