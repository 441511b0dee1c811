import { CircleCheck, Hourglass, Layers, type LucideIcon } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Empty, SkeletonRows } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { usePages } from '../../shell/client/use-pages.ts';
import { ExportButton } from '../../shell/export/export-button.tsx';
import { Pages } from '../../shell/lists/pages.tsx';
import { useQueryState } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import type { Order } from './model.ts';
import { OrderRow } from './order-row.tsx';

const orderTabs = ['all', 'active', 'completed'] as const;
type OrderTab = (typeof orderTabs)[number];
type Kind = 'lock' | 'wealth';

interface Look {
  name: PlainKey;
  icon: LucideIcon;
  none: PlainKey;
}
const looks: Record<OrderTab, Look> = {
  all: { name: 'earn.tabAll', icon: Layers, none: 'earn.noOrders' },
  active: { name: 'earn.tabActive', icon: Hourglass, none: 'earn.noActive' },
  completed: { name: 'earn.tabCompleted', icon: CircleCheck, none: 'earn.noCompleted' },
};
const pageLimit = 20;

const pageOf =
  (kind: Kind, status: OrderTab) =>
  (page: number, limit: number): Promise<{ list: Order[]; total: number; page: number; limit: number }> =>
    kind === 'lock'
      ? call('GET /lockMining/orders', { query: { status, page, limit } }, { quiet: true })
      : call('GET /userProductOrder/page', { query: { status, page, limit } }, { quiet: true });

/** Own orders of a tab, page by page. */
export function Orders({ kind, tab }: { kind: Kind; tab: OrderTab }) {
  const key = kind === 'lock' ? 'GET /lockMining/orders' : 'GET /userProductOrder/page';
  const pages = usePages<Order>([key, tab], (page) => pageOf(kind, tab)(page, pageLimit));
  const { icon, none } = looks[tab];
  const nothing = (
    <Empty icon={icon} title={t(none)} text={t('earn.noOrdersText')}>
      <Link
        to={kind === 'lock' ? 'pages/lockMining/productList' : 'pages/wealth/wealthList'}
        className={buttonClass('primary', 'medium')}
      >
        {t('earn.allProducts')}
      </Link>
    </Empty>
  );
  return (
    <Pages pages={pages} waiting={<SkeletonRows count={5} />} none={nothing}>
      {(rows) => (
        <ul className="divide-y divide-line/60">
          {rows.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </Pages>
  );
}

/** Own orders of a kind in their three tabs. */
export function OrderLists({ kind }: { kind: Kind }) {
  const [tab, setTab] = useQueryState('tab', 'all', orderTabs);
  return (
    <>
      <div className="sticky below-bar z-10 flex items-center justify-between border-b border-line bg-page pr-2">
        <Tabs
          label={t('earn.orders')}
          value={tab}
          onChange={setTab}
          options={orderTabs.map((value) => ({ value, label: t(looks[value].name) }))}
          className="min-w-0 !border-b-0"
        />
        <ExportButton name={kind === 'lock' ? 'lock-mining' : 'wealth'} fetchPage={pageOf(kind, tab)} />
      </div>
      <Orders key={tab} kind={kind} tab={tab} />
    </>
  );
}

export const OrderListPage = () => <OrderLists kind="lock" />;
