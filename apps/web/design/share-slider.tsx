import { useRef } from 'react';
import { share } from '../locales/format.ts';
import { t } from '../locales/i18n.ts';

const stops = [0, 25, 50, 75, 100] as const;
const snapPercent = 3;
const fills = { up: 'bg-up', down: 'bg-down', brand: 'bg-brand' };

interface ShareSliderProps {
  /** What it divides, for those who can't see it. */
  label: string;
  /** 0–100, of the most that the money carries. */
  percent: number;
  disabled: boolean;
  tone: keyof typeof fills;
  onChange: (percent: number) => void;
}

const snapped = (percent: number): number => stops.find((stop) => Math.abs(stop - percent) <= snapPercent) ?? percent;

const stopButton = 'press absolute min-h-6 text-caption after:absolute after:-inset-x-2';
/** The first and the last stand at the edges, the others around their places. */
const ends: Readonly<Record<number, string>> = { 0: 'left-0', 100: 'right-0' };

function Track({ at, fill }: { at: number; fill: string }) {
  return (
    <>
      <span className="absolute inset-x-0 h-1 rounded-full bg-pressed" style={{ top: 16 }} />
      <span className={`absolute left-0 h-1 rounded-full ${fill}`} style={{ top: 16, width: `${at}%` }} />
      {stops.map((stop) => (
        <span
          key={stop}
          className={`absolute size-2 rounded-full ${stop <= at ? fill : 'bg-faint'}`}
          style={{ top: 14, left: `calc(${stop}% - 4px)` }}
        />
      ))}
      <span
        className={`absolute size-5 rounded-full border-4 ${fill}`}
        style={{ top: 8, left: `calc(${at}% - 10px)`, borderColor: 'var(--color-ink)' }}
      />
    </>
  );
}

type StopsProps = Pick<ShareSliderProps, 'disabled' | 'onChange'> & { at: number };

function Stops({ at, disabled, onChange }: StopsProps) {
  return (
    <div className="dense relative h-6">
      {stops.map((stop) => (
        <button
          key={stop}
          type="button"
          disabled={disabled}
          tabIndex={-1}
          onClick={() => onChange(stop)}
          style={stop % 100 === 0 ? undefined : { left: `calc(8px + (100% - 16px) * ${stop / 100})` }}
          className={
            `${stopButton} after:-inset-y-2.5 ${ends[stop] ?? '-translate-x-1/2'} ` +
            (at === stop ? 'text-ink' : 'text-faint')
          }
        >
          {stop === 100 ? t('funds.max') : share(stop / 100, 0)}
        </button>
      ))}
    </div>
  );
}

/** How much of what is available: to drag, with stops at the quarters, each also to press. */
export function ShareSlider({ label, percent, disabled, tone, onChange }: ShareSliderProps) {
  const byKey = useRef(false);
  const at = Math.min(100, Math.max(0, percent));
  return (
    <div className={`mt-1 ${disabled ? 'opacity-45' : ''}`}>
      <div className="relative mx-2 h-9 rounded-chip has-focus-visible:outline-2 has-focus-visible:outline-brand">
        <Track at={at} fill={fills[tone]} />
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={Math.round(at)}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={share(at / 100, 0)}
          // A step of the arrow keys is less than what a finger is led by: it would never leave a stop.
          onKeyDown={() => (byKey.current = true)}
          onPointerDown={() => (byKey.current = false)}
          onChange={({ currentTarget: { value } }) => onChange(byKey.current ? Number(value) : snapped(Number(value)))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <Stops at={Math.round(at)} disabled={disabled} onChange={onChange} />
    </div>
  );
}
