import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, type Source } from '../source.ts';
import { routedPages, routeTables } from '../routes.ts';

const kib = 1024;
/** At most, in bytes, gzip. */
export const budgets = { home: 135 * kib, page: 165 * kib, styles: 10 * kib };

export const budgetOf = (page: string): number => (page.includes('features/home/') ? budgets.home : budgets.page);

export const inKib = (bytes: number): string => `${(bytes / kib).toFixed(1)} KiB`;

/** A file of the built web app, as Vite's manifest describes it. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** What was built; `secondary` are the pages that fetch the secondary words as well. `sizeOf` is in bytes, gzip. */
export interface Bundle {
  manifest: Manifest;
  secondary: ReadonlySet<string>;
  textOf: (file: string) => string;
  sizeOf: (file: string) => number;
}

/** @param folder of the project, this one or another state of it @returns null before the first build */
export function readBundle(folder = root): Bundle | null {
  const dist = path.join(folder, 'apps/web/dist');
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const textOf = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
  const secondary = secondaryPages(routeTables(folder));
  return {
    manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest,
    secondary,
    textOf,
    sizeOf: (name) => gzipSync(textOf(name)).length,
  };
}

const isPage = (key: string): boolean => /(^|\/)features\/.+\.tsx$/.test(key);

/** A file and all that it needs before it runs. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
}

/** Files of the pages whose routes say that they need the secondary words. */
export const secondaryPages = (tables: readonly Source[]): ReadonlySet<string> =>
  new Set(
    routedPages(tables)
      .filter(({ secondary }) => secondary)
      .map(({ file }) => file),
  );

/** The largest language, bytes, gzip. @param secondary with the words of the secondary pages */
function languageSize({ manifest, sizeOf }: Bundle, secondary: boolean): number {
  const sizes = new Map<string, number>();
  for (const key of Object.keys(manifest)) {
    const [, language, file = ''] = /(?:^|\/)locales\/(\w+)\/(.*)$/.exec(key) ?? [];
    // Words of the workspace come where the screen is wide, and after the page.
    if (language === undefined || file.startsWith('workspace') || (!secondary && file.startsWith('secondary')))
      continue;
    sizes.set(language, (sizes.get(language) ?? 0) + sizeOf(manifest[key]?.file ?? ''));
  }
  return Math.max(0, ...sizes.values());
}

/**
 * What each page loads before it can be used: the start, the page, and the largest language. Bytes, gzip.
 * What a page fetches later (the socket, a chart) isn't counted.
 */
export function pageSizes(bundle: Bundle): Record<string, number> {
  const { manifest, secondary, sizeOf } = bundle;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) return {};
  const sum = (keys: Set<string>): number =>
    [...keys].reduce((total, key) => total + sizeOf(manifest[key]?.file ?? ''), 0);
  const pages = Object.keys(manifest).filter((key) => isPage(key) && manifest[key]?.isEntry !== true);
  return Object.fromEntries(
    pages.map((key) => [
      key,
      sum(withImports(manifest, key, withImports(manifest, entry))) + languageSize(bundle, secondary.has(key)),
    ]),
  );
}

/**
 * Scripts of the built console by name, none before its first build: like the web it takes no schema from the contract.
 */
export function consoleScripts(): Record<string, string> {
  const folder = path.join(root, 'apps/console/dist/assets');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/** All style sheets together, bytes, gzip. */
export function styleSize({ manifest, sizeOf }: Bundle): number {
  const sheets = new Set(
    Object.values(manifest).flatMap(({ file, css }) => [...(css ?? []), ...(file.endsWith('.css') ? [file] : [])]),
  );
  return [...sheets].reduce((total, file) => total + sizeOf(file), 0);
}

export const holdsSchemas = (script: string): boolean => /ZodError|\$ZodType|_zod\b/.test(script);

/** Scripts of the bundle that hold the schema library. */
export function withSchemas({ manifest, textOf }: Bundle): string[] {
  return [...new Set(Object.values(manifest).map(({ file }) => file))].filter(
    (file) => file.endsWith('.js') && holdsSchemas(textOf(file)),
  );
}

/** Whether a script carries React's own renderer. */
export const holdsReact = (script: string): boolean => /Minified React error #/.test(script);

/**
 * What keeps React from staying in a browser's store when the app changes: it lies in a chunk of its own, and that
 * chunk names no file of the app, since the name of each changes with its content.
 */
export function looseReact({ manifest, textOf }: Bundle): string[] {
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  const own = chunks.filter(({ file }) => /(^|\/)react-[^/]*\.js$/.test(file) && holdsReact(textOf(file)));
  const named = own.flatMap(({ file, imports = [] }) =>
    imports.filter((key) => !key.startsWith('_rolldown-runtime')).map((key) => `${file} names ${key}`),
  );
  const others = chunks.filter((chunk) => !own.includes(chunk) && holdsReact(textOf(chunk.file)));
  return [
    ...(own.length === 1 ? [] : [`${own.length} chunks of React alone`]),
    ...named,
    ...others.map(({ file }) => `${file} holds React as well`),
  ];
}
