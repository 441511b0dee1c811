import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/tape.ts';
import type { Like } from '../words.ts';

/** What the living tape has to say in every language. */
export type TapeWords = { readonly tape: Like<(typeof original)['tape']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/tape.ts'),
  en: () => import('../en/tape.ts'),
  zh_cn: () => import('../zh_cn/tape.ts'),
  pl: () => import('../pl/tape.ts'),
  de: () => import('../de/tape.ts'),
  fr: () => import('../fr/tape.ts'),
  it: () => import('../it/tape.ts'),
  es: () => import('../es/tape.ts'),
  pt: () => import('../pt/tape.ts'),
  ru: () => import('../ru/tape.ts'),
  hu: () => import('../hu/tape.ts'),
  sv: () => import('../sv/tape.ts'),
};

/** Fetches the words of the living tape. */
export const learnTape = () => learnPart(dictionaries);
