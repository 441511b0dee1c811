import { CheckCheck } from 'lucide-react';
import { ErrorState, SkeletonRows } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { useFeed } from './book/feed.ts';
import { OrderPages } from './orders/order-pages.tsx';
import { SymbolBar } from './symbol-bar.tsx';
import type { Terms } from './terms.ts';
import { FlowBar } from './trades/flow-bar.tsx';
import { LiveTrades } from './trades/live-trades.tsx';
import { usePair } from './use-pair.ts';
import { pairText } from './words.ts';

function MarketTrades({ terms }: { terms: Terms }) {
  const feed = useFeed(terms.symbol);
  if (feed.state === 'loading') return <SkeletonRows />;
  if (feed.state === 'failed') return <ErrorState text={feed.error} onRetry={feed.retry} />;
  return <><FlowBar /><LiveTrades terms={terms} rows={50} /></>;
}

/** The live deals of a pair, and the user's own in it. */
export function TradeRecordPage() {
  const { terms, among, error, retry } = usePair();
  const { path, query } = usePlace();
  const [tab, setTab] = useQueryState('tab', 'market', ['market', 'own'] as const);
  if (terms === undefined) return error === undefined ? <SkeletonRows /> : <ErrorState text={error} onRetry={retry} />;
  const choose = (symbol: string) => navigate(path, { ...Object.fromEntries(query), symbol }, 'replace');
  const { symbol } = terms;
  return (
    <>
      <SymbolBar symbol={symbol} among={among} onChoose={choose} />
      <Tabs label={t('spot.recordTitle')} value={tab} onChange={setTab} options={[{ value: 'market', label: t('spot.liveTrades') }, { value: 'own', label: t('spot.myTrades') }]} />
      {tab === 'market'
        ? <MarketTrades key={symbol} terms={terms} />
        : <OrderPages key={symbol} status="all" deals symbol={symbol} icon={CheckCheck} none={t('spot.noOwn', { pair: pairText(symbol) })} noneText={t('spot.noOwnText')} />}
    </>
  );
}
