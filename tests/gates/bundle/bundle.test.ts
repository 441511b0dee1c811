import { expect, test } from 'vitest';
import { planted } from '../source.ts';
import {
  budgetOf,
  budgets,
  circles,
  consoleScripts,
  pageWords,
  holdsReact,
  holdsSchemas,
  inKib,
  looseReact,
  pageRequests,
  pageSizes,
  readBundle,
  requestsOf,
  styleSize,
  withSchemas,
  type Bundle,
} from './bundle.ts';

const kib = 1024;

/** Works on what was built last: `npm test` builds first; before the first build there is nothing to weigh. */
function faultsOf(bundle: Bundle | null): string[] {
  if (bundle === null) return [];
  const sizes = pageSizes(bundle);
  const heavy = Object.entries(sizes)
    .filter(([page, size]) => size > budgetOf(page))
    .map(([page, size]) => `${page} loads ${inKib(size)} of scripts, at most ${inKib(budgetOf(page))}`);
  const styles = styleSize(bundle);
  return [
    ...(Object.keys(sizes).length === 0 ? ['no page was found in the bundle'] : []),
    ...heavy,
    ...Object.entries(pageRequests(bundle))
      .filter(([page, count]) => count > requestsOf(page))
      .map(([page, count]) => `${page} asks for ${count} scripts, at most ${requestsOf(page)}`),
    ...(styles > budgets.styles ? [`styles have ${inKib(styles)}, at most ${inKib(budgets.styles)}`] : []),
    ...bundle.early
      .filter((file) => bundle.sizeOf(file) > budgets.early)
      .map((file) => `${file} has ${inKib(bundle.sizeOf(file))}, at most ${inKib(budgets.early)}`),
    ...withSchemas(bundle).map((file) => `${file} holds zod`),
    ...circles(bundle),
  ];
}

test('the built app keeps its budgets, and zod is not in it', () => {
  expect(faultsOf(readBundle())).toEqual([]);
});

test('the built console holds no zod either', () => {
  expect(
    Object.entries(consoleScripts())
      .filter(([, text]) => holdsSchemas(text))
      .map(([file]) => file),
  ).toEqual([]);
  expect(holdsSchemas('class ZodError extends Error')).toBe(true);
});

test('app and console ship React, the app in a chunk that stays the same while the app changes', () => {
  const bundle = readBundle();
  if (bundle !== null) expect(looseReact(bundle)).toEqual([]);
  const scripts = Object.values(consoleScripts());
  if (scripts.length > 0) expect(scripts.some(holdsReact)).toBe(true);
});

const files: Record<string, number> = {
  'a.js': 60,
  'home.js': 20,
  'home-part.js': 10,
  'vi.js': 4,
  'en.js': 3,
  'fast.js': 40,
  'late.js': 900,
  'a.css': 9,
  'early.js': 7,
};
const built = (weights: Partial<typeof files> = {}, text = ''): Bundle => ({
  manifest: {
    'index.html': { file: 'a.js', isEntry: true, css: ['a.css'], dynamicImports: ['features/home/home.tsx'] },
    'features/home/home.tsx': { file: 'home.js', imports: ['index.html', '_part.js'], dynamicImports: ['late.ts'] },
    '_part.js': { file: 'home-part.js' },
    'late.ts': { file: 'late.js' },
    'features/fast/market.tsx': { file: 'fast.js', imports: ['index.html', '_part.js'] },
    'locales/vi/index.ts': { file: 'vi.js' },
    'locales/en/index.ts': { file: 'en.js' },
  },
  words: new Map(),
  early: ['early.js'],
  textOf: () => text,
  sizeOf: (file) => (weights[file] ?? files[file] ?? 0) * kib,
});

test('a page is the start, itself and one language', () => {
  expect(faultsOf(built())).toEqual([]);
  expect(pageSizes(built())).toEqual({ 'features/home/home.tsx': 94 * kib, 'features/fast/market.tsx': 114 * kib });
});

test('a secondary page also loads the secondary words', () => {
  const words = pageWords(
    planted({
      'apps/web/routes/a.ts': `export const a = {
    'pages/a': { load: () => import('../features/fast/market.tsx').then(p), nav: 'custom', secondary: true },
    'pages/b': { load: () => import('../features/home/home.tsx').then(p) },
  };`,
    }),
  );
  const bundle = { ...built({ 'vi-more.js': 3, 'en-more.js': 5 }), words };
  Object.assign(bundle.manifest, {
    'locales/vi/secondary.ts': { file: 'vi-more.js' },
    'locales/en/secondary.ts': { file: 'en-more.js' },
  });
  expect(pageSizes(bundle)).toEqual({ 'features/home/home.tsx': 94 * kib, 'features/fast/market.tsx': 118 * kib });
});

test('scripts that need each other are reported', () => {
  const { manifest, ...bundle } = built();
  const circle = { ...manifest, '_part.js': { file: 'home-part.js', imports: ['features/home/home.tsx'] } };
  expect(faultsOf({ ...bundle, manifest: circle })).toEqual([
    'features/home/home.tsx → _part.js → features/home/home.tsx',
  ]);
});

test('a page that asks for many small scripts is reported', () => {
  const { manifest, ...bundle } = built();
  const icons = Array.from({ length: 6 }, (_, at) => `_icon-${at}.js`);
  const home = { file: 'home.js', imports: ['index.html', ...icons] };
  const many = { ...manifest, 'features/home/home.tsx': home };
  for (const icon of icons) Object.assign(many, { [icon]: { file: icon } });
  expect(faultsOf({ ...bundle, manifest: many })).toEqual([]);
  home.imports.push('_part.js');
  expect(faultsOf({ ...bundle, manifest: many })).toEqual(['features/home/home.tsx asks for 9 scripts, at most 8']);
});

test('what is too heavy is reported', () => {
  expect(faultsOf(built({ 'home-part.js': 52 }))).toEqual([
    'features/home/home.tsx loads 136.0 KiB of scripts, at most 135.0 KiB',
  ]);
  expect(faultsOf(built({ 'fast.js': 92 }))).toEqual([
    'features/fast/market.tsx loads 166.0 KiB of scripts, at most 165.0 KiB',
  ]);
  expect(faultsOf(built({ 'early.js': 9 }))).toEqual(['early.js has 9.0 KiB, at most 8.0 KiB']);
  expect(faultsOf(built({ 'a.css': 11 }))).toEqual(['styles have 11.0 KiB, at most 10.0 KiB']);
  expect(faultsOf(built({}, 'throw new ZodError(issues)'))).toContain('a.js holds zod');
  expect(faultsOf({ ...built(), manifest: {} })).toEqual(['no page was found in the bundle']);
});

test('the chart page has no more than any other: its library comes behind the first candles', () => {
  const chart = (needs: 'imports' | 'dynamicImports'): Bundle => {
    const { manifest, ...bundle } = built({ 'library.js': 62, 'kline.js': 60 });
    const page = { file: 'kline.js', imports: ['index.html'] };
    const board = { 'features/kline/chart/board.ts': { file: 'library.js' } };
    const behind = { ...page, [needs]: [...(needs === 'imports' ? page.imports : []), ...Object.keys(board)] };
    return { ...bundle, manifest: { ...manifest, ...board, 'features/kline/kline.tsx': behind } };
  };
  expect(faultsOf(chart('dynamicImports'))).toEqual([]);
  expect(faultsOf(chart('imports'))).toEqual([
    'features/kline/kline.tsx loads 186.0 KiB of scripts, at most 165.0 KiB',
  ]);
});

test('React that is loose, or not there, is reported', () => {
  const react = (manifest: Bundle['manifest'], holders: string[]): Bundle => ({
    ...built(),
    manifest,
    textOf: (file) => (holders.includes(file) ? 'Minified React error #' : ''),
  });
  const alone = {
    '_react-1.js': { file: 'assets/react-1.js', imports: ['_rolldown-runtime-1.js'] },
    'index.html': { file: 'a.js' },
  };
  expect(looseReact(react(alone, ['assets/react-1.js']))).toEqual([]);
  expect(looseReact(react(alone, []))).toEqual(['0 chunks of React alone']);
  expect(looseReact(react(alone, ['a.js']))).toEqual(['0 chunks of React alone', 'a.js holds React as well']);
  const tied = { '_react-1.js': { file: 'assets/react-1.js', imports: ['index.html'] } };
  expect(looseReact(react(tied, ['assets/react-1.js']))).toEqual(['assets/react-1.js names index.html']);
});
