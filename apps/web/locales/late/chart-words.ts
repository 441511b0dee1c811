import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/chart.ts';
import type { Like } from '../words.ts';

/** What the settings and tools of charts have to say in every language: fetched with their code. */
export type ChartWords = { readonly chart: Like<(typeof original)['chart']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/chart.ts'),
  en: () => import('../en/chart.ts'),
  zh_cn: () => import('../zh_cn/chart.ts'),
  pl: () => import('../pl/chart.ts'),
  de: () => import('../de/chart.ts'),
  fr: () => import('../fr/chart.ts'),
  it: () => import('../it/chart.ts'),
  es: () => import('../es/chart.ts'),
  pt: () => import('../pt/chart.ts'),
  ru: () => import('../ru/chart.ts'),
  hu: () => import('../hu/chart.ts'),
  sv: () => import('../sv/chart.ts'),
};

/** Fetches the words of the settings and tools of charts. */
export const learnChart = () => learnPart(dictionaries);
