import type { JournalKind } from '../../ledger/journal.ts';
import type { Mark } from '../../market/mark.ts';
import type { Amount } from '../../money/amount.ts';
import { refuse, type Result } from '../../result.ts';
import { mayPay } from '../exposure.ts';
import type { CloseReason, FuturesOrder, OfOrder, Trigger } from '../order.ts';
import { futuresReceipt } from '../receipt.ts';
import { closingAt, closingMoves, markClosed } from '../settle.ts';
import { record, type Turn } from '../../turn.ts';
import { ask } from './ask.ts';
import { closeLeg } from './locked-pair.ts';

export interface ClosePosition extends OfOrder {
  readonly kind: 'close-position';
}

/** Accepts to close a position, or one leg of a locked pair, at the first accepted mark after `now`. */
export function closePosition(
  turn: Turn,
  command: ClosePosition,
): Result<FuturesOrder, 'not-found' | 'order-not-holding' | 'order-already-asked'> {
  const order = turn.state.futures.own(command);
  if (order === null) return refuse('not-found');
  if (order.status === 'pending') return refuse('order-not-holding');
  if (order.request !== null) return refuse('order-already-asked');
  return ask(turn, order, { kind: 'close' });
}

/** What was asked for: the position, or the leg, closes at the mark. */
export function carryOutClose(turn: Turn, order: FuturesOrder, mark: Mark): void {
  if (order.status === 'locked') closeLeg(turn, order, mark);
  else if (mayPay(turn.state, [order], mark.price)) closeAt(turn, order, mark, 'user');
}

const closeKinds: Record<CloseReason, JournalKind> = {
  user: 'futures-close',
  reverse: 'futures-close',
  takeProfit: 'futures-close',
  stopLoss: 'futures-close',
  liquidation: 'futures-liquidation',
};

/** Nobody asked for it at that moment, so there is a receipt to recompute it. */
const isTrigger = (reason: CloseReason): reason is Trigger => reason !== 'user' && reason !== 'reverse';

/** Closes a position at a mark and pays out what is left. */
export function closeAt(turn: Turn, order: FuturesOrder, mark: Mark, reason: CloseReason): Amount {
  const open = order.open ?? mark;
  const closing = closingAt(order, open.price, mark.price);
  const moves = closingMoves(turn, order, closing);
  const { id } = record(turn, closeKinds[reason], order.orderNo, moves);
  if (isTrigger(reason)) {
    const content = futuresReceipt(order, { open, close: mark, reason, closing, journal: id });
    turn.effects.futuresReceipts.push({ orderNo: order.orderNo, journal: id, time: turn.now, content });
  }
  markClosed(turn, order, { mark, reason, ...closing });
  return closing.proceeds;
}
