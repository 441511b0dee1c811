import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksWho, firstWritten, isShownTo, shownToAll, type Reader, type Showing } from './showing.ts';

const reader: Reader = { language: 'de', country: 'DE', level: 'primary' };
const visitor: Reader = { language: 'de', country: null, level: null };
const shown = (changed: Partial<Showing>, who = reader, now = 100): boolean =>
  isShownTo({ ...shownToAll, ...changed }, who, now);

test.each<[string, Partial<Showing>, Reader, number]>([
  ['the moment before it begins', { from: 100 }, reader, 99],
  ['the moment at which it ends', { until: 100 }, reader, 100],
  ['long after its end', { from: 1, until: 100 }, reader, 1_000],
  ['another country', { countries: ['VN', 'FR'] }, reader, 100],
  ['another level', { levels: ['advanced', 'none'] }, reader, 100],
  ['another language', { languages: ['vi'] }, reader, 100],
  ['a visitor where a country decides', { countries: ['DE'] }, visitor, 100],
  ['a visitor where a level decides', { levels: ['none'] }, visitor, 100],
])('is not shown: %s', (_name, changed, who, now) => {
  expect(shown(changed, who, now)).toBe(false);
});

test.each<[string, Partial<Showing>, Reader, number]>([
  ['to everybody, always', {}, visitor, 0],
  ['at the moment at which it begins', { from: 100, until: 101 }, reader, 100],
  ['at the last moment', { until: 101 }, reader, 100],
  ['to one of the countries', { countries: ['VN', 'DE'] }, reader, 100],
  ['to one of the levels', { levels: ['primary'] }, reader, 100],
  ['to a visitor by language', { languages: ['de'] }, visitor, 100],
])('is shown %s', (_name, changed, who, now) => {
  expect(shown(changed, who, now)).toBe(true);
});

test('nothing that narrows ever shows more', () => {
  const moment = fc.option(fc.integer({ min: 0, max: 9 }));
  const showing = fc.record({
    from: moment,
    until: moment,
    countries: fc.subarray(['DE', 'VN']),
    levels: fc.subarray(['none', 'primary'] as const),
    languages: fc.subarray(['de', 'vi']),
  });
  fc.assert(
    fc.property(showing, fc.integer({ min: 0, max: 9 }), (one, now) => {
      if (isShownTo(one, reader, now)) expect(isShownTo({ ...shownToAll, from: one.from }, reader, now)).toBe(true);
      if (one.until !== null && now >= one.until) expect(isShownTo(one, reader, now)).toBe(false);
      if (one.from !== null && now < one.from) expect(isShownTo(one, reader, now)).toBe(false);
    }),
  );
});

test('a missing language falls back to the next that is written, in a fixed order', () => {
  const order = ['en', 'zh_cn', 'vi', 'de'];
  const read = (...written: string[]) => firstWritten('de', order, (one) => written.includes(one));
  expect([read('vi', 'de'), read('vi', 'en'), read('vi'), read()]).toEqual(['de', 'en', 'vi', undefined]);
});

test('only country and level need to know who reads', () => {
  expect([
    asksWho({ ...shownToAll, from: 1, languages: ['de'] }),
    asksWho({ ...shownToAll, countries: ['DE'] }),
    asksWho({ ...shownToAll, levels: ['none'] }),
  ]).toEqual([false, true, true]);
});
