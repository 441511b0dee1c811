import { expect, test } from 'vitest';
import { importsOf, isCode, isTest, planted, readAll, stringOf, walk, type Source } from '../source.ts';
import { isRouteTable, learnt, routedPages } from '../routes.ts';

/** What fetches the words itself: no card is made before `watch.ts` beside it has them, no palette before its keys. */
const fetching = new Set(['apps/web/shell/arrivals/arrivals-host.tsx', 'apps/web/workspace/keys/keys-host.tsx']);

/** What is found in a file is found once, however many pages need it. */
function once<Found>(find: (source: Source) => Found): (source: Source) => Found {
  const known = new WeakMap<Source, Found>();
  return (source) => {
    const found = known.get(source) ?? find(source);
    known.set(source, found);
    return found;
  };
}

/** The files that a file needs, each with the parts of words that it waits for first. */
const needsOf = once((source) =>
  importsOf(source).flatMap(({ target, typeOnly, node }) =>
    target === null || typeOnly ? [] : [{ target, learns: learnt(source, node) }],
  ),
);

/** What a file needs to run and fetches without some words, found through its imports. */
function reached(sources: Sources, part: string, from: string, found = new Set<string>()): Set<string> {
  const source = sources.get(from);
  if (source === undefined || found.has(from) || fetching.has(from)) return found;
  // The words and the list of pages stand for themselves.
  if (isRouteTable(from) || from.includes('/locales/')) return found;
  found.add(from);
  for (const { target, learns } of needsOf(source)) if (!learns.includes(part)) reached(sources, part, target, found);
  return found;
}

/** What can be a key of a phrase: `t('wallets.title')`, also what a template begins with. */
const phrasesIn = once((source) => {
  const found: string[] = [];
  walk(source, (node) => {
    const quasis: unknown = node.type === 'TemplateLiteral' ? node['quasis'] : null;
    const text = Array.isArray(quasis) ? (quasis[0] as { value: { raw: string } }).value.raw : stringOf(node);
    if (text !== null && /^[\w-]+\.\w*$/.test(text)) found.push(text);
  });
  return found;
});

/** Keys of phrases of some sections in a file. */
const keysIn = (source: Source, sections: readonly string[]): string[] =>
  phrasesIn(source).filter((text) => sections.some((section) => text.startsWith(`${section}.`)));

type Sources = ReadonlyMap<string, Source>;
/** A file of Vietnamese words that not every page fetches, and what it is called. */
const partFile = /^apps\/web\/locales\/vi\/((?!index\.ts)[\w-]+)\.ts$/;

/** The sections of words that come apart: those of the pages that are secondary, and of each part of its own. */
function partsOf(sources: Sources): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const [place, { text }] of sources) {
    const name = partFile.exec(place)?.[1];
    if (name === undefined || !text.includes('export const words')) continue;
    const sections = [...text.matchAll(/from '\.\/([\w-]+)\.ts'|^  '?([\w-]+)'?: \{$/gm)];
    parts.set(
      name,
      sections.map(([, imported, own]) => imported ?? own ?? ''),
    );
  }
  return parts;
}

/** Pages that speak words which their routes don't fetch. */
function speechless(sources: Source[]): string[] {
  const byPath = new Map(
    sources
      .filter((source) => source.path.startsWith('apps/web/') && isCode(source) && !isTest(source))
      .map((source) => [source.path, source]),
  );
  const pages = routedPages(sources.filter(({ path: place }) => isRouteTable(place)));
  return [...partsOf(byPath)].flatMap(([part, sections]) => {
    const without = pages.filter(({ words }) => !words.includes(part)).map(({ file }) => `apps/web/${file}`);
    return ['apps/web/main.tsx', ...new Set(without)].flatMap((file) =>
      [...reached(byPath, part, file)].flatMap((one) =>
        keysIn(byPath.get(one) ?? { path: one, text: '' }, sections).map((key) => `${file}: ${key} in ${one}`),
      ),
    );
  });
}

test('what is said without the words of a part is in the first ones', () => {
  expect(speechless(readAll())).toEqual([]);
});

const tree = (rest: string, key: string): Source[] =>
  planted({
    'apps/web/locales/vi/secondary.ts': "import { wallets } from './wallets.ts'; export const words = { wallets };",
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

test('words of a part come with the code that is fetched with them, and with no other', () => {
  const proof = (load: string): Source[] => [
    ...tree('', "'shell.title'").filter((one) => one.path !== 'apps/web/features/a/a.tsx'),
    ...planted({
      'apps/web/locales/vi/proof.ts': "export const words = {\n  proof: {\n    title: 'Bằng chứng' } };",
      'apps/web/features/a/a.tsx': `export const A = ${load};`,
      'apps/web/features/a/part.ts': "export const part = t('proof.title');",
    }),
  ];
  expect(speechless(proof("withWords(learnProof, () => import('./part.ts'))"))).toEqual([]);
  expect(speechless(proof("withWords(learnOther, () => import('./part.ts'))"))).toHaveLength(1);
  expect(speechless(proof("withSecondary(() => import('./part.ts'))"))).toHaveLength(1);
});
