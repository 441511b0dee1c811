import { History, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Gain } from '../../design/amount.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Empty, ErrorState, Skeleton, SkeletonRows } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { ExportButton } from '../../shell/export/export-button.tsx';
import { Pages } from '../../shell/lists/pages.tsx';
import { SymbolFilter } from '../../shell/quotes/symbol-filter.tsx';
import { useQueryState } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { useOpenOrders } from '../../shell/fast/open-orders.ts';
import { useOrderHistory } from './orders/orders.ts';
import { OrderRow } from './orders/order-row.tsx';
import { isFast, type FastOrder } from '../../shell/fast/standing.ts';

const toTrade = () => (
  <Link to="pages/market/market" how="replace" className={buttonClass('primary', 'medium')}>
    {t('fast.trade')}
  </Link>
);

function Rows({ rows }: { rows: readonly FastOrder[] }) {
  return (
    <ul className="divide-y divide-line/60">
      {rows.map((order) => (
        <li key={order.orderNo}>
          <OrderRow order={order} />
        </li>
      ))}
    </ul>
  );
}

function Holding({ symbol }: { symbol: string | undefined }) {
  const query = useOpenOrders();
  if (query.isPending) return <SkeletonRows />;
  if (query.data === undefined) return <ErrorState text={query.error?.message} onRetry={() => void query.refetch()} />;
  const rows = query.data.list.filter((order) => symbol === undefined || order.symbol === symbol);
  if (rows.length === 0)
    return (
      <Empty icon={Hourglass} title={t('fast.noOpen')} text={t('fast.noOpenText')}>
        {toTrade()}
      </Empty>
    );
  return <Rows rows={rows} />;
}

function Realised({ profit, total }: { profit: string | undefined; total: number | undefined }) {
  return (
    <section className="mx-4 mt-4 flex items-center justify-between gap-3 rounded-card bg-surface p-4">
      <div>
        <h2 className="text-note text-soft">{t('fast.realised')}</h2>
        <p className="mt-0.5 text-title font-bold">
          {profit === undefined ? (
            <Skeleton className="my-1 h-6 w-28" />
          ) : (
            <>
              <Gain value={profit} /> <span className="text-note font-semibold text-faint">USDT</span>
            </>
          )}
        </p>
      </div>
      <p className="text-right text-note text-soft">
        <span className="block first-letter:uppercase">{t('fast.ordersWord')}</span>
        <span className="block text-bar font-semibold text-ink">{number(total)}</span>
      </p>
    </section>
  );
}

function Settled({ symbol }: { symbol: string | undefined }) {
  const pages = useOrderHistory(symbol);
  const none = (
    <Empty icon={History} title={t('fast.noHistory')} text={t('fast.noHistoryText')}>
      {toTrade()}
    </Empty>
  );
  return (
    <Pages
      pages={pages}
      waiting={
        <>
          <Realised profit={undefined} total={undefined} />
          <SkeletonRows />
        </>
      }
      none={none}
    >
      {(rows) => (
        <>
          <Realised profit={pages.realisedProfit} total={pages.total} />
          <div className="mt-2">
            <Rows rows={rows} />
          </div>
        </>
      )}
    </Pages>
  );
}

/** All of a tab, for a file. */
const pageOf = (status: 'holding' | 'history', symbol: string | undefined) => async (page: number, limit: number) => {
  const answer = await call(
    'POST /portal/order/getContractOrder',
    { body: { contractType: 'fast', status, page, limit, ...(symbol === undefined ? {} : { symbol }) } },
    { quiet: true },
  );
  return { ...answer, list: answer.list.filter(isFast) };
};

/** The user's fast orders: those that run, and those that are over. */
export function MarketOrderPage() {
  const [tab, setTab] = useQueryState('tab', 'holding', ['holding', 'history'] as const);
  const [chosen, setChosen] = useState('');
  const symbol = chosen === '' ? undefined : chosen;
  return (
    <>
      <div className="sticky below-bar z-10 border-b border-line bg-page">
        <Tabs
          label={t('shell.marketOrder')}
          value={tab}
          onChange={setTab}
          className="!border-b-0"
          options={[
            { value: 'holding', label: t('fast.holding') },
            { value: 'history', label: t('fast.history') },
          ]}
        />
      </div>
      <div className="flex items-center justify-between px-2">
        <SymbolFilter value={chosen} onChange={setChosen} />
        <ExportButton name="fast" fetchPage={pageOf(tab, symbol)} />
      </div>
      {tab === 'holding' ? <Holding symbol={symbol} /> : <Settled symbol={symbol} />}
    </>
  );
}
