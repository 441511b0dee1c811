import type { Mark } from '../market/mark.ts';
import { profitOf, termsText, type FastOrder } from './order.ts';

const tick = (mark: Mark | null): string =>
  mark === null ? '-' : `${mark.seq}@${mark.time}=${mark.price}${mark.backfilled ? ' backfilled' : ''}`;

/**
 * Everything needed to recompute a settlement without trusting anybody, one fact a line: the frozen terms as they were
 * hashed, the entry and exit marks with their places in the symbol's tape, the result, what the customer gained or
 * lost,
 * and the journal that paid it. Amounts in the smallest unit of USDT, prices and rates with 8 decimals, times in
 * milliseconds.
 * @returns null while the order is open
 */
export function fastReceipt(order: FastOrder): string | null {
  if (order.result === null) return null;
  return [
    `terms ${termsText(order)}`,
    `entry ${tick(order.entry)}`,
    `exit ${tick(order.exit)}`,
    `result ${order.result}`,
    `profit ${profitOf(order)}`,
    `journal ${order.settlementJournal}`,
  ].join('\n');
}
