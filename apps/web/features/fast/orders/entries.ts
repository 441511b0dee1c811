import { useMemo } from 'react';
import type { Entry } from '../chart/draw.ts';
import { useOpenOrders } from '../../../shell/fast/open-orders.ts';
import { useEnded } from './orders.ts';
import { endOf, type FastOrder } from '../../../shell/fast/standing.ts';

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
      ...exitOf(order, to),
    },
  ];
}

/** Where and how it has ended; nothing of one that still runs or is void. */
function exitOf({ result, salePrice, saleTime }: FastOrder, to: number): Pick<Entry, 'exit'> {
  if (result === null || result === 'void' || salePrice === null) return {};
  return { exit: { time: saleTime ?? to, price: Number(salePrice), end: result } };
}

/** The user's open orders of a symbol and those that have just ended, for its line. */
export function useEntries(symbol: string): readonly Entry[] {
  const list = useOpenOrders().data?.list;
  const ended = useEnded(({ rows }) => rows);
  return useMemo(
    () => [...ended, ...(list ?? [])].filter((order) => order.symbol === symbol).flatMap(entryOf),
    [ended, list, symbol],
  );
}
