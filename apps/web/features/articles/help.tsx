import { Headset, SearchX } from 'lucide-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { buttonClass } from '../../design/button.tsx';
import { SearchField } from '../../design/field.tsx';
import { Card, GroupTitle, rowClass, Tile } from '../../design/list.tsx';
import { Empty, ErrorState, SkeletonCard } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { WrittenIn } from '../../shell/articles/written-in.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { grouped, faceOf } from './groups.ts';

type Article = CallAnswer<'POST /player/helpCenter/page'>['list'][number];
const typingMs = 250;
const mostArticles = 100;

/** What was typed, once the typing has paused. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}

function ArticleRow({ id, title, summary, writtenIn }: Article) {
  const { icon: Icon } = faceOf(id);
  return (
    <Link to="pages/help/detail" query={{ id }} className={rowClass}>
      <Tile icon={Icon} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-semibold text-balance">{title}</span>
        <span className="mt-0.5 block text-note text-pretty text-faint">{summary}</span>
        <WrittenIn language={writtenIn} className="mt-1" />
      </span>
    </Link>
  );
}

const Rows = ({ articles }: { articles: readonly Article[] }) => (
  <Card className="divide-y divide-line overflow-hidden">
    {articles.map((article) => (
      <ArticleRow key={article.id} {...article} />
    ))}
  </Card>
);

function HelpSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter space-y-3 pt-3">
      {Array.from({ length: 6 }, (_, at) => (
        <SkeletonCard key={at} className="h-19" />
      ))}
    </div>
  );
}

const ToService = () => (
  <Link to="pages/service/service" className={buttonClass('quiet', 'medium')}>
    <Headset size={18} aria-hidden="true" />
    {t('articles.contact')}
  </Link>
);

interface ListProps {
  articles: readonly Article[];
  /** What was typed; '' shows all of them by what they are about. */
  keyword: string;
}

function List({ articles, keyword }: ListProps) {
  if (keyword !== '') {
    return (
      <section className="mx-4 mt-2 animate-appear">
        <h2 role="status" className="mb-2 text-note font-semibold text-faint">
          {t('articles.found', { count: articles.length })}
        </h2>
        <Rows articles={articles} />
      </section>
    );
  }
  return grouped(articles).map(({ title, articles: group }) => (
    <section key={title} className="mx-4 mt-3 mb-4 animate-appear">
      <GroupTitle>{t(title)}</GroupTitle>
      <Rows articles={group} />
    </section>
  ));
}

/** What was found for a former word, while another one is looked up: nothing is said of how much there is. */
const Former = ({ articles }: { articles: readonly Article[] }) => (
  <section aria-busy className="mx-4 mt-2 opacity-40">
    {articles.length > 0 && <Rows articles={articles} />}
  </section>
);

function Found({ keyword }: { keyword: string }) {
  const { data, isError, error, refetch, isPlaceholderData } = useCall(
    'POST /player/helpCenter/page',
    { body: { page: 1, limit: mostArticles, ...(keyword === '' ? {} : { keyword }) } },
    { staleTime: 60_000, placeholderData: keepPreviousData },
  );
  if (data === undefined)
    return isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <HelpSkeleton />;
  if (isPlaceholderData) return <Former articles={data.list} />;
  if (data.list.length === 0)
    return (
      <Empty icon={SearchX} title={t('articles.noneFound')} text={t('articles.noneFoundText')}>
        <ToService />
      </Empty>
    );
  return <List articles={data.list} keyword={keyword} />;
}

/** The help centre: articles by what they are about, and a search that follows the typing. */
export function HelpPage() {
  const [typed, setTyped] = useState('');
  const keyword = usePaused(typed.trim());
  return (
    <div className="pb-8">
      <div className="gutter sticky below-bar z-10 bg-page pt-1 pb-2">
        <SearchField label={t('articles.search')} value={typed} onChange={setTyped} />
      </div>
      <Found keyword={keyword} />
    </div>
  );
}
