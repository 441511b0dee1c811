import { languageTag, type Language } from '@candor/api-contract/languages.ts';
import { number, writeIn } from './format.ts';
import type { words as chart } from './vi/chart.ts';
import type { words as secondary } from './vi/secondary.ts';
import type { words as start } from './vi/index.ts';
import type { words as keys } from './vi/keys.ts';
import type { words as passkeys } from './vi/passkeys.ts';
import type { words as proof } from './vi/proof.ts';
import type { words as identity } from './vi/identity.ts';
import type { words as recovery } from './vi/recovery.ts';
import type { words as log } from './vi/log.ts';
import type { words as liabilities } from './vi/liabilities.ts';
import type { words as questions } from './vi/questions.ts';
import type { words as steps } from './vi/steps.ts';
import type { words as mirror } from './vi/mirror.ts';
import type { words as prices } from './vi/prices.ts';
import type { words as practise } from './vi/practise.ts';
import type { words as replay } from './vi/replay.ts';
import type { words as risk } from './vi/risk.ts';
import type { words as kinds } from './vi/kinds.ts';
import type { words as statement } from './vi/statement.ts';
import type { words as statistics } from './vi/statistics.ts';
import type { words as tape } from './vi/tape.ts';
import type { words as workspace } from './vi/workspace.ts';
import type { Like, ParamsOf, Plural, SymbolNames, Word } from './words.ts';

type Start = typeof start;
type Secondary = typeof secondary;
/** Names of symbols are no phrases: {@link symbolName} says them. */
type Original = Omit<Start, 'symbols'> &
  Secondary &
  typeof chart &
  typeof identity &
  typeof recovery &
  typeof log &
  typeof liabilities &
  typeof questions &
  typeof steps &
  typeof mirror &
  typeof prices &
  typeof keys &
  typeof passkeys &
  typeof kinds &
  typeof statement &
  typeof proof &
  typeof practise &
  typeof replay &
  typeof risk &
  typeof statistics &
  typeof tape &
  typeof workspace;
type Section = keyof Original & string;
/** A phrase by section and key: `login.title`. */
export type WordKey = { [S in Section]: `${S}.${keyof Original[S] & string}` }[Section];
type At<Key extends WordKey> = Key extends `${infer S extends Section}.${infer K}`
  ? K extends keyof Original[S]
    ? Original[S][K]
    : never
  : never;
/** A phrase that needs no parameters: what tables of pages and menus hold. */
export type PlainKey = { [Key in WordKey]: keyof ParamsOf<At<Key>> extends never ? Key : never }[WordKey];
/** What every language has to say from the start: a missing or surplus key does not compile. */
export type Vocabulary = { readonly [S in keyof Start]: Like<Start[S]> };
/** What it has to say on the pages that are `secondary` in the routes: fetched with the first of them. */
export type SecondaryVocabulary = { readonly [S in keyof Secondary]: Like<Secondary[S]> };
type Words = Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** Where the words of each language are. */
export type Dictionaries = Readonly<Record<Language, () => Promise<{ words: Words }>>>;
const dictionaries: Dictionaries = {
  vi: () => import('./vi/index.ts'),
  en: () => import('./en/index.ts'),
  zh_cn: () => import('./zh_cn/index.ts'),
  pl: () => import('./pl/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  ru: () => import('./ru/index.ts'),
  hu: () => import('./hu/index.ts'),
  sv: () => import('./sv/index.ts'),
};

const secondaryDictionaries: Dictionaries = {
  vi: () => import('./vi/secondary.ts'),
  en: () => import('./en/secondary.ts'),
  zh_cn: () => import('./zh_cn/secondary.ts'),
  pl: () => import('./pl/secondary.ts'),
  de: () => import('./de/secondary.ts'),
  fr: () => import('./fr/secondary.ts'),
  it: () => import('./it/secondary.ts'),
  es: () => import('./es/secondary.ts'),
  pt: () => import('./pt/secondary.ts'),
  ru: () => import('./ru/secondary.ts'),
  hu: () => import('./hu/secondary.ts'),
  sv: () => import('./sv/secondary.ts'),
};

let words: Words = {};
let partWords: Words = {};
/** Parts of the app whose words come when they are first needed, then with every other language. */
const parts = new Set<Dictionaries>();
let plurals = new Intl.PluralRules('en');
let spoken: Language | null = null;

async function wordsOf(some: Iterable<Dictionaries>, language: Language): Promise<Words> {
  const all = await Promise.all(Array.from(some, (dictionaries) => dictionaries[language]()));
  return Object.assign({}, ...all.map((dictionary) => dictionary.words)) as Words;
}

/** Fetches the words of a language and makes it the one spoken; redraw afterwards. */
export async function speak(language: Language) {
  spoken = language;
  const [first, more] = await Promise.all([wordsOf([dictionaries], language), wordsOf(parts, language)]);
  // Another choice has come meanwhile.
  if (spoken !== language) return;
  words = first;
  partWords = { ...partWords, ...more };
  writeIn(language);
  plurals = new Intl.PluralRules(languageTag(language));
  document.documentElement.lang = languageTag(language);
  document.querySelector('meta[name=description]')?.setAttribute('content', t('shell.about'));
}

/** Fetches the words of a part of the app; before a language is spoken they come with it. */
export async function learnPart(part: Dictionaries) {
  parts.add(part);
  const language = spoken;
  if (language === null) return;
  const more = await wordsOf([part], language);
  if (spoken === language) partWords = { ...partWords, ...more };
}

/** Fetches the words of the secondary pages. */
export const learnSecondary = () => learnPart(secondaryDictionaries);
/** Whether the words of the secondary pages are there. */
export const knowsSecondary = (): boolean => 'withdrawals' in partWords;

function counted(forms: Plural, count: unknown): string {
  return forms[plurals.select(Number(count)) as keyof Plural] ?? forms.other;
}

/** The name of what is traded in the present language, by its code; undefined where the catalogue's is the name. */
export const symbolName = (code: string): string | undefined => (words as { symbols?: SymbolNames }).symbols?.[code];

/**
 * A phrase in the present language. Numbers among the parameters are written in its manner;
 * `count` chooses the form of a counted phrase.
 */
export function t<Key extends WordKey>(
  key: Key,
  ...[params]: keyof ParamsOf<At<Key>> extends never ? [] : [ParamsOf<At<Key>>]
): string {
  const [section = '', name = ''] = key.split('.');
  const said = words[section] ?? partWords[section];
  // Words that are on their way leave their place empty.
  if (said === undefined) return spoken === null ? key : '';
  const word = said[name];
  if (word === undefined) return key;
  const given: Record<string, string | number> = params ?? {};
  const text = typeof word === 'string' ? word : counted(word, given['count']);
  return text.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = given[param];
    return typeof value === 'number' ? number(value) : (value ?? '');
  });
}
