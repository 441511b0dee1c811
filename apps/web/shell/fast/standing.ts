import { priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';

type Row = CallAnswer<'POST /portal/order/contractOrder'>;
export type FastOrder = Extract<Row, { contractType: 'fast' }>;
export const isFast = <Other extends { contractType: string }>(row: Other | FastOrder): row is FastOrder =>
  row.contractType === 'fast';
export type Standing = 'win' | 'lose' | 'tie';

/** What the order would come to if it ended at this price; null while entry or price is unknown. Compared exactly. */
export function standingAt(
  { direction, orderPrice }: Pick<FastOrder, 'direction' | 'orderPrice'>,
  price: string | null | undefined,
): Standing | null {
  const entry = parseDecimal(orderPrice ?? '', priceScale);
  const now = parseDecimal(price ?? '', priceScale);
  if (entry === null || now === null) return null;
  if (entry === now) return 'tie';
  return now > entry === (direction === 'up') ? 'win' : 'lose';
}

/** Signed USDT that a standing brings: the payout, minus the stake, or nothing. */
export function profitAt(
  { amount, expectedProfit }: Pick<FastOrder, 'amount' | 'expectedProfit'>,
  standing: Standing | 'void',
): string {
  if (standing === 'win') return expectedProfit;
  return standing === 'lose' ? `-${amount}` : '0';
}

/** Whole seconds that remain, never below 0: 29.2 s are shown as 30. */
export const secondsLeft = (to: number, now: number): number => Math.max(0, Math.ceil((to - now) / 1_000));

/** When the order ends, once its entry is known. */
export const endOf = ({ openTime, seconds }: Pick<FastOrder, 'openTime' | 'seconds'>): number | null =>
  openTime === null ? null : openTime + seconds * 1_000;

/** Orders newest first, with one row changed; a settled one leaves the list of the open. */
export function withOrder(open: readonly FastOrder[], row: FastOrder): FastOrder[] {
  const others = open.filter((order) => order.orderNo !== row.orderNo);
  if (row.status === 'settled') return others;
  return [...others, row].sort((a, b) => b.orderTime - a.orderTime);
}
