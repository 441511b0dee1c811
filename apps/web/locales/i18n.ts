import type { Language } from '@candor/api-contract/languages.ts';
import { languageTag, number, writeIn } from './format.ts';
import type { words as further } from './vi/further.ts';
import type { words as start } from './vi/index.ts';
import type { Like, ParamsOf, Plural, SymbolNames, Word } from './words.ts';

type Start = typeof start;
type Further = typeof further;
/** Names of symbols are no phrases: {@link symbolName} says them. */
type Original = Omit<Start, 'symbols'> & Further;
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
/** What it has to say on the pages that are `further` in the routes: fetched with the first of them. */
export type FurtherVocabulary = { readonly [S in keyof Further]: Like<Further[S]> };
type Words = Readonly<Record<string, Readonly<Record<string, Word>>>>;

type Dictionaries = Readonly<Record<Language, () => Promise<{ words: Words }>>>;
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

const furtherDictionaries: Dictionaries = {
  vi: () => import('./vi/further.ts'),
  en: () => import('./en/further.ts'),
  zh_cn: () => import('./zh_cn/further.ts'),
  pl: () => import('./pl/further.ts'),
  de: () => import('./de/further.ts'),
  fr: () => import('./fr/further.ts'),
  it: () => import('./it/further.ts'),
  es: () => import('./es/further.ts'),
  pt: () => import('./pt/further.ts'),
  ru: () => import('./ru/further.ts'),
  hu: () => import('./hu/further.ts'),
  sv: () => import('./sv/further.ts'),
};

let words: Words = {};
let furtherWords: Words | null = null;
let plurals = new Intl.PluralRules('en');
let spoken: Language | null = null;
let needsFurther = false;

/** Fetches the words of a language and makes it the one spoken; redraw afterwards. */
export async function speak(language: Language) {
  spoken = language;
  const [dictionary, more] = await Promise.all([
    dictionaries[language](),
    needsFurther ? furtherDictionaries[language]() : null,
  ]);
  // Another choice has come meanwhile.
  if (spoken !== language) return;
  words = dictionary.words;
  if (more !== null) furtherWords = more.words;
  writeIn(language);
  plurals = new Intl.PluralRules(languageTag(language));
  document.documentElement.lang = languageTag(language);
  document.querySelector('meta[name=description]')?.setAttribute('content', t('shell.about'));
}

/**
 * Fetches the words of the further pages, now and with every other language from now on; before a language is spoken
 * they come with it.
 */
export async function learnFurther() {
  needsFurther = true;
  const language = spoken;
  if (language === null) return;
  const more = await furtherDictionaries[language]();
  if (spoken === language) furtherWords = more.words;
}
/** Whether the words of the further pages are there. */
export const knowsFurther = (): boolean => furtherWords !== null;

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
  const said = words[section] ?? furtherWords?.[section];
  // Words that are on their way leave their place empty.
  if (said === undefined) return spoken !== null && furtherWords === null ? '' : key;
  const word = said[name];
  if (word === undefined) return key;
  const given: Record<string, string | number> = params ?? {};
  const text = typeof word === 'string' ? word : counted(word, given['count']);
  return text.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = given[param];
    return typeof value === 'number' ? number(value) : (value ?? '');
  });
}
