import { expect, test } from 'vitest';
import { isCode, isTest, planted, readAll, type Source } from '../source.ts';

/** Who may write a date, each in the manner of the reader's language. */
const writers = new Set([
  'apps/web/locales/format.ts',
  // The axis asks for parts by a template of its own; a calendar for names of days and months.
  'apps/web/features/kline/chart/formats.ts',
  'apps/web/features/earn/income/income-calendar.tsx',
  'apps/web/features/earn/model.ts',
  // In messages, with the zone beside the time.
  'apps/server/i18n/messages.ts',
  // Operators read one form, in English.
  'apps/console/design/when.tsx',
]);
const writing = /\bDateTimeFormat\(|\.toLocale(?:Date|Time)String\(/;

const strayDates = (sources: Source[]): string[] =>
  sources
    .filter((source) => source.path.startsWith('apps/') && isCode(source) && !isTest(source))
    .filter(({ path, text }) => writing.test(text) && !writers.has(path))
    .map(({ path }) => path);

test('dates and times are written in one way, where each way of writing has its place', () => {
  const sources = readAll();
  expect(strayDates(sources)).toEqual([]);
  const stale = [...writers].filter((place) => !writing.test(sources.find(({ path }) => path === place)?.text ?? ''));
  expect(stale).toEqual([]);
});

test.each([
  'new Intl.DateTimeFormat(tag, style).format(at)',
  'new Date(at).toLocaleDateString()',
  'new Date(at).toLocaleTimeString(tag)',
])('a screen that writes a date by itself is found: %s', (text) => {
  expect(strayDates(planted({ 'apps/web/features/home/home.tsx': text }))).toEqual(['apps/web/features/home/home.tsx']);
});
