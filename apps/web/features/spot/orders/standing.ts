import type { CallAnswer } from '@candor/api-contract/index.ts';

export type SpotOrder = CallAnswer<'POST /portal/order/getSpotOrder'>['list'][number];

/** Whether an order still stands in the book, or would if its pair were not halted. */
export const isCurrent = ({ status }: Pick<SpotOrder, 'status'>): boolean =>
  status === 'open' || status === 'partial' || status === 'locked';

/** Newest first, with one row put in its place, or taken out where it no longer belongs. */
export function withOrder<Kept extends Pick<SpotOrder, 'orderNo' | 'time' | 'status'>>(
  rows: readonly Kept[],
  row: Kept,
): Kept[] {
  const others = rows.filter((each) => each.orderNo !== row.orderNo);
  return isCurrent(row) ? [...others, row].sort((a, b) => b.time - a.time) : others;
}

/** Share of an order that has been dealt, 0–1: of its quantity, or of the amount of a market buy. */
export function filledShare({
  quantity,
  volume,
  amount,
  dealAmount,
}: Pick<SpotOrder, 'quantity' | 'volume' | 'amount' | 'dealAmount'>): number {
  const [done, all] =
    quantity === null ? [Number(dealAmount), Number(amount ?? 0)] : [Number(volume), Number(quantity)];
  return all === 0 ? 0 : Math.min(1, done / all);
}

/** Whether an order has met something. */
export const hasDeals = ({ volume }: Pick<SpotOrder, 'volume'>): boolean => Number(volume) > 0;
