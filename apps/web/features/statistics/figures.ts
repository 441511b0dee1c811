import type { CallAnswer } from '@candor/api-contract/index.ts';
import { platformDayStartOf } from '@candor/core/platform-day.ts';
import { number, numberFormat, share, unknown } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';

export type Statistics = NonNullable<CallAnswer<'GET /fair/statistics'>['statistics']>;
export type Counted = NonNullable<Statistics['counted']>;
export type Delays = NonNullable<Counted['stamps']['fast']>;

/** The first moment of a platform day. */
export const dayStart = platformDayStartOf;

/** The share of wins of all that were won or lost, 0 to 1; null while none was. */
export const winShare = (wins: number, losses: number): number | null =>
  wins + losses === 0 ? null : wins / (wins + losses);

/** Counts as shares of their sum, with a decimal; unknown where there is none. */
export function sharesOf<Name extends string>(counts: Readonly<Record<Name, number>>): Record<Name, string> {
  const named = Object.entries(counts) as [Name, number][];
  const sum = named.reduce((all, [, count]) => all + count, 0);
  return Object.fromEntries(
    named.map(([name, count]) => [name, sum === 0 ? unknown : share(count / sum, 1)]),
  ) as Record<Name, string>;
}

const msText = (ms: number): string => t('statistics.ms', { ms: number(ms) });

/** Which delay half of them, and 99 in 100, don't exceed. @param boundsMs of the buckets */
export function delaysText({ counts, p50, p99 }: Delays, boundsMs: readonly number[]): string {
  if (counts.every((count) => count === 0)) return unknown;
  const part = (of: number, ms: number | null): string =>
    [share(of), ms === null ? '>' : '≤', msText(ms ?? boundsMs.at(-1) ?? 0)].join('\u00a0');
  return `${part(0.5, p50)} · ${part(0.99, p99)}`;
}

/** How long in minutes, in short; seconds where it is less than one. */
export const lastingText = (ms: number): string =>
  ms < 60_000
    ? numberFormat({ style: 'unit', unit: 'second' }).format(Math.round(ms / 1_000))
    : numberFormat({ style: 'unit', unit: 'minute' }).format(Math.round(ms / 60_000));

/** A number and its share of a sum: `12 (0.5%)`. */
export const partText = (count: number, of: number): string =>
  of === 0 ? number(count) : `${number(count)} (${share(count / of)})`;

/**
 * Where so many standard deviations stand on a scale that is twice as wide as the band of alarm, percent from its left.
 * @param band half the width of the band
 */
export const placeOf = (sigma: number, band: number): number =>
  50 + (Math.max(-2 * band, Math.min(2 * band, sigma)) / (4 * band)) * 100;
