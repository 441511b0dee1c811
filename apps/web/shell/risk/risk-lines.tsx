import { ChevronRight } from 'lucide-react';
import { share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../client/query.ts';
import { Link } from '../routing/link.tsx';
import { TermsLine } from './terms-line.tsx';

export { TermsLine };

const look = 'flex min-h-12 items-center text-caption text-pretty text-soft max-xs:text-mini';

/**
 * How many lose here, as the public statistics say, and the way to them; that it is not known yet, where too few have
 * traded.
 */
export function TradingRisk() {
  const { data, isPending } = useCall('GET /fair/statistics', undefined, { staleTime: 600_000 });
  if (isPending) return <div className="h-12" />;
  const lossShare = data?.statistics?.accounts.lossShare ?? null;
  return (
    <>
      <TermsLine />
      <Link to="pages/statistics/statistics" className={`press gap-2.5 ${look}`}>
        <span className="min-w-0 flex-1">
          {lossShare === null ? t('risk.unknown') : t('risk.share', { share: share(lossShare, 0) })}
        </span>
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-faint" />
      </Link>
    </>
  );
}

export const EarnRisk = () => <p className={look}>{t('risk.earn')}</p>;
