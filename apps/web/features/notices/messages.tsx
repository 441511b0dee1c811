import { BellOff, CheckCheck, MegaphoneOff } from 'lucide-react';
import { Button, buttonClass } from '../../design/button.tsx';
import { Card, GroupTitle } from '../../design/list.tsx';
import { Empty, Skeleton } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { byDay } from '../../shell/client/by-day.ts';
import { call } from '../../shell/client/call.ts';
import { usePages } from '../../shell/client/use-pages.ts';
import { Pages } from '../../shell/lists/pages.tsx';
import { outdateNotices, useUnread } from '../../shell/notices/unread.ts';
import { useQueryState } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { NoticeEntry } from './notice-row.tsx';

const types = ['message', 'notice'] as const;
type Type = (typeof types)[number];

function ReadAll({ type, count }: { type: Type; count: number }) {
  const { submit, busy } = useSubmit(async () => {
    await call('POST /player/notice/readAll', { body: { type } });
    outdateNotices();
  });
  if (count === 0) return null;
  return (
    <div className="gutter flex items-center justify-between gap-3 pt-3">
      <span className="shrink-0 whitespace-nowrap text-note text-soft">{t('notices.unread', { count })}</span>
      <Button look="plain" size="small" busy={busy} onClick={() => submit()} className="-mr-2.5">
        <CheckCheck size={16} aria-hidden="true" className="shrink-0" />
        {t('notices.readAll')}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter mt-4 space-y-3">
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="flex h-17 gap-3 rounded-card bg-surface p-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}

function NoticeList({ type }: { type: Type }) {
  const unread = useUnread()[type];
  const pages = usePages(['POST /player/notice/page', { type }], (page) =>
    call('POST /player/notice/page', { body: { type, page } }, { quiet: true }),
  );
  const none = (
    <Empty
      icon={type === 'message' ? BellOff : MegaphoneOff}
      title={t(type === 'message' ? 'notices.noMessages' : 'notices.noNotices')}
      text={t(type === 'message' ? 'notices.noMessagesText' : 'notices.noNoticesText')}
    >
      <Link
        to={type === 'message' ? 'pages/market/market' : 'pages/index/index'}
        className={buttonClass('primary', 'medium')}
      >
        {t(type === 'message' ? 'shell.market' : 'shell.toHome')}
      </Link>
    </Empty>
  );
  return (
    <Pages pages={pages} waiting={<ListSkeleton />} none={none}>
      {(rows) => (
        <div className="animate-appear pb-4">
          {/* Counted from the rows as well: where the count came after them, everything would move down. */}
          <ReadAll type={type} count={Math.max(unread, rows.filter((row) => row.unread).length)} />
          {byDay(rows).map((day) => (
            <section key={day.key} className="mx-4 mt-4">
              <GroupTitle>{date(day.at, 'day')}</GroupTitle>
              <Card className="divide-y divide-line overflow-hidden">
                {day.rows.map((row) => (
                  <NoticeEntry key={row.id} row={row} />
                ))}
              </Card>
            </section>
          ))}
        </div>
      )}
    </Pages>
  );
}

const counted = (word: string, count: number) => (
  <span className="inline-flex items-center gap-1.5">
    {word}
    {count > 0 && (
      <span className="rounded-full bg-error px-1.5 py-0.5 text-center text-mini font-semibold text-on-brand">
        {count > 99 ? '99+' : count}
      </span>
    )}
  </span>
);

/** Messages about the own orders and announcements to everybody; what comes shows at once. */
export function MessagesPage() {
  const [type, setType] = useQueryState('tab', 'message', types);
  const unread = useUnread();
  return (
    <>
      <Tabs
        label={t('notices.title')}
        value={type}
        onChange={setType}
        className="sticky below-bar z-10 bg-page"
        options={types.map((value) => ({ value, label: counted(t(`notices.${value}`), unread[value]) }))}
      />
      <NoticeList key={type} type={type} />
    </>
  );
}
