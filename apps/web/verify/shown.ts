import { languages, languageTag, type Language } from '@candor/api-contract/languages.ts';
import type { Part } from '@candor/verifier/bundle.ts';
import type { Step } from '@candor/verifier/text.ts';
import { words } from './words.ts';

/** How a step, a thing and all of it end. */
export type Kind = 'right' | 'false' | 'unknown';

/** The first language of those wanted that there are words in, as `vi-VN` or `vi`; English for none of them. */
export function languageOf(wanted: readonly string[]): Language {
  const own = (text: string): string => text.slice(0, 2).toLowerCase();
  const known = wanted.flatMap((text) => languages.filter((one) => own(languageTag(one)) === own(text)));
  return known[0] ?? 'en';
}

/** What a step has looked at, as the app says it; what is not known here has its name. */
export function titleOf(language: Language, name: string): string {
  const { steps, verify } = words[language];
  const own: Readonly<Record<string, unknown>> = { ...steps, ...verify };
  const title = own[name];
  return typeof title === 'string' ? title : name;
}

export function kindOf(ok: boolean | null): Kind {
  if (ok === null) return 'unknown';
  return ok ? 'right' : 'false';
}

/** What was found, or how it differs. */
export function foundIn(language: Language, { ok, stated, found }: Step): string {
  const { verify } = words[language];
  const differs = verify.stated.replace('{stated}', stated).replace('{found}', found);
  const texts: Readonly<Record<Kind, string>> = { right: found, false: differs, unknown: verify.missing };
  return texts[kindOf(ok)];
}

const order: readonly Kind[] = ['false', 'unknown', 'right'];
/** A thing is as its worst step. */
export const worstOf = ({ steps }: Part): Kind =>
  order.find((kind) => steps.some(({ ok }) => kindOf(ok) === kind)) ?? 'right';

/** Of many, those that differ come first. */
export const worstFirst = (parts: readonly Part[]): Part[] =>
  parts.toSorted((a, b) => order.indexOf(worstOf(a)) - order.indexOf(worstOf(b)));

/** The verdict in words. */
export function verdictIn(language: Language, verdict: Kind): string {
  const { verify } = words[language];
  return { right: verify.isRight, false: verify.isFalse, unknown: verify.isUnknown }[verdict];
}
