import { ArrowRightLeft } from 'lucide-react';
import { Empty, ErrorState, Skeleton } from '../../design/states.tsx';
import { date, number, price } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import type { Trade } from '../../shell/book/deals.ts';
import { useDeals, useTradesNow } from '../../shell/book/feed.ts';

const shown = 30;

function TradeSkeleton() {
  return (
    <div role="status" aria-label={t('shell.loading')} className="gutter">
      {Array.from({ length: 10 }, (_, at) => (
        <div key={at} className="flex h-7 items-center justify-between">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-16" />
          <Skeleton className="h-3 w-14" />
        </div>
      ))}
    </div>
  );
}

function TradeRow({ trade, decimals }: { trade: Trade; decimals: number }) {
  return (
    <tr className="h-7">
      <td className={`pl-4 ${trade.side === 'buy' ? 'text-up' : 'text-down'}`}>
        <span aria-hidden="true" className="mr-1 text-tiny">
          {trade.side === 'buy' ? '▲' : '▼'}
        </span>
        <span className="sr-only">{t(trade.side === 'buy' ? 'kline.bought' : 'kline.sold')} </span>
        {price(trade.price, decimals)}
      </td>
      <td className="truncate text-right text-ink">{number(trade.quantity, 8)}</td>
      <td className="pr-4 text-right text-faint">{date(trade.time, 'time')}</td>
    </tr>
  );
}

/** The deals of a symbol as they happen, newest first. */
export function Trades({ symbol, decimals, seen }: { symbol: string; decimals: number; seen: boolean }) {
  const { state, error, retry } = useDeals(symbol, seen);
  const data = useTradesNow();
  if (state === 'failed') return <ErrorState text={error} onRetry={retry} />;
  if (state === 'loading') return <TradeSkeleton />;
  if (data.length === 0)
    return <Empty icon={ArrowRightLeft} title={t('kline.noTrades')} text={t('kline.noTradesText')} />;
  return (
    <table className="w-full table-fixed text-note">
      <thead className="text-caption text-faint">
        <tr>
          <th scope="col" className="h-8 pl-4 text-left font-normal">
            {t('kline.price')}
          </th>
          <th scope="col" className="text-right font-normal">
            {t('kline.quantity')}
          </th>
          <th scope="col" className="pr-4 text-right font-normal">
            {t('kline.time')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.slice(0, shown).map((trade, at) => (
          // By place, not by deal: rows that keep their place do not make the page jump.
          <TradeRow key={at} trade={trade} decimals={decimals} />
        ))}
      </tbody>
    </table>
  );
}
