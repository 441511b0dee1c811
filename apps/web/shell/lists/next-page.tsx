import { ErrorState, SkeletonRows } from '../../design/states.tsx';
import type { usePages } from '../client/use-pages.ts';

type NextPageProps = Pick<
  ReturnType<typeof usePages<unknown>>,
  'sentinel' | 'error' | 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
>;

/** Stands under the rows of a list: fetches its next page as it comes near, and says when that fails. */
export function NextPage({ pages }: { pages: NextPageProps }) {
  const { sentinel, error, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  return (
    <>
      <div ref={sentinel} />
      {isFetchingNextPage ? (
        <SkeletonRows count={2} />
      ) : (
        isFetchNextPageError && <ErrorState text={error?.message} onRetry={() => void fetchNextPage()} />
      )}
    </>
  );
}
