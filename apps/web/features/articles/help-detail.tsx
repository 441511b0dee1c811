import { FileX, Headset } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Card, GroupTitle, Tile } from '../../design/list.tsx';
import { ErrorState } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { ArticleBody } from '../../shell/articles/article-body.tsx';
import { ArticleSkeleton } from '../../shell/articles/article-text.tsx';
import { useCall } from '../../shell/client/query.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { Link, LinkRow } from '../../shell/routing/link.tsx';
import { isMissing, Missing } from '../../shell/routing/missing.tsx';
import { groupOf, faceOf } from './groups.ts';

/** Others of the same group. */
function ReadAlso({ id }: { id: string }) {
  const list =
    useCall('POST /player/helpCenter/page', { body: { page: 1, limit: 100 } }, { staleTime: 60_000 }).data?.list ?? [];
  const others = list.filter(
    (article) => article.id !== id && groupOf(id) !== undefined && groupOf(article.id) === groupOf(id),
  );
  if (others.length === 0) return null;
  return (
    <section className="mt-8">
      <GroupTitle>{t('articles.readAlso')}</GroupTitle>
      <Card className="divide-y divide-line overflow-hidden">
        {others.map((article) => (
          <LinkRow
            key={article.id}
            icon={faceOf(article.id).icon}
            title={article.title}
            to="pages/help/detail"
            query={{ id: article.id }}
          />
        ))}
      </Card>
    </section>
  );
}

/** One help article, others like it, and the way to people who answer. */
export function HelpDetailPage() {
  const id = usePlace().query.get('id') ?? '';
  const { data, isError, error, refetch } = useCall(
    'POST /player/helpCenter/detail/{id}',
    { params: { id } },
    { enabled: id !== '', staleTime: 60_000 },
  );
  if (id === '' || isMissing(error))
    return (
      <Missing
        icon={FileX}
        title={t('articles.missing')}
        text={t('articles.missingText')}
        to="pages/help/help"
        word={t('articles.helpTitle')}
      />
    );
  if (data === undefined)
    return isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <ArticleSkeleton />;
  const { icon: Icon } = faceOf(id);
  return (
    <article className="gutter animate-appear pt-2 pb-8">
      <Tile icon={Icon} />
      <h2 className="mt-4 text-title font-bold text-balance">{data.title}</h2>
      <p className="mt-1 mb-5 text-row text-pretty text-faint">{data.summary}</p>
      <ArticleBody {...data} />
      <ReadAlso id={id} />
      <div className="mt-6 rounded-card bg-surface p-4 text-center">
        <p className="text-row text-soft">{t('articles.notHelped')}</p>
        <Link to="pages/service/service" className={`mt-3 w-full ${buttonClass('quiet', 'medium')}`}>
          <Headset size={18} aria-hidden="true" />
          {t('articles.contact')}
        </Link>
      </div>
    </article>
  );
}
