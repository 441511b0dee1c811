import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/risk.ts';
import type { Like } from '../words.ts';

/** What is said in every language of the money that can be lost. */
export type RiskWords = { readonly risk: Like<(typeof original)['risk']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/risk.ts'),
  en: () => import('../en/risk.ts'),
  zh_cn: () => import('../zh_cn/risk.ts'),
  pl: () => import('../pl/risk.ts'),
  de: () => import('../de/risk.ts'),
  fr: () => import('../fr/risk.ts'),
  it: () => import('../it/risk.ts'),
  es: () => import('../es/risk.ts'),
  pt: () => import('../pt/risk.ts'),
  ru: () => import('../ru/risk.ts'),
  hu: () => import('../hu/risk.ts'),
  sv: () => import('../sv/risk.ts'),
};

/** Fetches the words of what can be lost. */
export const learnRisk = () => learnPart(dictionaries);
