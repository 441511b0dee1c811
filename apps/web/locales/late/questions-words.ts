import { learnPart, type Dictionaries } from '../i18n.ts';
import type { words as original } from '../vi/questions.ts';
import type { Like } from '../words.ts';

/** What is said in every language before the first real order. */
export type QuestionsWords = { readonly questions: Like<(typeof original)['questions']> };

const dictionaries: Dictionaries = {
  vi: () => import('../vi/questions.ts'),
  en: () => import('../en/questions.ts'),
  zh_cn: () => import('../zh_cn/questions.ts'),
  pl: () => import('../pl/questions.ts'),
  de: () => import('../de/questions.ts'),
  fr: () => import('../fr/questions.ts'),
  it: () => import('../it/questions.ts'),
  es: () => import('../es/questions.ts'),
  pt: () => import('../pt/questions.ts'),
  ru: () => import('../ru/questions.ts'),
  hu: () => import('../hu/questions.ts'),
  sv: () => import('../sv/questions.ts'),
};

/** Fetches the words of what is asked before the first real order. */
export const learnQuestions = () => learnPart(dictionaries);
