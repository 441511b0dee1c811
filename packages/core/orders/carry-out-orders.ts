import { placeFastOrder, type PlaceFastOrder } from '../fast/place-order.ts';
import { placeFuturesOrder, type PlaceFuturesOrder } from '../futures/place-order.ts';
import { revokeFuturesOrder, type RevokeFuturesOrder } from '../futures/revoke-order.ts';
import { assert, ok, type Result } from '../result.ts';
import { endSpotOrder, type EndSpotOrder } from '../spot/end-order.ts';
import { amendSpotOrder, type AmendSpotOrder } from '../spot/orders/amend-order.ts';
import { placeSpotOrder, type PlaceSpotOrder } from '../spot/place-order.ts';
import type { Turn } from '../turn.ts';

/** What can be asked for together with others: placing, taking back what has not ended, and less of a spot order. */
export type OrderCommand =
  | PlaceFastOrder
  | PlaceFuturesOrder
  | PlaceSpotOrder
  | RevokeFuturesOrder
  | EndSpotOrder
  | AmendSpotOrder;

export interface CarryOutOrders {
  readonly kind: 'carry-out-orders';
  readonly orders: readonly OrderCommand[];
}

/** Each as its own command answers. */
export type OrderResult = ReturnType<typeof carryOutOne>;

/**
 * Carries out one after the other, each on the state that those before it have left, all at one moment and in one
 * transaction. A refusal is the answer of its order alone.
 */
export function carryOutOrders(turn: Turn, { orders }: CarryOutOrders): Result<OrderResult[], never> {
  const { journals } = turn.effects;
  return ok(
    orders.map((order) => {
      const before = journals.length;
      const result = carryOutOne(turn, order);
      assert(result.ok || journals.length === before, `refused ${order.kind} has moved money`);
      return result;
    }),
  );
}

function carryOutOne(turn: Turn, order: OrderCommand) {
  switch (order.kind) {
    case 'place-fast-order':
      return placeFastOrder(turn, order);
    case 'place-futures-order':
      return placeFuturesOrder(turn, order);
    case 'place-spot-order':
      return placeSpotOrder(turn, order);
    case 'revoke-futures-order':
      return revokeFuturesOrder(turn, order);
    case 'end-spot-order':
      return endSpotOrder(turn, order);
    case 'amend-spot-order':
      return amendSpotOrder(turn, order);
  }
}
