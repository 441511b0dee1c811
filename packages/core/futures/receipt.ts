import type { Mark } from '../market/mark.ts';
import { heldOf, publishedReasons, type FuturesOrder, type Trigger } from './order.ts';
import { liquidationPrice } from './formulas.ts';
import type { Closing } from './settle.ts';

/** What is kept of a close that nobody asked for at that moment. */
export interface FuturesReceipt {
  readonly orderNo: string;
  readonly journal: number;
  readonly time: number;
  readonly content: string;
}

/** The frozen terms as one line of text. */
const termsText = (o: FuturesOrder): string =>
  [
    'futures',
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
  ].join('|');

const tick = (mark: Mark): string => `${mark.seq}@${mark.time}=${mark.price}${mark.backfilled ? ' backfilled' : ''}`;

/**
 * The price that has triggered the close. For a liquidation what follows from margin and terms, rounded towards the
 * profit.
 */
function triggerPrice(order: FuturesOrder, open: Mark, reason: Trigger): bigint | null {
  if (reason === 'stopLoss') return order.stopLoss;
  return reason === 'takeProfit' ? order.takeProfit : liquidationPrice(heldOf(order, open.price));
}

interface Closed {
  readonly open: Mark;
  readonly close: Mark;
  readonly reason: Trigger;
  readonly closing: Closing;
  /** That paid. */
  readonly journal: number;
}

/**
 * Everything needed to recompute a stop or a liquidation without trusting anybody, one fact a line: the frozen terms,
 * the margin, what triggered it, the marks of opening and closing with their places in the symbol's tape, the
 * arithmetic, and the journal that paid. Amounts in the smallest unit of USDT, prices, sizes and rates with 8 decimals,
 * times in milliseconds.
 * @param order as it stood before it was closed
 */
export function futuresReceipt(order: FuturesOrder, { open, close, reason, closing, journal }: Closed): string {
  return [
    `terms ${termsText(order)}`,
    `margin ${order.held}`,
    `open ${tick(open)}`,
    `close ${tick(close)}`,
    `trigger ${publishedReasons[reason]}=${triggerPrice(order, open, reason) ?? '-'}`,
    `profit ${closing.profit}`,
    `fee ${closing.fee}`,
    `paid ${closing.proceeds}`,
    `journal ${journal}`,
  ].join('\n');
}
