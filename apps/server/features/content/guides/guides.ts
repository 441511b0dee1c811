import type { Language } from '@candor/api-contract/languages.ts';
import type { Guides } from '../types.ts';
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

/** How to use each feature, what it costs and what can go wrong. */
export const guides: Readonly<Record<Language, Guides>> = { en, zh_cn, vi, pl, de, fr, it, es, pt, ru, hu, sv };
