import { Ban, CheckCheck, ChevronDown, Lock, ScrollText, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../../design/tabs.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { pairOf } from '../../shell/client/quote-row.tsx';
import { useQueryState } from '../../shell/routing/hash.ts';
import { OrderPages } from './orders/order-pages.tsx';
import type { Shown } from './orders/spot-orders.ts';
import { useSpotRules } from './rules.ts';

const tabs = ['all', 'deals', 'cancelled', 'locked'] as const;
type Tab = (typeof tabs)[number];

interface Look { name: PlainKey; icon: LucideIcon; none: PlainKey; noneText: PlainKey; status: Shown }
const looks: Record<Tab, Look> = {
  all: { name: 'spot.tabAll', icon: ScrollText, none: 'spot.noOrders', noneText: 'spot.noOrdersText', status: 'all' },
  // Deals are also in orders that still stand, and in those ended half-way: out of all of them.
  deals: { name: 'spot.tabDeals', icon: CheckCheck, none: 'spot.noDeals', noneText: 'spot.noDealsText', status: 'all' },
  cancelled: { name: 'spot.statusCancelled', icon: Ban, none: 'spot.noCancelled', noneText: 'spot.noCancelledText', status: 'cancelled' },
  locked: { name: 'spot.statusLocked', icon: Lock, none: 'spot.noLocked', noneText: 'spot.noLockedText', status: 'locked' },
};

function SymbolFilter({ value, onChange }: { value: string; onChange: (symbol: string) => void }) {
  const rules = useSpotRules().data ?? [];
  return (
    <label className="relative mr-2 flex shrink-0 items-center">
      <span className="sr-only">{t('fast.filterSymbol')}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)} className="min-h-11 appearance-none bg-transparent pr-6 pl-2 text-right text-row text-ink [&>option]:bg-raised">
        <option value="">{t('fast.allSymbols')}</option>
        {rules.map(({ symbol }) => <option key={symbol} value={symbol}>{pairOf(symbol)[0]}</option>)}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-1" />
    </label>
  );
}

/** The user's spot orders by what has become of them. */
export function CurrencyOrderPage() {
  const [tab, setTab] = useQueryState('tab', 'all', tabs);
  const [symbol, setSymbol] = useState('');
  const { icon, none, noneText, status } = looks[tab];
  return (
    <>
      <div className="sticky top-[calc(56px+env(safe-area-inset-top))] z-10 border-b border-line bg-page">
        <Tabs label={t('spot.ordersTitle')} value={tab} onChange={setTab} className="!border-b-0" options={tabs.map((value) => ({ value, label: t(looks[value].name) }))} />
      </div>
      <div className="flex justify-end"><SymbolFilter value={symbol} onChange={setSymbol} /></div>
      <OrderPages key={`${tab}${symbol}`} status={status} deals={tab === 'deals'} symbol={symbol} icon={icon} none={t(none)} noneText={t(noneText)} />
    </>
  );
}
