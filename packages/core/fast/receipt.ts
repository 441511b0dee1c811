import { placeText } from '../fair/receipt.ts';
import { profitOf, termsText, type FastOrder } from './order.ts';

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
    `entry ${placeText(order.entry)}`,
    `exit ${placeText(order.exit)}`,
    `result ${order.result}`,
    `profit ${profitOf(order)}`,
    `journal ${order.settlementJournal}`,
  ].join('\n');
}
