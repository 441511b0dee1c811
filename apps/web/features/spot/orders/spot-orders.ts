import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useQuery } from '@tanstack/react-query';
import { outdate, queryClient, queryKey, queryOf, useCall } from '../../../shell/client/query.ts';
import { onEvent } from '../../../shell/client/stream.ts';
import { usePages } from '../../../shell/client/use-pages.ts';
import { orderPage, type Shown } from './order-page.ts';
import { withOrder, type SpotOrder } from './standing.ts';

const name = 'POST /portal/order/getSpotOrder';
type Answer = CallAnswer<typeof name>;
const isSpot = (row: object): row is SpotOrder => 'contractType' in row && row.contractType === 'spot';

const currentSent = { body: { status: 'standing', limit: 100 } } as const;
const currentKey = queryKey(name, currentSent);

/** Takes over what is newly known of an order, wherever it is shown. */
function keep(row: SpotOrder) {
  const answer = queryClient.getQueryData<Answer>(currentKey);
  if (answer !== undefined) {
    const list = withOrder(answer.list, row);
    queryClient.setQueryData<Answer>(currentKey, {
      ...answer,
      list,
      total: answer.total + list.length - answer.list.length,
    });
  }
  outdate({ queryKey: currentKey, fetchStatus: 'fetching' });
  void queryClient.invalidateQueries({ queryKey: [name, 'pages'] });
}

const eventAt = new Map<string, number>();

onEvent('order', (row) => {
  if (!isSpot(row)) return;
  eventAt.set(row.orderNo, performance.now());
  keep(row);
});

/** Sends something that answers orders, and takes over what no event has already told more of. */
export async function askForSpots<Rows extends readonly SpotOrder[]>(ask: () => Promise<Rows>): Promise<Rows> {
  const askedAt = performance.now();
  const rows = await ask();
  for (const row of rows) if ((eventAt.get(row.orderNo) ?? 0) < askedAt) keep(row);
  return rows;
}

/** The same of one order. */
export const askForSpot = async (ask: () => Promise<SpotOrder>): Promise<SpotOrder> =>
  (await askForSpots(async () => [await ask()] as const))[0];

/** Own orders that still stand, newest first, kept up to date by events. */
export const useCurrentOrders = () => useCall(name, currentSent, { refetchInterval: 30_000 });

/** One own order by its number, for as long as one is named; a change of any order fetches it anew. */
export const useOneOrder = (orderNo: string): SpotOrder | null =>
  useQuery({
    ...queryOf(name, { body: { orderNo, page: 1, limit: 1 } }),
    queryKey: [name, 'pages', orderNo],
    enabled: orderNo !== '',
  }).data?.list[0] ?? null;

/** Own orders page by page; a change of any of them fetches them anew. */
export const useOrderPages = (shown: Shown, symbol: string) =>
  usePages<SpotOrder>([name, 'pages', shown, symbol], (page) => orderPage(shown, symbol)(page, 20));
