import { Ban, CheckCheck, Lock, ScrollText, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../../design/tabs.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { ExportButton } from '../../shell/export/export-button.tsx';
import { SymbolFilter } from '../../shell/quotes/symbol-filter.tsx';
import { useLinked, useQueryState } from '../../shell/routing/hash.ts';
import { orderPage, type Shown } from './orders/order-page.ts';
import { OrderPages } from './orders/order-pages.tsx';
import { OrderSheet } from './orders/order-sheet.tsx';
import { useOneOrder } from './orders/spot-orders.ts';
import { useSpotRules } from './rules.ts';

const tabs = ['all', 'deals', 'cancelled', 'locked'] as const satisfies Shown[];

interface Look {
  name: PlainKey;
  icon: LucideIcon;
  none: PlainKey;
  noneText: PlainKey;
}
const looks: Record<Shown, Look> = {
  all: { name: 'spot.tabAll', icon: ScrollText, none: 'spot.noOrders', noneText: 'spot.noOrdersText' },
  deals: { name: 'spot.tabDeals', icon: CheckCheck, none: 'spot.noDeals', noneText: 'spot.noDealsText' },
  cancelled: { name: 'spot.tabCancelled', icon: Ban, none: 'spot.noCancelled', noneText: 'spot.noCancelledText' },
  locked: { name: 'spot.tabLocked', icon: Lock, none: 'spot.noLocked', noneText: 'spot.noLockedText' },
};

/** The order that a link names, over the list. */
function LinkedOrder() {
  const [orderNo, leave] = useLinked('orderNo');
  return <OrderSheet order={useOneOrder(orderNo)} onClose={leave} />;
}

/** The user's spot orders by what has become of them. */
export function CurrencyOrderPage() {
  const [tab, setTab] = useQueryState('tab', 'all', tabs);
  const [symbol, setSymbol] = useState('');
  const pairs = useSpotRules().data ?? [];
  const { icon, none, noneText } = looks[tab];
  return (
    <>
      <div className="sticky below-bar z-10 border-b border-line bg-page">
        <Tabs
          label={t('spot.ordersTitle')}
          value={tab}
          onChange={setTab}
          className="!border-b-0"
          options={tabs.map((value) => ({ value, label: t(looks[value].name) }))}
        />
      </div>
      <div className="flex items-center justify-between px-2">
        <SymbolFilter symbols={pairs.map((pair) => pair.symbol)} value={symbol} onChange={setSymbol} />
        <ExportButton name="spot" fetchPage={orderPage(tab, symbol)} />
      </div>
      <OrderPages
        key={`${tab}${symbol}`}
        shown={tab}
        symbol={symbol}
        icon={icon}
        none={t(none)}
        noneText={t(noneText)}
      />
      <LinkedOrder />
    </>
  );
}
