import type { Language } from '@candor/api-contract/languages.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
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

/** What is traded, by how it is; {name} and {code} are filled in. */
export type Introductions = Readonly<Record<Listing['group'], string>>;

export const introductions: Readonly<Record<Language, Introductions>> = {
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
