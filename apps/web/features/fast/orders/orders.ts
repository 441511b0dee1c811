import { create } from 'zustand';
import { call } from '../../../shell/client/call.ts';
import { queryClient, queryKey } from '../../../shell/client/query.ts';
import { usePages } from '../../../shell/client/use-pages.ts';
import { fastOnly, onFastOrder, useFast, type FastOrders } from '../../../shell/fast/open-orders.ts';
import type { FastOrder } from '../../../shell/fast/standing.ts';

const name = 'POST /portal/order/getContractOrder';
const oneSent = (orderNo: string) => ({ body: { contractType: 'fast', orderNo, limit: 1 } }) as const;

/** Orders that have ended a moment ago, newest first. */
const justEnded = () => create<{ rows: readonly FastOrder[] }>(() => ({ rows: [] }));
/** They stay in sight with their result. */
export const useJustSettled = justEnded();
const lingerMs = 8_000;
/** The line shows where they have ended. */
export const useEnded = justEnded();
const endedMs = 30_000;

function linger(row: FastOrder, where: ReturnType<typeof justEnded>, forMs: number) {
  where.setState(({ rows }) => ({ rows: [row, ...rows.filter((each) => each.orderNo !== row.orderNo)] }));
  setTimeout(() => where.setState(({ rows }) => ({ rows: rows.filter((each) => each !== row) })), forMs);
}

onFastOrder((row, wasOpen) => {
  queryClient.setQueryData<FastOrders>(queryKey(name, oneSent(row.orderNo)), {
    list: [row],
    total: 1,
    page: 1,
    limit: 1,
    realisedProfit: '0',
  });
  if (row.status !== 'settled') return;
  if (wasOpen) {
    linger(row, useJustSettled, lingerMs);
    linger(row, useEnded, endedMs);
  }
  void queryClient.invalidateQueries({ queryKey: [name, 'history'] });
});

/** One order by its number, until it is settled kept up to date with or without the live connection. */
export const useOrder = (orderNo: string) => useFast(oneSent(orderNo), orderNo !== '');

/** Settled orders page by page, with what they have brought together. */
export function useOrderHistory(symbol: string | undefined) {
  const pages = usePages<FastOrder>([name, 'history', symbol ?? 'all'], async (page) =>
    fastOnly(
      await call(
        name,
        {
          body: {
            contractType: 'fast',
            status: 'history',
            page,
            limit: 20,
            ...(symbol === undefined ? {} : { symbol }),
          },
        },
        { quiet: true },
      ),
    ),
  );
  const first = pages.data?.pages[0] as FastOrders | undefined;
  return { ...pages, realisedProfit: first?.realisedProfit };
}
