import { useEffect, useRef, type KeyboardEvent } from 'react';
import { t } from '../../locales/i18n.ts';
import { periodName, periods, shortNames, type Period } from './series/periods.ts';

/** The eight timeframes as chips. */
export function Timeframes({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    if (chip !== null && chip !== undefined && list.current !== null) list.current.scrollLeft = chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2;
  }, [value]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : periods[(periods.indexOf(value) + step + periods.length) % periods.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[periods.indexOf(next)]?.focus();
  };
  return (
    <div ref={list} role="radiogroup" aria-label={t('kline.timeframe')} className="relative flex min-w-0 flex-1 overflow-x-auto px-2 no-bars">
      {periods.map((period) => (
        <button
          key={period} type="button" role="radio" aria-checked={period === value} aria-label={periodName(period)} tabIndex={period === value ? 0 : -1}
          onClick={() => onChange(period)} onKeyDown={move}
          className="press grid min-h-11 min-w-[44px] flex-1 place-items-center text-note text-soft aria-checked:font-semibold aria-checked:text-ink"
        >
          <span className={`rounded-chip px-2.5 py-1 ${period === value ? 'bg-raised' : ''}`}>{shortNames[period]}</span>
        </button>
      ))}
    </div>
  );
}
