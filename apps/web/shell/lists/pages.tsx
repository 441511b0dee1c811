import type { ReactNode } from 'react';
import { ErrorState, SkeletonRows } from '../../design/states.tsx';
import type { usePages } from '../client/use-pages.ts';
import { NextPage } from './next-page.tsx';

interface PagesProps<Row> {
  pages: ReturnType<typeof usePages<Row>>;
  /** Stands while nothing has come yet. */
  waiting?: ReactNode;
  /** Stands where there is nothing. */
  none: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is fetched page by page: what stands in its place, its rows, and under them what is still to come. */
export function Pages<Row>({ pages, waiting = <SkeletonRows />, none, children }: PagesProps<Row>) {
  const { rows, isPending, isError, error, refetch, hasNextPage } = pages;
  if (isPending) return waiting;
  if (isError && rows.length === 0) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  // Of a page nothing may remain to be shown: then the next one is looked at.
  if (rows.length === 0 && !hasNextPage) return none;
  return (
    <>
      {children(rows)}
      <NextPage pages={pages} />
    </>
  );
}
