import { CallError } from '@candor/client/envelope.ts';

const row = { id: 'r1', time: 0, day: 1, amount: '1', settled: true, settleTime: 0, date: 0, currencyCode: 'USDT' };
const first = { list: [], total: 40, page: 1, limit: 20, savedOnly: false, savedOnlyEndTime: null };

/** What `usePages` says of a list whose first page is there and whose next one did not come. */
export const failedPage = {
  rows: [row],
  data: { pages: [first] },
  isPending: false,
  isError: true,
  error: new CallError(503, 'Down for work'),
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: true,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
  sentinel: () => undefined,
};
/** The same before it was asked for. */
export const firstPage = { ...failedPage, isError: false, error: null, isFetchNextPageError: false };
