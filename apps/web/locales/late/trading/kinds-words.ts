import { learnPart, type Dictionaries } from '../../i18n.ts';
import type { words as original } from '../../vi/kinds.ts';
import type { Like } from '../../words.ts';

/** What is said about spot orders that wait for a price, end each other or are timed. */
export type KindsWords = { readonly kinds: Like<(typeof original)['kinds']> };

const dictionaries: Dictionaries = {
  vi: () => import('../../vi/kinds.ts'),
  en: () => import('../../en/kinds.ts'),
  zh_cn: () => import('../../zh_cn/kinds.ts'),
  pl: () => import('../../pl/kinds.ts'),
  de: () => import('../../de/kinds.ts'),
  fr: () => import('../../fr/kinds.ts'),
  it: () => import('../../it/kinds.ts'),
  es: () => import('../../es/kinds.ts'),
  pt: () => import('../../pt/kinds.ts'),
  ru: () => import('../../ru/kinds.ts'),
  hu: () => import('../../hu/kinds.ts'),
  sv: () => import('../../sv/kinds.ts'),
};

/** Fetches the words of these orders. */
export const learnKinds = () => learnPart(dictionaries);
