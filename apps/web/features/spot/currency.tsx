import { BookX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Empty, ErrorState, Skeleton } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { useBook, useFromDepth, type Feed } from '../../shell/book/feed.ts';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { LinkRow } from '../../shell/routing/link.tsx';
import { DepthChart } from './book/depth-chart.tsx';
import { OrderBook, type Grouping } from './book/order-book.tsx';
import { CurrentOrders } from './orders/current-orders.tsx';
import { useCurrentOrders } from './orders/spot-orders.ts';
import { SymbolBar } from './symbol-bar.tsx';
import type { Terms } from './terms.ts';
import { Ticket } from './ticket/ticket.tsx';
import { useTicketHere } from './ticket/use-ticket-here.ts';
import { LiveTrades } from './trades/live-trades.tsx';
import { usePair } from './use-pair.ts';

const twoColumns =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,0.74fr)] gap-3 gutter max-xs:gap-2 max-xs:px-3 max-[17.5rem]:grid-cols-1';
const bookRows = Array.from({ length: 17 }, (_, at) => at);

function BookSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="space-y-2 pt-5">
      {bookRows.map((at) => (
        <Skeleton key={at} className={at === 8 ? 'h-12' : 'h-4'} />
      ))}
    </div>
  );
}

function PageSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="pt-2">
      <div className="gutter flex h-14 items-center gap-2">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-6 w-28" />
      </div>
      <div className={twoColumns}>
        <div className="space-y-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-14" />
          <Skeleton className="mt-8 h-14" />
          <Skeleton className="h-8" />
          <Skeleton className="h-24" />
          <Skeleton className="h-13" />
        </div>
        <BookSkeleton />
      </div>
    </div>
  );
}

interface BookProps {
  feed: Feed;
  terms: Terms;
  onPrice: (price: string) => void;
}

function Book({ feed, terms, onPrice }: BookProps) {
  const [grouping, setGrouping] = useState<Grouping>(1);
  const empty = useFromDepth(useCallback((depth) => depth !== null && depth.bids.length + depth.asks.length === 0, []));
  if (feed.state === 'loading') return <BookSkeleton />;
  if (feed.state === 'failed')
    return (
      <div className="-mx-6">
        <ErrorState text={feed.error} onRetry={feed.retry} />
      </div>
    );
  if (empty)
    return (
      <div className="-mx-6">
        <Empty icon={BookX} title={t('spot.bookEmpty')} text={t('spot.bookEmptyText')} />
      </div>
    );
  return <OrderBook terms={terms} grouping={grouping} onGrouping={setGrouping} onPrice={onPrice} />;
}

const tabs = ['orders', 'trades', 'depth'] as const;

function Below({ terms }: { terms: Terms }) {
  const [tab, setTab] = useQueryState('tab', 'orders', tabs);
  const count = useCurrentOrders().data?.list.length ?? 0;
  const names = {
    orders: `${t('fast.openOrders')}${count === 0 ? '' : ` (${count})`}`,
    trades: t('spot.liveTrades'),
    depth: t('spot.depth'),
  };
  return (
    <section className="mt-4 min-h-[60dvh] border-t border-line">
      <Tabs
        label={t('spot.underTicket')}
        value={tab}
        onChange={setTab}
        options={tabs.map((value) => ({ value, label: names[value] }))}
      />
      {tab === 'orders' && <CurrentOrders symbol={terms.symbol} />}
      {tab === 'trades' && (
        <>
          <LiveTrades terms={terms} />
          <LinkRow to="pages/market/tradeRecord" query={{ symbol: terms.symbol }} title={t('spot.recordTitle')} />
        </>
      )}
      {tab === 'depth' && <DepthChart terms={terms} />}
    </section>
  );
}

function SpotPanel({ terms }: { terms: Terms }) {
  const feed = useBook(terms.symbol);
  const state = useTicketHere(terms);
  return (
    <>
      <div className={twoColumns}>
        <Ticket state={state} terms={terms} />
        <Book feed={feed} terms={terms} onPrice={(price) => price !== '' && state.fill('price', price)} />
      </div>
      <Below terms={terms} />
    </>
  );
}

/** Buying and selling of one pair: the ticket beside the order book, own orders, deals and depth under them. */
export function CurrencyPage() {
  const { terms, missing, among, error, retry } = usePair();
  const { path, query } = usePlace();
  const choose = (symbol: string) => navigate(path, { ...Object.fromEntries(query), symbol }, 'replace');
  if (missing !== null) return <NotTraded symbol={missing} among={among} onChoose={choose} />;
  if (terms === undefined) return error === undefined ? <PageSkeleton /> : <ErrorState text={error} onRetry={retry} />;
  return (
    <>
      <SymbolBar symbol={terms.symbol} among={among} onChoose={choose} />
      <SpotPanel key={terms.symbol} terms={terms} />
    </>
  );
}
