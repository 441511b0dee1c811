import type { CallAnswer, CallName } from '@candor/api-contract/index.ts';
import {
  QueryClient,
  useQuery,
  type QueryFilters,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Sent } from '@candor/client/sent.ts';
import { call, CallError } from './call.ts';

/** Refusals are answers: only what did not arrive is tried again. */
const retry = (count: number, fault: unknown): boolean => fault instanceof CallError && fault.code === -1 && count < 2;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 5_000, gcTime: 600_000, refetchOnWindowFocus: true } },
});

/** Key of a call in the cache; `queryKey('POST /account/list')` reaches every variant of it. */
export const queryKey = <Name extends CallName>(name: Name, sent?: Sent<Name>): readonly unknown[] =>
  sent === undefined ? [name] : [name, sent];

/** Query of a call, quiet: the page shows its own error state. */
export const queryOf = <Name extends CallName>(name: Name, sent?: Sent<Name>) => ({
  queryKey: queryKey(name, sent),
  queryFn: (asked?: { signal: AbortSignal }): Promise<CallAnswer<Name>> =>
    (call as (name: Name, sent: Sent<Name> | undefined, options: object) => Promise<CallAnswer<Name>>)(name, sent, {
      signal: asked?.signal,
      quiet: true,
    }),
});

type Options<Name extends CallName> = Omit<UseQueryOptions<CallAnswer<Name>, Error>, 'queryKey' | 'queryFn'>;

/**
 * The answer of a call as state: `useCall('POST /account/list')`, `useCall('GET /account/page', { query: { page: 1 }
 * })`.
 */
export const useCall = <Name extends CallName>(
  name: Name,
  sent?: Sent<Name>,
  options?: Options<Name>,
): UseQueryResult<CallAnswer<Name>> => useQuery({ ...queryOf(name, sent), ...options });

/** Marks answers as outdated; those on screen are fetched again. */
export const refresh = (...names: CallName[]) =>
  Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

/**
 * The same for answers that an event has overtaken: one that is on its way may have been read before it, so it is asked
 * for once more.
 */
export function outdate(filters: QueryFilters) {
  for (const query of queryClient.getQueryCache().findAll(filters)) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    if (query.state.fetchStatus === 'fetching' && query.promise !== undefined) void query.promise.then(again, again);
    else void again();
  }
}
