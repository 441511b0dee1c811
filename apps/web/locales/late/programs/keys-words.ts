import { learnPart, type Dictionaries } from '../../i18n.ts';
import type { words as original } from '../../vi/keys.ts';
import type { Like } from '../../words.ts';

/** What is said about keys of programs. */
export type KeysWords = { readonly keys: Like<(typeof original)['keys']> };

const dictionaries: Dictionaries = {
  vi: () => import('../../vi/keys.ts'),
  en: () => import('../../en/keys.ts'),
  zh_cn: () => import('../../zh_cn/keys.ts'),
  pl: () => import('../../pl/keys.ts'),
  de: () => import('../../de/keys.ts'),
  fr: () => import('../../fr/keys.ts'),
  it: () => import('../../it/keys.ts'),
  es: () => import('../../es/keys.ts'),
  pt: () => import('../../pt/keys.ts'),
  ru: () => import('../../ru/keys.ts'),
  hu: () => import('../../hu/keys.ts'),
  sv: () => import('../../sv/keys.ts'),
};

/** Fetches the words of keys of programs. */
export const learnKeys = () => learnPart(dictionaries);
