import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/statistics.ts';
import type { Like } from '../words.ts';

/** What the public statistics have to say in every language. */
export type StatisticsWords = { readonly statistics: Like<(typeof original)['statistics']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/statistics.ts'),
  en: () => import('../en/statistics.ts'),
  zh_cn: () => import('../zh_cn/statistics.ts'),
  pl: () => import('../pl/statistics.ts'),
  de: () => import('../de/statistics.ts'),
  fr: () => import('../fr/statistics.ts'),
  it: () => import('../it/statistics.ts'),
  es: () => import('../es/statistics.ts'),
  pt: () => import('../pt/statistics.ts'),
  ru: () => import('../ru/statistics.ts'),
  hu: () => import('../hu/statistics.ts'),
  sv: () => import('../sv/statistics.ts'),
};

/** Fetches the words of the public statistics. */
export const learnStatistics = () => learnPart(dictionaries);
