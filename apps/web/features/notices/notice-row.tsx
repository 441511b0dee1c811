import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { WrittenIn } from '../../shell/articles/written-in.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { faceOf, type NoticeRow } from './kinds.ts';
import { shortened } from './long-codes.ts';

const title = 'min-w-0 text-row text-balance break-words hyphens-auto';

/** One message or announcement of the list: what it is about, its gist, and whether it was opened. */
export function NoticeEntry({ row }: { row: NoticeRow }) {
  const { icon: Icon, tone } = faceOf(row);
  return (
    <Link
      to="pages/messages/detail"
      query={{ id: row.id, type: row.type }}
      className="flex gap-3 px-4 py-3 transition-colors active:bg-raised"
    >
      <span className={`grid size-10 shrink-0 place-items-center rounded-full ${tone}`}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className={`${title} ${row.unread ? 'font-semibold text-ink' : 'text-soft'}`}>{row.title}</span>
          <span className="shrink-0 text-caption text-faint">{date(row.time, 'clock')}</span>
        </span>
        <span className="mt-0.5 flex items-start gap-3">
          <span className="line-clamp-2 min-w-0 flex-1 text-note break-words text-faint">{shortened(row.summary)}</span>
          {row.unread && (
            <span
              role="img"
              aria-label={t('notices.unreadMark')}
              className="mt-1 size-2 shrink-0 rounded-full bg-brand"
            />
          )}
        </span>
        <WrittenIn language={row.writtenIn} className="mt-1" />
      </span>
    </Link>
  );
}
