import { useCallback } from 'react';
import { Skeleton } from '../../design/states.tsx';
import { cleanArticle } from './clean.ts';
import './article.css';

/** A text of people or the server as HTML, cleaned. */
export function ArticleText({ html }: { html: string }) {
  const fill = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(cleanArticle(html)), [html]);
  return <div ref={fill} className="article" />;
}

/** Stands while an article is being fetched. */
export function ArticleSkeleton() {
  return (
    <div className="gutter space-y-3 pt-2">
      <Skeleton className="mb-6 h-8 w-2/3" />
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, at) => <Skeleton key={at} className={`h-4 ${width}`} />)}
    </div>
  );
}
