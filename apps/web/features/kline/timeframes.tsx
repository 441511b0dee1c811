import { radio } from '../../design/access/arrow-keys.ts';
import { useKeptInSight } from '../../design/access/keep-in-sight.ts';
import { t } from '../../locales/i18n.ts';
import { periodName } from './series/period-name.ts';
import { periods, shortNames, type Period } from './series/periods.ts';

/** The eight timeframes as chips. */
export function Timeframes({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const list = useKeptInSight<HTMLDivElement>('[aria-checked=true]', value);
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-label={t('kline.timeframe')}
      className="flex min-w-0 flex-1 overflow-x-auto px-2 no-bars"
    >
      {periods.map((period) => (
        <button
          {...radio(period === value)}
          key={period}
          aria-label={periodName(period)}
          onClick={() => onChange(period)}
          className={
            'press grid min-h-11 min-w-11 flex-1 place-items-center text-note text-soft ' +
            'aria-checked:font-semibold aria-checked:text-ink'
          }
        >
          <span className={`dense rounded-chip px-2.5 py-1 ${period === value ? 'bg-raised' : ''}`}>
            {shortNames[period]}
          </span>
        </button>
      ))}
    </div>
  );
}
