import { useEffect, useRef, useState, type ReactNode } from 'react';
import { presentTag } from '../../../locales/format.ts';
import { usePreference } from '../../../shell/session/preferences.ts';
import type { Line, Point, Tool } from '../lines/lines.ts';
import type { OwnLine } from '../own-lines.ts';
import type { Period } from '../series/periods.ts';
import type { OpenSeries } from '../series/use-series.ts';
import type { ChartSettings } from '../choices.ts';
import { useSketch } from '../sketch/use-sketch.ts';
import { BackToNow } from '../now/back-to-now.tsx';
import type { Board } from './board.ts';
import { Drawing } from './drawing.tsx';
import { useSummary } from './summary.ts';
import { turnTouches } from './turned.ts';
import { useBoard } from './use-board.ts';

interface ChartProps {
  symbol: string;
  decimals: number;
  period: Period;
  series: OpenSeries;
  settings: ChartSettings;
  lines: readonly Line[];
  ownLines: readonly OwnLine[];
  /** The line being drawn, if any. */
  tool: Tool | null;
  /** The chart lies turned by 90° clockwise. */
  turned: boolean;
  onDrawn: (points: Point[]) => void;
  onCancel: () => void;
  onMoved: (line: Line) => void;
  onSelect: (lineId: string | null) => void;
  /** Candles are on the board. */
  onShown: (board: Board) => void;
  /** Lies over the chart: what it waits for, or what went wrong. */
  children: ReactNode;
}

/** Keeps on the board what the page shows: its look, its bars, and every line. */
function useShown(board: Board | null, { symbol, decimals, period, series, settings, lines, ownLines }: ChartProps) {
  const colours = usePreference('colours');
  const language = presentTag();
  const { candles, shown, scale, autoRefresh: live } = settings;
  const { listen } = series;
  useEffect(() => {
    // The colours of the scheme are on the root element one effect later.
    const frame = requestAnimationFrame(() => {
      board?.restyle({ candles, live });
      board?.showOwn(ownLines);
    });
    return () => cancelAnimationFrame(frame);
  }, [board, candles, live, colours, language, ownLines]);
  useEffect(() => board?.showIndicators(shown), [board, shown]);
  useEffect(() => board?.showScale(scale), [board, scale]);
  useEffect(() => {
    if (board === null) return;
    board.begin(symbol, decimals, period);
    const feed = listen({ onBars: (bars, more) => board.setBars(bars, more), onBar: (bar) => board.putBar(bar) });
    board.extendBy(feed.older);
    return feed.stop;
  }, [board, symbol, decimals, period, listen]);
  useEffect(() => board?.showLines(lines), [board, lines]);
}

/** Whether it has ever been so. */
function useOnceTrue(now: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= now;
  return ever.current;
}

/** Until there is something on it. */
const hidden = { visibility: 'hidden' } as const;

/** Candles with indicators, drawn lines and the user's own prices. */
export function Chart(props: ChartProps) {
  const { series, settings, tool, turned, onDrawn, onCancel, onMoved, onSelect, onShown } = props;
  const [shown, setShown] = useState(false);
  const [away, setAway] = useState(false);
  const { canvas, sketch, never } = useSketch(props, !shown);
  const wanted = useOnceTrue(sketch !== null || never);
  const { board, element } = useBoard(wanted, {
    onMoved,
    onSelect,
    onShown: () => setShown(true),
    onAway: setAway,
    look: { candles: settings.candles, live: settings.autoRefresh },
  });
  const summary = useSummary(shown ? board : sketch, series.status, props);
  useShown(board, props);
  useEffect(() => {
    if (shown && board !== null) onShown(board);
  }, [shown, board, onShown]);
  useEffect(() => (turned && element.current !== null ? turnTouches(element.current) : undefined), [turned, element]);

  return (
    <figure aria-label={summary} className="relative min-h-0 flex-1">
      {!shown && <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" style={hidden} />}
      <div ref={element} className="absolute inset-0 isolate" />
      {props.children}
      {board !== null && away && <BackToNow onPress={() => board.backToNow()} />}
      {board !== null && tool !== null && (
        <Drawing key={tool} board={board} tool={tool} turned={turned} onDrawn={onDrawn} onCancel={onCancel} />
      )}
    </figure>
  );
}
