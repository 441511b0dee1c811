import { separators } from '../../locales/format.ts';

type Signs = ReturnType<typeof separators>;

/** Whether a text has but digits and at most the decimal sign of the language: only then is it put into groups. */
const isPlain = (raw: string, { decimal }: Signs): boolean => /^\d+$/.test(raw.replace(decimal, ''));

/**
 * A text as it is shown while it is being typed: in groups of thousands as soon as they can't be taken for anything
 * else. What has a sign of groups in it that was typed stays as it is.
 */
export function groupedTyping(raw: string, signs: Signs = separators()): string {
  if (!isPlain(raw, signs)) return raw;
  const [whole = '', ...fraction] = raw.split(signs.decimal);
  return [whole.replace(/\B(?=(\d{3})+$)/g, signs.group), ...fraction].join(signs.decimal);
}

/** What was typed, without the groups put into it, and how many of its characters precede the caret. */
export interface Typed {
  readonly raw: string;
  readonly caret: number;
}

/** What an input says after a keystroke: its text and the caret in it. */
export interface Keystroke {
  readonly text: string;
  readonly caret: number;
  /** Which way was deleted: a sign of groups takes the digit beyond it along. */
  readonly deleted: 'before' | 'after' | null;
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/**
 * Takes a keystroke over: what was put in or taken out lies between the caret and what has stayed the same before it.
 * @param before what was typed so far, without groups
 */
export function typedAfter(before: string, key: Keystroke, signs: Signs = separators()): Typed {
  const shown = groupedTyping(before, signs);
  const tail = key.text.slice(key.caret);
  if (shown === before || !shown.endsWith(tail)) return { raw: key.text, caret: key.caret };
  const rest = shown.slice(0, shown.length - tail.length);
  const kept = commonStart(rest, key.text.slice(0, key.caret));
  const without = (text: string): string => text.replaceAll(signs.group, '');
  const [head, added, end] = [without(key.text.slice(0, kept)), key.text.slice(kept, key.caret), without(tail)];
  const raw = head + added + end;
  if (raw === before && key.deleted === 'before') {
    const left = head.slice(0, -1);
    return { raw: left + end, caret: left.length };
  }
  if (raw === before && key.deleted === 'after') return { raw: head + end.slice(1), caret: head.length };
  return { raw, caret: head.length + added.length };
}

/** Where the caret stands in the text with groups. */
export function shownCaret({ raw, caret }: Typed, signs: Signs = separators()): number {
  const shown = groupedTyping(raw, signs);
  if (shown === raw) return caret;
  let at = 0;
  for (let passed = 0; passed < caret; at += 1) if (shown[at] !== signs.group) passed += 1;
  return at;
}
