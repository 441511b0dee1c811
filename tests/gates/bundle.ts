import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './source.ts';

const dist = path.join(root, 'apps/web/dist');

/** A file of the built web app, as Vite's manifest describes it. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** What was built, or null before the first build. `sizeOf` is in bytes, gzip. */
export interface Bundle { manifest: Manifest; textOf: (file: string) => string; sizeOf: (file: string) => number }

export function readBundle(): Bundle | null {
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const textOf = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
  return { manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest, textOf, sizeOf: (name) => gzipSync(textOf(name)).length };
}

const isLanguage = (key: string): boolean => /(^|\/)locales\/\w+\//.test(key);
const isPage = (key: string): boolean => /(^|\/)features\/.+\.tsx$/.test(key);

/** A file and all that it needs before it runs. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
}

/**
 * What each page loads before it can be used: the start, the page, and the largest language. Bytes, gzip.
 * What a page fetches later (the socket, a chart) isn't counted.
 */
export function pageSizes({ manifest, sizeOf }: Bundle): Record<string, number> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) return {};
  const sum = (keys: Set<string>): number => [...keys].reduce((total, key) => total + sizeOf(manifest[key]?.file ?? ''), 0);
  const largestLanguage = Math.max(0, ...Object.keys(manifest).filter(isLanguage).map((key) => sizeOf(manifest[key]?.file ?? '')));
  const pages = Object.keys(manifest).filter((key) => isPage(key) && manifest[key]?.isEntry !== true);
  return Object.fromEntries(pages.map((key) => [key, sum(withImports(manifest, key, withImports(manifest, entry))) + largestLanguage]));
}

/** All style sheets together, bytes, gzip. */
export function styleSize({ manifest, sizeOf }: Bundle): number {
  const sheets = new Set(Object.values(manifest).flatMap(({ file, css }) => [...(css ?? []), ...(file.endsWith('.css') ? [file] : [])]));
  return [...sheets].reduce((total, file) => total + sizeOf(file), 0);
}

/** Scripts of the bundle that hold the schema library. */
export function withSchemas({ manifest, textOf }: Bundle): string[] {
  return [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js') && /ZodError|\$ZodType|_zod\b/.test(textOf(file)));
}
