import { languageTag, type Language } from '@candor/api-contract/languages.ts';
import { formOf, phraseOf, type Texts } from './tables.ts';

/** Counts that between them take every form of every language. */
export const samples = [0, 1, 2, 3, 5, 11, 21, 22] as const;

export const rulesOf = (language: Language): Intl.PluralRules => new Intl.PluralRules(languageTag(language));

export const countedPhrases = (texts: Texts): string[] => [
  ...new Set([...texts.keys()].filter((key) => formOf(key) !== null).map(phraseOf)),
];

/** What a counted phrase says of a number; undefined where the language's form is missing. */
export const saidOf = (texts: Texts, phrase: string, language: Language, count: number): string | undefined =>
  texts.get(`${phrase}.${rulesOf(language).select(count)}`)?.replace('{count}', String(count));
