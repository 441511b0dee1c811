import type { ErrorCode } from '@candor/api-contract/errors.ts';
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

/** A language's words for every error; `{name}` is a placeholder. */
export type ErrorWords = Readonly<Record<ErrorCode, string>>;

export const errorWords: Readonly<Record<Language, ErrorWords>> = { vi, en, zh_cn, pl, de, fr, it, es, pt, ru, hu, sv };
