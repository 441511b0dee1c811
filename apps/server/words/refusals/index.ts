import type { RefusalReason } from '@candor/api-contract/refusal-reasons.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { vi } from './vi.ts';
import { zh_cn } from './zh_cn.ts';

/** Why something was refused, without a full stop: a line of an operator may follow. */
export type RefusalWords = Readonly<Record<RefusalReason, string>>;

export const refusalWords: Readonly<Record<Language, RefusalWords>> = {
  vi,
  en,
  zh_cn,
  pl,
  de,
  fr,
  it,
  es,
  pt,
  ru,
  hu,
  sv,
};

const fullStop = (language: Language): string => (language === 'zh_cn' ? '。' : '. ');

/**
 * Why something was refused, in a language: a reason that comes with the product, with the line that an operator may
 * have added below it; what an operator wrote in their own words as it is.
 */
export function reasonIn(language: Language, reason: string): string {
  const [first = '', ...added] = reason.split('\n');
  const words = refusalWords[language];
  return Object.hasOwn(words, first) ? [words[first as RefusalReason], ...added].join(fullStop(language)) : reason;
}
