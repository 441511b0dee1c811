import { Tabs } from '../design/tabs.tsx';
import { OpenStrip } from '../features/fast/orders/open-strip.tsx';
import { Positions } from '../features/futures/positions/positions.tsx';
import { CurrentOrders } from '../features/spot/orders/current-orders.tsx';
import { t, type PlainKey } from '../locales/i18n.ts';
import { useState } from 'react';
import type { Ticker } from '../shell/quotes/tickers.ts';
import { navigate, usePlace } from '../shell/routing/hash.ts';
import { InnerPage } from '../shell/routing/inner-page.tsx';
import { dockTabs, type DockTab } from './arrangement.ts';
import type { WorkspacePlace } from './workspace-place.ts';
import { productNames, products, type Product } from './products.ts';
import { arrange, useArrangement } from './use-arrangement.ts';

const names: Readonly<Record<DockTab, PlainKey>> = {
  positions: 'futures.positions',
  orders: 'fast.openOrders',
  history: 'fast.history',
  alerts: 'workspace.alerts',
  statement: 'shell.accountRecord',
  mirror: 'accounts.mirror',
};

/** Pages that stand in the dock as they are. */
const pages = {
  alerts: 'pages/setting/priceAlerts',
  statement: 'pages/accountRecord/accountRecord',
  mirror: 'pages/mirror/mirror',
} as const;

const histories: Readonly<Record<Product, string>> = {
  fast: 'pages/market/marketOrder',
  futures: 'pages/contract/contractOrder',
  spot: 'pages/currency/currencyOrder',
};

/** Orders of one kind, that of the ticket at first. */
function Histories({ product, onLeave }: { product: Product; onLeave: () => void }) {
  const [kind, setKind] = useState(product);
  return (
    <>
      <div className="gutter max-w-120 pt-2">
        <Tabs
          look="segment"
          label={t('fast.history')}
          value={kind}
          onChange={(next) => {
            onLeave();
            setKind(next);
          }}
          options={products.map((value) => ({ value, label: t(productNames[value]) }))}
        />
      </div>
      <InnerPage key={kind} path={histories[kind]} />
    </>
  );
}

function Content({
  tab,
  row,
  place,
  onLeave,
}: {
  tab: DockTab;
  row: Ticker;
  place: WorkspacePlace;
  onLeave: () => void;
}) {
  if (tab === 'positions')
    return (
      <>
        <Positions symbol={row.symbol} onChoose={place.openSymbol} />
        <OpenStrip />
      </>
    );
  if (tab === 'orders') return <CurrentOrders symbol={row.symbol} />;
  if (tab === 'history') return <Histories product={place.product} onLeave={onLeave} />;
  return <InnerPage path={pages[tab]} />;
}

/** What one has open, and what became of the rest: the pages of it, at the foot of the workspace. */
export function Dock({ row, place }: { row: Ticker; place: WorkspacePlace }) {
  const { dockTab } = useArrangement();
  const { path, query } = usePlace();
  // A page in the dock keeps its own tab in the address.
  const forgetTab = () => navigate(path, { ...Object.fromEntries(query), tab: undefined }, 'replace');
  const open = (tab: DockTab) => {
    forgetTab();
    arrange({ dockTab: tab });
  };
  return (
    <section aria-label={t('workspace.dock')} className="flex h-full flex-col">
      <Tabs
        label={t('workspace.dock')}
        value={dockTab}
        onChange={open}
        className="shrink-0 flex-wrap gap-x-2.5"
        options={dockTabs.map((value) => ({ value, label: t(names[value]) }))}
      />
      <div className="pane relative min-h-0 flex-1 overflow-y-auto">
        <Content key={dockTab} tab={dockTab} row={row} place={place} onLeave={forgetTab} />
      </div>
    </section>
  );
}
