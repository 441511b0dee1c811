import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { call } from '../../../shell/client/call.ts';
import { queryClient, queryKey, queryOf } from '../../../shell/client/query.ts';
import { onEvent } from '../../../shell/client/stream.ts';
import { usePages } from '../../../shell/client/use-pages.ts';
import { serverNow } from '../../../shell/clock/server-clock.ts';
import { endOf, isFast, withOrder, type FastOrder } from './standing.ts';

const name = 'POST /portal/order/getContractOrder';
type Orders = Omit<CallAnswer<typeof name>, 'list'> & { list: FastOrder[] };
const openSent = { body: { contractType: 'fast', status: 'holding', limit: 100 } } as const;
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

/** Takes over what is newly known of an order, wherever it is shown. */
export function keepOrder(row: FastOrder) {
  const key = queryKey(name, openSent);
  const open = queryClient.getQueryData<Orders>(key);
  const wasOpen = open?.list.some((order) => order.orderNo === row.orderNo) === true;
  if (open !== undefined) {
    const list = withOrder(open.list, row);
    queryClient.setQueryData<Orders>(key, { ...open, list, total: open.total + list.length - open.list.length });
  }
  queryClient.setQueryData<Orders>(queryKey(name, oneSent(row.orderNo)), {
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
}

onEvent('order', (row) => isFast(row) && keepOrder(row));

const fastOnly = (answer: CallAnswer<typeof name>): Orders => ({ ...answer, list: answer.list.filter(isFast) });

const overdue = (order: FastOrder): boolean => serverNow() > (endOf(order) ?? order.orderTime + 3_000) + 1_500;
/** How often to ask for a list that the live connection should keep: seldom, unless an event is missing. */
function askEvery(list: readonly FastOrder[] | undefined): number | false {
  const open = list?.filter((order) => order.status !== 'settled') ?? [];
  if (open.length === 0) return false;
  return open.some(overdue) ? 1_500 : 15_000;
}

const useFast = (sent: typeof openSent | ReturnType<typeof oneSent>, enabled = true) =>
  useQuery({
    ...queryOf(name, sent),
    enabled,
    select: fastOnly,
    refetchInterval: (query) => askEvery(query.state.data?.list.filter(isFast)),
  });

/** The user's open fast orders, newest first. */
export const useOpenOrders = () => useFast(openSent);

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
  const first = pages.data?.pages[0] as Orders | undefined;
  return { ...pages, realisedProfit: first?.realisedProfit };
}
