import { expect, test } from 'vitest';
import { defaultLanguage, languageNames, languageOf, languages, locales } from './languages.ts';

test.each([
  '',
  'xx',
  'EN_GB',
  'en-GB',
  'zh',
  'zh_tw',
  'zh-Hans',
  'vi_',
  '_VN',
  'constructor',
  '__proto__',
  '../../etc/passwd',
  'en\r\nx: y',
  'en,de;q=0.5',
  ' en',
])('%j is no language, so English', (text) => {
  expect(languageOf(text)).toBe('en');
});

test('twelve languages, English unless told', () => {
  expect(languages).toEqual(['en', 'zh_cn', 'vi', 'pl', 'de', 'fr', 'it', 'es', 'pt', 'ru', 'hu', 'sv']);
  expect(Object.values(locales)).toEqual([
    'en_US',
    'zh_CN',
    'vi_VN',
    'pl_PL',
    'de_DE',
    'fr_FR',
    'it_IT',
    'es_ES',
    'pt_PT',
    'ru_RU',
    'hu_HU',
    'sv_SE',
  ]);
  expect([defaultLanguage, languageOf(undefined)]).toEqual(['en', 'en']);
  expect(Object.keys(languageNames)).toEqual(languages);
  expect(new Set(Object.values(languageNames)).size).toBe(12);
});

test('a key or a locale names its language, in any case and with either dash', () => {
  for (const language of languages) {
    const locale = locales[language];
    const spellings = [
      language,
      language.toUpperCase(),
      locale,
      locale.toLowerCase(),
      locale.toUpperCase(),
      locale.replace('_', '-'),
    ];
    expect(new Set(spellings.map(languageOf)), language).toEqual(new Set([language]));
  }
});
