import { parseEnv } from 'node:util';

export type SettingsFile = { readonly values: NodeJS.Dict<string> } | { readonly faults: readonly string[] };

const assignment = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_.-]*)\s*=\s*(.*)$/;
const isNothing = (line: string): boolean => /^\s*(#|$)/.test(line);

/**
 * Reads `KEY=value` lines as Node does, but drops none without a word.
 * @param known keys that are settings
 * @returns the values, or every line at fault with its number
 */
export function readSettingsFile(bytes: Uint8Array, known: readonly string[]): SettingsFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { faults: ['is no text: a settings file holds KEY=value lines in UTF-8'] };
  }
  const faults: string[] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isNothing(line)) continue;
    const [, key, value = ''] = assignment.exec(line) ?? [];
    if (key === undefined) faults.push(`line ${at + 1}: "${shown(line)}" is no KEY=value`);
    else if (!known.includes(key)) faults.push(`line ${at + 1}: ${unknownKey(key, known)}`);
    const end = lastLineOf(lines, at, value);
    if (end === null) faults.push(`line ${at + 1}: the quote of ${key ?? 'this line'} is never closed`);
    else at = end;
  }
  return faults.length > 0 ? { faults } : { values: parseEnv(text) };
}

/** A quoted value may go on over lines. @returns where it ends, or null */
function lastLineOf(lines: readonly string[], at: number, value: string): number | null {
  const [quote = ''] = /^["'`]/.exec(value) ?? [];
  if (quote === '' || value.indexOf(quote, 1) > 0) return at;
  const end = lines.findIndex((line, index) => index > at && line.includes(quote));
  return end < 0 ? null : end;
}

const shownChars = 40;
// A line that can't be read may still hold a secret behind its first word.
const shown = (line: string): string =>
  line
    .trim()
    .split(/\s/)[0]
    ?.replace(/[^\x20-\x7e]/g, '?')
    .slice(0, shownChars) ?? '';

/** Keys for the build of the web, which reads the environment alone. */
const isOfBuild = (key: string): boolean => key.startsWith('VITE_');
const nearEnough = 3;

function unknownKey(key: string, known: readonly string[]): string {
  if (isOfBuild(key)) return `${key} is for the build of the web: set it in the environment`;
  const [nearest] = known
    .map((one) => ({ one, distance: distance(key.toUpperCase(), one) }))
    .sort((a, b) => a.distance - b.distance);
  const isNear = nearest !== undefined && nearest.distance <= nearEnough;
  return `${key} is no setting${isNear ? `; is ${nearest.one} meant?` : ''}`;
}

/** Letters to insert, remove or replace until one word is the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(from).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(to).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
