import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { SkeletonRows } from '../../design/states.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { pricesShown } from '../../shell/on-screen/prices-shown.ts';
import { LiveTurnover } from '../../shell/quotes/live.tsx';
import { QuoteRow } from '../../shell/quotes/quote-row.tsx';
import type { Ticker } from '../../shell/quotes/tickers.ts';
import { Link } from '../../shell/routing/link.tsx';
import { useSnapshot } from './use-snapshot.ts';

const ranks = {
  gainers: (a: Ticker, b: Ticker) => Number(b.changeRate ?? 0) - Number(a.changeRate ?? 0),
  losers: (a: Ticker, b: Ticker) => Number(a.changeRate ?? 0) - Number(b.changeRate ?? 0),
  volume: (a: Ticker, b: Ticker) => Number(b.turnover) - Number(a.turnover),
};

/** Who moves most, as lines with live prices. */
export function Movers() {
  const rows = useSnapshot();
  const [rank, setRank] = useState<keyof typeof ranks>('gainers');
  // Not everything is traded fast: the chart leads to what trades the rest.
  const fast = useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 }).data?.fast.symbols;
  const top = [...rows].sort(ranks[rank]).slice(0, pricesShown);
  return (
    <section className="mt-7">
      <div className="gutter flex items-center justify-between">
        <h2 className="text-bar font-semibold">{t('home.movers')}</h2>
        <Link
          to="pages/quotation/quotation"
          how="replace"
          className="press -mr-2 flex min-h-11 items-center gap-0.5 px-2 text-note text-soft"
        >
          {t('home.seeAll')}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      </div>
      <Tabs
        label={t('home.movers')}
        look="segment"
        value={rank}
        onChange={setRank}
        className="mx-4 mt-1"
        options={[
          { value: 'gainers', label: t('home.gainers') },
          { value: 'losers', label: t('home.losers') },
          { value: 'volume', label: t('home.volume') },
        ]}
      />
      {top.length === 0 ? (
        <SkeletonRows count={pricesShown} />
      ) : (
        <ul className="mt-1">
          {top.map(({ symbol }) => (
            <li key={symbol}>
              <Link
                to={fast?.includes(symbol) === false ? 'pages/futures/kline' : 'pages/market/market'}
                query={{ symbol }}
                className="gutter block transition-colors active:bg-surface"
              >
                <QuoteRow symbol={symbol} {...(rank === 'volume' ? { note: <LiveTurnover symbol={symbol} /> } : {})} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
