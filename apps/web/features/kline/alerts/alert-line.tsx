import { formatPlain } from '@candor/core/money/decimal.ts';
import { priceScale, type Price } from '@candor/core/money/amount.ts';
import { Bell, X } from 'lucide-react';
import { useId, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { IconButton } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { Knob } from '../../../shell/charts/knob.tsx';
import { lineKeys } from '../../../shell/charts/line-keys.ts';
import { steppedPrice, tickOf } from '../../../shell/charts/price-steps.ts';
import { useDrag } from '../../../shell/charts/use-drag.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import type { Board } from '../chart/board.ts';
import { pointedAt } from './pointed-at.ts';
import { gripPx, usePlaced } from './use-placed.ts';
import { useWanted } from './use-wanted.ts';

export interface LineProps {
  board: Board;
  symbol: string;
  /** The chart lies turned by 90° clockwise. */
  turned: boolean;
  /** What the line is called on the board. */
  id: string;
  /** How many other lines have their places right of it. */
  lane: number;
  price: Price;
  /** Not set yet. */
  fresh?: boolean;
  /** It takes the focus when it comes. */
  first?: boolean;
  /** Settles once it is set or refused; then the line stands at its price again. */
  onSet: (at: Price) => Promise<unknown>;
  onRemove: () => void;
}

export const priceText = (value: Price): string => formatPlain(value, priceScale);

type Wanted = ReturnType<typeof useWanted>;

/** Moves a line with a finger, a mouse or the keys. */
function useGrip({ board, symbol, turned, onRemove }: LineProps, { at, want, put, set }: Wanted) {
  const tick = tickOf(tickerOf(symbol)?.priceDecimals ?? 2);
  const drag = useDrag({
    begin: () => board.levels.placeOf(Number(priceText(at))),
    move: (from, by) => want(pointedAt(board.levels, from + by, tick)),
    end(_, how) {
      if (how === 'dragged') set();
      if (how === 'cancelled') put();
    },
    down: turned ? ({ clientX }) => -clientX : undefined,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    lineKeys((steps) => want(steppedPrice(at, steps, tick)), onRemove)(event);
    if (event.key === 'Escape') put();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    set();
  };
  // Not every browser gives the focus to what a finger presses.
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true });
  return { ...drag, onKeyDown, onClick };
}

function Grip({ line, wanted }: { line: LineProps; wanted: Wanted }) {
  const { board, symbol } = line;
  const at = priceText(wanted.at);
  const keys = useId();
  const handlers = useGrip(line, wanted);
  return (
    <button
      {...handlers}
      type="button"
      role="slider"
      aria-orientation="vertical"
      aria-label={t('chart.priceAlert')}
      aria-valuemin={board.levels.priceAt(Infinity) ?? undefined}
      aria-valuemax={board.levels.priceAt(0) ?? undefined}
      aria-valuenow={Number(at)}
      aria-valuetext={priceIn(symbol, at)}
      aria-describedby={keys}
      className="grid size-11 touch-none place-items-center rounded-field select-none"
      style={{ cursor: 'ns-resize' }}
    >
      <Knob icon={Bell} />
      <span id={keys} className="sr-only">
        {t('chart.alertKeys')}
      </span>
    </button>
  );
}

const Removal = ({ symbol, price, onRemove }: LineProps) => (
  <span className="absolute top-0" style={{ right: gripPx }}>
    <IconButton
      label={t('alerts.remove', { price: priceIn(symbol, priceText(price)) })}
      onClick={onRemove}
      className="!size-11 text-soft"
    >
      <span className="grid size-6 place-items-center rounded-full bg-raised">
        <X size={14} aria-hidden="true" />
      </span>
    </IconButton>
  </span>
);

/** A price alert on the chart, to be taken hold of with a finger, a mouse or the arrow keys. */
export function AlertLine(line: LineProps) {
  const [open, setOpen] = useState(false);
  const wanted = useWanted(line);
  const element = usePlaced(line, Number(priceText(wanted.at)));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    wanted.put();
  };
  return (
    <div
      ref={element}
      onFocus={() => setOpen(true)}
      onBlur={onBlur}
      className="pointer-events-auto absolute top-0 left-0 flex text-brand"
      style={{ visibility: 'hidden', zIndex: open ? 1 : undefined }}
    >
      <Grip line={line} wanted={wanted} />
      {open && line.fresh !== true && <Removal {...line} />}
    </div>
  );
}
