import { Minimize } from 'lucide-react';
import { useCallback, useState } from 'react';
import { IconButton } from '../../design/button.tsx';
import { Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { StandardBar } from '../../shell/bars/nav-bar.tsx';
import { useTickerList } from '../../shell/quotes/ticker-list.ts';
import { tickerOf, useSymbols, type Ticker } from '../../shell/quotes/tickers.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { useStages } from '../../shell/routing/stages.ts';
import { navigate, usePlace, useQueryState } from '../../shell/routing/hash.ts';
import { NotTraded } from '../../shell/quotes/not-traded.tsx';
import { pairText } from '../../shell/quotes/words.ts';
import { TopBar, TradeBar } from './bars.tsx';
import { Chart } from './chart/chart.tsx';
import { ChartFailure, ChartSkeleton, ChartStates } from './chart-states.tsx';
import { linesMax, removeLine, removeLines, saveLine, useLines, type Point, type Tool } from './lines/lines.ts';
import { useOwnLines } from './own-lines.ts';
import { PriceHeader } from './price-header.tsx';
import { periods, type Period } from './series/periods.ts';
import { useSeries } from './series/use-series.ts';
import { SettingsSheet } from './settings-sheet.tsx';
import { setChart, useChartSettings } from './settings.ts';
import { Timeframes } from './timeframes.tsx';
import { Toolbar } from './toolbar.tsx';
import { UnderChart } from './under-chart.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useWideColumn } from './use-wide-column.ts';

const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
/** The chart fills what the bars and the edge of the panel below leave of the screen. */
const inPage = 'h-[calc(100dvh-180px)] min-h-100 wide:h-[calc(100dvh-126px)]';
const overPage = 'fixed inset-0 z-30 bg-page pt-safe pb-safe';
const overPageTurned = 'fixed top-0 left-full z-30 h-[100dvw] w-[100dvh] origin-top-left rotate-90 bg-page';

/** What the bin takes away: the line that is chosen, else all of them. */
function binOf(isChosen: boolean, lines: number): 'line' | 'all' | 'nothing' {
  if (isChosen) return 'line';
  return lines > 0 ? 'all' : 'nothing';
}

/** Drawing and removing lines of a symbol. */
function useDrawing(symbol: string) {
  const lines = useLines(symbol);
  const [tool, setTool] = useState<Tool | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = lines.find((line) => line.id === selected);
  const onCancel = useCallback(() => setTool(null), []);
  const onDrawn = (points: Point[]) => {
    if (tool !== null && !saveLine(symbol, { id: newId(), tool, points }))
      toast(t('kline.linesFull', { count: linesMax }));
    setTool(null);
  };
  const onBin = () => {
    if (chosen !== undefined) return removeLine(symbol, chosen.id);
    void confirm({
      title: t('kline.deleteLinesTitle'),
      text: t('kline.deleteLinesText', { count: lines.length, pair: pairText(symbol) }),
      confirm: t('kline.deleteLines'),
      grave: true,
    }).then(
      () => removeLines(symbol),
      () => undefined,
    );
  };
  return {
    lines,
    tool,
    setTool,
    setSelected,
    onCancel,
    onDrawn,
    onBin,
    bin: binOf(chosen !== undefined, lines.length),
  };
}

interface DeskProps {
  row: Ticker;
  period: Period;
  onPeriod: (period: Period) => void;
  onSymbol: (symbol: string) => void;
}

type Full = ReturnType<typeof useFullscreen>;

function placeOf({ on, turned }: Full): string {
  if (turned) return overPageTurned;
  return on ? overPage : inPage;
}

type ColumnProps = Omit<DeskProps, 'onSymbol'> & { full: Full };

function PeriodBar({ period, onPeriod, full }: Omit<ColumnProps, 'row'>) {
  return (
    <div className="flex shrink-0 border-b border-line">
      <Timeframes value={period} onChange={onPeriod} />
      {full.on && (
        <IconButton label={t('kline.leaveFullscreen')} onClick={full.leave}>
          <Minimize size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** The chart with what it is set by. */
function ChartColumn({ row, period, onPeriod, full }: ColumnProps) {
  const { symbol, group, priceDecimals } = row;
  const settings = useChartSettings();
  const series = useSeries(symbol, group, period, settings.autoRefresh);
  const drawing = useDrawing(symbol);
  const ownLines = useOwnLines(symbol);
  return (
    <div className={`flex flex-col ${placeOf(full)}`}>
      {!full.on && <PriceHeader symbol={symbol} decimals={priceDecimals} />}
      <PeriodBar period={period} onPeriod={onPeriod} full={full} />
      <Chart
        symbol={symbol}
        decimals={priceDecimals}
        period={period}
        series={series}
        settings={settings}
        lines={drawing.lines}
        ownLines={ownLines}
        tool={drawing.tool}
        turned={full.turned}
        onDrawn={drawing.onDrawn}
        onCancel={drawing.onCancel}
        onMoved={(line) => saveLine(symbol, line)}
        onSelect={drawing.setSelected}
      >
        <ChartStates series={series} group={group} live={settings.autoRefresh} symbol={symbol} />
      </Chart>
      <Toolbar
        settings={settings}
        tool={drawing.tool}
        onTool={drawing.setTool}
        bin={drawing.bin}
        onBin={drawing.onBin}
      />
    </div>
  );
}

function Desk({ row, period, onPeriod, onSymbol }: DeskProps) {
  const { symbol } = row;
  const settings = useChartSettings();
  const full = useFullscreen();
  const stage = useStages(1);
  const [setting, setSetting] = useState(false);
  return (
    <>
      {!full.on && (
        <TopBar symbol={symbol} onChoose={onSymbol} onFullscreen={full.enter} onSettings={() => setSetting(true)} />
      )}
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_320px]">
        <ChartColumn row={row} period={period} onPeriod={onPeriod} full={full} />
        {!full.on && (
          <section className="min-h-100 border-t border-line wide:h-[calc(100dvh-126px)] wide:overflow-y-auto wide:border-t-0 wide:border-l">
            {stage > 0 && <UnderChart row={row} />}
          </section>
        )}
      </div>
      {!full.on && <TradeBar symbol={symbol} />}
      <SettingsSheet open={setting} onClose={() => setSetting(false)} settings={settings} />
    </>
  );
}

function DeskSkeleton() {
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
        <DeskSkeleton />
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
  return <Desk row={row} period={period} onPeriod={onPeriod} onSymbol={(symbol) => open({ symbol })} />;
}
