import { languages, type Language } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { countedPhrases, rulesOf, samples, saidOf } from './counted.ts';
import { formOf, loadTables, phraseOf, textsOf, type Tables, type Texts } from './tables.ts';

function missing(language: Language, texts: Texts): string[] {
  return countedPhrases(texts).flatMap((phrase) =>
    samples
      .filter((count) => saidOf(texts, phrase, language, count) === undefined)
      .map((count) => `${language} ${phrase}: says nothing of ${count}`),
  );
}

/** A form may leave its number out only where the language takes it for that number alone: Russian says 21 like 1. */
function numberless(language: Language, texts: Texts): string[] {
  const rules = rulesOf(language);
  return [...texts]
    .filter(([key, text]) => formOf(key) !== null && !text.includes('{count}'))
    .filter(([key]) => samples.filter((count) => rules.select(count) === formOf(key)).length > 1)
    .map(([key]) => `${language} ${key}: says the same of several numbers`);
}

/** Their words are the same after every number. */
const unbending = new Set<Language>(['vi', 'zh_cn', 'hu']);
const units = 'USDT|USDC|VND|s|h|ms|min|Min|Std|с|мин|ч|godz|tim';
const number = '(?:count|max|total|lots|\\w*(?:seconds|minutes|hours|days|tries|confirmations)|\\w+(?:Max|Wait))';
const beforeWord = new RegExp(`\\{(${number})\\}[\\s\\u00a0-](?!(?:${units})(?![\\p{L}’]))\\p{L}+`, 'giu');

const figureOfRules = 'figures of the rules, never 1';
/** Words behind a number that are right all the same. */
const right: Readonly<Record<string, string>> = {
  'articles.fast-contracts.text {seconds}': 'durations on sale, half minutes and minutes',
  'fast.confirmText {seconds}': 'durations on sale, half minutes and minutes',
  'deposits.text {confirmations}': figureOfRules,
  'deposits.text {rateMinutes}': figureOfRules,
  'exchange.text {quoteSeconds}': figureOfRules,
  'futures.text {fillWait}': figureOfRules,
  'withdrawals.text {wrongTries}': figureOfRules,
  'withdrawals.text {arrivalMax}': figureOfRules,
  'withdrawals.text {holdHours}': figureOfRules,
  'deposits.rateHeld {minutes}': figureOfRules,
  'exchange.terms {seconds}': figureOfRules,
  'withdrawals.hours {max}': figureOfRules,
  'lots-range {max}': 'a range that begins at 1 and ends above it',
  'futures.lotsRange {max}': 'a range that begins at 1 and ends above it',
  'exchange.decimals {count}': 'decimals of a currency: 0, 2, 6 or 8',
  'kline.linesFull {count}': 'one number, far from 1',
  'files.count {count}': 'pictures beside a limit of several; a limit of one is not said',
  'files.count {max}': 'pictures beside a limit of several; a limit of one is not said',
  'expiry {minutes}': 'how long codes are valid, never 1',
  'rest {minutes}': 'how long codes are valid, never 1',
  'names.lock-mining {days}': 'terms of the first products, a week at least',
  'names.wealth {days}': 'terms of the first products, a week at least',
  'descriptions.lock-mining {days}': 'terms of the first products, a week at least',
  'descriptions.wealth {days}': 'terms of the first products, a week at least',
  'wealthAtEnd {days}': 'terms of the first products, a week at least',
  'earn.lockedNote {days}': 'the days are a counted phrase themselves',
  'too-many-saved {max}': 'what follows is no noun',
  'price-band {max}': 'a price',
  'home.rising {count}': 'what follows does not bend',
  'home.falling {count}': 'what follows does not bend',
  'notices.unread {count}': 'what follows does not bend',
  'shell.messagesUnread {count}': 'what follows does not bend',
  'articles.found {count}': 'what follows does not bend',
};

/** Texts that are not counted, yet have a number before a word that may bend. */
function bent(language: Language, texts: Texts): string[] {
  if (unbending.has(language)) return [];
  return [...texts]
    .filter(([key]) => formOf(key) === null)
    .flatMap(([key, text]) => [...text.matchAll(beforeWord)].map(([found, param]) => `${key} {${param}}: ${found}`));
}
const isRight = (found: string): boolean => found.slice(0, found.indexOf(': ')) in right;

const ofEvery = (tables: Tables, faultsOf: (language: Language, texts: Texts) => string[]): string[] =>
  languages.flatMap((language) => faultsOf(language, tables[language] ?? new Map<string, string>()));
const kinds = await loadTables();

test.each(Object.entries(kinds))('%s say every number in every language', (_kind, tables) => {
  expect([...ofEvery(tables, missing), ...ofEvery(tables, numberless)]).toEqual([]);
});

test.each(Object.entries(kinds))('%s have no word that does not fit its number', (_kind, tables) => {
  expect(ofEvery(tables, bent).filter((found) => !isRight(found))).toEqual([]);
});

test('every exception is needed', () => {
  const found = new Set(
    Object.values(kinds).flatMap((tables) => ofEvery(tables, bent).map((one) => one.slice(0, one.indexOf(': ')))),
  );
  expect(Object.keys(right).filter((key) => !found.has(key))).toEqual([]);
});

test('a form that is missing is reported at each number that takes it', () => {
  const texts = textsOf({ days: { one: '{count} день', many: '{count} дней', other: '{count} дня' } });
  expect(missing('ru', texts)).toEqual([2, 3, 22].map((count) => `ru days: says nothing of ${count}`));
  expect(phraseOf('a.days.one')).toBe('a.days');
});

test('a form without its number is reported where it stands for several', () => {
  const texts = textsOf({ days: { one: 'one', few: '{count}', many: '{count}', other: '{count}' } });
  expect(numberless('ru', texts)).toEqual(['ru days.one: says the same of several numbers']);
  expect(numberless('en', texts)).toEqual([]);
});

test.each<[Language, string, readonly string[]]>([
  ['en', '{seconds} seconds left', ['a.text {seconds}: {seconds} seconds']],
  ['fr', '{count}\u00a0trouvés', ['a.text {count}: {count}\u00a0trouvés']],
  ['de', '**{holdHours}** Stunden, {days}-tägig', ['a.text {days}: {days}-tägig']],
  ['pl', 'do {max} lotów', ['a.text {max}: {max} lotów']],
  ['en', '{seconds} s, {max} USDT, lots: {count}, {amount} back', []],
  ['hu', '{count} nap', []],
])('a number before a word: %s %s', (language, text, found) => {
  expect(bent(language, textsOf({ a: { text } }))).toEqual(found);
});
