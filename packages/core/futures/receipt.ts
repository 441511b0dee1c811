import { placeText, receiptText } from '../fair/receipt.ts';
import type { Instant, Mark } from '../market/mark.ts';
import type { Amount, Price } from '../money/amount.ts';
import { publishedReasons, heldOf, type CloseReason, type FuturesOrder, type Trigger } from './order.ts';
import { liquidationPrice } from './formulas.ts';
import type { Closing } from './settle.ts';

type Kind = 'futures' | 'futures-open' | 'futures-close';

/** The frozen terms. */
const termsOf = (kind: Kind, o: FuturesOrder) => [
  kind,
  o.orderNo,
  o.userId,
  o.symbol,
  o.direction,
  o.lots,
  o.size,
  o.leverage,
  o.feeRate,
  o.maintenanceRate,
  o.receivedAt,
];

/** How a position has opened. */
export interface Opened {
  readonly mark: Mark;
  /** The mark's price, or the limit of an order that the better price would have cost too much. */
  readonly at: Price;
  /** At market: the first mark after this moment opens. Null of a limit, which its price has reached. */
  readonly asked: Instant | null;
  readonly margin: Amount;
  readonly fee: Amount;
  readonly journal: number;
}

/** The opening of a position: at market, at a limit, or as the counter order of a reverse or a lock. */
export const openingReceipt = (order: FuturesOrder, { mark, at, asked, margin, fee, journal }: Opened): string =>
  receiptText(termsOf('futures-open', order), {
    limit: asked === null ? (order.limitPrice ?? '-') : '-',
    asked: asked ?? '-',
    mark: placeText(mark),
    price: at,
    margin,
    fee,
    journal,
  });

/** Of one position that has closed. */
export interface Closed {
  readonly open: Mark;
  readonly close: Mark;
  readonly closing: Pick<Closing, 'profit' | 'fee' | 'proceeds'>;
  /** That paid. */
  readonly journal: number;
}

/**
 * The price that has triggered the close. For a liquidation what follows from margin and terms, rounded towards the
 * profit.
 */
function triggerPrice(order: FuturesOrder, open: Mark, reason: Trigger): bigint | null {
  if (reason === 'stopLoss') return order.stopLoss;
  return reason === 'takeProfit' ? order.takeProfit : liquidationPrice(heldOf(order, open.price));
}

/** A stop or a liquidation. @param order as it stood before it was closed */
export const triggeredReceipt = (
  order: FuturesOrder,
  reason: Trigger,
  { open, close, closing, journal }: Closed,
): string =>
  receiptText(termsOf('futures', order), {
    margin: order.held,
    open: placeText(open),
    close: placeText(close),
    trigger: `${publishedReasons[reason]}=${triggerPrice(order, open, reason) ?? '-'}`,
    profit: closing.profit,
    fee: closing.fee,
    paid: closing.proceeds,
    journal,
  });

/** What its owner has asked for: the first mark after that closes. */
export interface AskedFor {
  readonly reason: Exclude<CloseReason, Trigger>;
  readonly asked: Instant;
  /** Of what is paid: how much stays as margin of the other leg of a locked pair. */
  readonly kept: Amount;
}

/** A position, a part of one or a leg of a locked pair that was asked to close. @param order as it stood before */
export const closingReceipt = (
  order: FuturesOrder,
  { reason, asked, kept }: AskedFor,
  { open, close, closing, journal }: Closed,
): string =>
  receiptText(termsOf('futures-close', order), {
    margin: order.held,
    limit: order.limitPrice ?? '-',
    open: placeText(open),
    asked,
    close: placeText(close),
    reason,
    profit: closing.profit,
    fee: closing.fee,
    paid: closing.proceeds,
    kept,
    journal,
  });

/** Both legs of a locked pair, which close as one: the sums are those of both. Each leg has one, with itself first. */
export function pairReceipt(
  [leg, other]: readonly [FuturesOrder, FuturesOrder],
  asked: Instant,
  { close, closing, journal }: Omit<Closed, 'open'>,
): string {
  const { orderNo, userId, symbol, direction, size, leverage, feeRate, receivedAt } = leg;
  const terms = ['futures-pair', orderNo, userId, symbol, direction, size, leverage, feeRate];
  return receiptText([...terms, other.orderNo, other.feeRate, receivedAt], {
    margin: leg.held,
    'other-margin': other.held,
    limit: leg.limitPrice ?? '-',
    open: placeText(leg.open),
    'other-limit': other.limitPrice ?? '-',
    'other-open': placeText(other.open),
    asked,
    close: placeText(close),
    profit: closing.profit,
    fee: closing.fee,
    paid: closing.proceeds,
    journal,
  });
}
