import type { CallAnswer, CallName } from '@candor/api-contract/index.ts';
import type { Sent } from '@candor/client/sent.ts';
import { keepPreviousData, QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, CallError } from './call.ts';

/** Refusals are answers: only what did not arrive, or came while the server could not answer yet, is tried again. */
const retry = (count: number, fault: unknown): boolean =>
  fault instanceof CallError && [-1, 503].includes(fault.code) && count < 2;
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 2_000, refetchOnWindowFocus: true } },
});

/** How often what waits is asked for anew. */
export const liveMs = 4_000;

interface Options {
  readonly every?: number;
  readonly enabled?: boolean;
}
interface Question<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
}

const question = <Name extends CallName>(name: Name, sent: Sent<Name> | undefined): Question<CallAnswer<Name>> => ({
  queryKey: [name, sent],
  queryFn: ({ signal }) =>
    (call as (name: Name, sent: Sent<Name> | undefined, signal: AbortSignal) => Promise<CallAnswer<Name>>)(
      name,
      sent,
      signal,
    ),
});

/** The answer to a question as state; while another page or filter is fetched, the former one stays. */
const useAnswer = <Answer>(
  asked: Question<Answer>,
  { every, enabled = true }: Options,
): UseQueryResult<Answer, Error> =>
  useQuery({
    ...asked,
    enabled,
    placeholderData: keepPreviousData,
    ...(every === undefined ? {} : { refetchInterval: every }),
  });

export const useCall = <Name extends CallName>(
  name: Name,
  sent?: Sent<Name>,
  options: Options = {},
): UseQueryResult<CallAnswer<Name>, Error> => useAnswer(question(name, sent), options);

/**
 * An answer that is on record as a look: it is fetched once per opening, and anew only after an act of the operator.
 */
export const useLook = <Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  enabled = true,
): UseQueryResult<CallAnswer<Name>, Error> =>
  useQuery({ ...question(name, sent), enabled, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false });

/** One page of a list. */
export interface Page<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}
type ListCall = { [Name in CallName]: CallAnswer<Name> extends Page<unknown> ? Name : never }[CallName];
type RowOf<Name extends ListCall> = CallAnswer<Name> extends Page<infer Row> ? Row : never;
type At = Pick<Page<unknown>, 'page' | 'limit'>;
/** Where a list comes from, page by page. */
export type Source<Row> = (at: At) => Question<Page<Row>>;

/** The pages of a call. @param sentFor what is sent for one of them */
export const pagesOf =
  <Name extends ListCall>(name: Name, sentFor: (at: At) => Sent<Name>): Source<RowOf<Name>> =>
  (at) =>
    question(name, sentFor(at)) as Question<Page<RowOf<Name>>>;

export const usePage = <Row>(source: Source<Row>, at: At, every?: number): UseQueryResult<Page<Row>, Error> =>
  useAnswer(source(at), every === undefined ? {} : { every });

const unchanged: readonly unknown[] = ['picture', 'GET /operator/verifications/{id}'];
/**
 * After an act everything on screen may have changed, save papers and pictures: another look at one would be on record.
 */
export const refreshAll = (): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [first] }) => !unchanged.includes(first) });
