import { Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { StandardBar } from '../../shell/bars/nav-bar.tsx';
import { useTickerList } from '../../shell/quotes/ticker-list.ts';
import { tickerOf, useSymbols, type Ticker } from '../../shell/quotes/tickers.ts';
import { useStages } from '../../shell/routing/stages.ts';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { TopBar, TradeBar } from './bars.tsx';
import { ChartColumn } from './chart-column.tsx';
import { ChartFailure, ChartSkeleton } from './chart-states.tsx';
import { PriceHeader } from './price-header.tsx';
import { periods, type Period } from './series/periods.ts';
import { setChart, useChartSettings } from './settings.ts';
import { UnderChart } from './under-chart.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useWideColumn } from './use-wide-column.ts';

/** The chart fills what the bars and the edge of the panel below leave of the screen. */
const inPage = 'h-[calc(100dvh-180px)] min-h-100 wide:h-[calc(100dvh-126px)]';

interface ChartPanelProps {
  row: Ticker;
  period: Period;
  onPeriod: (period: Period) => void;
  onSymbol: (symbol: string) => void;
}

function ChartPanel({ row, period, onPeriod, onSymbol }: ChartPanelProps) {
  const { symbol } = row;
  const full = useFullscreen();
  const stage = useStages(1);
  return (
    <>
      {!full.on && <TopBar symbol={symbol} onChoose={onSymbol} onFullscreen={full.enter} />}
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_320px]">
        <ChartColumn row={row} period={period} onPeriod={onPeriod} full={full} place={inPage}>
          <PriceHeader symbol={symbol} decimals={row.priceDecimals} />
        </ChartColumn>
        {!full.on && (
          <section
            className={
              'min-h-100 border-t border-line wide:h-[calc(100dvh-126px)] wide:overflow-y-auto wide:border-t-0 ' +
              'wide:border-l'
            }
          >
            {stage > 0 && <UnderChart row={row} />}
          </section>
        )}
      </div>
      {!full.on && <TradeBar symbol={symbol} />}
    </>
  );
}

function PageSkeleton() {
  return (
    <div className={`flex flex-col ${inPage}`}>
      <div className="gutter flex h-17 items-center justify-between">
        <div className="space-y-2">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-3.5 w-14" />
        </div>
        <Skeleton className="h-12 w-28" />
      </div>
      <div className="gutter flex h-11 items-center gap-2 border-b border-line">
        {periods.map((each) => (
          <Skeleton key={each} className="h-6 flex-1" />
        ))}
      </div>
      <div className="relative flex-1">
        <ChartSkeleton />
      </div>
    </div>
  );
}

/** Before the list of symbols has come, or when it does not come. */
function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <div className="min-h-dvh">
      <StandardBar title={t('kline.title')} />
      {failed ? (
        <div className={`relative ${inPage}`}>
          <ChartFailure group="usdt" onRetry={onRetry} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

const NoChart = (props: { symbol: string; onChoose: (symbol: string) => void }) => (
  <div className="flex min-h-dvh flex-col">
    <StandardBar title={t('kline.title')} />
    <NotTraded {...props} />
  </div>
);

/** The chart of a symbol with its trades. */
export function KlinePage() {
  useWideColumn();
  const symbols = useSymbols();
  const { path, query } = usePlace();
  const { period: last } = useChartSettings();
  const [period] = useQueryState('period', last, periods);
  const list = useTickerList();
  const asked = query.get('symbol');
  if (asked !== null && symbols.length > 0 && !symbols.includes(asked))
    return <NoChart symbol={asked} onChoose={(symbol) => navigate(path, { symbol, period }, 'replace')} />;
  const row = tickerOf(asked ?? symbols[0] ?? '');
  if (row === undefined) return <Waiting failed={list.isError} onRetry={() => void list.refetch()} />;
  const open = (change: { symbol?: string; period?: Period }) =>
    navigate(path, { symbol: row.symbol, period, ...change }, 'replace');
  const onPeriod = (next: Period) => {
    setChart({ period: next });
    open({ period: next });
  };
  return <ChartPanel row={row} period={period} onPeriod={onPeriod} onSymbol={(symbol) => open({ symbol })} />;
}
