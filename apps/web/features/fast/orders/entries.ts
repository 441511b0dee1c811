import { useMemo } from 'react';
import type { Entry } from '../chart/draw.ts';
import { useOpenOrders } from './orders.ts';
import { endOf, type FastOrder } from './standing.ts';

/** What the line shows of an order, once its entry is known. */
export function entryOf(order: FastOrder): Entry[] {
  const to = endOf(order);
  if (order.orderPrice === null || to === null) return [];
  return [
    {
      id: order.orderNo,
      direction: order.direction,
      price: Number(order.orderPrice),
      from: order.openTime ?? to - order.seconds * 1_000,
      to,
    },
  ];
}

/** The user's open orders of a symbol, for its line. */
export function useEntries(symbol: string): readonly Entry[] {
  const list = useOpenOrders().data?.list;
  return useMemo(() => (list ?? []).filter((order) => order.symbol === symbol).flatMap(entryOf), [list, symbol]);
}
