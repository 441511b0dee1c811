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

export interface Article {
  readonly title: string;
  readonly summary: string;
  /** The markup of `i18n/markup.ts`; `{name}` stands for a figure of the rules. */
  readonly text: string;
}

/** The articles that tell how to use a feature. */
export type GuideId =
  | 'fees'
  | 'futures'
  | 'spot'
  | 'deposits'
  | 'withdrawals'
  | 'earn'
  | 'exchange'
  | 'verification'
  | 'fair-dealing';

export type GuideWords = Readonly<Record<GuideId, Article>>;

/** How to use each feature, what it costs and what can go wrong. */
export const guideWords: Readonly<Record<Language, GuideWords>> = { vi, en, zh_cn, pl, de, fr, it, es, pt, ru, hu, sv };
