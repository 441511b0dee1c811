import { learnPart, type Dictionaries } from '../../i18n.ts';
import type { words as original } from '../../vi/passkeys.ts';
import type { Like } from '../../words.ts';

/** What is said of passkeys, at the sign-in and among the own ones. */
export type PasskeysWords = { readonly passkeys: Like<(typeof original)['passkeys']> };

const dictionaries: Dictionaries = {
  vi: () => import('../../vi/passkeys.ts'),
  en: () => import('../../en/passkeys.ts'),
  zh_cn: () => import('../../zh_cn/passkeys.ts'),
  pl: () => import('../../pl/passkeys.ts'),
  de: () => import('../../de/passkeys.ts'),
  fr: () => import('../../fr/passkeys.ts'),
  it: () => import('../../it/passkeys.ts'),
  es: () => import('../../es/passkeys.ts'),
  pt: () => import('../../pt/passkeys.ts'),
  ru: () => import('../../ru/passkeys.ts'),
  hu: () => import('../../hu/passkeys.ts'),
  sv: () => import('../../sv/passkeys.ts'),
};

/** Fetches the words of passkeys. */
export const learnPasskeys = () => learnPart(dictionaries);
