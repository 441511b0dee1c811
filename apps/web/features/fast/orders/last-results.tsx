import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Gain } from '../../../design/amount.tsx';
import { t } from '../../../locales/i18n.ts';
import { queryOf } from '../../../shell/client/query.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { Link } from '../../../shell/routing/link.tsx';
import { resultWord } from './result-words.ts';
import { isFast, type FastOrder } from '../../../shell/fast/standing.ts';

const name = 'POST /portal/order/getContractOrder';
const sent = { body: { contractType: 'fast', status: 'history', page: 1, limit: 5 } } as const;

const Result = ({ order }: { order: FastOrder }) => (
  <Link
    to="pages/market/settlement"
    query={{ orderNo: order.orderNo }}
    className="press flex min-h-11 flex-col justify-center rounded-field bg-surface px-3 text-center"
  >
    <span className="text-mini text-faint">{pairOf(order.symbol)[0]}</span>
    <span className="text-note font-semibold">
      {order.result === 'win' || order.result === 'lose' ? <Gain value={order.profit} /> : resultWord(order.result)}
    </span>
  </Link>
);

/** The last five results, the newest first, each leading to its order. @param none before the first one */
export function LastResults({ none }: { none: ReactNode }) {
  // Under the key of the history: a settled order fetches it anew.
  const { data } = useQuery({ ...queryOf(name, sent), queryKey: [name, 'history', 'last'] });
  const rows = data?.list.filter(isFast) ?? [];
  if (data === undefined) return <div className="h-18" />;
  if (rows.length === 0) return none;
  return (
    <section aria-label={t('fast.lastResults')} className="pb-2">
      <h3 className="gutter pb-1.5 text-caption text-faint">{t('fast.lastResults')}</h3>
      <ul className="no-bars flex gap-1.5 overflow-x-auto px-4">
        {rows.map((order) => (
          <li key={order.orderNo} className="shrink-0">
            <Result order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
