import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/liabilities.ts';
import type { Like } from '../words.ts';

/** What is said in every language of what is owed to customers. */
export type LiabilitiesWords = { readonly liabilities: Like<(typeof original)['liabilities']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/liabilities.ts'),
  en: () => import('../en/liabilities.ts'),
  zh_cn: () => import('../zh_cn/liabilities.ts'),
  pl: () => import('../pl/liabilities.ts'),
  de: () => import('../de/liabilities.ts'),
  fr: () => import('../fr/liabilities.ts'),
  it: () => import('../it/liabilities.ts'),
  es: () => import('../es/liabilities.ts'),
  pt: () => import('../pt/liabilities.ts'),
  ru: () => import('../ru/liabilities.ts'),
  hu: () => import('../hu/liabilities.ts'),
  sv: () => import('../sv/liabilities.ts'),
};

/** Fetches the words of what is owed. */
export const learnLiabilities = () => learnPart(dictionaries);
