import { learnPart, type Dictionaries } from '../../i18n.ts';
import type { words as original } from '../../vi/recovery.ts';
import type { Like } from '../../words.ts';

/** What the page for who has lost their access has to say in every language, beside the secondary words. */
export type RecoveryWords = { readonly recovery: Like<(typeof original)['recovery']> };

const dictionaries: Dictionaries = {
  vi: () => import('../../vi/recovery.ts'),
  en: () => import('../../en/recovery.ts'),
  zh_cn: () => import('../../zh_cn/recovery.ts'),
  pl: () => import('../../pl/recovery.ts'),
  de: () => import('../../de/recovery.ts'),
  fr: () => import('../../fr/recovery.ts'),
  it: () => import('../../it/recovery.ts'),
  es: () => import('../../es/recovery.ts'),
  pt: () => import('../../pt/recovery.ts'),
  ru: () => import('../../ru/recovery.ts'),
  hu: () => import('../../hu/recovery.ts'),
  sv: () => import('../../sv/recovery.ts'),
};

/** Fetches the words of recovery. */
export const learnRecovery = () => learnPart(dictionaries);
