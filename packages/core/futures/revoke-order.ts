import { release } from '../ledger/journal.ts';
import { zero } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { record, type Turn } from '../turn.ts';
import type { FuturesOrder, OfOrder } from './order.ts';
import { futuresAccount } from './settle.ts';

export interface RevokeFuturesOrder extends OfOrder {
  readonly kind: 'revoke-futures-order';
}

/** Takes back an order that has not opened; everything returns. */
export function revokeFuturesOrder(
  turn: Turn,
  command: RevokeFuturesOrder,
): Result<FuturesOrder, 'not-found' | 'order-not-pending'> {
  const order = turn.state.futures.own(command);
  if (order === null) return refuse('not-found');
  if (order.status !== 'pending') return refuse('order-not-pending');
  cancelPending(turn, order);
  return ok(order);
}

export function cancelPending(turn: Turn, order: FuturesOrder): void {
  const { state, effects, now } = turn;
  const held = release(futuresAccount(state, order.userId), order.held);
  record(turn, 'futures-release', order.orderNo, [held]);
  state.futures.remove(order);
  order.status = 'cancelled';
  order.held = zero;
  order.closedAt = now;
  order.marketSince = null;
  effects.changedFutures.add(order);
}
