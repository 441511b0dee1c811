import type { UserId } from '../ledger/account.ts';
import type { Instant } from '../market/mark.ts';
import { assert, ok, refuse, type Result } from '../result.ts';
import type { Effects, State } from '../state.ts';
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
  state: State,
  effects: Effects,
  { userId, orderNo, untouched }: EndSpotOrder,
  now: Instant,
): Result<SpotOrder, 'not-found' | 'order-has-fills'> {
  const order = state.spot.orders.get(orderNo);
  if (order?.userId !== userId) return refuse('not-found');
  if (untouched && order.filledSteps > 0) return refuse('order-has-fills');
  const pair = state.rules.spot.pairs.get(order.symbol);
  assert(pair !== undefined, `${order.symbol} is no pair`);
  state.spot.cancel(order);
  end(state, effects, pair, order, 'cancelled', now);
  return ok(order);
}
