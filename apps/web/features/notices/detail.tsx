import { FileX } from 'lucide-react';
import type { InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { buttonClass } from '../../design/button.tsx';
import { ErrorState } from '../../design/states.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { ArticleBody } from '../../shell/articles/article-body.tsx';
import { ArticleSkeleton } from '../../shell/articles/article-text.tsx';
import { outdate, queryClient, useCall } from '../../shell/client/query.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { isMissing, Missing } from '../../shell/routing/missing.tsx';
import { faceOf, isSecurity } from './kinds.ts';
import { breakable } from './long-codes.ts';
import { useTarget } from './use-target.ts';

const isPage = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] === 'POST /player/notice/page';
type Lists = InfiniteData<CallAnswer<'POST /player/notice/page'>> | CallAnswer<'POST /player/notice/page'>;
type Message = CallAnswer<'POST /player/notice/detail/{id}'>;

/** The lists say at once that it was opened, and learn the rest from the server. */
function markRead(id: string) {
  queryClient.setQueriesData<Lists>({ predicate: isPage }, (known) =>
    known === undefined || !('pages' in known)
      ? known
      : {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            list: page.list.map((row) => (row.id === id ? { ...row, unread: false } : row)),
          })),
        },
  );
  outdate({ predicate: isPage });
}
const NoMessage = () => (
  <Missing
    icon={FileX}
    title={t('notices.missing')}
    text={t('notices.missingText')}
    to="pages/messages/messages"
    word={t('notices.title')}
  />
);

function targetWord(kind: string | null) {
  if (kind === 'mirror-week') return 'accounts.mirror';
  if (kind === 'wallet-added') return 'notices.openWallets';
  if (kind === 'bank-card-added') return 'notices.openBankCards';
  return kind !== null && /^(primary|advanced)-/.test(kind) ? 'notices.openVerification' : 'notices.openOrder';
}

/** The way to what it is about, and what to do when it was somebody else. */
function Ways({ message }: { message: Message }) {
  const target = useTarget(message);
  return (
    <>
      {target !== null && (
        <Link to={target.path} query={target.query} className={`mt-8 w-full ${buttonClass('primary')}`}>
          {t(targetWord(message.kind))}
        </Link>
      )}
      {isSecurity(message.kind) && (
        <Link
          to="pages/setting/freezeWithdrawals"
          className={`w-full ${target === null ? 'mt-8' : 'mt-3'} ${buttonClass('quiet')}`}
        >
          {t('notices.notMe')}
        </Link>
      )}
    </>
  );
}

/** One message or announcement whole, and the way to what it is about. Opening it marks it read. */
export function MessageDetailPage() {
  const id = usePlace().query.get('id') ?? '';
  const { data, isError, error, refetch } = useCall(
    'POST /player/notice/detail/{id}',
    { params: { id } },
    { enabled: id !== '' },
  );
  const opened = data !== undefined;
  useEffect(() => {
    if (opened) markRead(id);
  }, [id, opened]);
  if (id === '' || isMissing(error)) return <NoMessage />;
  if (data === undefined)
    return isError ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <ArticleSkeleton />;
  const { icon: Icon, tone } = faceOf(data);
  return (
    <article className="gutter flex flex-1 animate-appear flex-col pt-2 pb-4">
      <span className={`grid size-14 place-items-center rounded-full ${tone}`}>
        <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-title font-bold text-balance break-words">{data.title}</h2>
      <p className="mt-1 mb-5 text-caption text-faint">{date(data.time)}</p>
      <ArticleBody {...data} content={data.kind === null ? data.content : breakable(data.content)} />
      <Ways message={data} />
    </article>
  );
}
