import type { Language } from '@candor/api-contract/languages.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
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

export interface EarnWords {
  readonly names: Readonly<Record<EarnKind, string>>;
  /** Of a name, where all income is paid at the end. */
  readonly paidAtEnd: string;
  /** Of the name of an example. */
  readonly example: string;
  readonly descriptions: Readonly<Record<EarnKind, string>>;
  /** Of wealth products whose income is paid at the end. */
  readonly wealthAtEnd: string;
  readonly fundedBy: string;
  readonly fundedByTest: string;
}

/** Words of the products that come with the first start; `{days}` is the term. */
export const earnWords: Readonly<Record<Language, EarnWords>> = { vi, en, zh_cn, pl, de, fr, it, es, pt, ru, hu, sv };
