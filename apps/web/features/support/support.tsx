import { Clock, ExternalLink, Headset, LifeBuoy, MessagesSquare } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Card, GroupTitle } from '../../design/list.tsx';
import { Skeleton } from '../../design/states.tsx';
import { date, labelled } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { Link, LinkRow } from '../../shell/routing/link.tsx';
import { useServiceLink } from './link.ts';
import { useLastMessage } from './messages.ts';

function LastWord() {
  const last = useLastMessage();
  if (last === undefined) return <>{t('support.beginText')}</>;
  const who = t(last.from === 'operator' ? 'support.operator' : 'support.you');
  return (
    <>
      <span className="line-clamp-2 break-words">
        {labelled(who, last.text === '' ? t('support.picture') : last.text)}
      </span>
      <span className="block text-caption text-faint">{date(last.time, 'moment')}</span>
    </>
  );
}

function Hero({ link }: { link: string | null | undefined }) {
  return (
    <section className="mx-4 mt-2 rounded-card bg-banner p-4">
      <span className="grid size-14 place-items-center rounded-full bg-brand text-on-brand">
        <Headset size={28} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-title font-bold text-balance">{t('support.heroTitle')}</h2>
      <p className="mt-1.5 text-row text-pretty text-soft">{t('support.heroText')}</p>
      {link === undefined ? (
        <Skeleton className="mt-5 h-13" />
      ) : (
        <Link to="pages/service/service-view" className={`mt-5 w-full ${buttonClass('primary')}`}>
          {t(link === null ? 'support.write' : 'support.open')}
        </Link>
      )}
    </section>
  );
}

function Questions() {
  const list =
    useCall('POST /player/helpCenter/page', { body: { page: 1, limit: 4 } }, { staleTime: 600_000 }).data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className="mx-4 mt-5 mb-4">
      <GroupTitle>{t('support.questions')}</GroupTitle>
      <Card className="divide-y divide-line overflow-hidden">
        {list.map(({ id, title }) => (
          <LinkRow key={id} title={title} to="pages/help/detail" query={{ id }} />
        ))}
      </Card>
    </section>
  );
}

/** The ways to reach people: the customer-service link, the built-in conversation, the help centre. */
export function SupportPage() {
  const link = useServiceLink();
  return (
    <>
      <Hero link={link} />
      <Card className="mx-4 mt-4 divide-y divide-line overflow-hidden">
        {typeof link === 'string' && (
          <LinkRow
            icon={ExternalLink}
            title={t('support.open')}
            note={new URL(link).host}
            to="pages/service/service-view"
          />
        )}
        <LinkRow
          icon={MessagesSquare}
          title={t('support.conversation')}
          note={<LastWord />}
          to="pages/service/service-view"
          query={{ type: 'conversation' }}
        />
        <LinkRow icon={LifeBuoy} title={t('articles.helpTitle')} note={t('support.helpText')} to="pages/help/help" />
      </Card>
      <p className="gutter mt-4 flex gap-2.5 text-note text-pretty text-faint">
        <Clock size={18} aria-hidden="true" className="shrink-0" />
        {t('support.hours')}
      </p>
      <Questions />
    </>
  );
}
