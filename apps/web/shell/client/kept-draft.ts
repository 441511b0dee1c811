import { session } from '../session/session.ts';

type Draft = Record<string, string>;
const kept = new Map<string, Draft>();
const keyOf = (form: string): string => `${session().userInfo?.userId ?? ''} ${form}`;

/** What the present user has typed in a form so far: it outlives a visit to another page, not a reload. */
export const keptDraft = <D extends Draft>(form: string, initial: D): D => ({ ...initial, ...kept.get(keyOf(form)) });

/** Keeps a draft, or forgets it once it is sent. Leave out what is secret. */
export function keepDraft(form: string, draft: Draft | null) {
  if (draft === null) kept.delete(keyOf(form));
  else kept.set(keyOf(form), draft);
}
