import { hold } from '../../ledger/journal.ts';
import { zero } from '../../money/amount.ts';
import { assert, ok, refuse, type Result } from '../../result.ts';
import { record, type Turn } from '../../turn.ts';
import { matchOrder } from '../match-order.ts';
import type { SelfTrade } from '../book-events.ts';
import type { SpotOrder, SpotStop, SpotTerms } from '../order.ts';
import { checkSpotOrder, type PlaceSpotRefusal } from '../orders/check-order.ts';
import { takeIn, type PlaceSpotOrder } from '../place-order.ts';
import { holder } from '../settle.ts';

/** One of two orders: of a limit its price, of an order at market null. */
interface Leg extends Pick<SpotTerms, 'orderNo' | 'tick'> {
  readonly clientId?: string | undefined;
}

/**
 * Two orders of which one ends the other: a limit that takes its gain, for the book alone, and a stop that ends a loss.
 */
export interface PlaceSpotList extends Pick<SpotTerms, 'userId' | 'symbol' | 'side'> {
  readonly kind: 'place-spot-list';
  /** Of the two together. */
  readonly orderNo: string;
  readonly steps: number;
  /** Of both orders; `end-maker` when it is not said. */
  readonly selfTrade?: SelfTrade | undefined;
  readonly limit: Leg;
  readonly stop: Leg & { readonly at: SpotStop };
}

/** The limit first. */
export type SpotList = readonly [SpotOrder, SpotOrder];
export type PlaceListRefusal = PlaceSpotRefusal | 'list-unfit';

/**
 * Freezes once what the dearer of the two can cost. The first fill of the limit ends the stop, and the stop, when it is
 * reached, ends the limit and takes over what it holds.
 */
export function placeSpotList(turn: Turn, command: PlaceSpotList): Result<SpotList, PlaceListRefusal> {
  const [limit, stop] = legsOf(command);
  // The gain lies on one side of the mark, the loss on the other.
  if (command.stop.at.when !== (command.side === 'buy' ? 'rising' : 'falling'))
    return refuse('list-unfit', 'stopPrice');
  if (isSameName(command)) return refuse('client-id-used', 'ownName');
  const first = checkSpotOrder(turn, limit);
  if (!first.ok) return first;
  const second = checkSpotOrder(turn, stop);
  if (!second.ok) return second;
  const { pair, worst } = first.value;
  const cost = first.value.cost > second.value.cost ? first.value.cost : second.value.cost;
  const account = holder(turn.state, command, pair);
  if (account.available < cost) return refuse('insufficient-balance', 'quantity');
  const queued = record(turn, 'spot-hold', limit.orderNo, [hold(account, cost)]).id;
  const listNo = command.orderNo;
  const waiting = takeIn(turn, stop, { queued, held: zero, listNo });
  turn.state.spot.waits(waiting, pair);
  const resting = takeIn(turn, limit, { queued, held: cost, listNo });
  matchOrder(turn, pair, resting, worst);
  assert(resting.filledSteps === 0 && resting.endedAt === null, 'what is for the book alone rests');
  return ok([resting, waiting]);
}

const isSameName = ({ limit, stop }: PlaceSpotList): boolean =>
  limit.clientId !== undefined && limit.clientId === stop.clientId;

function legsOf({
  userId,
  symbol,
  side,
  steps,
  selfTrade,
  limit,
  stop,
}: PlaceSpotList): readonly [PlaceSpotOrder, PlaceSpotOrder] {
  const both = { kind: 'place-spot-order', userId, symbol, side, steps, selfTrade, budget: null } as const;
  const { orderNo, tick, clientId } = stop;
  return [
    { ...both, type: 'limit', force: 'maker', ...limit },
    { ...both, type: tick === null ? 'market' : 'limit', orderNo, tick, clientId, stop: stop.at },
  ];
}
