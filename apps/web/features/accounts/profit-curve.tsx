import { useEffect, useRef, type RefObject } from 'react';
import { compact, date, signedAmount } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { ProfitDrawing } from './profit-drawing.tsx';
import type { ProfitDay } from './profit.ts';

/** What is nearer to the zero line, as a share of the height, has no room for a figure of its own. */
const labelShare = 0.16;

/** Where sums stand between the highest and the lowest, zero among them: 0 is the top, 1 the foot. */
function scaleOf(sums: readonly number[]) {
  const [high, low] = [Math.max(0, ...sums), Math.min(0, ...sums)];
  const span = high - low;
  return { high, low, at: (sum: number): number => (span === 0 ? 0.5 : (high - sum) / span) };
}

function tone(sum: number): 'up' | 'down' | 'soft' {
  if (sum === 0) return 'soft';
  return sum > 0 ? 'up' : 'down';
}

const dots = { up: 'bg-up', down: 'bg-down', soft: 'bg-soft' };
const roundFrom = 10;
const figure = (sum: number): string => compact(Math.abs(sum) < roundFrom ? sum.toFixed(2) : Math.round(sum));

interface ProfitCurveProps {
  /** Oldest first. */
  days: readonly ProfitDay[];
  /** Index of the day that is looked at; null is the last one, unmarked. */
  chosen: number | null;
  onChoose: (day: number | null) => void;
}

/** Lets go of the chosen day with a press anywhere else: a finger leaves no focus behind that could be lost. */
function useLeave(held: boolean, onLeave: () => void) {
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!held) return undefined;
    const leave = ({ target }: Event) => {
      if (target !== slider.current) onLeave();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  });
  return slider;
}

type DaySliderProps = Pick<ProfitCurveProps, 'days' | 'onChoose'> & {
  slider: RefObject<HTMLInputElement | null>;
  day: number;
};

/** Lies unseen over the drawing, and tells the day that is looked at. */
function DaySlider({ slider, days, day, onChoose }: DaySliderProps) {
  const shown = days[day];
  const sum = `${date(shown?.start, 'platformDay')}: ${signedAmount(shown?.sum)} USDT`;
  return (
    <input
      ref={slider}
      type="range"
      min={0}
      max={days.length}
      step={1}
      value={day + 1}
      aria-label={t('accounts.profit')}
      aria-valuetext={`${sum}. ${t('accounts.profitOfDay', { amount: signedAmount(shown?.profit) })}`}
      onChange={({ currentTarget: { value } }) => onChoose(Math.max(0, Number(value) - 1))}
      onBlur={() => onChoose(null)}
      className="absolute -inset-x-2 inset-y-0 h-full w-[calc(100%+16px)] cursor-pointer touch-pan-y opacity-0"
    />
  );
}

/** The figures beside the drawing, at their heights. */
function Figures({ high, low, at }: ReturnType<typeof scaleOf>) {
  const zero = at(0);
  const labels = [
    { value: high, show: high > 0 && zero > labelShare },
    { value: 0, show: true },
    { value: low, show: low < 0 && 1 - zero > labelShare },
  ];
  return (
    <div aria-hidden="true" className="relative h-30 min-w-8 text-right text-mini text-faint">
      {labels.map(
        ({ value, show }, place) =>
          show && (
            <span
              key={place}
              className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${at(value) * 100}%` }}
            >
              {figure(value)}
            </span>
          ),
      )}
      {labels.map(({ value }, place) => (
        <span key={place} className="invisible block h-0">
          {figure(value)}
        </span>
      ))}
    </div>
  );
}

const frame = 'relative h-30 rounded-chip has-focus-visible:outline-2';

/** The running sum of profits as a line over its zero line. A day is chosen by finger, mouse or arrow keys. */
export function ProfitCurve({ days, chosen, onChoose }: ProfitCurveProps) {
  const slider = useLeave(chosen !== null, () => onChoose(null));
  const sums = days.map(({ sum }) => Number(sum));
  const { high, low, at } = scaleOf(sums);
  const day = chosen ?? days.length - 1;
  const sum = sums[day] ?? 0;
  const [left, top, zero] = [((day + 1) / days.length) * 100, at(sum) * 100, at(0)];
  return (
    <div className="mt-4 flex gap-3">
      <div className="min-w-0 flex-1">
        <div className={`${frame} has-focus-visible:outline-offset-4 has-focus-visible:outline-brand`}>
          <ProfitDrawing sums={sums} zero={zero} at={at} />
          {chosen !== null && <span className="absolute inset-y-0 w-px bg-faint" style={{ left: `${left}%` }} />}
          <span
            className={`absolute -m-1.5 size-3 rounded-full border-2 border-surface ${dots[tone(sum)]}`}
            style={{ left: `${left}%`, top: `${top}%` }}
          />
          <DaySlider slider={slider} days={days} day={day} onChoose={onChoose} />
        </div>
        <p className="mt-2 flex justify-between text-mini text-faint">
          <span>{days.length > 1 && date(days[0]?.start, 'platformDay')}</span>
          <span>{date(days.at(-1)?.start, 'platformDay')}</span>
        </p>
      </div>
      <Figures high={high} low={low} at={at} />
    </div>
  );
}
