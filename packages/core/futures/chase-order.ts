import { ownLimitIssue, type OwnRefusal } from '../limits/own-limit-issue.ts';
import { isFresh } from '../market/mark.ts';
import { zero } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import { mayOpen } from './exposure.ts';
import type { FuturesOrder, OfOrder } from './order.ts';
import { stopIssueOf } from './position/set-stops.ts';
import type { StopRefusal } from './stops.ts';

export interface ChaseFuturesOrder extends OfOrder {
  readonly kind: 'chase-futures-order';
}

export type ChaseRefusal =
  | 'not-found'
  | 'order-not-pending'
  | 'order-already-asked'
  | 'market-halted'
  | 'house-limit-reached'
  | StopRefusal
  | OwnRefusal;

/**
 * A pending limit becomes an order at market. Refused while no fresh mark could fill it, or one of its stops is on the
 * wrong
 * side of the mark.
 */
export function chaseFuturesOrder(
  { state, effects, now }: Turn,
  command: ChaseFuturesOrder,
): Result<FuturesOrder, ChaseRefusal> {
  const order = state.futures.own(command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'pending') return refuse('order-not-pending');
  if (order.marketSince !== null) return refuse('order-already-asked');
  const mark = state.marks.get(order.symbol);
  if (mark === undefined || !isFresh(mark, now)) return refuse('market-halted');
  // It is counted as open already.
  const own = ownLimitIssue(state, order.userId, { stake: zero, atRisk: zero }, now);
  if (own !== null) return own;
  if (!mayOpen(state, order, mark.price)) return refuse('house-limit-reached');
  const issue = stopIssueOf(order, order, mark.price);
  if (issue !== null) return refuse(issue.refusal, issue.field);
  order.marketSince = now;
  state.futures.watchEntry(order);
  effects.changedFutures.add(order);
  return ok(order);
}
