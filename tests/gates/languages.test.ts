import { languages, type Language } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { sameEverywhere, sameIn } from './same-words.ts';
import { rulesOf } from './words/counted.ts';
import { loadTables, phraseOf, textsOf, type Tables, type Texts } from './words/tables.ts';

const phrasesOf = (texts: Texts): Set<string> => new Set([...texts.keys()].map(phraseOf));
const paramsOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
const letters = (text: string): string => text.replace(/\{\w+\}/g, '').replace(/[^\p{L}]/gu, '');

function faultsOf(language: Language, texts: Texts, tables: Tables): string[] {
  const original = tables.vi ?? new Map<string, string>();
  const phrases = phrasesOf(texts);
  const wanted = phrasesOf(original);
  const tell = (key: string, what: string): string => `${language} ${key}: ${what}`;
  const missing = [...wanted].filter((key) => !phrases.has(key)).map((key) => tell(key, 'is missing'));
  const extra = [...phrases].filter((key) => !wanted.has(key)).map((key) => tell(key, 'is unknown to vi'));
  const byText = [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [tell(key, 'is empty')];
    const phrase = phraseOf(key);
    const example = original.get(key) ?? original.get(`${phrase}.other`);
    // A form for one thing may leave the number out.
    const params = paramsOf(text);
    const differs = example !== undefined && params !== paramsOf(example) && !(key.endsWith('.one') && params === '');
    const reported = differs ? [tell(key, `has the parameters "${params}", vi has "${paramsOf(example)}"`)] : [];
    return isLeftOver(language, key, text, tables) ? [...reported, tell(key, `isn't translated: ${text}`)] : reported;
  });
  return [
    ...missing,
    ...extra,
    ...byText,
    ...missingForms(language, texts).map((key) => tell(key, 'is a form that the language needs')),
  ];
}

function isLeftOver(language: Language, key: string, text: string, tables: Tables): boolean {
  if (letters(text).length < 3 || sameEverywhere.has(text) || sameIn[language]?.includes(text) === true) return false;
  return (
    language !== 'vi' && (['en', 'vi'] as const).some((other) => other !== language && tables[other]?.get(key) === text)
  );
}

/** The forms that whole numbers take in a language; millions, which some count apart, are never counted here. */
function neededForms(language: Language): Set<string> {
  const rules = rulesOf(language);
  return new Set(['other', ...Array.from({ length: 200 }, (_, count) => rules.select(count))]);
}

function missingForms(language: Language, texts: Texts): string[] {
  const counted = [...texts.keys()].filter((key) => key.endsWith('.other')).map(phraseOf);
  return counted.flatMap((phrase) =>
    [...neededForms(language)].map((form) => `${phrase}.${form}`).filter((key) => !texts.has(key)),
  );
}

function faults(tables: Tables): string[] {
  return languages.flatMap((language) => {
    const texts = tables[language];
    return texts === undefined ? [`${language}: there is no table`] : faultsOf(language, texts, tables);
  });
}

test.each(Object.entries(await loadTables()))('%s speak every language alike', (_kind, tables) => {
  expect(faults(tables)).toEqual([]);
});

/** The languages, all well but for what is planted. */
function tablesWith(language: Language, texts: Record<string, string>): Tables {
  const good = (own: Language): Texts =>
    textsOf({
      a: `câu ${own}`,
      sum: `${own} {amount}`,
      n: { one: `một ${own}`, few: `vài ${own} {count}`, many: `lắm ${own} {count}`, other: `nhiều ${own} {count}` },
    });
  return Object.fromEntries(
    languages.map((own) => {
      const table = new Map(good(own));
      if (own === language) for (const [key, text] of Object.entries(texts)) table.set(key, text);
      return [own, table];
    }),
  );
}

test.each<[Language, Record<string, string>, string]>([
  ['de', { b: 'mehr' }, 'de b: is unknown to vi'],
  ['de', { sum: 'Summe {total}' }, 'de sum: has the parameters "{total}", vi has "{amount}"'],
  ['hu', { a: 'câu en' }, "hu a: isn't translated: câu en"],
  ['en', { a: 'câu vi' }, "en a: isn't translated: câu vi"],
  ['pl', { a: ' ' }, 'pl a: is empty'],
  ['sv', { 'n.other': 'många' }, 'sv n.other: has the parameters "", vi has "{count}"'],
])('a fault in a language is reported: %s %o', (language, texts, reported) => {
  expect(faults(tablesWith(language, texts))).toEqual([reported]);
});

test('a missing table, key and form are reported, and nothing else', () => {
  const tables = { ...tablesWith('de', {}) };
  expect(faults(tables)).toEqual([]);
  const french = new Map(tables.fr);
  french.delete('a');
  const russian = new Map(tables.ru);
  russian.delete('n.few');
  const polish = new Map(tables.pl);
  polish.delete('n.many');
  const { it: _gone, ...others } = { ...tables, fr: french, ru: russian, pl: polish };
  expect(faults(others)).toEqual([
    'pl n.many: is a form that the language needs',
    'fr a: is missing',
    'it: there is no table',
    'ru n.few: is a form that the language needs',
  ]);
});
