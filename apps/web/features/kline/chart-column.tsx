import { Minimize } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { confirm } from '../../shell/feedback/confirm.ts';
import { toast } from '../../shell/feedback/toast.ts';
import type { Ticker } from '../../shell/quotes/tickers.ts';
import { pairText } from '../../shell/quotes/words.ts';
import { AlertLayer } from './alerts/alert-layer.tsx';
import type { Board } from './chart/board.ts';
import { Chart } from './chart/chart.tsx';
import { ChartStates } from './chart-states.tsx';
import { CompareRow } from './compare/compare-row.tsx';
import { linesMax, removeLine, removeLines, saveLine, useLines, type Point, type Work } from './lines/lines.ts';
import { useOwnLines } from './own-lines.ts';
import { PictureButton } from './picture/picture-button.tsx';
import type { Period } from './series/periods.ts';
import { useSeries } from './series/use-series.ts';
import { useChartSettings } from './settings.ts';
import { Timeframes } from './timeframes.tsx';
import { Toolbar } from './toolbar.tsx';
import type { useFullscreen } from './use-fullscreen.ts';

const newId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

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
  const [work, setWork] = useState<Work | null>(null);
  const tool = work === 'alert' || work === 'compare' ? null : work;
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = lines.find((line) => line.id === selected);
  const onCancel = useCallback(() => setWork(null), []);
  const onDrawn = (points: Point[]) => {
    if (tool !== null && !saveLine(symbol, { id: newId(), tool, points }))
      toast(t('kline.linesFull', { count: linesMax }));
    setWork(null);
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
    work,
    setWork,
    setSelected,
    onCancel,
    onDrawn,
    onBin,
    bin: binOf(chosen !== undefined, lines.length),
  };
}

/** The choice of a symbol to compare, as it is going on. */
const choiceOf = ({ work, setWork, onCancel }: ReturnType<typeof useDrawing>) => ({
  choosing: work === 'compare',
  onChoose: () => setWork('compare'),
  onDone: onCancel,
});

type Full = ReturnType<typeof useFullscreen>;

function placeOf({ on, turned }: Full, place: string): string {
  if (turned) return overPageTurned;
  return on ? overPage : place;
}

interface ColumnProps {
  row: Ticker;
  period: Period;
  onPeriod: (period: Period) => void;
  full: Full;
  /** How high it is while it does not fill the screen. */
  place: string;
  /** What stands above it there. */
  children?: ReactNode;
}

function PeriodBar({ period, onPeriod, full }: Pick<ColumnProps, 'period' | 'onPeriod' | 'full'>) {
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
export function ChartColumn({ row, period, onPeriod, full, place, children }: ColumnProps) {
  const { symbol, group, priceDecimals } = row;
  const settings = useChartSettings();
  const series = useSeries(symbol, group, period, settings.autoRefresh);
  const drawing = useDrawing(symbol);
  const ownLines = useOwnLines(symbol);
  const [board, setBoard] = useState<Board | null>(null);
  const shown = { symbol, turned: full.turned };
  const ready = series.status === 'ready' ? board : null;
  return (
    <div data-chart className={`flex flex-col ${placeOf(full, place)}`}>
      {!full.on && children}
      <PeriodBar period={period} onPeriod={onPeriod} full={full} />
      <CompareRow board={ready} symbol={symbol} period={period} live={settings.autoRefresh} {...choiceOf(drawing)} />
      <Chart
        {...shown}
        decimals={priceDecimals}
        period={period}
        series={series}
        settings={settings}
        lines={drawing.lines}
        ownLines={ownLines}
        tool={drawing.tool}
        onDrawn={drawing.onDrawn}
        onCancel={drawing.onCancel}
        onMoved={(line) => saveLine(symbol, line)}
        onSelect={drawing.setSelected}
        onShown={setBoard}
      >
        <AlertLayer {...shown} board={ready} setting={drawing.work === 'alert'} onDone={drawing.onCancel} />
        <ChartStates series={series} group={group} live={settings.autoRefresh} symbol={symbol} />
      </Chart>
      <Toolbar settings={settings} tool={drawing.work} onTool={drawing.setWork} bin={drawing.bin} onBin={drawing.onBin}>
        <PictureButton board={board} symbol={symbol} period={period} />
      </Toolbar>
    </div>
  );
}
