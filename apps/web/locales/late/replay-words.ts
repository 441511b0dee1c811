import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/replay.ts';
import type { Like } from '../words.ts';

/** What a contract that is played back has to say in every language. */
export type ReplayWords = { readonly replay: Like<(typeof original)['replay']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/replay.ts'),
  en: () => import('../en/replay.ts'),
  zh_cn: () => import('../zh_cn/replay.ts'),
  pl: () => import('../pl/replay.ts'),
  de: () => import('../de/replay.ts'),
  fr: () => import('../fr/replay.ts'),
  it: () => import('../it/replay.ts'),
  es: () => import('../es/replay.ts'),
  pt: () => import('../pt/replay.ts'),
  ru: () => import('../ru/replay.ts'),
  hu: () => import('../hu/replay.ts'),
  sv: () => import('../sv/replay.ts'),
};

/** Fetches the words of a contract that is played back. */
export const learnReplay = () => learnPart(dictionaries);
