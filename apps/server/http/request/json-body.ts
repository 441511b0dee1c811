import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../refused.ts';

const jsonMediaType = /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i;

/** Only JSON is read: what another media type means is never guessed. */
export const isJson = (contentType: string | undefined): boolean =>
  contentType !== undefined && jsonMediaType.test(contentType);

/** No database text can hold the character NUL, and nobody means it. */
const holdsNul = /\\u0000/;

/**
 * @returns the object in the text, which may itself be written as a JSON text; an empty text is `{}`;
 * a key given twice, or one that reaches a prototype, is refused
 */
export function parseBody(text: string): Outcome<object> {
  if (text.trim() === '') return ok({});
  const value = parsed(text);
  return typeof value === 'string' ? objectIn(value, parsed(value)) : objectIn(text, value);
}

/** @param value of the text, undefined for what can't be read */
function objectIn(text: string, value: unknown): Outcome<object> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refused('body-malformed');
  const unsafe = hasEachKeyOnce(text, value) ? null : unsafeKey(text);
  return unsafe === null ? ok(value) : refused('field-unknown', { field: unsafe });
}

/** @returns undefined for what is no JSON, or holds NUL */
function parsed(text: string): unknown {
  if (holdsNul.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Seen at a glance, for nearly every body is one flat object without escapes: it has as many keys as are written in the
 * whole text. False where that can't be seen.
 */
function hasEachKeyOnce(text: string, value: object): boolean {
  if (/\\|__proto__/.test(text)) return false;
  const written = text.split('"').filter((part, i) => i % 2 === 0 && part.includes(':')).length;
  return Object.keys(value).length === written;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** The first key that occurs twice in its object or names a prototype. @param text valid JSON */
function unsafeKey(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  let previous = '';
  let candidate: string | null = null;
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && candidate !== null) {
      const keys = open.at(-1);
      const key = String(JSON.parse(candidate));
      if (key === '__proto__' || keys?.has(key)) return key;
      keys?.add(key);
    }
    candidate = token.startsWith('"') && (previous === '{' || previous === ',') ? token : null;
    previous = token;
  }
  return null;
}
