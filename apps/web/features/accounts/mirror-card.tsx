import { ChevronRight, Scale } from 'lucide-react';
import { Gain } from '../../design/amount.tsx';
import { Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';
import { isEmpty, meaningOf } from '../../shell/mirror/meaning.ts';
import { useMirror } from '../../shell/mirror/use-mirror.ts';

/** What the last seven days of trading come to in a sentence, and the way to the rest. @param hide no amounts */
export function MirrorCard({ hide }: { hide: boolean }) {
  const { data } = useMirror(7);
  return (
    <Link to="pages/mirror/mirror" className="press mx-4 mb-4 block min-h-32 rounded-card bg-surface p-4">
      <span className="flex items-center gap-3">
        <Scale size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />
        <span className="min-w-0 flex-1 text-row font-semibold">{t('accounts.mirror')}</span>
        <span className="text-caption text-faint">{t('mirror.week')}</span>
        <ChevronRight size={18} aria-hidden="true" className="-mr-1 shrink-0 text-faint" />
      </span>
      {data === undefined ? (
        <Skeleton className="mt-3 h-9" />
      ) : (
        <span className="mt-2 block text-note text-pretty text-soft">{t(meaningOf(data))}</span>
      )}
      {data !== undefined && !hide && !isEmpty(data) && (
        <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-note text-soft">
          {t('mirror.holding')}
          <span>
            <Gain value={data.againstHolding} className="font-semibold" />{' '}
            <span className="text-caption text-faint">USDT</span>
          </span>
        </span>
      )}
    </Link>
  );
}
