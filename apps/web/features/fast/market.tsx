import { ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { useSymbols } from '../../shell/client/tickers.ts';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { Link } from '../../shell/routing/link.tsx';
import { InnerPage } from '../../shell/routing/inner-page.tsx';
import { LockMiningPanel } from './other-tabs.tsx';
import { Ticket } from './ticket/ticket.tsx';

const tabs = ['fast', 'futures', 'lockMining'] as const;
/** The symbol traded last, for as long as the app is open. */
let lastSymbol = '';

/** The Trade tab. */
export function MarketPage() {
  const [tab, setTab] = useQueryState('tab', 'fast', tabs);
  const symbols = useSymbols();
  const asked = usePlace().query.get('symbol') ?? lastSymbol;
  const symbol = symbols.includes(asked) ? asked : symbols[0] ?? '';
  useEffect(() => void (lastSymbol = symbol), [symbol]);
  const choose = (next: string) => navigate('pages/market/market', { symbol: next }, 'replace');
  return (
    <>
      <header className="sticky top-0 z-20 flex items-center border-b border-line bg-page pt-[env(safe-area-inset-top)]">
        <h1 className="sr-only">{t('shell.market')}</h1>
        <Tabs
          label={t('shell.market')} value={tab} onChange={setTab} className="min-w-0 flex-1 !border-b-0 [mask-image:linear-gradient(to_right,black_calc(100%-24px),transparent)] pt-2"
          options={[{ value: 'fast', label: t('fast.tabFast') }, { value: 'futures', label: t('fast.tabFutures') }, { value: 'lockMining', label: t('fast.tabLockMining') }]}
        />
        <Link to={tab === 'futures' ? 'pages/contract/contractOrder' : 'pages/market/marketOrder'} aria-label={t(tab === 'futures' ? 'futures.ordersTitle' : 'shell.marketOrder')} className="press mr-1.5 grid size-11 shrink-0 place-items-center"><ReceiptText size={22} strokeWidth={1.75} aria-hidden="true" /></Link>
      </header>
      {tab === 'fast' && <Ticket symbol={symbol} onChoose={choose} />}
      {tab === 'futures' && <InnerPage path="pages/contract/contract" />}
      {tab === 'lockMining' && <LockMiningPanel />}
    </>
  );
}
