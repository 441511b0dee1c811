import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

interface PageOf<Row> {
  list: Row[];
  total: number;
  page: number;
  limit: number;
}

/**
 * A list fetched page by page. Put `sentinel` as ref on an element under the list: when it comes near, the next page is
 * fetched.
 * @param key cache key; begin with the name of the call, so that `refresh` reaches it
 */
export function usePages<Row>(key: readonly unknown[], fetchPage: (page: number) => Promise<PageOf<Row>>) {
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  // A page that was refused is asked for again by the user: in sight it would be asked for again and again.
  const more = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || !more) return;
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
        rootMargin: '400px',
      });
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [more, fetchNextPage],
  );
  return {
    ...query,
    rows: query.data?.pages.flatMap((page) => page.list) ?? [],
    total: query.data?.pages[0]?.total ?? 0,
    sentinel,
  };
}
