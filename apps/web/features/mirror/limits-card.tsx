import { ChevronRight } from 'lucide-react';
import { Card, Fact } from '../../design/list.tsx';
import { amount, until } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { Link } from '../../shell/routing/link.tsx';

const limit = (value: string | null | undefined): string => {
  if (value === undefined) return amount(null);
  return value === null ? t('limits.none') : `${amount(value)} USDT`;
};

/** What one has set oneself, beside what trading has come to. */
export function LimitsCard() {
  const limits = useCall('GET /player/getInfo').data?.limits;
  const end = limits?.timeOutUntil ?? null;
  return (
    <Card className="px-4 pt-4 pb-1">
      <h2 className="text-note text-soft">{t('limits.title')}</h2>
      <dl className="mt-1">
        <Fact name={t('limits.dailyLoss')}>{limit(limits?.dailyLossUsdt)}</Fact>
        <Fact name={t('limits.stake')}>{limit(limits?.stakeUsdt)}</Fact>
        <Fact name={t('limits.timeOut')}>
          {end === null ? limit(limits === undefined ? undefined : null) : until(end)}
        </Fact>
      </dl>
      <Link
        to="pages/setting/ownLimits"
        aria-label={`${t('limits.change')}: ${t('limits.title')}`}
        className="press flex min-h-11 items-center justify-between text-row text-brand"
      >
        {t('limits.change')}
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-faint" />
      </Link>
    </Card>
  );
}
