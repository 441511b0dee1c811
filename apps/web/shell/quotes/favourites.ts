import { call } from '../client/call.ts';
import { queryClient, queryKey, useCall } from '../client/query.ts';

const key = queryKey('GET /tickerCollect/get');

/** Stars or unstars at once, and takes it back when the server refuses. */
async function toggle(symbol: string) {
  const before = queryClient.getQueryData<string[]>(key) ?? [];
  const on = before.includes(symbol);
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData(key, on ? before.filter((each) => each !== symbol) : [...before, symbol]);
  try {
    const query = { query: { symbol } };
    queryClient.setQueryData(
      key,
      on ? await call('GET /tickerCollect/delete', query) : await call('GET /tickerCollect/save', query),
    );
  } catch {
    queryClient.setQueryData<string[]>(key, (now) =>
      on ? [...new Set([...(now ?? []), symbol])] : now?.filter((each) => each !== symbol),
    );
  }
}

/** The user's favourite symbols. */
export function useFavourites() {
  const query = useCall('GET /tickerCollect/get');
  return { ...query, symbols: query.data ?? [], toggle };
}
