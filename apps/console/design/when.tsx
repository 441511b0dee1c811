import type { JSX } from 'react';
import { locale } from '../locales/language.ts';
import { words } from '../locales/words.ts';
import { tickMs, useNow } from './use-now.ts';

const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' });
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
/** An instant to the second, as text. */
export const fullTime = (at: number): string => full.format(at);
const steps: readonly (readonly [ms: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
];
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });

/** A time in its largest unit, milliseconds as seconds at least: `2 hrs`. */
export function howLong(ms: number): string {
  const [size, unit] = steps.find(([least]) => ms >= least) ?? [1_000, 'second'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.trunc(ms / size));
}

/** How far an instant lies from now, in its largest unit: what has just been must not seem to come. */
export function distance(at: number, now: number): string {
  const away = Math.abs(at - now) < tickMs ? 0 : at - now;
  const [ms, unit] = steps.find(([size]) => Math.abs(away) >= size) ?? [1_000, 'second'];
  return relative.format(Math.trunc(away / ms), unit);
}

/** An instant in the operator's own time zone; the exact one, with its distance, is its title. */
export function When({ at }: { at: number | null }): JSX.Element {
  const now = useNow();
  if (at === null) return <span className="faint">{words.app.none}</span>;
  return (
    <time className="num" dateTime={new Date(at).toISOString()} title={`${full.format(at)} · ${distance(at, now)}`}>
      {day.format(at)}
    </time>
  );
}

/** How long ago something was, or how soon it is; with `late`, what is past warns. */
export function Ago({ at, late = false }: { at: number; late?: boolean }): JSX.Element {
  const now = useNow();
  return (
    <time
      className={late && at < now ? 'num bad' : 'num'}
      dateTime={new Date(at).toISOString()}
      title={full.format(at)}
    >
      {distance(at, now)}
    </time>
  );
}

/** An instant to the second. */
export const Exact = ({ at }: { at: number }): JSX.Element => (
  <time className="num" dateTime={new Date(at).toISOString()}>
    {full.format(at)}
  </time>
);

const dayOnly = new Intl.DateTimeFormat(locale, {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: '+01:00',
});
/** A platform day, which is one of UTC+1. */
export const Day = ({ at }: { at: number }): JSX.Element => (
  <time className="num" dateTime={new Date(at).toISOString()}>
    {dayOnly.format(at)}
  </time>
);

const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
/** The time of day, as text. */
export const clockTime = (at: number): string => clock.format(at);

/** Platform days are of UTC+1; its sign is turned round in names of this kind. */
const timeZone = 'Etc/GMT-1';
const spans = {
  hour: day,
  day: new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', timeZone }),
  month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone }),
} as const;
/** An hour, a platform day or a platform month by its beginning, as text. */
export const spanText = (by: keyof typeof spans, from: number): string => spans[by].format(from);
