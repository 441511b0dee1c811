import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { locales, type Language } from '@candor/api-contract/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fillWith } from './fill.ts';
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
export type Messages = Readonly<Record<ErrorCode, string>>;

const tables: Readonly<Record<Language, Messages>> = { en, zh_cn, vi, pl, de, fr, it, es, pt, ru, hu, sv };

const minuteSeconds = 60;

/** How long to wait: seconds, or from a minute on minutes, rounded up. @param seconds whole; one when it is not said */
function waitText(seconds: number, language: Language): string {
  const [unit, count] =
    seconds < minuteSeconds
      ? (['second', seconds] as const)
      : (['minute', Math.ceil(seconds / minuteSeconds)] as const);
  // Short forms need no case; those of Hungarian are a letter, and its long ones have no plural.
  const unitDisplay = language === 'hu' ? 'long' : 'short';
  return new Intl.NumberFormat(locales[language].replace('_', '-'), { style: 'unit', unit, unitDisplay }).format(count);
}

/**
 * The words of an error, its figures as the language writes them. @param params fill the placeholders; one that is
 * missing stays empty
 */
export function messageOf(error: ErrorCode, language: Language, params: Readonly<Record<string, string>> = {}): string {
  return fillWith(
    tables[language][error],
    { wait: waitText(Number(params.seconds) || 1, language), ...params },
    language,
  );
}
