import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/identity.ts';
import type { Like } from '../words.ts';

/** What the pages of verification have to say in every language, beside the secondary words. */
export type IdentityWords = { readonly identity: Like<(typeof original)['identity']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/identity.ts'),
  en: () => import('../en/identity.ts'),
  zh_cn: () => import('../zh_cn/identity.ts'),
  pl: () => import('../pl/identity.ts'),
  de: () => import('../de/identity.ts'),
  fr: () => import('../fr/identity.ts'),
  it: () => import('../it/identity.ts'),
  es: () => import('../es/identity.ts'),
  pt: () => import('../pt/identity.ts'),
  ru: () => import('../ru/identity.ts'),
  hu: () => import('../hu/identity.ts'),
  sv: () => import('../sv/identity.ts'),
};

/** Fetches the words of verification. */
export const learnIdentity = () => learnPart(dictionaries);
