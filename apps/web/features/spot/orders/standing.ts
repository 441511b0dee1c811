import type { CallAnswer } from '@candor/api-contract/index.ts';

export type SpotOrder = CallAnswer<'POST /portal/order/getSpotOrder'>['list'][number];

/** Whether an order still stands in the book or waits for its stop, or would if its pair were not halted. */
export const isCurrent = ({ status }: Pick<SpotOrder, 'status'>): boolean =>
  status !== 'filled' && status !== 'cancelled';

/** Whether an order is more than a limit that rests, or one at market. */
export const isSpecial = ({ stopPrice, timing, listId }: Pick<SpotOrder, 'stopPrice' | 'timing' | 'listId'>): boolean =>
  stopPrice !== null || timing !== 'gtc' || listId !== null;

/** Newest first, with one row put in its place, or taken out where it no longer belongs. */
export function withOrder<Kept extends Pick<SpotOrder, 'orderNo' | 'time' | 'status'>>(
  rows: readonly Kept[],
  row: Kept,
): Kept[] {
  const others = rows.filter((each) => each.orderNo !== row.orderNo);
  return isCurrent(row) ? [...others, row].sort((a, b) => b.time - a.time) : others;
}

/** Whether quantity can be taken off an order: what comes in at market by itself keeps what it has. */
export const mayShrink = (order: Pick<SpotOrder, 'status' | 'type' | 'listId' | 'triggeredAt' | 'volume'>): boolean =>
  isCurrent(order) && (order.type === 'limit' || isOneOfTwo(order));

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

/** Whether its end would end another order. */
export const isOneOfTwo = (order: Pick<SpotOrder, 'listId' | 'triggeredAt' | 'volume'>): boolean =>
  order.listId !== null && order.triggeredAt === null && !hasDeals(order);
