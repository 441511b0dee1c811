import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { en } from './en.ts';

/** A language's words for every error; `{name}` is a placeholder. */
export type Messages = Readonly<Record<ErrorCode, string>>;

const tables: Partial<Record<Language, Messages>> = { en };

/** @param params fill the placeholders; one that is missing stays empty */
export function messageOf(error: ErrorCode, language: Language, params: Readonly<Record<string, string>> = {}): string {
  const text = (tables[language] ?? en)[error];
  return text.replace(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? '');
}
