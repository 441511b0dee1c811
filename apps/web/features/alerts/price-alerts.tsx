import { BellRing } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Card, GroupTitle } from '../../design/list.tsx';
import { Empty, ErrorState, SkeletonRows } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { AlertRow } from '../../shell/alerts/alert-row.tsx';
import { useAlerts, type PriceAlert } from '../../shell/alerts/alerts.ts';
import { Link } from '../../shell/routing/link.tsx';

function Group({ title, alerts }: { title: string; alerts: readonly PriceAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <section className="mx-4 mt-5 first:mt-2">
      <GroupTitle>{title}</GroupTitle>
      <Card>
        <ul className="divide-y divide-line">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} named />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** All own price alerts: those that wait, and what they have told. */
export function PriceAlertsPage() {
  const { data, isError, refetch } = useAlerts();
  if (isError && data === undefined) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows />;
  if (data.length === 0) {
    return (
      <Empty icon={BellRing} title={t('alerts.none')} text={t('alerts.noneText')}>
        <Link to="pages/quotation/quotation" className={buttonClass('primary', 'medium')}>
          {t('alerts.toChart')}
        </Link>
      </Empty>
    );
  }
  return (
    <div className="pb-4">
      <Group title={t('alerts.waiting')} alerts={data.filter(({ firedTime }) => firedTime === null)} />
      <Group title={t('alerts.reached')} alerts={data.filter(({ firedTime }) => firedTime !== null)} />
      <p className="mx-4 mt-4 text-note text-pretty text-faint">{t('alerts.info')}</p>
    </div>
  );
}
