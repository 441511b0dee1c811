import { numberFormat } from '../../locales/format.ts';

/** The word that goes with so many days, where their number stands by itself: `day`, `days`. */
export const dayWord = (days: number): string =>
  numberFormat({ style: 'unit', unit: 'day', unitDisplay: 'long' })
    .formatToParts(days)
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join(' ');
