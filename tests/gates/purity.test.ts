import { expect, test } from 'vitest';
import { at, isCode, isNode, isTest, nameOf, planted, readAll, walk, type Node, type Source } from './source.ts';

/** Time, chance, the outside world, and what differs between machines. */
const impure = new Set([
  'Date',
  'performance',
  'process',
  'console',
  'fetch',
  'crypto',
  'globalThis',
  'window',
  'require',
  'eval',
  'Intl',
  'Promise',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'Buffer',
  'WebSocket',
  'WeakRef',
  'FinalizationRegistry',
]);
const impureMethods = new Set(['toLocaleString', 'localeCompare', 'toLocaleUpperCase', 'toLocaleLowerCase']);
/** The one place that throws: a failed assertion. */
const assertion = 'packages/core/result.ts';
/** A clock reading handed in may be taken apart by the calendar of UTC: file → what it uses. */
const calendar: Readonly<Record<string, readonly string[]>> = {
  'packages/core/market/candles.ts': ['Date'],
};

function impurityOf(source: Source, node: Node, parents: readonly Node[]): string | null {
  const parent = parents.at(-1);
  if (node.type === 'AwaitExpression' || node['async'] === true) return 'waits: core answers at once';
  if (node.type === 'ThrowStatement' && source.path !== assertion) return 'throws: return a refusal, or assert';
  if (
    node.type === 'VariableDeclaration' &&
    node['kind'] !== 'const' &&
    parents.every(({ type }) => type === 'Program' || type === 'ExportNamedDeclaration')
  ) {
    return 'keeps state between calls';
  }
  if (node.type !== 'Identifier') return null;
  const name = nameOf(node);
  const isMember = parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true;
  const isKey =
    parent?.type === 'Property' &&
    parent['key'] === node &&
    parent['computed'] !== true &&
    parent['shorthand'] !== true;
  if (isMember) {
    const owner = nameOf(parent['object']);
    return (owner === 'Math' && name === 'random') || impureMethods.has(name) ? `uses ${owner}.${name}` : null;
  }
  if (isKey || parent?.type.startsWith('TS') === true || !impure.has(name)) return null;
  return calendar[source.path]?.includes(name) === true && isGivenDate(parent) ? null : `uses ${name}`;
}

/** `new Date(time)` or `Date.UTC(…)`: no look at the clock. */
function isGivenDate(parent: Node | undefined): boolean {
  if (parent?.type === 'NewExpression') return Array.isArray(parent['arguments']) && parent['arguments'].length > 0;
  return isNode(parent, 'MemberExpression') && nameOf(parent['property']) === 'UTC';
}

function impurities(sources: Source[]): string[] {
  const found: string[] = [];
  for (const source of sources.filter((one) => one.path.startsWith('packages/core/') && isCode(one) && !isTest(one))) {
    walk(source, (node, parents) => {
      const fault = impurityOf(source, node, parents);
      if (fault !== null) found.push(at(source, node, fault));
    });
  }
  return found;
}

test('core knows no clock, no chance and no outside world', () => {
  expect(impurities(readAll())).toEqual([]);
});

test.each([
  'const now = Date.now();',
  'const now = new Date();',
  'const x = Math.random();',
  'const home = process.env.HOME;',
  'void fetch("/");',
  'setTimeout(() => 1, 5);',
  'console.log(1);',
  'export const f = async () => 1;',
  'export function f() { throw new Error("x"); }',
  'let count = 0;',
  'export let count = 0;',
  'const text = (1).toLocaleString();',
  'const p = { Date };',
  'const p = [performance][0];',
])('an impurity is reported: %s', (text) => {
  expect(impurities(planted({ 'packages/core/fast/planted.ts': text }))).not.toEqual([]);
});

test('what only looks impure is not reported', () => {
  expect(
    impurities(
      planted({
        'packages/core/a.ts':
          'export const f = (o: { process: number; Date: string }) => o.process + Math.max(1, 2);' +
          'type T = Promise<Date>;',
        'packages/core/a.test.ts': 'const now = Date.now();',
        'apps/server/a.ts': 'const now = Date.now();',
      }),
    ),
  ).toEqual([]);
});
