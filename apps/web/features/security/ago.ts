import { dayMs } from '@candor/core/platform-day.ts';
import { date, presentTag } from '../../locales/format.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const justNowMs = 300_000;

/** How many midnights of the device lie between two times; days of 23 or 25 hours count as one. */
function daysBetween(from: number, to: number): number {
  const [first, last] = [from, to].map((at) => new Date(at).setHours(0, 0, 0, 0)) as [number, number];
  return Math.round((last - first) / dayMs);
}

/** An age below a day is one of hours, over midnight as well; beyond, "yesterday" is the day before today. */
function ageIn(at: number, now: number): [number, Intl.RelativeTimeFormatUnit] {
  const age = now - at;
  if (age < hourMs) return [Math.floor(age / minuteMs), 'minute'];
  return age < dayMs ? [Math.floor(age / hourMs), 'hour'] : [daysBetween(at, now), 'day'];
}

/**
 * How long ago: under five minutes the word for "just now", over a week the day. @param justNow `t('shell.justNow')`
 */
export function ago(at: number, now: number, justNow: string): string {
  if (now - at < justNowMs) return justNow;
  if (now - at >= 7 * dayMs) return date(at, 'day');
  const [age, unit] = ageIn(at, now);
  return new Intl.RelativeTimeFormat(presentTag(), { numeric: 'auto' }).format(-age, unit);
}
