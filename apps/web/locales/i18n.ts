import type { Language } from '@candor/api-contract/languages.ts';
import { languageTag, number, writeIn } from './format.ts';
import type { words as original } from './vi/index.ts';
import type { Like, ParamsOf, Plural, Word } from './words.ts';

type Original = typeof original;
type Section = keyof Original & string;
/** A phrase by section and key: `login.title`. */
export type WordKey = { [S in Section]: `${S}.${keyof Original[S] & string}` }[Section];
type At<Key extends WordKey> = Key extends `${infer S extends Section}.${infer K}` ? K extends keyof Original[S] ? Original[S][K] : never : never;
/** A phrase that needs no parameters: what tables of pages and menus hold. */
export type PlainKey = { [Key in WordKey]: keyof ParamsOf<At<Key>> extends never ? Key : never }[WordKey];
/** What every language has to say: a missing or surplus key does not compile. */
export type Vocabulary = { readonly [S in Section]: Like<Original[S]> };
type Words = Readonly<Record<string, Readonly<Record<string, Word>>>>;

const dictionaries: Record<Language, () => Promise<{ words: Words }>> = {
  vi: () => import('./vi/index.ts'), en: () => import('./en/index.ts'), zh_cn: () => import('./zh_cn/index.ts'),
  pl: () => import('./pl/index.ts'), de: () => import('./de/index.ts'), fr: () => import('./fr/index.ts'),
  it: () => import('./it/index.ts'), es: () => import('./es/index.ts'), pt: () => import('./pt/index.ts'),
  ru: () => import('./ru/index.ts'), hu: () => import('./hu/index.ts'), sv: () => import('./sv/index.ts'),
};

let words: Words = {};
let plurals = new Intl.PluralRules('en');

/** Fetches the words of a language and makes it the one spoken; redraw afterwards. */
export async function speak(language: Language) {
  const dictionary = await dictionaries[language]();
  words = dictionary.words;
  writeIn(language);
  plurals = new Intl.PluralRules(languageTag(language));
  document.documentElement.lang = languageTag(language);
}

function counted(forms: Plural, count: unknown): string {
  return forms[plurals.select(Number(count)) as keyof Plural] ?? forms.other;
}

/**
 * A phrase in the present language. Numbers among the parameters are written in its manner;
 * `count` chooses the form of a counted phrase.
 */
export function t<Key extends WordKey>(key: Key, ...[params]: keyof ParamsOf<At<Key>> extends never ? [] : [ParamsOf<At<Key>>]): string {
  const [section = '', name = ''] = key.split('.');
  const word = words[section]?.[name];
  if (word === undefined) return key;
  const given: Record<string, string | number> = params ?? {};
  const text = typeof word === 'string' ? word : counted(word, given['count']);
  return text.replace(/\{(\w+)\}/g, (_, param: string) => {
    const value = given[param];
    return typeof value === 'number' ? number(value) : value ?? '';
  });
}
