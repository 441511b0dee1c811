import { Ban, CheckCheck, CircleCheck, Hourglass, Layers, Lock, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Gain } from '../../design/amount.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Empty } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../shell/client/call.ts';
import { queryOf } from '../../shell/client/query.ts';
import { ExportButton } from '../../shell/export/export-button.tsx';
import { SymbolFilter } from '../../shell/quotes/symbol-filter.tsx';
import { isFutures, type FuturesOrder } from '../../shell/client/futures-orders.ts';
import { usePages } from '../../shell/client/use-pages.ts';
import { Pages } from '../../shell/lists/pages.tsx';
import { useLinked, useQueryState } from '../../shell/routing/hash.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { Link } from '../../shell/routing/link.tsx';
import { OrderRow } from './orders/order-row.tsx';
import './positions/announce.ts';

/** All of an order, which is looked at one by one: it comes behind the list. */
const loadSheet = () => import('./orders/order-sheet.tsx').then((m) => m.OrderSheet);

const tabs = ['active', 'unfilled', 'filled', 'closed', 'cancelled', 'locked'] as const;
type Tab = (typeof tabs)[number];

interface Look {
  name: PlainKey;
  icon: LucideIcon;
  none: PlainKey;
  noneText: PlainKey;
}
const looks: Record<Tab, Look> = {
  active: { name: 'futures.tabActive', icon: Layers, none: 'futures.noActive', noneText: 'futures.noPositionsText' },
  unfilled: {
    name: 'futures.tabUnfilled',
    icon: Hourglass,
    none: 'futures.noUnfilled',
    noneText: 'futures.noUnfilledText',
  },
  filled: { name: 'futures.tabFilled', icon: CheckCheck, none: 'futures.noFilled', noneText: 'futures.noFilledText' },
  closed: { name: 'futures.tabClosed', icon: CircleCheck, none: 'futures.noClosed', noneText: 'futures.noClosedText' },
  cancelled: {
    name: 'futures.tabCancelled',
    icon: Ban,
    none: 'futures.noCancelled',
    noneText: 'futures.noCancelledText',
  },
  locked: { name: 'futures.tabLocked', icon: Lock, none: 'futures.noLocked', noneText: 'futures.noLockedText' },
};

const name = 'POST /portal/order/getContractOrder';
type Answer = Omit<CallAnswer<typeof name>, 'list'> & { list: FuturesOrder[] };

const pageOf =
  (status: Tab, symbol: string) =>
  async (page: number, limit: number): Promise<Answer> => {
    const answer = await call(
      name,
      { body: { contractType: 'futures', status, page, limit, ...(symbol === '' ? {} : { symbol }) } },
      { quiet: true },
    );
    return { ...answer, list: answer.list.filter(isFutures) };
  };

/** Orders of a tab page by page; a change of any of them fetches them anew. */
function useOrders(status: Tab, symbol: string) {
  const pages = usePages<FuturesOrder>([name, 'futures', status, symbol], (page) => pageOf(status, symbol)(page, 20));
  const first = pages.data?.pages[0] as Answer | undefined;
  return { ...pages, realised: first?.realisedProfit };
}

function Realised({ result, total }: { result: string | undefined; total: number }) {
  return (
    <section className="mx-4 mt-4 flex items-center justify-between gap-3 rounded-card bg-surface p-4">
      <div>
        <h2 className="text-note text-soft">{t('futures.realised')}</h2>
        <p className="mt-0.5 text-title font-bold">
          <Gain value={result} /> <span className="text-note font-semibold text-faint">USDT</span>
        </p>
      </div>
      <p className="text-right text-note text-soft">{t('futures.orderCount', { count: total })}</p>
    </section>
  );
}

function List({ tab, symbol }: { tab: Tab; symbol: string }) {
  const pages = useOrders(tab, symbol);
  const [shown, setShown] = useState<string | null>(null);
  const look = looks[tab];
  const none = (
    <Empty icon={look.icon} title={t(look.none)} text={t(look.noneText)}>
      <Link
        to="pages/contract/contract"
        query={symbol === '' ? {} : { symbol }}
        className={buttonClass('primary', 'medium')}
      >
        {t('futures.trade')}
      </Link>
    </Empty>
  );
  return (
    <>
      <Pages pages={pages} none={none}>
        {(rows) => (
          <>
            {(tab === 'filled' || tab === 'closed') && <Realised result={pages.realised} total={pages.total} />}
            <ul className="mt-2 divide-y divide-line/60">
              {rows.map((order) => (
                <li key={order.orderNo}>
                  <OrderRow order={order} onPress={() => setShown(order.orderNo)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Pages>
      <LatePart
        load={loadSheet}
        part={{ order: pages.rows.find((row) => row.orderNo === shown) ?? null, onClose: () => setShown(null) }}
      />
    </>
  );
}

/** The order that a link names, over the list. */
function LinkedOrder() {
  const [orderNo, leave] = useLinked('orderNo');
  const one = queryOf(name, { body: { contractType: 'futures', orderNo, page: 1, limit: 1 } });
  // Under the key of the lists: a change of any order fetches them anew.
  const { data } = useQuery({ ...one, queryKey: [name, 'futures', orderNo], enabled: orderNo !== '' });
  return <LatePart load={loadSheet} part={{ order: data?.list.find(isFutures) ?? null, onClose: leave }} />;
}

/** The user's futures orders by what has become of them. */
export function ContractOrderPage() {
  const [tab, setTab] = useQueryState('tab', 'active', tabs);
  const [symbol, setSymbol] = useState('');
  return (
    <>
      <div className="sticky below-bar z-10 border-b border-line bg-page">
        <Tabs
          label={t('futures.ordersTitle')}
          value={tab}
          onChange={setTab}
          className="!border-b-0"
          options={tabs.map((value) => ({ value, label: t(looks[value].name) }))}
        />
      </div>
      <div className="flex items-center justify-between px-2">
        <SymbolFilter value={symbol} onChange={setSymbol} />
        <ExportButton name="futures" fetchPage={pageOf(tab, symbol)} />
      </div>
      <List key={`${tab}${symbol}`} tab={tab} symbol={symbol} />
      <LinkedOrder />
    </>
  );
}
