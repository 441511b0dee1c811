import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';

const stops = [0, 25, 50, 75, 100] as const;
const snapPercent = 3;

interface ShareSliderProps {
  /** 0–100, of the most that the money carries. */
  percent: number;
  disabled: boolean;
  tone: 'up' | 'down';
  onChange: (percent: number) => void;
}

const snapped = (percent: number): number => stops.find((stop) => Math.abs(stop - percent) <= snapPercent) ?? percent;

/** How much of what is available: to drag, with stops at the quarters, each also to press. */
export function ShareSlider({ percent, disabled, tone, onChange }: ShareSliderProps) {
  const at = Math.min(100, Math.max(0, percent));
  const fill = tone === 'up' ? 'bg-up' : 'bg-down';
  return (
    <div className={`mt-1 ${disabled ? 'opacity-45' : ''}`}>
      <div className="relative mx-2.5 h-9 rounded-chip has-focus-visible:outline-2 has-focus-visible:outline-brand">
        <span className="absolute inset-x-0 top-4 h-1 rounded-full bg-pressed" />
        <span className={`absolute top-4 left-0 h-1 rounded-full ${fill}`} style={{ width: `${at}%` }} />
        {stops.map((stop) => <span key={stop} className={`absolute top-[13px] -ml-[5px] size-2.5 rounded-full border-2 border-page ${stop <= at ? fill : 'bg-faint'}`} style={{ left: `${stop}%` }} />)}
        <span className={`absolute top-2 -ml-2.5 size-5 rounded-full border-4 border-ink ${fill}`} style={{ left: `${at}%` }} />
        <input
          type="range" min={0} max={100} step={1} value={Math.round(at)} disabled={disabled}
          aria-label={t('futures.shareOfAvailable')} aria-valuetext={share(at / 100, 0)}
          onChange={(event) => onChange(snapped(Number(event.currentTarget.value)))}
          className="absolute -inset-x-2.5 inset-y-0 w-[calc(100%+20px)] cursor-pointer opacity-0"
        />
      </div>
      <div className="flex justify-between">
        {stops.map((stop) => (
          <button key={stop} type="button" disabled={disabled} tabIndex={-1} onClick={() => onChange(stop)} className={`press relative min-h-6 text-caption after:absolute after:-inset-x-2 after:-inset-y-2.5 first:text-left last:text-right ${Math.round(at) === stop ? 'text-ink' : 'text-faint'}`}>
            {stop === 100 ? t('funds.max') : share(stop / 100, 0)}
          </button>
        ))}
      </div>
    </div>
  );
}
