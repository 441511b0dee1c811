import { useState } from 'react';
import { Tabs } from '../../design/tabs.tsx';
import { useOnScreen } from '../../shell/on-screen/use-on-screen.ts';
import { useWorkspaceRoom } from '../../shell/on-screen/wide.ts';
import { t } from '../../locales/i18n.ts';
import type { Ticker } from '../../shell/quotes/tickers.ts';
import { navigate } from '../../shell/routing/hash.ts';
import { LinkRow } from '../../shell/routing/link.tsx';
import { Book } from './book.tsx';
import { Trades } from './trades.tsx';

type Tab = 'book' | 'trades';

interface UnderChartProps {
  row: Ticker;
  /** Levels of each side of the book. */
  rows?: number;
}

/**
 * What stands and what is dealt, under the chart: followed while it is on screen. Only coins have a book here; the rest
 * is dealt elsewhere. Beside a ticket a press on a level takes its price there.
 */
export function UnderChart({ row: { symbol, group, priceDecimals }, rows }: UnderChartProps) {
  const isCoin = group === 'usdt';
  const [chosen, setTab] = useState<Tab>('book');
  const tab = isCoin ? chosen : 'trades';
  const options = [
    { value: 'book' as const, label: t('spot.book') },
    { value: 'trades' as const, label: t('kline.trades') },
  ];
  const [element, seen] = useOnScreen<HTMLDivElement>();
  const hasTicket = useWorkspaceRoom();
  const toTicket = (price: string) => navigate('pages/currency/currency', { symbol, price });
  const onPrice = hasTicket ? toTicket : undefined;
  return (
    <>
      <Tabs label={t('kline.trades')} value={tab} onChange={setTab} options={isCoin ? options : options.slice(1)} />
      <div ref={element}>
        {tab === 'book' ? (
          <Book key={symbol} symbol={symbol} decimals={priceDecimals} seen={seen} onPrice={onPrice} rows={rows} />
        ) : (
          <Trades symbol={symbol} decimals={priceDecimals} seen={seen} />
        )}
      </div>
      {isCoin && tab === 'trades' && (
        <LinkRow to="pages/market/tradeRecord" query={{ symbol }} title={t('spot.recordTitle')} />
      )}
    </>
  );
}
