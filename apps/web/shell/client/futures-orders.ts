import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { outdate, queryClient, queryKey, queryOf } from './query.ts';
import { onEvent } from './stream.ts';

const name = 'POST /portal/order/getContractOrder';
type Answer = CallAnswer<typeof name>;
type Row = Answer['list'][number];
/** A futures order and the position it becomes. */
export type FuturesOrder = Extract<Row, { contractType: 'futures' }>;
export const isFutures = (row: object): row is FuturesOrder => 'contractType' in row && row.contractType === 'futures';

/** The lists of what still lives, and the status of the orders in each. */
const lists = { active: 'holding', unfilled: 'pending', locked: 'locked' } as const satisfies Record<
  string,
  FuturesOrder['status']
>;
type Tab = keyof typeof lists;
const tabs = Object.keys(lists) as Tab[];
const sentFor = (status: Tab) => ({ body: { contractType: 'futures' as const, status, limit: 100 } });

/** Newest first, with one row put in its place, or taken out where it no longer belongs. */
export function withRow<Kept extends Pick<FuturesOrder, 'orderNo' | 'orderTime'>>(
  rows: readonly Kept[],
  row: Kept,
  belongs: boolean,
): Kept[] {
  const others = rows.filter((each) => each.orderNo !== row.orderNo);
  return belongs ? [...others, row].sort((a, b) => b.orderTime - a.orderTime) : others;
}

const rowsOf = (answer: Answer | undefined): FuturesOrder[] => (answer?.list ?? []).filter(isFutures);
const known = (tab: Tab): Answer | undefined => queryClient.getQueryData<Answer>(queryKey(name, sentFor(tab)));

/** What is known of an order that still lives. */
export const openOrderOf = (orderNo: string): FuturesOrder | undefined =>
  tabs.flatMap((tab) => rowsOf(known(tab))).find((row) => row.orderNo === orderNo);

type Listener = (now: FuturesOrder, before: FuturesOrder | undefined) => void;
const listeners = new Set<Listener>();

/** Calls back for every change of an own order, with what was known before. @returns how to stop */
export function onFuturesOrder(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keepIn(tab: Tab, row: FuturesOrder) {
  const key = queryKey(name, sentFor(tab));
  const answer = known(tab);
  if (answer !== undefined) {
    const list = withRow(rowsOf(answer), row, lists[tab] === row.status);
    queryClient.setQueryData<Answer>(key, { ...answer, list, total: answer.total + list.length - answer.list.length });
  }
  outdate({ queryKey: key, fetchStatus: 'fetching' });
}

const lastKept = new Map<string, FuturesOrder>();

/** Takes over what is newly known of an order, wherever it is shown. */
function keep(row: FuturesOrder) {
  // A list fetched meanwhile may already show what this tells.
  const before = lastKept.get(row.orderNo) ?? openOrderOf(row.orderNo);
  lastKept.set(row.orderNo, row);
  for (const tab of tabs) keepIn(tab, row);
  void queryClient.invalidateQueries({ queryKey: [name, 'futures'] });
  for (const listener of listeners) listener(row, before);
}

const eventAt = new Map<string, number>();

onEvent('order', (row) => {
  if (!isFutures(row)) return;
  eventAt.set(row.orderNo, performance.now());
  keep(row);
});

/** Sends something that answers orders, and takes over each of which no event has already told more. */
export async function askForFutures(ask: () => Promise<Row | readonly Row[]>): Promise<void> {
  const askedAt = performance.now();
  const answer = await ask();
  for (const row of [answer].flat()) if (isFutures(row) && (eventAt.get(row.orderNo) ?? 0) < askedAt) keep(row);
}

/** Whether something was asked for that the next mark should have done: then an event may be missing. */
const awaited = (row: FuturesOrder): boolean =>
  row.wish !== null || (row.status === 'pending' && row.entrustType === 'market');
function askEvery(rows: readonly FuturesOrder[]): number | false {
  if (rows.length === 0) return false;
  return rows.some(awaited) ? 2_500 : 30_000;
}

type Queries = readonly UseQueryResult<Answer>[];
const combine = (queries: Queries) => ({
  rows: queries.flatMap((query) => rowsOf(query.data)).sort((a, b) => b.orderTime - a.orderTime),
  isPending: queries.some((query) => query.isPending && query.fetchStatus !== 'idle'),
  error: queries.find((query) => query.isError && query.data === undefined)?.error ?? null,
});

/**
 * All own futures orders that still live: positions, locked pairs, waiting orders; newest first, kept up to date by
 * events.
 */
export const useOpenFutures = (enabled = true) =>
  useQueries({
    queries: tabs.map((tab) => ({
      ...queryOf(name, sentFor(tab)),
      enabled,
      refetchInterval: ({ state }: { state: { data: Answer | undefined } }) => askEvery(rowsOf(state.data)),
    })),
    combine,
  });
