import { ChartCandlestick, ChartSpline, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import type { Price } from '@candor/core/money/amount.ts';
import { IconButton } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';
import { Knob } from '../../../shell/charts/knob.tsx';
import { lineKeys } from '../../../shell/charts/line-keys.ts';
import type { Range } from '../../../shell/charts/nice-ticks.ts';
import { steppedPrice } from '../../../shell/charts/price-steps.ts';
import { useDrag } from '../../../shell/charts/use-drag.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { priceText } from '../../../shell/futures/terms.ts';
import { draggedPrice, type Dragged } from './drag.ts';
import { topOf } from './level-scale.ts';
import { setCandles, useLooks } from './looks.ts';
import { axisPx, plotPx, toneTexts } from './plot.ts';
import type { Handle } from './ticket-levels.ts';

/** Each line has its own place, so that two at one price can be told apart. */
const lanePx = 44;

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

/** Follows a finger or a mouse; the picture stands still as long as it holds on. */
function useGrip({ handle, scale, tick, onHold, onSet }: GripProps) {
  return useDrag({
    begin() {
      onHold(scale);
      return { top: placeOf(handle, scale), before: handle.price };
    },
    move: ({ top }, by) =>
      onSet(handle.field, draggedPrice(top + (by / plotPx.height) * 100, scale, plotPx.height, tick)),
    end({ before }, how) {
      onHold(null);
      if (how === 'cancelled') onSet(handle.field, before);
    },
  });
}

const keysOf = ({ handle: { field, price }, tick, reference, onSet }: GripProps) =>
  lineKeys(
    (steps) => onSet(field, steppedPrice(price ?? reference, steps, tick)),
    field === 'price' ? undefined : () => onSet(field, null),
  );

function spokenOf({ price, result }: Handle, symbol: string): string {
  if (price === null) return t('chart.setByDrag');
  const at = priceIn(symbol, priceText(price));
  return result === null ? at : `${at}. ${t('futures.resultThere', { result })}`;
}

/** A line of the ticket to take hold of, with a finger, a mouse or the arrow keys. */
function Grip(props: GripProps) {
  const { handle, lane, scale, symbol, reference } = props;
  const { price, name, tone } = handle;
  const keys = useId();
  const drag = useGrip(props);
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
      onKeyDown={keysOf(props)}
      className={`absolute grid size-11 touch-none place-items-center rounded-field select-none ${toneTexts[tone]}`}
      style={{ top: `${placeOf(handle, scale)}%`, right: lane * lanePx, marginTop: -22, cursor: 'ns-resize' }}
    >
      <Knob icon={ChevronsUpDown} />
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
    className={`pointer-events-none absolute flex justify-center text-nowrap ${toneTexts[tone]}`}
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
