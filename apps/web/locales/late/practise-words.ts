import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/practise.ts';
import type { Like } from '../words.ts';

/** What practise has to say in every language. */
export type PractiseWords = { readonly practise: Like<(typeof original)['practise']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/practise.ts'),
  en: () => import('../en/practise.ts'),
  zh_cn: () => import('../zh_cn/practise.ts'),
  pl: () => import('../pl/practise.ts'),
  de: () => import('../de/practise.ts'),
  fr: () => import('../fr/practise.ts'),
  it: () => import('../it/practise.ts'),
  es: () => import('../es/practise.ts'),
  pt: () => import('../pt/practise.ts'),
  ru: () => import('../ru/practise.ts'),
  hu: () => import('../hu/practise.ts'),
  sv: () => import('../sv/practise.ts'),
};

/** Fetches the words of practise. */
export const learnPractise = () => learnPart(dictionaries);
