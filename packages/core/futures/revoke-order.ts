import { release } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import { zero } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { record, type Effects, type State } from '../state.ts';
import type { FuturesOrder, OfOrder } from './order.ts';
import { futuresAccount } from './settle.ts';

export interface RevokeFuturesOrder extends OfOrder {
  readonly kind: 'revoke-futures-order';
}

/** Takes back an order that has not opened; everything returns. */
export function revokeFuturesOrder(
  state: State,
  effects: Effects,
  command: RevokeFuturesOrder,
  now: Instant,
): Result<FuturesOrder, 'not-found' | 'order-not-pending'> {
  const order = state.futures.own(command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'pending') return refuse('order-not-pending');
  cancelPending(state, effects, order, now);
  return ok(order);
}

export function cancelPending(state: State, effects: Effects, order: FuturesOrder, now: Instant): void {
  const held = release(futuresAccount(state, order.userId), order.held);
  record(state, effects, 'futures-release', order.orderNo, now, [held]);
  state.futures.remove(order);
  order.status = 'cancelled';
  order.held = zero;
  order.closedAt = now;
  order.marketSince = null;
  effects.changedFutures.add(order);
}
