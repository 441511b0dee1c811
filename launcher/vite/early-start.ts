import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Pages that are often opened first: their scripts are asked for together with those that every page has. */
const openedFirst = [
  'pages/index/index',
  'pages/quotation/quotation',
  'pages/market/market',
  'pages/property/property',
  'pages/personal/personal',
  'pages/futures/kline',
  'pages/contract/contract',
  'pages/currency/currency',
];

type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>;

/** A file and all that it needs before it runs. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
}

/** @param web folder of the app @param dist of its build */
function filesOf(web: string, dist: string): object {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const routes = readdirSync(join(web, 'routes'))
    .map((name) => readFileSync(join(web, 'routes', name), 'utf8'))
    .join('\n');
  const inPage = withImports(manifest, 'index.html');
  const nameOf = (key: string): string => (manifest[key]?.file ?? '').replace(/^assets\/(.*)\.js$/, '$1');
  const pages: Record<string, string[]> = {};
  const secondary: string[] = [];
  for (const [, path = '', file = '', rest = ''] of routes.matchAll(
    /'(pages\/[\w/]+)': \{\s*load: \(\) => import\('\.\.\/([^']+)'\)([^}]*)\}/g,
  )) {
    if (!openedFirst.includes(path)) continue;
    pages[path] = [...withImports(manifest, file)].filter((key) => !inPage.has(key)).map(nameOf);
    if (rest.includes('secondary: true')) secondary.push(path);
  }
  const missing = openedFirst.filter((path) => (pages[path] ?? []).length === 0);
  if (missing.length > 0) throw new Error(`no script was found of ${missing.join(', ')}`);
  const words = Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const [, language] = /^locales\/(\w+)\/index\.ts$/.exec(key) ?? [];
      return language === undefined ? [] : [[language, [nameOf(key), nameOf(`locales/${language}/secondary.ts`)]]];
    }),
  );
  return { pages, secondary, words };
}

/** A script that needs no other. @param define what is written into it */
export async function scriptOf(input: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    root: dirname(input),
    logLevel: 'error',
    define,
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [script, ...others] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${input} does not become one script`);
  return script.code.trim();
}

/** The early start as text that can stand in a page. */
async function startOf(web: string, define: Record<string, string>): Promise<string> {
  const script = await scriptOf(join(web, 'early.ts'), define);
  if (/<\/?script|<!--/i.test(script)) throw new Error('the early start can not stand in a page');
  return script;
}

/** What the built page asks for by itself, taken out of it. */
function withoutFiles(page: string): { app: { style: string; scripts: string[] }; rest: string } {
  const scripts: string[] = [];
  let style = '';
  const rest = page
    .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g, (_, src: string) => (scripts.unshift(src), ''))
    .replace(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g, (_, href: string) => (scripts.push(href), ''))
    .replace(/<link rel="stylesheet"[^>]* href="([^"]+)">/, (_, href: string) => ((style = href), ''));
  if (scripts.length < 2 || style === '') throw new Error('the page has no scripts, or no style');
  return { app: { style, scripts }, rest };
}

/**
 * Writes the early start into the page, in the place of its scripts and styles, which it asks for behind the calls that
 * hold the page up. The server lets exactly this script run (`apps/server/http/static.ts`).
 */
export const earlyStart = (web: string): Plugin => ({
  name: 'early-start',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      const page = join(dir, 'index.html');
      const { app, rest } = withoutFiles(readFileSync(page, 'utf8'));
      const script = await startOf(web, { builtFiles: JSON.stringify({ app, ...filesOf(web, dir) }) });
      writeFileSync(
        page,
        rest.replace('</head>', () => `<script>${script}</script>\n</head>`),
      );
    },
  },
});
