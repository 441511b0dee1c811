import { useCallback } from 'react';
import { foreignHost } from '../routing/host-of.ts';
import { Skeleton } from '../../design/states.tsx';
import { cleanArticle } from './clean.ts';
import { leaveTo } from './leave.ts';
import './article.css';

/** A link that leads elsewhere says so before it is followed. */
function onLink(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || foreignHost(link.href) === null) return;
  event.preventDefault();
  void leaveTo(link.href).catch(() => undefined);
}

/** A text of people or the server as HTML, cleaned. */
export function ArticleText({ html }: { html: string }) {
  const fill = useCallback(
    (element: HTMLDivElement) => {
      element.replaceChildren(cleanArticle(html));
      // Its links are no elements of React's.
      element.addEventListener('click', onLink);
      return () => element.removeEventListener('click', onLink);
    },
    [html],
  );
  return <div ref={fill} className="article" />;
}

/** Stands while an article is being fetched. */
export function ArticleSkeleton() {
  return (
    <div className="gutter space-y-3 pt-2">
      <Skeleton className="mb-6 h-8 w-2/3" />
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, at) => (
        <Skeleton key={at} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
