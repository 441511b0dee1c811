import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/steps.ts';
import type { Like } from '../words.ts';

/** What is said in every language of the steps of a receipt. */
export type StepsWords = { readonly steps: Like<(typeof original)['steps']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/steps.ts'),
  en: () => import('../en/steps.ts'),
  zh_cn: () => import('../zh_cn/steps.ts'),
  pl: () => import('../pl/steps.ts'),
  de: () => import('../de/steps.ts'),
  fr: () => import('../fr/steps.ts'),
  it: () => import('../it/steps.ts'),
  es: () => import('../es/steps.ts'),
  pt: () => import('../pt/steps.ts'),
  ru: () => import('../ru/steps.ts'),
  hu: () => import('../hu/steps.ts'),
  sv: () => import('../sv/steps.ts'),
};

/** Fetches the words of the steps that a receipt is recomputed by. */
export const learnSteps = () => learnPart(dictionaries);
