import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { root } from '../source.ts';
import { loadTables, textsOf, type Texts } from './tables.ts';

/** The rows of the table under a title, cell by cell; the first row names the columns. */
function tableUnder(text: string, title: string): string[][] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('|--'));
  return lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
}

const terms = readFileSync(path.join(root, 'apps/web/locales/TERMS.md'), 'utf8');
const [columns = [], ...said] = tableUnder(terms, 'Said');
const [, ...notSaid] = tableUnder(terms, 'Not said');
const kinds = Object.values(await loadTables());
const textsIn = (language: Language): string[] => kinds.flatMap((tables) => [...(tables[language]?.values() ?? [])]);

/** The beginnings of a term's words, which stay whatever ending a sentence gives them; Chinese has none. */
function beginningsOf(term: string, language: Language): RegExp[] {
  const parts = language === 'zh_cn' ? [term] : term.split(/\s+/).map((word) => `(?<!\\p{L})${word.slice(0, 4)}`);
  return parts.map((part) => new RegExp(part.replace('+', '\\+'), 'iu'));
}
/** Terms of a cell that no text says. */
const unsaid = (cell: string, language: Language, texts: readonly string[]): string[] =>
  cell
    .split(', ')
    .filter((term) => !texts.some((text) => beginningsOf(term, language).every((part) => part.test(text))));

const patternOf = (variant: string, language: Language): RegExp =>
  language === 'zh_cn' ? new RegExp(variant, 'iu') : new RegExp(`(?<!\\p{L})(?:${variant})(?!\\p{L})`, 'iu');

/** What a language says though it is not said. */
function banned(language: Language, texts: Texts): string[] {
  const patterns = notSaid
    .filter(([of]) => of === language)
    .map(([, variant = '', instead = '']) => ({ found: patternOf(variant.replaceAll('`', ''), language), instead }));
  return [...texts].flatMap(([key, text]) =>
    patterns
      .map(({ found, instead }) => ({ word: found.exec(text)?.[0], instead }))
      .filter(({ word }) => word !== undefined)
      .map(({ word, instead }) => `${language} ${key}: says ${word}, not ${instead}`),
  );
}

test('each thing has its word in every language', () => {
  expect(columns).toEqual(['thing', ...columns.slice(1)]);
  expect(columns.slice(1).toSorted()).toEqual(languages.toSorted());
  expect(said.filter((row) => row.length !== columns.length || row.includes(''))).toEqual([]);
  expect(said.length).toBeGreaterThan(40);
});

test('each word is said', () => {
  const missing = languages.flatMap((language) => {
    const texts = textsIn(language);
    const column = columns.indexOf(language);
    return said.flatMap((row) => unsaid(row[column] ?? '', language, texts).map((word) => `${language}: ${word}`));
  });
  expect(missing).toEqual([]);
});

test('each row of what is not said is whole, and of a language', () => {
  const known = new Set<string>(languages);
  expect(notSaid.filter((row) => row.length !== 4 || row.includes('') || !known.has(row[0] ?? ''))).toEqual([]);
});

test.each(languages)('nothing is said in %s that another word stands for', (language) => {
  expect(kinds.flatMap((tables) => banned(language, tables[language] ?? new Map<string, string>()))).toEqual([]);
});

test.each<[Language, string, string]>([
  ['en', 'Your stake CAME back.', 'came back'],
  ['vi', 'Đào khóa {days} ngày', 'Đào khóa'],
  ['zh_cn', '查看期货账户', '期货'],
  ['pl', 'Publiczna taśma cen', 'taśma'],
  ['de', 'Alle Orders', 'Orders'],
  ['fr', 'Votre épargne', 'épargne'],
  ['it', 'La puntata è tornata', 'è tornata'],
  ['es', 'Pide un retiro', 'retiro'],
  ['pt', 'A sua aposta voltou', 'voltou'],
  ['ru', 'Сумма вклада', 'вклада'],
  ['hu', 'A záróárat', 'záróárat'],
  ['sv', 'Samma verifikation', 'verifikation'],
])('a word that is not said is reported: %s %s', (language, text, word) => {
  const found = banned(language, textsOf({ text }));
  expect(found).toHaveLength(1);
  expect(found.join().toLowerCase()).toContain(`says ${word.toLowerCase()},`);
});

test.each<[Language, string]>([
  ['de', 'Das Orderbuch'],
  ['ru', 'Откроется в новой вкладке'],
  ['es', 'Retirada'],
  ['hu', 'Záró'],
  ['en', 'A tapestry'],
])('a word that only looks like it is not reported: %s %s', (language, text) => {
  expect(banned(language, textsOf({ text }))).toEqual([]);
});

test('a word that nobody says and a table with a hole are noticed', () => {
  expect(unsaid('Druga strona, Kurs', 'pl', ['Drugą stroną jest Candor.'])).toEqual(['Kurs']);
  expect(unsaid('对手方', 'zh_cn', ['对手'])).toEqual(['对手方']);
  expect(tableUnder('## A\n\n| a | b |\n|---|---|\n| x\\|y | |\n\n## B\n| c |', 'A')).toEqual([
    ['a', 'b'],
    ['x|y', ''],
  ]);
});
