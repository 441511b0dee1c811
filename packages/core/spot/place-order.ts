import { hold } from '../ledger/journal.ts';
import type { Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { record, type Turn } from '../turn.ts';
import type { SelfTrade } from './book-events.ts';
import { feesOf } from './fees/fee-tiers.ts';
import { matchOrder } from './match-order.ts';
import { newSpotOrder, type Force, type SpotOrder, type SpotStop, type SpotTerms } from './order.ts';
import { checkSpotOrder, type PlaceSpotRefusal } from './orders/check-order.ts';
import { holder } from './settle.ts';

export interface PlaceSpotOrder extends Pick<
  SpotTerms,
  'orderNo' | 'userId' | 'symbol' | 'side' | 'type' | 'tick' | 'steps' | 'budget'
> {
  readonly kind: 'place-spot-order';
  /** `gtc` when it is not said. */
  readonly force?: Force | undefined;
  /** `end-maker` when it is not said. */
  readonly selfTrade?: SelfTrade | undefined;
  /** It waits for this price. */
  readonly stop?: SpotStop | undefined;
  /** What its owner calls it. */
  readonly clientId?: string | undefined;
}

/**
 * Freezes what the order can cost, trades it against users and house, and lets what is left of a limit order rest; one
 * with a stop waits. The house's depth is what it was before the order came.
 */
export function placeSpotOrder(turn: Turn, command: PlaceSpotOrder): Result<SpotOrder, PlaceSpotRefusal> {
  const checked = checkSpotOrder(turn, command);
  if (!checked.ok) return checked;
  const { pair, worst, cost } = checked.value;
  const account = holder(turn.state, command, pair);
  if (account.available < cost) return refuse('insufficient-balance', command.steps === null ? 'amount' : 'quantity');
  const queued = record(turn, 'spot-hold', command.orderNo, [hold(account, cost)]).id;
  const order = takeIn(turn, command, { queued, held: cost, listNo: null });
  if (command.stop === undefined) matchOrder(turn, pair, order, worst);
  else turn.state.spot.waits(order, pair);
  return ok(order);
}

/** An order under the terms of this moment, noted among the rows. @param queued the journal that froze its money */
export function takeIn(
  { state, effects, now }: Turn,
  { orderNo, userId, symbol, side, type, tick, steps, budget, stop, clientId, ...said }: PlaceSpotOrder,
  { queued, held, listNo }: { readonly queued: number; readonly held: Amount; readonly listNo: string | null },
): SpotOrder {
  const fees = feesOf(state, userId);
  const { force = 'gtc', selfTrade = 'end-maker' } = said;
  const ticket = { orderNo, userId, symbol, side, type, tick, steps, budget, force, selfTrade, listNo };
  const given = { stop: stop ?? null, clientId: clientId ?? null, ...fees, receivedAt: now, queued };
  const order = newSpotOrder({ ...ticket, ...given }, held);
  if (stop !== undefined) order.status = 'waiting';
  effects.placedSpot.add(order);
  return order;
}
