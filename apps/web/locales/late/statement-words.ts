import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/statement.ts';
import type { Like } from '../words.ts';

/** What the statement has to say in every language. */
export type StatementWords = { readonly statement: Like<(typeof original)['statement']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/statement.ts'),
  en: () => import('../en/statement.ts'),
  zh_cn: () => import('../zh_cn/statement.ts'),
  pl: () => import('../pl/statement.ts'),
  de: () => import('../de/statement.ts'),
  fr: () => import('../fr/statement.ts'),
  it: () => import('../it/statement.ts'),
  es: () => import('../es/statement.ts'),
  pt: () => import('../pt/statement.ts'),
  ru: () => import('../ru/statement.ts'),
  hu: () => import('../hu/statement.ts'),
  sv: () => import('../sv/statement.ts'),
};

/** Fetches the words of the statement. */
export const learnStatement = () => learnPart(dictionaries);
