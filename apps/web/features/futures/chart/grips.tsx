import { ChartCandlestick, ChartSpline, ChevronsUpDown } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Price } from '@candor/core/money/amount.ts';
import { IconButton } from '../../../design/button.tsx';
import { stepKeys } from '../../../design/field.tsx';
import { t } from '../../../locales/i18n.ts';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { priceText } from '../terms.ts';
import { draggedPrice, steppedPrice, type Dragged } from './drag.ts';
import { topOf } from './level-scale.ts';
import { setCandles, useLooks } from './looks.ts';
import { axisPx, plotPx, toneTexts } from './plot.ts';
import type { Handle } from './ticket-levels.ts';

/** A press that moves less than this has not dragged. CSS pixels. */
const tapPx = 3;
/** Each line has its own place, so that two at one price can be told apart. */
const lanePx = 44;
const farSteps = 10;

interface Shared {
  symbol: string;
  scale: Range;
  tick: Price;
  /** What a stop without a price starts from. */
  reference: Price;
  onHold: (scale: Range | null) => void;
  onSet: (field: Dragged, at: Price | null) => void;
}
type GripProps = Shared & { handle: Handle; lane: number };

/** Where a grip stands, percent from the top; one without a price waits at its edge. */
function placeOf({ price, above }: Handle, scale: Range): number {
  if (price !== null) return topOf(Number(priceText(price)), scale);
  return above ? 0 : 100;
}

interface Hold {
  readonly y: number;
  readonly top: number;
  readonly before: Price | null;
  moved: boolean;
}

/** Follows a finger or a mouse; the picture stands still as long as it holds on. */
function useDrag({ handle, scale, tick, onHold, onSet }: GripProps) {
  const hold = useRef<Hold | null>(null);
  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { y: event.clientY, top: placeOf(handle, scale), before: handle.price, moved: false };
    onHold(scale);
  };
  const move = ({ clientY }: PointerEvent) => {
    const held = hold.current;
    if (held === null) return;
    const by = clientY - held.y;
    held.moved ||= Math.abs(by) > tapPx;
    if (held.moved)
      onSet(handle.field, draggedPrice(held.top + (by / plotPx.height) * 100, scale, plotPx.height, tick));
  };
  const end = () => {
    if (hold.current === null) return;
    hold.current = null;
    onHold(null);
  };
  const cancel = () => {
    const held = hold.current;
    end();
    if (held?.moved === true) onSet(handle.field, held.before);
  };
  return { onPointerDown: down, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel };
}

function useKeys({ handle, tick, reference, onSet }: GripProps) {
  const step = (steps: number) => onSet(handle.field, steppedPrice(handle.price ?? reference, steps, tick));
  return (event: KeyboardEvent) => {
    stepKeys((way) => step(event.shiftKey ? way * farSteps : way))(event);
    const far = { PageUp: farSteps, PageDown: -farSteps }[event.key];
    const leaves = (event.key === 'Delete' || event.key === 'Backspace') && handle.field !== 'price';
    if (far === undefined && !leaves) return;
    event.preventDefault();
    if (far === undefined) onSet(handle.field, null);
    else step(far);
  };
}

function spokenOf({ price, result }: Handle, symbol: string): string {
  if (price === null) return t('chart.setByDrag');
  const at = priceIn(symbol, priceText(price));
  return result === null ? at : `${at}. ${t('futures.resultThere', { result })}`;
}

const Knob = () => (
  <span
    className="grid place-items-center rounded-full border bg-page"
    style={{ width: 30, height: 20, borderColor: 'currentcolor' }}
  >
    <ChevronsUpDown size={13} strokeWidth={2.5} aria-hidden="true" />
  </span>
);

/** A line of the ticket to take hold of, with a finger, a mouse or the arrow keys. */
function Grip(props: GripProps) {
  const { handle, lane, scale, symbol, reference } = props;
  const { price, name, tone } = handle;
  const keys = useId();
  const drag = useDrag(props);
  const onKeyDown = useKeys(props);
  return (
    <button
      {...drag}
      type="button"
      role="slider"
      aria-orientation="vertical"
      aria-label={name}
      aria-valuemin={scale.low}
      aria-valuemax={scale.high}
      aria-valuenow={Number(priceText(price ?? reference))}
      aria-valuetext={spokenOf(handle, symbol)}
      aria-describedby={keys}
      onKeyDown={onKeyDown}
      className={`absolute grid size-11 touch-none place-items-center rounded-field select-none ${toneTexts[tone]}`}
      style={{ top: `${placeOf(handle, scale)}%`, right: lane * lanePx, marginTop: -22, cursor: 'ns-resize' }}
    >
      <Knob />
      <span id={keys} className="sr-only">
        {t('chart.gripKeys')}
      </span>
    </button>
  );
}

/** What waits to be set, said further in than its grip: at the edge stands what lies far away. */
const Waiting = ({ handle: { name, above, tone }, lane }: { handle: Handle; lane: number }) => (
  <span
    aria-hidden="true"
    className={`pointer-events-none absolute flex justify-center whitespace-nowrap ${toneTexts[tone]}`}
    style={{ top: above ? 0 : '100%', right: lane * lanePx, width: lanePx, marginTop: above ? 10 : -27 }}
  >
    <span className="rounded bg-page px-1">{name}</span>
  </span>
);

function Looks() {
  const { candles } = useLooks();
  const Icon = candles ? ChartSpline : ChartCandlestick;
  return (
    <div className="absolute right-0" style={{ bottom: -14 }}>
      <IconButton
        label={t(candles ? 'chart.asLine' : 'chart.asCandles')}
        onClick={() => setCandles(!candles)}
        className="text-soft"
      >
        <Icon size={17} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Over the chart of a ticket: its lines to take hold of, and how the prices are drawn. */
export function Grips({ handles, ...shared }: Shared & { handles: readonly Handle[] }) {
  return (
    <>
      <div className="absolute left-0" style={{ ...plotPx, right: axisPx }}>
        {handles.map((handle, lane) => (
          <div key={handle.field}>
            {handle.price === null && <Waiting handle={handle} lane={lane} />}
            <Grip {...shared} handle={handle} lane={lane} />
          </div>
        ))}
      </div>
      <Looks />
    </>
  );
}
