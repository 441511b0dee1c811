import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/mirror.ts';
import type { Like } from '../words.ts';

/** What the mirror has to say in every language. */
export type MirrorWords = { readonly mirror: Like<(typeof original)['mirror']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/mirror.ts'),
  en: () => import('../en/mirror.ts'),
  zh_cn: () => import('../zh_cn/mirror.ts'),
  pl: () => import('../pl/mirror.ts'),
  de: () => import('../de/mirror.ts'),
  fr: () => import('../fr/mirror.ts'),
  it: () => import('../it/mirror.ts'),
  es: () => import('../es/mirror.ts'),
  pt: () => import('../pt/mirror.ts'),
  ru: () => import('../ru/mirror.ts'),
  hu: () => import('../hu/mirror.ts'),
  sv: () => import('../sv/mirror.ts'),
};

/** Fetches the words of the mirror. */
export const learnMirror = () => learnPart(dictionaries);
