import '../../../shell/funds/transactions.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { amount, date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useCall } from '../../../shell/client/query.ts';
import { StatusBadge } from './status-badge.tsx';

const shown = 5;

/** The latest transfers in USDT, come or still to be found; a new one appears by itself. */
export function Incoming() {
  const list = useCall('GET /transaction/page', { query: { type: 1, page: 1, limit: 20 } }).data?.list;
  const rows = (list ?? []).filter(({ way, status }) => way !== 'vnd' && status !== 'rejected').slice(0, shown);
  return (
    <section className="mx-4 mt-3 rounded-card bg-surface px-4 py-3">
      <h2 className="text-row font-semibold">{t('deposits.incoming')}</h2>
      {rows.length === 0 && <p className="mt-1 text-note text-pretty text-soft">{t('deposits.incomingNone')}</p>}
      <ul className="divide-y divide-line/60">
        {rows.map(({ orderNo, usdtAmount, createTime, ...standing }) => (
          <li key={orderNo}>
            <Link
              to="pages/recharge/rechargeOrder"
              query={{ orderNo }}
              className="flex min-h-14 animate-appear items-center gap-2 py-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-row font-semibold">{amount(usdtAmount)} USDT</span>
                <span className="block text-caption text-faint">{date(createTime, 'moment')}</span>
              </span>
              <StatusBadge {...standing} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
