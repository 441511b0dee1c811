import { expect, test } from 'vitest';
import {
  importsOf,
  isCode,
  isTest,
  nameOf,
  planted,
  readAll,
  stringOf,
  walk,
  type Node,
  type Source,
} from '../source.ts';
import { isRouteTable, routedPages } from '../routes.ts';

const secondaryFile = 'apps/web/locales/vi/secondary.ts';

/** What fetches the words itself: no card is made before `watch.ts` beside it has them. */
const fetching = new Set(['apps/web/shell/arrivals/arrivals-host.tsx']);

/** What a file needs to run, found through its imports; the words and the list of pages stand for themselves. */
function reached(sources: ReadonlyMap<string, Source>, from: string, found = new Set<string>()): Set<string> {
  const source = sources.get(from);
  if (source === undefined || found.has(from) || fetching.has(from)) return found;
  if (isRouteTable(from) || from.includes('/locales/')) return found;
  found.add(from);
  const withWords = withSecondary(source);
  for (const { target, typeOnly, node } of importsOf(source))
    if (target !== null && !typeOnly && !withWords.has(node)) reached(sources, target, found);
  return found;
}

/** Imports that wait for the secondary words too: `withSecondary(() => import(…))`. */
function withSecondary(source: Source): ReadonlySet<Node> {
  const found = new Set<Node>();
  walk(source, (node, ancestors) => {
    const fetches = (one: Node): boolean => one.type === 'CallExpression' && nameOf(one['callee']) === 'withSecondary';
    if (node.type === 'ImportExpression' && ancestors.some(fetches)) found.add(node);
  });
  return found;
}

/** Keys of phrases of some sections in a file: `t('wallets.title')`, also those that a template begins with. */
function keysIn(source: Source, sections: readonly string[]): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    const quasis: unknown = node.type === 'TemplateLiteral' ? node['quasis'] : null;
    const text = Array.isArray(quasis) ? (quasis[0] as { value: { raw: string } }).value.raw : stringOf(node);
    if (text !== null && sections.some((section) => text.startsWith(`${section}.`) && /^[\w-]+\.\w*$/.test(text)))
      found.push(text);
  });
  return found;
}

/** Pages that speak words which their routes don't fetch. */
function speechless(sources: Source[]): string[] {
  const byPath = new Map(
    sources
      .filter((source) => source.path.startsWith('apps/web/') && isCode(source) && !isTest(source))
      .map((source) => [source.path, source]),
  );
  const sections = [...(byPath.get(secondaryFile)?.text ?? '').matchAll(/from '\.\/([\w-]+)\.ts'/g)].map(
    ([, section = '']) => section,
  );
  const keysFrom = (file: string): string[] =>
    [...reached(byPath, file)].flatMap((one) =>
      keysIn(byPath.get(one) ?? { path: one, text: '' }, sections).map((key) => `${file}: ${key} in ${one}`),
    );
  const light = routedPages(sources.filter(({ path: place }) => isRouteTable(place)))
    .filter(({ secondary }) => !secondary)
    .map(({ file }) => `apps/web/${file}`);
  return ['apps/web/main.tsx', ...new Set(light)].flatMap(keysFrom);
}

test('what is said without secondary words is in the first ones', () => {
  expect(speechless(readAll())).toEqual([]);
});

const tree = (rest: string, key: string): Source[] =>
  planted({
    [secondaryFile]: "import { wallets } from './wallets.ts';",
    'apps/web/routes/a.ts': `
      export const a = { a: { load: () => import('../features/a/a.tsx').then((m) => m.A)${rest} } };`,
    'apps/web/features/a/a.tsx': "import { b } from '../../shell/b.ts'; export const A = b;",
    'apps/web/shell/b.ts': `export const b = t(${key});`,
    'apps/web/routes.ts': "export { a as routes } from './routes/a.ts';",
    'apps/web/main.tsx': "import './routes.ts';",
  });

test.each(["'wallets.title'", '`wallets.${x}`'])('a page that says %s and does not fetch it is reported', (key) => {
  expect(speechless(tree('', key))).toHaveLength(1);
});

test('a page that fetches it, or says something else, is not reported', () => {
  expect(speechless(tree(', secondary: true', "'wallets.title'"))).toEqual([]);
  expect(speechless(tree('', "'shell.title'"))).toEqual([]);
});

test('what fetches the words itself is not reported, what is said beside it is', () => {
  const host = {
    path: 'apps/web/shell/arrivals/arrivals-host.tsx',
    text: "import { b } from '../b.ts'; export const start = () => b;",
  };
  const main = (more: string) => ({
    path: 'apps/web/main.tsx',
    text: `import './routes.ts'; import('./shell/arrivals/arrivals-host.tsx'); ${more}`,
  });
  const pages = tree(', secondary: true', "'wallets.title'").filter(({ path: place }) => place !== main('').path);
  expect(speechless([...pages, host, main('')])).toEqual([]);
  expect(speechless([...pages, host, main("import './shell/b.ts';")])).toHaveLength(1);
});

test('code that comes with the words is not reported, code that comes alone is', () => {
  const part = (load: string): Source[] => [
    ...tree('', "'shell.title'").filter((one) => one.path !== 'apps/web/features/a/a.tsx'),
    ...planted({
      'apps/web/features/a/a.tsx': `export const A = ${load};`,
      'apps/web/features/a/part.ts': "export const part = t('wallets.title');",
    }),
  ];
  expect(speechless(part("withSecondary(() => import('./part.ts'))"))).toEqual([]);
  expect(speechless(part("(() => import('./part.ts'))()"))).toHaveLength(1);
});
