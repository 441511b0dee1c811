import { ChevronRight } from 'lucide-react';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import '../../../shell/funds/transactions.ts';
import { useCall } from '../../../shell/client/query.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { StatusBadge } from './status-badge.tsx';
import { plainAmount } from './rate.ts';

export const useOpenDeposits = () =>
  useCall('GET /transaction/page', { query: { type: 1, status: 'processing', page: 1, limit: 5 } });

/** Reports that still wait: each leads to where it stands. Nothing where there are none. */
export function OpenDeposits() {
  const open = useOpenDeposits().data?.list ?? [];
  if (open.length === 0) return null;
  return (
    <section className="mx-4 rounded-card bg-surface px-4 py-2">
      <h2 className="pt-1 text-note font-semibold text-soft">{t('deposits.waiting')}</h2>
      <ul className="divide-y divide-line/60">
        {open.map(({ orderNo, amount: sent, currencyCode, createTime, ...standing }) => (
          <li key={orderNo}>
            <Link to="pages/recharge/recharging" query={{ orderNo }} className="flex min-h-14 items-center gap-2 py-2">
              <span className="min-w-0 flex-1">
                <span className="block text-row font-semibold">{plainAmount(sent, currencyCode)}</span>
                <span className="block text-caption text-faint">{date(createTime, 'moment')}</span>
              </span>
              <StatusBadge {...standing} />
              <ChevronRight size={18} aria-hidden="true" className="-mr-1 shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
