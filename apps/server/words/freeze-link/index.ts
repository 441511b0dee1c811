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

/** What stands around the link that freezes withdrawals. */
export interface FreezeLinkWords {
  /** Right above the link. */
  readonly stop: string;
  readonly terms: string;
  /** The same in a text message, which is paid for by its length. */
  readonly short: string;
}

export const freezeLinkWords: Readonly<Record<Language, FreezeLinkWords>> = {
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
