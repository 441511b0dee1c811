import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, type Source } from '../source.ts';
import { routedPages, routeTables } from '../routes.ts';

const kib = 1024;
/** At most, in bytes, gzip. */
export const budgets = { home: 135 * kib, page: 165 * kib, styles: 10 * kib, early: 8 * kib };
/** At most, of scripts. */
const requests = { home: 8, page: 18 };

export const budgetOf = (page: string): number => (page.includes('features/home/') ? budgets.home : budgets.page);

export const requestsOf = (page: string): number => (page.includes('features/home/') ? requests.home : requests.page);

export const inKib = (bytes: number): string => `${(bytes / kib).toFixed(1)} KiB`;

/** Files of words by page: `features/earn/lobby.tsx` has `secondary`. */
export type PageWords = ReadonlyMap<string, readonly string[]>;

/** A file of the built web app, as Vite's manifest describes it. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** What was built; `words` are the files of words that a page fetches beside the first. `sizeOf` is in bytes, gzip. */
export interface Bundle {
  manifest: Manifest;
  words: PageWords;
  /** What draws the first candles, before a page is there: it competes with the page for the line. */
  early: readonly string[];
  textOf: (file: string) => string;
  sizeOf: (file: string) => number;
}

/** @param folder of the project, this one or another state of it @returns null before the first build */
export function readBundle(folder = root): Bundle | null {
  const dist = path.join(folder, 'apps/web/dist');
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const textOf = (name: string): string => readFileSync(path.join(dist, name), 'utf8');
  return {
    manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest,
    words: pageWords(routeTables(folder)),
    early: readdirSync(path.join(dist, 'assets'))
      .filter((name) => /^early-.*\.js$/.test(name))
      .map((name) => `assets/${name}`),
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

/** Which words the pages of these tables fetch. */
export const pageWords = (tables: readonly Source[]): PageWords =>
  new Map(routedPages(tables).map(({ file, words }) => [file, words]));

/** The largest language, bytes, gzip. @param more what it has beside the first words */
function languageSize({ manifest, sizeOf }: Bundle, more: readonly string[]): number {
  const sizes = new Map<string, number>();
  for (const key of Object.keys(manifest)) {
    const [, language, file = ''] = /(?:^|\/)locales\/(\w+)\/(.*)\.ts$/.exec(key) ?? [];
    if (language === undefined || !['index', ...more].includes(file)) continue;
    sizes.set(language, (sizes.get(language) ?? 0) + sizeOf(manifest[key]?.file ?? ''));
  }
  return Math.max(0, ...sizes.values());
}

/** The scripts of each page, with those that every page has. */
function pageScripts({ manifest }: Bundle): Record<string, ReadonlySet<string>> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) return {};
  const pages = Object.keys(manifest).filter((key) => isPage(key) && manifest[key]?.isEntry !== true);
  return Object.fromEntries(
    pages.map((key) => [key, withImports(manifest, key, withImports(manifest, entry))] as const),
  );
}

/**
 * Scripts that need each other before either has run: one of them finds the other empty, and no page opens.
 * Each circle once, by the script in which it was found.
 */
export function circles({ manifest }: Bundle): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (key: string, way: readonly string[]): void => {
    if (way.includes(key)) found.push([...way.slice(way.indexOf(key)), key].join(' → '));
    if (way.includes(key) || done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) visit(next, [...way, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return found;
}

/** How many scripts each page asks for before it can be used: browsers make six requests at a time. */
export const pageRequests = (bundle: Bundle): Record<string, number> =>
  Object.fromEntries(Object.entries(pageScripts(bundle)).map(([page, scripts]) => [page, scripts.size]));

/**
 * What each page loads before it can be used: the start, the page, and the largest language. Bytes, gzip.
 * What a page fetches later (the socket, a chart) isn't counted.
 */
export function pageSizes(bundle: Bundle): Record<string, number> {
  const { manifest, words, sizeOf } = bundle;
  const sum = (keys: ReadonlySet<string>): number =>
    [...keys].reduce((total, key) => total + sizeOf(manifest[key]?.file ?? ''), 0);
  return Object.fromEntries(
    Object.entries(pageScripts(bundle)).map(([page, scripts]) => [
      page,
      sum(scripts) + languageSize(bundle, words.get(page) ?? []),
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
