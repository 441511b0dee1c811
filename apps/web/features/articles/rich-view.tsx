import { FileX } from 'lucide-react';
import { ErrorState } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { ArticleBody } from '../../shell/articles/article-body.tsx';
import { ArticleSkeleton } from '../../shell/articles/article-text.tsx';
import { useCall } from '../../shell/client/query.ts';
import { homePath, usePlace } from '../../shell/routing/hash.ts';
import { isMissing, Missing } from '../../shell/routing/missing.tsx';

/** Terms and privacy are help articles of their own name; a banner has its text behind its id. */
function useArticle() {
  const { query } = usePlace();
  const type = query.get('type') ?? '';
  const banner = type === 'banner';
  const id = query.get('id') ?? type;
  const params = { id };
  const fromBanner = useCall('POST /player/rotation/detail/{id}', { params }, { enabled: banner, staleTime: 60_000 });
  const fromHelp = useCall(
    'POST /player/helpCenter/detail/{id}',
    { params },
    { enabled: !banner && id !== '', staleTime: 60_000 },
  );
  return { id, query: banner ? fromBanner : fromHelp };
}

/** A text written by people: terms, privacy, what is behind a banner. */
export function RichViewPage() {
  const { id, query } = useArticle();
  if (id === '' || isMissing(query.error))
    return (
      <Missing
        icon={FileX}
        title={t('articles.missing')}
        text={t('articles.missingText')}
        to={homePath}
        word={t('shell.toHome')}
      />
    );
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
    ) : (
      <ArticleSkeleton />
    );
  const { title, time } = query.data;
  return (
    <article className="gutter animate-appear pt-2 pb-8">
      <h2 className="text-title font-bold text-balance">{title}</h2>
      {time > 0 && <p className="mt-1 mb-5 text-caption text-faint">{date(time, 'day')}</p>}
      <ArticleBody {...query.data} />
    </article>
  );
}
