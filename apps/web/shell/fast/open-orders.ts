import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient, queryKey, queryOf } from '../client/query.ts';
import { onEvent } from '../client/stream.ts';
import { serverNow } from '../clock/server-clock.ts';
import { endOf, isFast, withOrder, type FastOrder } from './standing.ts';

const name = 'POST /portal/order/getContractOrder';
type Answer = CallAnswer<typeof name>;
export type FastOrders = Omit<Answer, 'list'> & { list: FastOrder[] };
const openSent = { body: { contractType: 'fast', status: 'holding', limit: 100 } } as const;

type Listener = (now: FastOrder, wasOpen: boolean) => void;
const listeners = new Set<Listener>();

/** Calls back for every change of an own fast order, and whether it was among the open ones. */
export const onFastOrder = (listener: Listener): void => void listeners.add(listener);

/** Takes over what is newly known of an order, wherever it is shown. */
export function keepOrder(row: FastOrder) {
  const key = queryKey(name, openSent);
  const open = queryClient.getQueryData<FastOrders>(key);
  const wasOpen = open?.list.some((order) => order.orderNo === row.orderNo) === true;
  if (open !== undefined) {
    const list = withOrder(open.list, row);
    queryClient.setQueryData<FastOrders>(key, { ...open, list, total: open.total + list.length - open.list.length });
  }
  for (const listener of listeners) listener(row, wasOpen);
}

onEvent('order', (row) => isFast(row) && keepOrder(row));

export const fastOnly = (answer: Answer): FastOrders => ({ ...answer, list: answer.list.filter(isFast) });

const overdue = (order: FastOrder): boolean => serverNow() > (endOf(order) ?? order.orderTime + 3_000) + 1_500;
/** How often to ask for a list that the live connection should keep: seldom, unless an event is missing. */
function askEvery(list: readonly FastOrder[] | undefined): number | false {
  const open = list?.filter((order) => order.status !== 'settled') ?? [];
  if (open.length === 0) return false;
  return open.some(overdue) ? 1_500 : 15_000;
}

interface FastSent {
  readonly body: { readonly contractType: 'fast'; readonly limit: number; orderNo?: string; status?: 'holding' };
}

/** A list of fast orders, kept up to date with or without the live connection. */
export const useFast = (sent: FastSent, enabled: boolean) =>
  useQuery({
    ...queryOf(name, sent),
    enabled,
    select: fastOnly,
    refetchInterval: (query) => askEvery(query.state.data?.list.filter(isFast)),
  });

/** The user's open fast orders, newest first. */
export const useOpenOrders = (enabled = true) => useFast(openSent, enabled);
