import { ReceiptText } from 'lucide-react';
import { Tabs } from '../../design/tabs.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { useLastSymbol } from '../../shell/quotes/last-symbol.ts';
import { useSymbols } from '../../shell/quotes/tickers.ts';
import { navigate, useQueryState } from '../../shell/routing/hash.ts';
import { IconLink } from '../../shell/routing/link.tsx';
import { InnerPage } from '../../shell/routing/inner-page.tsx';
import { Ticket } from './ticket/ticket.tsx';

const tabs = ['fast', 'futures', 'lockMining'] as const;
/** Own orders of a tab. */
const orders = {
  fast: { page: 'pages/market/marketOrder', title: 'shell.marketOrder' }, futures: { page: 'pages/contract/contractOrder', title: 'futures.ordersTitle' },
  lockMining: { page: 'pages/lockMining/orderList', title: 'shell.lockOrders' },
} as const satisfies Record<(typeof tabs)[number], { page: string; title: PlainKey }>;

/** The Trade tab. */
export function MarketPage() {
  const [tab, setTab] = useQueryState('tab', 'fast', tabs);
  const symbol = useLastSymbol('fast', useSymbols());
  const choose = (next: string) => navigate('pages/market/market', { symbol: next }, 'replace');
  return (
    <>
      <header className="sticky top-0 z-20 flex items-center border-b border-line bg-page pt-safe">
        <h1 className="sr-only">{t('shell.market')}</h1>
        <Tabs
          label={t('shell.market')} value={tab} onChange={setTab} className="min-w-0 flex-1 !gap-3 !border-b-0 [mask-image:linear-gradient(to_right,black_calc(100%-20px),transparent)] pt-2 !pr-5"
          options={[{ value: 'fast', label: t('fast.tabFast') }, { value: 'futures', label: t('fast.tabFutures') }, { value: 'lockMining', label: t('fast.tabLockMining') }]}
        />
        <IconLink to={orders[tab].page} label={t(orders[tab].title)} className="mr-1.5"><ReceiptText size={22} strokeWidth={1.75} aria-hidden="true" /></IconLink>
      </header>
      {tab === 'fast' && <Ticket symbol={symbol} onChoose={choose} />}
      {tab === 'futures' && <InnerPage path="pages/contract/contract" />}
      {tab === 'lockMining' && <InnerPage path="pages/lockMining/lockMining" />}
    </>
  );
}
