import { Maximize, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../design/button.tsx';
import { ChartColumn } from '../features/kline/chart-column.tsx';
import { useCompared } from '../features/kline/compare/compared.ts';
import type { Period } from '../features/kline/series/periods.ts';
import { setChart, useChartSettings } from '../features/kline/settings.ts';
import { useFullscreen } from '../features/kline/use-fullscreen.ts';
import { t } from '../locales/i18n.ts';
import { LiveChange, LivePrice } from '../shell/quotes/live.tsx';
import { SymbolSwitch } from '../shell/quotes/symbol-switch.tsx';
import { tickerOf, useSymbols, type Ticker } from '../shell/quotes/tickers.ts';
import { pairText } from '../shell/quotes/words.ts';
import { moreChartsMax } from './arrangement.ts';
import { arrange, useArrangement } from './use-arrangement.ts';

const place = 'h-full min-h-0';

/** What lies over the chart makes room for the names of what is compared. */
const useBelowNames = (symbol: string) => (useCompared(symbol) === null ? undefined : { top: 88 });

interface ChartFrameProps {
  row: Ticker;
  period: Period;
  onPeriod: (period: Period) => void;
  children?: ReactNode;
}

/** One chart with its timeframes and tools. */
function ChartFrame({ row, period, onPeriod, children }: ChartFrameProps) {
  const full = useFullscreen();
  const below = useBelowNames(row.symbol);
  return (
    <section aria-label={`${t('kline.title')} ${pairText(row.symbol)}`} className="relative min-h-0 min-w-0 bg-page">
      <ChartColumn row={row} period={period} onPeriod={onPeriod} full={full} place={place}>
        {children}
      </ChartColumn>
      {!full.on && children === undefined && (
        <IconButton
          label={t('kline.fullscreen')}
          onClick={full.enter}
          className="!absolute top-11 right-16 z-10 text-soft"
          style={below}
        >
          <Maximize size={18} aria-hidden="true" />
        </IconButton>
      )}
    </section>
  );
}

/** A chart of another symbol than the one that is traded. */
function OtherChart({ symbol, at }: { symbol: string; at: number }) {
  const { charts } = useArrangement();
  const { period: last } = useChartSettings();
  const [period, setPeriod] = useState(last);
  const row = tickerOf(symbol);
  if (row === undefined) return <div />;
  const put = (...next: string[]) => arrange({ charts: charts.toSpliced(at, 1, ...next) });
  return (
    <ChartFrame row={row} period={period} onPeriod={setPeriod}>
      <div className="flex min-h-12 items-center gap-3 pr-1 pl-4">
        <SymbolSwitch symbol={symbol} onChoose={(next) => put(next)} drop="icon">
          <LiveChange symbol={symbol} className="!min-h-0 !min-w-0 !bg-transparent !px-0" />
        </SymbolSwitch>
        <LivePrice symbol={symbol} className="ml-auto text-row font-semibold" />
        <IconButton label={t('workspace.removeChart', { pair: pairText(symbol) })} onClick={() => put()}>
          <X size={18} aria-hidden="true" className="text-soft" />
        </IconButton>
      </div>
    </ChartFrame>
  );
}

/** The next symbol that has no chart yet. */
function AddChart({ shown }: { shown: readonly string[] }) {
  const below = useBelowNames(shown[0] ?? '');
  const next = useSymbols().find((symbol) => !shown.includes(symbol));
  if (next === undefined || shown.length > moreChartsMax) return null;
  return (
    <IconButton
      label={t('workspace.addChart')}
      onClick={() => arrange({ charts: [...shown.slice(1), next] })}
      className="!absolute top-11 right-28 z-10 text-soft"
      style={below}
    >
      <Plus size={20} aria-hidden="true" />
    </IconButton>
  );
}

const grids = ['', '', 'grid-cols-2', 'grid-cols-2 grid-rows-2', 'grid-cols-2 grid-rows-2'];

/** The chart of what is traded, and up to three others beside it. */
export function Charts({ row }: { row: Ticker }) {
  const { charts } = useArrangement();
  const { period } = useChartSettings();
  const symbols = useSymbols();
  const others = charts.filter((symbol) => symbols.includes(symbol));
  return (
    <div className={`relative grid h-full gap-px bg-line ${grids[others.length + 1] ?? ''}`}>
      <ChartFrame key={row.symbol} row={row} period={period} onPeriod={(next) => setChart({ period: next })} />
      {others.map((symbol, at) => (
        <OtherChart key={`${at}${symbol}`} symbol={symbol} at={at} />
      ))}
      <AddChart shown={[row.symbol, ...others]} />
    </div>
  );
}
