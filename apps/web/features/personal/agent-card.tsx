import { Badge, Card } from '../../design/list.tsx';
import { amount, date, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';

/** What the fees of whom one has invited bring, day by day; nothing for who is no agent and never was. */
export function AgentCard() {
  const { data } = useCall('GET /player/commissions');
  if (data === undefined || (data.agentSince === null && data.total === 0)) return null;
  return (
    <Card className="mx-4 mt-3 p-4">
      <h2 className="text-row font-semibold">{t('personal.agent')}</h2>
      {data.agentSince !== null && (
        <p className="mt-0.5 text-note text-pretty text-soft">
          {t('personal.agentText', { share: share(data.share) })}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 text-note text-soft">
        {t('personal.commissionPaid')}
        <span className="font-semibold">{amount(data.paid)} USDT</span>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {data.list.map((row) => (
          <li key={row.day} className="py-2 text-note">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              {date(Date.parse(row.day), 'platformDay')}
              <span className={row.paidAt === null ? 'text-soft' : 'font-semibold'}>{amount(row.commission)} USDT</span>
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption text-faint">
              {t('personal.agentDay', { count: row.traders, fees: amount(row.fees) })} · {share(row.share)}
              {row.paidAt !== null && <Badge tone="up">{t('earn.settled')}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
