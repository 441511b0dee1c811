import type { JournalKind } from '../../ledger/journal.ts';
import type { Instant, Mark } from '../../market/mark.ts';
import type { Amount } from '../../money/amount.ts';
import { refuse, type Result } from '../../result.ts';
import { record, type Effects, type State } from '../../state.ts';
import { mayPay } from '../exposure.ts';
import type { CloseReason, FuturesOrder, OfOrder, Trigger } from '../order.ts';
import { futuresReceipt } from '../receipt.ts';
import { closingAt, closingMoves, markClosed } from '../settle.ts';
import { ask } from './ask.ts';
import { closeLeg } from './locked-pair.ts';

export interface ClosePosition extends OfOrder {
  readonly kind: 'close-position';
}

/** Accepts to close a position, or one leg of a locked pair, at the first accepted mark after `now`. */
export function closePosition(
  state: State,
  effects: Effects,
  command: ClosePosition,
  now: Instant,
): Result<FuturesOrder, 'not-found' | 'order-not-holding' | 'order-already-asked'> {
  const order = state.futures.own(command);
  if (order === null) return refuse('not-found');
  if (order.status === 'pending') return refuse('order-not-holding');
  if (order.wish !== null) return refuse('order-already-asked');
  return ask(state, effects, order, 'close', null, now);
}

/** What was asked for: the position, or the leg, closes at the mark. */
export function carryOutClose(state: State, effects: Effects, order: FuturesOrder, mark: Mark, now: Instant): void {
  if (order.status === 'locked') closeLeg(state, effects, order, mark, now);
  else if (mayPay(state, order, mark.price)) closeAt(state, effects, order, mark, 'user', now);
}

const closeKinds: Record<CloseReason, JournalKind> = {
  user: 'futures-close',
  reverse: 'futures-close',
  stopProfit: 'futures-close',
  stopLoss: 'futures-close',
  liquidation: 'futures-liquidation',
};

/** Nobody asked for it at that moment, so there is a receipt to recompute it. */
const isTrigger = (reason: CloseReason): reason is Trigger => reason !== 'user' && reason !== 'reverse';

/** Closes a position at a mark and pays out what is left. */
export function closeAt(
  state: State,
  effects: Effects,
  order: FuturesOrder,
  mark: Mark,
  reason: CloseReason,
  now: Instant,
): Amount {
  const open = order.open ?? mark;
  const closing = closingAt(order, open.price, mark.price);
  const moves = closingMoves(state, effects, order.userId, order.held, closing, order.orderNo, now);
  const { id } = record(state, effects, closeKinds[reason], order.orderNo, now, moves);
  if (isTrigger(reason)) {
    const content = futuresReceipt(order, open, mark, reason, closing, id);
    effects.futuresReceipts.push({ orderNo: order.orderNo, journal: id, time: now, content });
  }
  markClosed(state, effects, order, mark, reason, closing, now);
  return closing.proceeds;
}
