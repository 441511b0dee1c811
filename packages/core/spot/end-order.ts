import type { UserId } from '../ledger/account.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import type { Turn } from '../turn.ts';
import type { SpotOrder } from './order.ts';
import { end } from './settle.ts';

export interface EndSpotOrder {
  readonly kind: 'end-spot-order';
  readonly userId: UserId;
  readonly orderNo: string;
  /** Only an order without a fill. */
  readonly untouched: boolean;
}

/** Cancels what remains of a resting order. Somebody else's order and one that isn't open are answered alike. */
export function endSpotOrder(
  turn: Turn,
  { userId, orderNo, untouched }: EndSpotOrder,
): Result<SpotOrder, 'not-found' | 'order-has-fills'> {
  const order = turn.state.spot.orders.get(orderNo);
  if (order?.userId !== userId) return refuse('not-found');
  if (untouched && order.filledSteps > 0) return refuse('order-has-fills');
  cancelOrder(turn, order);
  return ok(order);
}

/** Ends an order that is open, and with it the other one of two that end each other. */
export function cancelOrder(turn: Turn, order: SpotOrder): void {
  const pair = turn.state.rules.spot.pairs.get(order.symbol);
  assert(pair !== undefined, `${order.symbol} is no pair`);
  turn.state.spot.cancel(order);
  end(turn, pair, order, 'cancelled');
}
