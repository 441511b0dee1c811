import { expect, test } from 'vitest';
import { at, isCode, isNode, isTest, nameOf, planted, readAll, walk, type Node, type Source } from './source.ts';

const isNumber = (value: unknown): boolean => isNode(value, 'Literal') && typeof value['value'] === 'number';
const lastName = (value: unknown): string => nameOf(isNode(value, 'MemberExpression') ? value['property'] : value);
const isType = (value: unknown): boolean =>
  /^(accountType|fromType|toType|bonusType|\w+Account)$/.test(lastName(value));

/** What stands in the place of an account's type, by the kind of node. */
const numbered: Readonly<Record<string, (node: Node) => boolean>> = {
  BinaryExpression: ({ left, right }) => (isType(left) && isNumber(right)) || (isType(right) && isNumber(left)),
  VariableDeclarator: ({ id, init }) => isType(id) && isNumber(init),
  CallExpression: (node) => nameOf(node['callee']) === 'balanceIn' && isNumber((node['arguments'] as unknown[])[1]),
  JSXAttribute: ({ name, value }) =>
    /^(from|to)$/.test(nameOf(name)) && isNode(value, 'JSXExpressionContainer') && isNumber(value['expression']),
};

/** Where the app says the number of an account's type instead of its name. */
function numberedTypes(sources: readonly Source[]): string[] {
  const found: string[] = [];
  for (const source of sources.filter((one) => one.path.startsWith('apps/web/') && isCode(one) && !isTest(one)))
    walk(source, (node) => {
      if (numbered[node.type]?.(node) === true) found.push(at(source, node, "say accountTypes' name for it"));
    });
  return found;
}

test('types of accounts are called by the names that core gives them', () => {
  expect(numberedTypes(readAll())).toEqual([]);
});

test.each([
  'const coin = rows.filter((row) => row.accountType === 2);',
  'const futuresAccount = 3;',
  "const main = balanceIn(list, 1, 'USDT');",
  'const a = <Remedy to={1} />;',
])('a number is reported: %s', (text) => {
  expect(numberedTypes(planted({ 'apps/web/a.tsx': text }))).toHaveLength(1);
});
