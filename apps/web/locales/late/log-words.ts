import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/log.ts';
import type { Like } from '../words.ts';

/** What is said of the public log in every language. */
export type LogWords = { readonly log: Like<(typeof original)['log']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/log.ts'),
  en: () => import('../en/log.ts'),
  zh_cn: () => import('../zh_cn/log.ts'),
  pl: () => import('../pl/log.ts'),
  de: () => import('../de/log.ts'),
  fr: () => import('../fr/log.ts'),
  it: () => import('../it/log.ts'),
  es: () => import('../es/log.ts'),
  pt: () => import('../pt/log.ts'),
  ru: () => import('../ru/log.ts'),
  hu: () => import('../hu/log.ts'),
  sv: () => import('../sv/log.ts'),
};

/** Fetches the words of the public log. */
export const learnLog = () => learnPart(dictionaries);
