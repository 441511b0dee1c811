import { amount, minus, type Amount } from '../../money/amount.ts';
import { assert, refuse, type Result } from '../../result.ts';
import type { Turn } from '../../turn.ts';
import type { Size } from '../contract.ts';
import { mayPay } from '../exposure.ts';
import type { FuturesOrder, OfOrder, OrderNo } from '../order.ts';
import { ask, type Asked } from './ask.ts';
import { closeAt } from './close-position.ts';

/** @property newOrderNo of the order that the part becomes */
export interface ClosePart extends OfOrder {
  readonly kind: 'close-part';
  readonly newOrderNo: OrderNo;
  readonly lots: bigint;
}

export type ClosePartRefusal =
  | 'not-found'
  | 'order-not-holding'
  | 'order-locked'
  | 'order-already-asked'
  | 'lots-range';

/**
 * Accepts to close some lots of a position at the first accepted mark after `now`; all of its lots close it whole. A
 * leg of a locked pair has no parts: the pair is only one while its legs are equal.
 */
export function closePart(turn: Turn, command: ClosePart): Result<FuturesOrder, ClosePartRefusal> {
  const { newOrderNo, lots } = command;
  const order = turn.state.futures.own(command);
  if (order === null) return refuse('not-found', 'orderNo');
  if (order.status === 'locked') return refuse('order-locked', 'orderNo');
  if (order.status !== 'holding') return refuse('order-not-holding', 'orderNo');
  if (order.request !== null) return refuse('order-already-asked', 'orderNo');
  if (lots <= 0n || lots > order.lots) return refuse('lots-range', 'lots');
  if (lots === order.lots) return ask(turn, order, { kind: 'close' });
  return ask(turn, order, { kind: 'close', orderNo: newOrderNo, lots });
}

/** The part closes at the mark as an order of its own; the rest lives on, at the same opening price and leverage. */
export function carryOutPart(turn: Turn, order: FuturesOrder, ofPart: Part, { mark, asked }: Asked): void {
  const part = partOf(order, ofPart);
  if (!mayPay(turn.state, [part], mark.price)) return;
  splitOff(turn, order, part);
  closeAt(turn, part, { mark, asked, reason: 'user' });
}

type Part = Pick<FuturesOrder, 'orderNo' | 'lots'>;

/** What leaves a position: of margin and fees its share, rounded down, so that what rounding leaves stays there. */
function partOf(order: FuturesOrder, { orderNo, lots }: Part): FuturesOrder {
  assert(lots > 0n && lots < order.lots, `${lots} lots are no part of ${order.orderNo}`);
  const share = (units: Amount): Amount => amount((units * lots) / order.lots);
  return {
    ...order,
    orderNo,
    partOf: order.orderNo,
    lots,
    size: ((order.size * lots) / order.lots) as Size,
    held: share(order.held),
    fee: share(order.fee),
    armed: [],
  };
}

function splitOff({ state, effects }: Turn, order: FuturesOrder, part: FuturesOrder): void {
  state.futures.remove(order);
  order.lots -= part.lots;
  order.size = (order.size - part.size) as Size;
  order.held = minus(order.held, part.held);
  order.fee = minus(order.fee, part.fee);
  state.futures.add(order);
  state.futures.add(part);
  effects.changedFutures.add(order);
  effects.placedFutures.add(part);
}
