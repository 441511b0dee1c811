import type { UserId } from '../../ledger/account.ts';
import { assert, ok, refuse, type Result } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import { notionalUp } from '../notional.ts';
import type { SpotOrder } from '../order.ts';
import { releaseBeyondRest, releaseShare } from '../settle.ts';

export interface AmendSpotOrder {
  readonly kind: 'amend-spot-order';
  readonly userId: UserId;
  readonly orderNo: string;
  /** In all, what is filled already among them. */
  readonly steps: number;
}

export type AmendRefusal = 'not-found' | 'amend-unfit' | 'quantity-not-less' | 'notional-min';

/**
 * Takes quantity off a limit order, which keeps its place in the queue of its price, or off two orders of which one
 * ends the other: both lose as much. What was held for it is given back at once. Somebody else's order and one that
 * isn't open are answered alike.
 */
export function amendSpotOrder(
  turn: Turn,
  { userId, orderNo, steps }: AmendSpotOrder,
): Result<SpotOrder, AmendRefusal> {
  const { state } = turn;
  const order = state.spot.orders.get(orderNo);
  if (order?.userId !== userId) return refuse('not-found');
  const other = state.spot.otherOf(order);
  const { steps: before, filledSteps } = order;
  // What comes in at market holds more than its price says; the limit beside it tells how much.
  if (before === null || (order.tick === null && other === null)) return refuse('amend-unfit');
  const pair = state.rules.spot.pairs.get(order.symbol);
  assert(pair !== undefined, `${order.symbol} is no pair`);
  if (!Number.isSafeInteger(steps) || steps <= filledSteps || steps >= before)
    return refuse('quantity-not-less', 'quantity');
  const amended = other === null ? [order] : [order, other];
  if (amended.some((one) => notionalUp(priceOf(one), steps, pair.value) < state.rules.spot.minNotional))
    return refuse('notional-min', 'quantity');
  for (const one of amended) makeSmaller(turn, one, steps);
  if (other === null) releaseBeyondRest(turn, pair, order);
  else for (const one of amended) releaseShare(turn, pair, one, { steps, before });
  return ok(order);
}

/** In ticks: the own one of a limit, else the stop's. */
const priceOf = ({ tick, stop }: SpotOrder): number => tick ?? stop?.tick ?? 0;

function makeSmaller({ state, effects }: Turn, order: SpotOrder, steps: number): void {
  assert(order.steps !== null && order.steps > steps, 'an order is made smaller');
  state.spot.reduce(order, order.steps - steps);
  order.steps = steps;
  effects.changedSpot.add(order);
}
