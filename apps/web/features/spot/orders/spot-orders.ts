import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../../shell/client/call.ts';
import { queryClient, queryKey, useCall } from '../../../shell/client/query.ts';
import { onEvent } from '../../../shell/client/stream.ts';
import { usePages } from '../../../shell/client/use-pages.ts';
import { withOrder, type SpotOrder } from './standing.ts';

const name = 'POST /portal/order/getSpotOrder';
type Answer = CallAnswer<typeof name>;
const isSpot = (row: object): row is SpotOrder => 'contractType' in row && row.contractType === 'spot';

const currentSent = { body: { status: 'current', limit: 100 } } as const;
const currentKey = queryKey(name, currentSent);

/** Takes over what is newly known of an order, wherever it is shown. */
function keep(row: SpotOrder) {
  const answer = queryClient.getQueryData<Answer>(currentKey);
  if (answer !== undefined) {
    const list = withOrder(answer.list, row);
    queryClient.setQueryData<Answer>(currentKey, { ...answer, list, total: answer.total + list.length - answer.list.length });
  }
  // A list that is on its way may have been read before this change.
  if (queryClient.isFetching({ queryKey: currentKey }) > 0) void queryClient.invalidateQueries({ queryKey: currentKey });
  void queryClient.invalidateQueries({ queryKey: [name, 'pages'] });
}

const eventAt = new Map<string, number>();

onEvent('order', (row) => {
  if (!isSpot(row)) return;
  eventAt.set(row.orderNo, performance.now());
  keep(row);
});

/** Sends something that answers an order, and takes the answer over unless an event has already told more. */
export async function askForSpot(ask: () => Promise<SpotOrder>): Promise<SpotOrder> {
  const askedAt = performance.now();
  const row = await ask();
  if ((eventAt.get(row.orderNo) ?? 0) < askedAt) keep(row);
  return row;
}

/** Own orders that still stand, newest first, kept up to date by events. */
export const useCurrentOrders = () => useCall(name, currentSent, { refetchInterval: 30_000 });

/** What a list of pages shows: `deals` are the orders that have met something. */
export type Shown = 'all' | 'filled' | 'cancelled' | 'locked';

/** Own orders page by page; a change of any of them fetches them anew. */
export const useOrderPages = (status: Shown, symbol: string) => usePages<SpotOrder>([name, 'pages', status, symbol], (page) =>
  call(name, { body: { status, page, limit: 20, ...(symbol === '' ? {} : { symbol }) } }, { quiet: true }));
