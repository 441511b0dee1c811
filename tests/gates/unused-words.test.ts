import { expect, test } from 'vitest';
import { words as ofConsole } from '../../apps/console/locales/en/index.ts';
import { words as secondary } from '../../apps/web/locales/vi/secondary.ts';
import { words as start } from '../../apps/web/locales/vi/index.ts';
import { webParts } from './words/tables.ts';
import { isCode, isNode, isTest, nameOf, planted, readAll, stringOf, walk, type Source } from './source.ts';

/** Words by section, each by its key. */
type Vocabulary = Readonly<Record<string, object>>;

interface Said {
  /** Every text in the code, and every name of a property: what a key can be put together from. */
  readonly texts: ReadonlySet<string>;
  /** Keys that are put together: `identity.${part}Hint`, each variable part a group. */
  readonly patterns: readonly RegExp[];
}

/** The code of some folders, without the words themselves. */
const codeOf = (sources: readonly Source[], ...folders: readonly string[]): Source[] =>
  sources.filter(
    (one) =>
      folders.some((folder) => one.path.startsWith(folder)) &&
      !/^apps\/console\/locales\/|\/locales\/\w+\//.test(one.path) &&
      isCode(one) &&
      !isTest(one),
  );

function saidIn(sources: readonly Source[]): Said {
  const texts = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const source of sources) {
    walk(source, (node) => {
      const text = stringOf(node) ?? (isNode(node, 'Property') ? nameOf(node['key']) : '');
      if (text !== '') texts.add(text);
      const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as { value: { raw: string } }[]) : [];
      const parts = quasis.map(({ value }) => value.raw);
      if (parts.length > 1 && /^[\w-]+\.\w*$/.test(parts[0] ?? ''))
        patterns.set(parts.join('$'), new RegExp(`^${parts.map((part) => part.replace('.', '\\.')).join('(\\w+)')}$`));
    });
  }
  return { texts, patterns: [...patterns.values()] };
}

/** Words that no page says: their key is nowhere in the code, and no template can come to it with what stands there. */
function unused(vocabulary: Vocabulary, sources: readonly Source[]): string[] {
  const { texts, patterns } = saidIn(codeOf(sources, 'apps/web/', 'packages/'));
  const canBe = (key: string): boolean =>
    patterns.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((part) => texts.has(part)),
    );
  return Object.entries(vocabulary)
    .flatMap(([section, words]) => Object.keys(words).map((name) => `${section}.${name}`))
    .filter((key) => !texts.has(key) && !canBe(key));
}

/** What the code names of the words of the console: `deposits.title`, also where a file calls a part of them `w`. */
function namedIn(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const parts = new Map([['words', '']]);
    const named: string[] = [];
    const pathOf = (node: unknown): string | undefined => {
      if (!isNode(node, 'MemberExpression')) return parts.get(nameOf(node));
      const outer = pathOf(node['object']);
      return outer === undefined || node['computed'] === true ? outer : `${outer}${nameOf(node['property'])}.`;
    };
    walk(source, (node, parents) => {
      const path = node.type === 'MemberExpression' ? pathOf(node) : undefined;
      const parent = parents.at(-1);
      if (path === undefined || (isNode(parent, 'MemberExpression') && parent['object'] === node)) return;
      if (isNode(parent, 'VariableDeclarator') && nameOf(parent['id']) !== '') parts.set(nameOf(parent['id']), path);
      else named.push(path);
    });
    return named;
  });
}

/** Every text of a vocabulary by where it stands: `deposits.title.`. */
const leavesOf = (words: object, at = ''): string[] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null && !Array.isArray(word)
      ? leavesOf(word, `${at}${key}.`)
      : [`${at}${key}.`],
  );

/**
 * Words that no view says: nothing names them, and where a part is named whole, their own name stands nowhere in the
 * code.
 */
function unusedInConsole(vocabulary: object, sources: readonly Source[]): string[] {
  const named = namedIn(codeOf(sources, 'apps/console/'));
  // Names of states and kinds come from the server.
  const { texts } = saidIn(codeOf(sources, 'apps/console/', 'apps/server/', 'packages/'));
  return leavesOf(vocabulary).filter(
    (leaf) =>
      !named.some(
        (path) => path.startsWith(leaf) || (leaf.startsWith(path) && texts.has(leaf.split('.').at(-2) ?? '')),
      ),
  );
}

const partWords = async (part: string): Promise<Vocabulary> =>
  ((await import(`../../apps/web/locales/vi/${part}.ts`)) as { words: Vocabulary }).words;

test('every word of the web is said somewhere', async () => {
  // Names of symbols are said by their code.
  const { symbols: _names, ...phrases } = start;
  const parts = await Promise.all(webParts().map(partWords));
  expect(unused(Object.assign({ ...phrases, ...secondary }, ...parts) as Vocabulary, readAll())).toEqual([]);
});

test('every word of the console is said somewhere', () => {
  expect(unusedInConsole(ofConsole, readAll())).toEqual([]);
});

const page = (text: string): Source[] => planted({ 'apps/web/features/a/a.tsx': text });

test.each([
  ['is named nowhere', `export const a = t('a.other');`],
  ['only a test names', ''],
  ['a template of another section can come to', "export const a = ['word'].map((each) => t(`b.${each}`));"],
  ['a template could come to, had anything its last part', 'export const a = (part: Part) => t(`a.${part}`);'],
  ['is longer than what a template comes to', "export const a = ['wor'].map((each) => t(`a.${each}`));"],
])('a word is reported that %s', (_which, text) => {
  expect(
    unused({ a: { word: 'x' } }, [...page(text), ...planted({ 'apps/web/features/a/a.test.ts': `t('a.word');` })]),
  ).toEqual(['a.word']);
});

test.each([
  ['is said', `export const a = t('a.word');`],
  ['stands in a table', `const names: Record<Tab, PlainKey> = { all: 'a.word' };`],
  ['is put together from a text', "export const a = (['word', 'other'] as const).map((each) => t(`a.${each}`));"],
  ['is put together in its middle', "export const a = (['o'] as const).map((each) => t(`a.w${each}rd`));"],
  [
    'is put together from the name of a property',
    'const icons = { word: Icon }; export const a = (each: keyof typeof icons) => t(`a.${each}`);',
  ],
])('a word is not reported that %s', (_which, text) => {
  expect(unused({ a: { word: { one: 'x', other: 'y' } } }, page(text))).toEqual([]);
});

const view = (text: string): Source[] =>
  planted({ 'apps/console/features/a/a.tsx': `import { words } from '../../locales/words.ts';\n${text}` });
const ofView = { a: { word: 'x', act: { title: 'y' }, states: { shut: 'z' } } };

test.each([
  [
    'all that is named',
    "const w = words.a; export const a = [w.word, w.act, w.states[state]]; const field = { title: 'shut' };",
    [],
  ],
  [
    'a part whose keys nothing has',
    'export const a = [words.a.word, words.a.act.title, words.a.states[state]];',
    ['a.states.shut.'],
  ],
  [
    'what a name of another part would come to',
    "const w = words.b; export const a = [w.word, words.a.act, 'title', 'shut'];",
    ['a.word.', 'a.states.shut.'],
  ],
])('of the words of a view is reported, of %s', (_which, text, found) => {
  expect(unusedInConsole(ofView, view(text))).toEqual(found);
});
