import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/proof.ts';
import type { Like } from '../words.ts';

/** What a shared result has to say in every language. */
export type ProofWords = { readonly proof: Like<(typeof original)['proof']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/proof.ts'),
  en: () => import('../en/proof.ts'),
  zh_cn: () => import('../zh_cn/proof.ts'),
  pl: () => import('../pl/proof.ts'),
  de: () => import('../de/proof.ts'),
  fr: () => import('../fr/proof.ts'),
  it: () => import('../it/proof.ts'),
  es: () => import('../es/proof.ts'),
  pt: () => import('../pt/proof.ts'),
  ru: () => import('../ru/proof.ts'),
  hu: () => import('../hu/proof.ts'),
  sv: () => import('../sv/proof.ts'),
};

/** Fetches the words of shared results. */
export const learnProof = () => learnPart(dictionaries);
