import { numberFormat } from '../../locales/format.ts';

/** `30 minutes`, in the present language. */
export const minutesText = (minutes: number): string =>
  numberFormat({ style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
