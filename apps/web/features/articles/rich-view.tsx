import { FileX } from 'lucide-react';
import { useCallback } from 'react';
import { Empty, ErrorState, Skeleton } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { CallError } from '../../shell/client/call.ts';
import { useCall } from '../../shell/client/query.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { cleanArticle } from './clean.ts';
import './article.css';

/** Terms and privacy are help articles of their own name; a banner has its text behind its id. */
function useArticle() {
  const { query } = usePlace();
  const type = query.get('type') ?? '';
  const banner = type === 'banner';
  const id = query.get('id') ?? type;
  const params = { id };
  const fromBanner = useCall('POST /player/rotation/detail/{id}', { params }, { enabled: banner, staleTime: 600_000 });
  const fromHelp = useCall('POST /player/helpCenter/detail/{id}', { params }, { enabled: !banner && id !== '', staleTime: 600_000 });
  return { id, query: banner ? fromBanner : fromHelp };
}

function ArticleText({ html }: { html: string }) {
  const fill = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(cleanArticle(html)), [html]);
  return <div ref={fill} className="article" />;
}

function ArticleSkeleton() {
  return (
    <div className="gutter space-y-3 pt-2">
      <Skeleton className="mb-6 h-8 w-2/3" />
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, at) => <Skeleton key={at} className={`h-4 ${width}`} />)}
    </div>
  );
}

const isMissing = (fault: Error | null): boolean => fault instanceof CallError && (fault.code === 404 || fault.code === 400);

/** A text written by people: terms, privacy, what is behind a banner. */
export function RichViewPage() {
  const { id, query } = useArticle();
  if (id === '' || isMissing(query.error)) return <Empty icon={FileX} title={t('articles.missing')} text={t('articles.missingText')} />;
  if (query.data === undefined) return query.isError ? <ErrorState text={query.error.message} onRetry={() => void query.refetch()} /> : <ArticleSkeleton />;
  const { title, content, time } = query.data;
  return (
    <article className="gutter animate-appear pt-2 pb-8">
      <h2 className="text-title font-bold text-balance">{title}</h2>
      {time > 0 && <p className="mt-1 mb-5 text-caption text-faint">{date(time, 'day')}</p>}
      <ArticleText html={content} />
    </article>
  );
}
