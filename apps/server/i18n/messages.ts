import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { languageTag, type Language } from '@candor/api-contract/languages.ts';
import { errorWords } from '../words/errors/index.ts';
import { fillWith } from './fill.ts';

const named = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Etc/GMT-1' } as const;
/** A moment on the platform's calendar and clock, whose zone the words name. @param at epoch milliseconds */
function timeText(at: number, language: Language): string {
  // Of two numbers English readers differ on which is the month.
  const day = language === 'en' ? named : digits;
  return new Intl.DateTimeFormat(languageTag(language), { ...day, ...clock }).format(at);
}

const minuteSeconds = 60;

// Made once: who is told to wait asks often, and a format costs more than the rest of the answer.
const waitFormats = new Map<string, Intl.NumberFormat>();
function waitFormat(language: Language, unit: 'second' | 'minute'): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  // Short forms need no case; those of Hungarian are a letter, and its long ones have no plural.
  const unitDisplay = language === 'hu' ? 'long' : 'short';
  const format =
    waitFormats.get(key) ?? new Intl.NumberFormat(languageTag(language), { style: 'unit', unit, unitDisplay });
  waitFormats.set(key, format);
  return format;
}

/** How long to wait: seconds, or from a minute on minutes, rounded up. @param seconds whole; one when it is not said */
function waitText(seconds: number, language: Language): string {
  if (seconds < minuteSeconds) return waitFormat(language, 'second').format(seconds);
  return waitFormat(language, 'minute').format(Math.ceil(seconds / minuteSeconds));
}

/**
 * The words of an error, its figures as the language writes them. @param params fill the placeholders; one that is
 * missing stays empty. `time` is in epoch milliseconds
 */
export function messageOf(error: ErrorCode, language: Language, params: Readonly<Record<string, string>> = {}): string {
  const wait = waitText(Number(params.seconds) || 1, language);
  const time = params.time === undefined ? '' : timeText(Number(params.time), language);
  return fillWith(errorWords[language][error], { wait, ...params, time }, language);
}
