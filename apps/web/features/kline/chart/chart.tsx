import { useEffect, useRef, useState, type ReactNode } from 'react';
import { presentTag } from '../../../locales/format.ts';
import { usePreference } from '../../../shell/session/preferences.ts';
import type { Line, Point, Tool } from '../lines/lines.ts';
import type { OwnLine } from '../own-lines.ts';
import type { Period } from '../series/periods.ts';
import type { OpenSeries } from '../series/use-series.ts';
import type { ChartSettings } from '../settings.ts';
import { Board } from './board.ts';
import { Drawing } from './drawing.tsx';
import { useSummary } from './summary.ts';
import { turnTouches } from './turned.ts';

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
  /** Lies over the chart: what it waits for, or what went wrong. */
  children: ReactNode;
}

/** Keeps a board on an element for as long as it is on the page. */
function useBoard(given: Pick<ChartProps, 'onMoved' | 'onSelect'> & Pick<ChartSettings, 'candles'>) {
  const [board, setBoard] = useState<Board | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    let opened: Board | null = null;
    // In a task of its own: the library takes long to begin, and the page has just been drawn.
    const timer = setTimeout(() => {
      opened =
        element.current === null
          ? null
          : Board.open(element.current, {
              onSelect: (id) => latest.current.onSelect(id),
              onMoved: (line) => latest.current.onMoved(line),
            });
      opened?.restyle(latest.current.candles);
      setBoard(opened);
    });
    return () => {
      clearTimeout(timer);
      opened?.close();
    };
  }, []);
  return { board, element };
}

/** Keeps on the board what the page shows: its look, its bars, and every line. */
function useShown(board: Board | null, { symbol, decimals, period, series, settings, lines, ownLines }: ChartProps) {
  const colours = usePreference('colours');
  const language = presentTag();
  const { candles, shown } = settings;
  const { listen } = series;
  useEffect(() => {
    // The colours of the scheme are on the root element one effect later.
    const frame = requestAnimationFrame(() => {
      board?.restyle(candles);
      board?.showOwn(ownLines);
    });
    return () => cancelAnimationFrame(frame);
  }, [board, candles, colours, language, ownLines]);
  useEffect(() => board?.showIndicators(shown), [board, shown]);
  useEffect(() => {
    if (board === null) return;
    board.begin(symbol, decimals, period);
    const feed = listen({ onBars: (bars, more) => board.setBars(bars, more), onBar: (bar) => board.putBar(bar) });
    board.extendBy(feed.older);
    return feed.stop;
  }, [board, symbol, decimals, period, listen]);
  useEffect(() => board?.showLines(lines), [board, lines]);
}

/** Candles with indicators, drawn lines and the user's own prices. */
export function Chart(props: ChartProps) {
  const { series, settings, tool, turned, onDrawn, onCancel, onMoved, onSelect } = props;
  const { board, element } = useBoard({ onMoved, onSelect, candles: settings.candles });
  const summary = useSummary(board, series.status, props);
  useShown(board, props);
  useEffect(() => (turned && element.current !== null ? turnTouches(element.current) : undefined), [turned, element]);

  return (
    <figure aria-label={summary} className="relative min-h-0 flex-1">
      <div ref={element} className="absolute inset-0 isolate" />
      {props.children}
      {board !== null && tool !== null && (
        <Drawing key={tool} board={board} tool={tool} turned={turned} onDrawn={onDrawn} onCancel={onCancel} />
      )}
    </figure>
  );
}
