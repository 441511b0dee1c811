import { languageTag, type Language } from '@candor/api-contract/languages.ts';

let present = 'en-US';
/** The language that numbers and dates are written in from now on. */
export const writeIn = (language: Language) => void (present = languageTag(language));
/** The present language as Intl wants it: `vi-VN`. */
export const presentTag = (): string => present;

const numberFormats = new Map<string, Intl.NumberFormat>();
/** A format of the present language, made once: making one takes a browser long. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = present + JSON.stringify(options);
  let format = numberFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(present, { useGrouping: 'always', ...options });
    numberFormats.set(key, format);
  }
  return format;
}

/**
 * Decimal strings go to Intl as they are: it reads them exactly, a JavaScript number would round them. A zero has no
 * sign.
 */
function write(format: Intl.NumberFormat, value: string | number): string {
  const text = format.format(value as number).replace('-', '−');
  return /[1-9]/.test(text) ? text : text.replace('−', '');
}

/** What stands for a value that is not known (yet). */
export const unknown = '—';
/** What stands for an amount while the user hides the balances. */
export const hiddenAmount = '••••';
type Decimal = string | number | null | undefined;
const missing = (value: Decimal): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** A plain number. @param decimals at most this many, none forced */
export const number = (value: Decimal, decimals = 0): string =>
  missing(value) ? unknown : write(numberFormat({ maximumFractionDigits: decimals }), value);

/** A price with exactly the decimals of its symbol. */
export const price = (value: Decimal, decimals: number): string =>
  missing(value)
    ? unknown
    : write(numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }), value);

function shownDecimals(currencyCode: string): number {
  if (currencyCode === 'VND') return 0;
  return /^USD[TC]$/.test(currencyCode) ? 2 : 8;
}

/**
 * Money, cut and never rounded up: nobody is shown more than there is. USDT and USDC have two decimals, coins up to
 * eight.
 */
export function amount(value: Decimal, currencyCode = 'USDT', decimals = shownDecimals(currencyCode)): string {
  if (missing(value)) return unknown;
  return write(
    numberFormat({
      minimumFractionDigits: Math.min(2, decimals),
      maximumFractionDigits: decimals,
      roundingMode: 'trunc',
    }),
    value,
  );
}

/**
 * A result with its sign, rounded towards minus infinity, so that no loss looks smaller than it is: `+10.00`, `−3.51`,
 * `0.00`.
 */
export function signedAmount(value: Decimal, currencyCode = 'USDT', decimals = shownDecimals(currencyCode)): string {
  if (missing(value)) return unknown;
  const digits = { minimumFractionDigits: Math.min(2, decimals), maximumFractionDigits: decimals };
  return write(numberFormat({ ...digits, roundingMode: 'floor', signDisplay: 'exceptZero' }), value);
}

/** A result as a part of what was put in, rounded as {@link signedAmount} is: −0.06064 is `−6.07%`. */
export const signedPercent = (rate: Decimal): string =>
  missing(rate)
    ? unknown
    : write(
        numberFormat({
          style: 'percent',
          signDisplay: 'exceptZero',
          maximumFractionDigits: 2,
          roundingMode: 'floor',
        }),
        rate,
      );

/** Which way a shown number goes: what is written as nothing has no direction. */
export function directionOf(shown: string): 'up' | 'down' | 'flat' {
  if (shown.includes('+')) return 'up';
  return shown.includes('−') ? 'down' : 'flat';
}

/** A rate as percent with its sign: 0.0123 is `+1.23%`. */
export const percent = (rate: Decimal, decimals = 2): string =>
  missing(rate)
    ? unknown
    : write(
        numberFormat({
          style: 'percent',
          signDisplay: 'exceptZero',
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }),
        rate,
      );

/** A share as percent without sign: 0.8 is `80%`. @param decimals at most this many */
export const share = (rate: Decimal, decimals = 2): string =>
  missing(rate) ? unknown : write(numberFormat({ style: 'percent', maximumFractionDigits: decimals }), rate);

/** A name and what it is of: `Limit: 100`, with the colon of the present language. */
export function labelled(name: string, value: string): string {
  if (present.startsWith('zh')) return `${name}：${value}`;
  return `${name}${present.startsWith('fr') ? '\u00a0' : ''}: ${value}`;
}

/** Vietnamese shortens tỷ (10⁹) to T, which traders read as 10¹². */
const sizeWords = (size: number) => (present.startsWith('vi') && size >= 1e9 ? 'long' : 'short');

/** A large number in short, cut: from a million on with the word of the language, `2.51B` or `2,51 Mrd`. */
export function compact(value: Decimal): string {
  if (missing(value)) return unknown;
  const size = Math.abs(Number(value));
  const digits: Intl.NumberFormatOptions =
    size < 1e6
      ? { maximumFractionDigits: size < 1000 ? 2 : 0 }
      : {
          notation: 'compact',
          compactDisplay: sizeWords(size),
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        };
  return write(numberFormat({ ...digits, roundingMode: 'trunc' }), value);
}

/** The same number in the words of the language, with every digit that it has: 1,234,500 is `1.2345 million`. */
export const inWords = (value: Decimal): string =>
  missing(value)
    ? unknown
    : write(numberFormat({ notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 20 }), value);

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const styles = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dayOfYear: { day: '2-digit', month: '2-digit' },
  /** The date of a platform day; the sign of such zones in their names is turned round. */
  platformDay: { day: 'numeric', month: 'short', timeZone: 'Etc/GMT-1' },
  moment: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  momentOfYear: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  full: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Of two numbers English readers differ on which is the month, so it is a word there. */
function dateFormat(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const named = present === 'en-US' && style.month !== undefined;
  return new Intl.DateTimeFormat(present, named ? { ...style, day: 'numeric', month: 'short' } : style);
}

/** A time in the zone of the device, if the style names no other. @param at epoch milliseconds */
export function date(at: number | null | undefined, style: keyof typeof styles = 'full'): string {
  if (at === null || at === undefined) return unknown;
  const key = present + style;
  let format = dateFormats.get(key);
  if (format === undefined) dateFormats.set(key, (format = dateFormat(styles[style])));
  const text = format.format(at);
  // Vietnamese would write the day of a moment with another sign than a whole date.
  return present === 'vi-VN' ? text.replace('-', '/') : text;
}

/** An end that may be years away: with its year, unless that is the present one. */
export const until = (at: number | null, now = Date.now()): string =>
  date(at, at === null || new Date(at).getFullYear() === new Date(now).getFullYear() ? 'moment' : 'momentOfYear');

/**
 * A typed number with every digit that it has; from a thousand on with so many decimals at least. @param wire a plain
 * decimal
 */
export function typedNumber(wire: string, decimals: number): string {
  const [whole = '', fraction = ''] = wire.split('.');
  const least = Math.max(fraction.length, whole.length > 3 ? decimals : 0);
  // Beyond what Intl can write, the digits are better than a rounded number.
  if (fraction.length > 20) return wire;
  return write(numberFormat({ minimumFractionDigits: least, maximumFractionDigits: least }), wire);
}

/** Signs of the present language: what separates the fraction, and the groups of thousands. */
export function separators(): { decimal: string; group: string } {
  const parts = numberFormat({ minimumFractionDigits: 1 }).formatToParts(12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
