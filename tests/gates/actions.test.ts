import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  at,
  isCode,
  isNode,
  isTest,
  nameOf,
  planted,
  readAll,
  root,
  stringOf,
  walk,
  type Node,
  type Source,
} from './source.ts';

/** The kinds that the property `kind` of a type can have. */
function kindsOf({ type, key, typeAnnotation }: Node): string[] {
  if (type !== 'TSPropertySignature' || nameOf(key) !== 'kind' || !isNode(typeAnnotation)) return [];
  const annotated = typeAnnotation['typeAnnotation'];
  if (!isNode(annotated)) return [];
  const { types } = annotated;
  const members = Array.isArray(types) ? types : [annotated];
  return members.flatMap((one) => (isNode(one, 'TSLiteralType') ? (stringOf(one['literal']) ?? []) : []));
}

/** Commands of core that don't stand in a file of their name, or of their name without a word of its folders. */
function misplaced(sources: Source[]): string[] {
  const core = sources.filter((one) => one.path.startsWith('packages/core/') && isCode(one) && !isTest(one));
  return core.flatMap((source) => {
    const found: string[] = [];
    const folders = new Set(path.posix.dirname(source.path).split('/'));
    const name = path.posix.basename(source.path, '.ts');
    walk(source, (node) => {
      for (const kind of kindsOf(node)) {
        const short = kind
          .split('-')
          .filter((word) => !folders.has(word))
          .join('-');
        if (name !== kind && name !== short) found.push(at(source, node, `${kind} belongs in ${short}.ts`));
      }
    });
    return found;
  });
}

test('every command of core stands in a file of its name', () => {
  const sources = readAll();
  expect(sources.some(({ path: place }) => place === 'packages/core/futures/position/close-position.ts')).toBe(true);
  expect(misplaced(sources)).toEqual([]);
});

test.each([
  ['packages/core/futures/ask.ts', `export interface A { readonly kind: 'close-position' }`],
  ['packages/core/futures/ask.ts', `export interface A extends Of { readonly kind: 'close-position'; at: number }`],
  ['packages/core/futures/close.ts', `export type A = { kind: 'close-position' };`],
  ['packages/core/spot/place.ts', `export interface A { readonly kind: 'place-spot-order' }`],
  ['packages/core/deposits/end-deposit.ts', `export interface A { kind: 'reject-deposit' | 'cancel-deposit' }`],
])('a command in a file of another name is reported: %s %s', (place, text) => {
  expect(misplaced(planted({ [place]: text }))).not.toEqual([]);
});

test('a command in its own file is not reported', () => {
  expect(
    misplaced(
      planted({
        'packages/core/futures/close-position.ts': `export interface A { readonly kind: 'close-position' }`,
        'packages/core/spot/place-order.ts': `export interface A { readonly kind: 'place-spot-order' }`,
        'packages/core/spot/end-spot-order.ts': `export interface A { kind: 'end-spot-order'; side: 'buy' | 'sell' }`,
        'packages/core/spot/place-order.test.ts': `interface A { readonly kind: 'other' }`,
        'apps/server/market/wire.ts': `interface A { readonly kind: 'depth' }`,
      }),
    ),
  ).toEqual([]);
});

/** An action of the glossary: what its files are called by, and where they are. */
interface Row {
  action: string;
  names: string[];
  files: string[];
}

/** The rows of the glossary's table of actions. */
function actionsOf(glossary: string): Row[] {
  const [, table = ''] = /^\| action \| look for \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(glossary) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [action = '', names = '', ...places] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { action, names: quoted(names), files: places.flatMap(quoted).map(fromRoot) };
    });
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const fromRoot = (file: string): string => (file.startsWith('core/') ? `packages/${file}` : `apps/${file}`);

/** Files of the glossary that aren't there or aren't called like the action, and names that the action doesn't say. */
function unfound(glossary: string): string[] {
  return actionsOf(glossary).flatMap(({ action, names, files }) => {
    const said = action.split(' ');
    const unsaid = names.filter((name) => !name.split('-').every((word) => said.some((one) => one.startsWith(word))));
    const called = (file: string): boolean => names.some((name) => path.posix.basename(file).includes(name));
    return [
      ...(names.length === 0 || files.length === 0 ? [`${action}: nothing to look for`] : []),
      ...unsaid.map((name) => `${action}: not called ${name}`),
      ...files.filter((file) => !existsSync(path.join(root, file))).map((file) => `${action}: no ${file}`),
      ...files.filter((file) => !called(file)).map((file) => `${action}: ${file} doesn't say it`),
    ];
  });
}

test('every action of the glossary stands in files of its name', () => {
  const glossary = readFileSync(path.join(root, 'GLOSSARY.md'), 'utf8');
  expect(actionsOf(glossary).length).toBeGreaterThanOrEqual(12);
  expect(unfound(glossary)).toEqual([]);
});

test('an action whose file is gone, or is called otherwise, is reported', () => {
  const head = '| action | look for | in core | in the server | on the screen |\n|---|---|---|---|---|';
  const faults = (cells: string): string[] => unfound(`${head}\n| place a fast order | ${cells} |\n\n`);
  expect(faults('`place-order` | `core/fast/place-order.ts` | – | –')).toEqual([]);
  expect(faults('`place-order` | `core/fast/place-orders.ts` | – | –')).toEqual([
    'place a fast order: no packages/core/fast/place-orders.ts',
  ]);
  expect(faults('`place-order` | `core/fast/place-order.ts` | `server/server.ts` | –')).toEqual([
    "place a fast order: apps/server/server.ts doesn't say it",
  ]);
  expect(faults('`server` | – | `server/server.ts` | –')).toEqual(['place a fast order: not called server']);
  expect(faults('`place-order` | – | – | –')).toEqual(['place a fast order: nothing to look for']);
});
