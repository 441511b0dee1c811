import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/prices.ts';
import type { Like } from '../words.ts';

/** What is said about recomputing simulated prices. */
export type PricesWords = { readonly prices: Like<(typeof original)['prices']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/prices.ts'),
  en: () => import('../en/prices.ts'),
  zh_cn: () => import('../zh_cn/prices.ts'),
  pl: () => import('../pl/prices.ts'),
  de: () => import('../de/prices.ts'),
  fr: () => import('../fr/prices.ts'),
  it: () => import('../it/prices.ts'),
  es: () => import('../es/prices.ts'),
  pt: () => import('../pt/prices.ts'),
  ru: () => import('../ru/prices.ts'),
  hu: () => import('../hu/prices.ts'),
  sv: () => import('../sv/prices.ts'),
};

/** Fetches the words of recomputing simulated prices. */
export const learnPrices = () => learnPart(dictionaries);
