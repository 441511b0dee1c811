import { GraduationCap, ReceiptText } from 'lucide-react';
import { Tabs } from '../../design/tabs.tsx';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { useLastSymbol } from '../../shell/quotes/last-symbol.ts';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { IconLink, Link } from '../../shell/routing/link.tsx';
import { InnerPage } from '../../shell/routing/inner-page.tsx';
import { useFastSymbols } from './ticket/fast-symbols.ts';
import { OpenStrip } from './orders/open-strip.tsx';
import { SymbolBar } from './ticket/symbol-bar.tsx';
import { Ticket } from './ticket/ticket.tsx';
import { TicketChart } from './ticket/ticket-chart.tsx';

const tabs = ['fast', 'futures', 'lockMining'] as const;
/** Own orders of a tab. */
const orders = {
  fast: { page: 'pages/market/marketOrder', title: 'shell.marketOrder' },
  futures: { page: 'pages/contract/contractOrder', title: 'futures.ordersTitle' },
  lockMining: { page: 'pages/lockMining/orderList', title: 'shell.lockOrders' },
} as const satisfies Record<(typeof tabs)[number], { page: string; title: PlainKey }>;

/**
 * The ticket of what was chosen with its live line, and the open orders below; a link that asks for a stake and a
 * duration gets another one.
 */
function FastTab() {
  const among = useFastSymbols();
  const { symbol, missing } = useLastSymbol('fast', among);
  const { query } = usePlace();
  const choose = (next: string) => navigate('pages/market/market', { symbol: next }, 'replace');
  if (missing !== null) return <NotTraded symbol={missing} among={among} onChoose={choose} />;
  return (
    <>
      <Ticket
        key={`${query.get('seconds')} ${query.get('stake')}`}
        symbol={symbol}
        head={(seconds) => (
          <>
            <SymbolBar symbol={symbol} among={among} onChoose={choose} />
            <TicketChart symbol={symbol} seconds={seconds} />
          </>
        )}
      />
      <OpenStrip />
      <Link to="pages/practise/practise" className="press gutter flex min-h-11 items-center gap-2 text-note text-soft">
        <GraduationCap size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {t('shell.practise')}
      </Link>
    </>
  );
}

/** The Trade tab. */
export function MarketPage() {
  const [tab, setTab] = useQueryState('tab', 'fast', tabs);
  return (
    <>
      <header className="sticky top-0 z-20 bg-page pt-safe">
        <div className="mb-(--tip) flex items-center border-b border-line">
          <h1 className="sr-only">{t('shell.market')}</h1>
          <Tabs
            label={t('shell.market')}
            value={tab}
            onChange={setTab}
            className={
              'min-w-0 flex-1 !gap-3 !border-b-0 ' +
              '[mask-image:linear-gradient(to_right,black_calc(100%-20px),transparent)] pt-2 !pr-5'
            }
            options={[
              { value: 'fast', label: t('fast.tabFast') },
              { value: 'futures', label: t('fast.tabFutures') },
              { value: 'lockMining', label: t('fast.tabLockMining') },
            ]}
          />
          <IconLink to={orders[tab].page} label={t(orders[tab].title)} className="mr-1.5">
            <ReceiptText size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconLink>
        </div>
      </header>
      {tab === 'fast' && <FastTab />}
      {tab === 'futures' && <InnerPage path="pages/contract/contract" />}
      {tab === 'lockMining' && <InnerPage path="pages/lockMining/lockMining" />}
    </>
  );
}
