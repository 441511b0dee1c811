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

/**
 * What is pushed beside the messages: results and fills, which the app itself shows at once, and answers of customer
 * service.
 */
export const pushTexts = ['fast-win', 'fast-lose', 'fast-tie', 'fast-void', 'spot-filled', 'support'] as const;
export type PushTextName = (typeof pushTexts)[number];
/** `{name}` stands for a parameter. */
export type PushWords = Readonly<Record<PushTextName, { readonly title: string; readonly text: string }>>;

export const pushWords: Readonly<Record<Language, PushWords>> = { vi, en, zh_cn, pl, de, fr, it, es, pt, ru, hu, sv };
