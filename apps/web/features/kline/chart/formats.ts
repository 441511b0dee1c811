import { compact, presentTag, price } from '../../../locales/format.ts';

/** Put before what is already written out, so that it is not taken for a decimal and written again: invisible. */
const written = '\u2060';

/** A volume in short. */
export const bigNumber = (value: string | number): string =>
  Number.isFinite(Number(value)) ? written + compact(value) : String(value);

/** A decimal of the chart library with the separators of the present language; all else as it is. */
export function separated(value: string | number): string {
  const text = String(value);
  if (text.startsWith(written)) return text.slice(written.length);
  const [, fraction] = /^-?\d+(?:\.(\d+))?$/.exec(text) ?? [text, null];
  return fraction === null ? text : price(text, fraction?.length ?? 0);
}

const formats = new Map<string, Intl.DateTimeFormat>();
const parts = {
  YYYY: ['year', 'numeric'],
  MM: ['month', '2-digit'],
  DD: ['day', '2-digit'],
  HH: ['hour', '2-digit'],
  mm: ['minute', '2-digit'],
} as const;

/**
 * A time in the manner of the present language.
 * @param template what the chart library asks for, such as `MM-DD HH:mm`. Without hours it names a day or month, which
 * begins and ends in UTC.
 */
export function writeDate(timestamp: number, template: string): string {
  const key = `${presentTag()} ${template}`;
  let format = formats.get(key);
  if (format === undefined) {
    const fields = Object.entries(parts).flatMap(([token, pair]) => (template.includes(token) ? [pair] : []));
    const zone = template.includes('HH') ? {} : { timeZone: 'UTC' };
    format = new Intl.DateTimeFormat(presentTag(), { ...Object.fromEntries(fields), hourCycle: 'h23', ...zone });
    formats.set(key, format);
  }
  return format.format(timestamp);
}
