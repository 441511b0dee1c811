import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileOf = (name: string): string => path.join(import.meta.dirname, 'corpus', `${name}.json`);
/** A corpus stays small enough to be read. */
const keptMost = 120;

/** Inputs by which fuzzing has reached more of a target than by its seeds. */
export const corpusOf = (name: string): readonly string[] =>
  existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as string[]) : [];

/** Adds to it; well-formed texts alone, which a file can hold. */
export function keep(name: string, found: readonly string[]): void {
  const all = [...new Set([...corpusOf(name), ...found.filter((text) => text.isWellFormed())])].slice(0, keptMost);
  writeFileSync(fileOf(name), `${JSON.stringify(all, null, 2)}\n`);
}
