import { CheckCheck } from 'lucide-react';
import { ErrorState, Skeleton } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { pairText } from '../../shell/quotes/words.ts';
import { OrderPages } from './orders/order-pages.tsx';
import { SymbolBar } from './symbol-bar.tsx';
import type { Terms } from './terms.ts';
import { FlowBar } from './trades/flow-bar.tsx';
import { LiveTrades, TradesSkeleton } from './trades/live-trades.tsx';
import { usePair } from './use-pair.ts';

const MarketTrades = ({ terms }: { terms: Terms }) => (
  <LiveTrades terms={terms} rows={50}>
    <FlowBar />
  </LiveTrades>
);

function PageSkeleton() {
  return (
    <>
      <div className="gutter flex h-24 items-center">
        <Skeleton className="h-9 w-36" />
      </div>
      <TradesSkeleton />
    </>
  );
}

/** The live deals of a pair, and the user's own in it. */
export function TradeRecordPage() {
  const { terms, missing, among, error, retry } = usePair();
  const { path, query } = usePlace();
  const [tab, setTab] = useQueryState('tab', 'market', ['market', 'own'] as const);
  const choose = (symbol: string) => navigate(path, { ...Object.fromEntries(query), symbol }, 'replace');
  if (missing !== null) return <NotTraded symbol={missing} among={among} onChoose={choose} />;
  if (terms === undefined && error !== undefined) return <ErrorState text={error} onRetry={retry} />;
  if (terms === undefined) return <PageSkeleton />;
  const { symbol } = terms;
  return (
    <>
      <SymbolBar symbol={symbol} among={among} onChoose={choose} />
      <Tabs
        label={t('spot.recordTitle')}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'market', label: t('spot.liveTrades') },
          { value: 'own', label: t('spot.myTrades') },
        ]}
      />
      {tab === 'market' ? (
        <MarketTrades key={symbol} terms={terms} />
      ) : (
        <OrderPages
          key={symbol}
          shown="deals"
          symbol={symbol}
          icon={CheckCheck}
          none={t('spot.noOwn', { pair: pairText(symbol) })}
          noneText={t('spot.noOwnText')}
        />
      )}
    </>
  );
}
