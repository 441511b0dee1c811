import type { JournalKind } from '../../ledger/journal.ts';
import type { Mark } from '../../market/mark.ts';
import { zero, type Amount } from '../../money/amount.ts';
import { refuse, type Result } from '../../result.ts';
import { mayPay } from '../exposure.ts';
import type { CloseReason, FuturesOrder, OfOrder, Trigger } from '../order.ts';
import { closingReceipt, triggeredReceipt } from '../receipt.ts';
import { closingAt, closingMoves, markClosed } from '../settle.ts';
import { noteReceipt, record, type Turn } from '../../turn.ts';
import { ask, type Asked } from './ask.ts';
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
export function carryOutClose(turn: Turn, order: FuturesOrder, { mark, asked }: Asked): void {
  if (order.status === 'locked') closeLeg(turn, order, { mark, asked });
  else if (mayPay(turn.state, [order], mark.price)) closeAt(turn, order, { mark, asked, reason: 'user' });
}

const closeKinds: Record<CloseReason, JournalKind> = {
  user: 'futures-close',
  reverse: 'futures-close',
  takeProfit: 'futures-close',
  stopLoss: 'futures-close',
  liquidation: 'futures-liquidation',
};

/** Why a position closes: asked for by its owner at a moment, or because a price was reached. */
type Cause =
  | (Asked & { readonly reason: Exclude<CloseReason, Trigger> })
  | { readonly mark: Mark; readonly reason: Trigger };

/** Closes a position at a mark and pays out what is left. */
export function closeAt(turn: Turn, order: FuturesOrder, cause: Cause): Amount {
  const { mark, reason } = cause;
  const open = order.open ?? mark;
  const closing = closingAt(order, open.price, mark.price);
  const moves = closingMoves(turn, order, closing);
  const { id } = record(turn, closeKinds[reason], order.orderNo, moves);
  const closed = { open, close: mark, closing, journal: id };
  const content =
    'asked' in cause
      ? closingReceipt(order, { ...cause, kept: zero }, closed)
      : triggeredReceipt(order, cause.reason, closed);
  noteReceipt(turn, { receiptNo: order.orderNo, journal: id, content });
  markClosed(turn, order, { mark, reason, ...closing });
  return closing.proceeds;
}
