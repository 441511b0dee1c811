import { ChartCandlestick, RotateCw, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../../../design/button.tsx';
import { percent } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { SymbolSheet } from '../../../shell/quotes/symbol-sheet.tsx';
import { tickerOf, useSymbols } from '../../../shell/quotes/tickers.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import type { Board } from '../chart/board.ts';
import type { Period } from '../series/periods.ts';
import type { Status } from '../series/series.ts';
import { useSeries } from '../series/use-series.ts';
import { Companion, type Changes } from './companion.ts';
import { compare } from './compared.ts';

export interface ComparisonProps {
  /** Null until there are candles on it. */
  board: Board | null;
  symbol: string;
  /** The symbol that is drawn beside it, if any. */
  other: string | null;
  period: Period;
  /** The last candle runs. */
  live: boolean;
  choosing: boolean;
  onChoose: () => void;
  onDone: () => void;
}

type LegendProps = Omit<ComparisonProps, 'other' | 'choosing' | 'onDone'> & { other: string };

const unknown: Changes = { own: null, other: null };

/** Draws the other symbol on the board as long as it is on the page. */
function useCompanion({ board, other, period, live }: LegendProps) {
  const { status, retry, listen } = useSeries(other, tickerOf(other)?.group ?? 'usdt', period, live);
  const [changes, setChanges] = useState(unknown);
  useEffect(() => {
    if (board === null) return;
    const companion = new Companion(board, setChanges);
    const feed = listen(companion);
    companion.extendBy(feed.older);
    return () => {
      feed.stop();
      companion.close();
      setChanges(unknown);
    };
  }, [board, listen]);
  return { status, retry, changes };
}

/** A symbol, and what it has changed by: in one colour, since it is the line that rises or falls. */
function Named({ mark, symbol, change }: { mark: ReactNode; symbol: string; change: number | null }) {
  const [base, quote] = pairOf(symbol);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
      {mark}
      <span className="font-semibold break-words">
        {base}
        {quote !== '' && <span className="max-phone:hidden">/{quote}</span>}
      </span>
      <span className="text-soft">{percent(change)}</span>
    </span>
  );
}

const lineMark = <span aria-hidden="true" className="h-0.5 w-4 shrink-0 rounded-full bg-ink" />;

/** In place of the change: that there are no candles, and how to get them. */
function Missing({ status, pair, onRetry }: { status: Status; pair: string; onRetry: () => void }) {
  if (status === 'empty') return <span className="text-soft">{t('chart.compareEmpty', { pair })}</span>;
  return (
    <span role="alert" className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="text-warn">{t('chart.compareFailed', { pair })}</span>
      <button
        type="button"
        onClick={onRetry}
        className="press flex min-h-11 items-center gap-1 rounded-field px-1 font-semibold text-brand"
      >
        <RotateCw size={14} aria-hidden="true" />
        {t('shell.retry')}
      </button>
    </span>
  );
}

/** The other pair: a press chooses another one. */
function Other({ symbol, change, onChoose }: { symbol: string; change: number | null; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={t('chart.compare')}
      onClick={onChoose}
      className="press min-h-11 min-w-0 rounded-field text-left"
    >
      <Named mark={lineMark} symbol={symbol} change={change} />
    </button>
  );
}

const candleMark = <ChartCandlestick size={16} aria-hidden="true" className="shrink-0 text-soft" />;

/** Ends a comparison. Its own button goes with it, so the focus goes to the one that it began at. */
function end(symbol: string, button: Element) {
  const tools = button.closest('[data-chart]')?.querySelector<HTMLElement>('[data-tools]');
  compare(symbol, null);
  tools?.focus();
}

function Legend(props: LegendProps) {
  const { symbol, onChoose } = props;
  const { status, retry, changes } = useCompanion(props);
  const [pair, other] = [pairText(symbol), pairText(props.other)];
  const missing = status === 'failed' || status === 'empty';
  return (
    <div role="group" aria-label={t('chart.compared', { pair, other })} className="flex items-center pl-4 text-note">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <Named mark={candleMark} symbol={symbol} change={changes.own} />
        {missing ? (
          <Missing status={status} pair={other} onRetry={retry} />
        ) : (
          <Other symbol={props.other} change={changes.other} onChoose={onChoose} />
        )}
      </div>
      <IconButton
        label={t('chart.compareEnd', { pair: other })}
        onClick={({ currentTarget }) => end(symbol, currentTarget)}
      >
        <X size={18} aria-hidden="true" className="text-soft" />
      </IconButton>
    </div>
  );
}

/** Which symbol is compared with which, how both have moved, and the choice of another one. */
export function Comparison({ choosing, onDone, ...props }: ComparisonProps) {
  const { symbol, other } = props;
  const others = useSymbols().filter((each) => each !== symbol);
  return (
    <>
      {other !== null && <Legend key={other} {...props} other={other} />}
      <SymbolSheet
        open={choosing}
        title={t('chart.compare')}
        now={other ?? ''}
        among={others}
        onClose={onDone}
        onChoose={(chosen) => compare(symbol, chosen)}
      />
    </>
  );
}
