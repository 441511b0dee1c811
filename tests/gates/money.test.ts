import { expect, test } from 'vitest';
import { at, isCode, isNode, isTest, nameOf, planted, readAll, walk, type Node, type Source } from './source.ts';

/** Where a number that isn't money becomes a JavaScript number: file → reason. */
const reasons: Readonly<Record<string, string>> = {
  'packages/core/spot/house/house-funds.ts': 'a count of whole steps, no more than the reference depth has',
  'packages/core/spot/quote-budget.ts': 'a count of whole steps, below the count that was asked for',
  'packages/core/spot/rules.ts': 'a count of whole ticks, which the book keeps as a number',
};

const conversions = new Set(['Number', 'parseFloat', 'parseInt']);
const methods = new Set(['toFixed', 'toPrecision', 'toExponential', 'parseFloat', 'parseInt']);

function isConversion(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node['operator'] === '+';
  if (node.type === 'Literal') return typeof node['value'] === 'number' && !Number.isInteger(node['value']);
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'];
  return (
    conversions.has(nameOf(callee)) || (isNode(callee, 'MemberExpression') && methods.has(nameOf(callee['property'])))
  );
}

/** Money is a bigint of fixed scale from the wire to the database: in core nothing turns into a floating number. */
function floats(sources: Source[]): string[] {
  const found: string[] = [];
  for (const source of sources) {
    if (!source.path.startsWith('packages/core/') || !isCode(source) || isTest(source) || source.path in reasons)
      continue;
    walk(source, (node) => {
      if (isConversion(node))
        found.push(
          at(source, node, `makes a floating number: ${source.text.slice(node.start, node.end).slice(0, 60)}`),
        );
    });
  }
  return found;
}

test('core calculates without floating numbers', () => {
  const sources = readAll();
  expect(floats(sources)).toEqual([]);
  expect(
    Object.keys(reasons).filter((place) => !sources.some((source) => source.path === place)),
    'exceptions without a file',
  ).toEqual([]);
});

test.each([
  'const a = Number(stake);',
  'const a = parseFloat("1.5");',
  'const a = +text;',
  'const a = x.toFixed(2);',
  'const rate = 0.8;',
  'const a = Number.parseFloat(x);',
])('a floating number is reported: %s', (text) =>
  expect(floats(planted({ 'packages/core/fast/planted.ts': text }))).toHaveLength(1),
);

test('bigints and whole numbers are not reported', () => {
  expect(
    floats(planted({ 'packages/core/a.ts': 'export const ageMs = 2000; export const a = 5n * 10n ** BigInt(6);' })),
  ).toEqual([]);
});
