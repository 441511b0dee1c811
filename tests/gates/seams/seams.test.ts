import { expect, test } from 'vitest';
import { named } from '../../../apps/server/opening/named.ts';
import {
  at,
  isCode,
  isNode,
  isTest,
  nameOf,
  planted,
  readAll,
  stringOf,
  walk,
  type Node,
  type Source,
} from '../source.ts';

/** Where the engine's memory may be looked into. */
const within = /^(apps\/server\/engine|packages\/core)\//;
const isProduct = (source: Source): boolean =>
  isCode(source) && !isTest(source) && /^(apps|packages|bench)\//.test(source.path) && !within.test(source.path);

const reads = (node: Node, name: string): boolean =>
  node.type === 'MemberExpression' && node['computed'] !== true && nameOf(node['property']) === name;

/** `engine.state`, `services.engine.state`, `engine.stateOf(…)`, `const { state } = engine`. */
function looksInside(node: Node): boolean {
  const isEngine = (value: unknown): boolean =>
    isNode(value) && (nameOf(value) === 'engine' || (isNode(value, 'MemberExpression') && reads(value, 'engine')));
  if (reads(node, 'state') || reads(node, 'stateOf')) return isEngine(node['object']);
  if (node.type !== 'VariableDeclarator' || !isEngine(node['init']) || !isNode(node['id'], 'ObjectPattern'))
    return false;
  const taken = node['id']['properties'];
  return Array.isArray(taken) && taken.some((one) => isNode(one) && /^state(Of)?$/.test(nameOf(one['key'])));
}

function insideLooks(sources: readonly Source[]): string[] {
  const found: string[] = [];
  for (const source of sources.filter(isProduct))
    walk(source, (node) => {
      if (looksInside(node)) found.push(at(source, node, "looks into the engine's memory: ask a question"));
    });
  return found;
}

/** Where what stands beside the engine asks: without a name. */
const beside = 'apps/server/trading/questions.ts';

/** The names of tellers and questions that a file makes for others. */
function namesIn(source: Source): string[] {
  const names: string[] = [];
  walk(source, (node, parents) => {
    const [first] = Array.isArray(node['arguments']) ? node['arguments'] : [];
    const maker = node.type === 'CallExpression' ? nameOf(node['callee']) : '';
    const isExported = parents.some(({ type }) => type === 'ExportNamedDeclaration');
    if (isExported && ['question', 'questionAbout', 'plainTeller'].includes(maker)) names.push(stringOf(first) ?? '');
  });
  return names;
}

test('nobody but the engine and core looks into the memory of the engine', () => {
  expect(insideLooks(readAll())).toEqual([]);
});

test.each([
  'const mark = engine.state.marks.get(symbol);',
  'const { state } = services.engine;',
  'const { bonuses } = await engine.stateOf(userId);',
  'const { state: now } = engine;',
])('a look inside is reported: %s', (text) => {
  expect(insideLooks(planted({ 'apps/server/features/fast/a.ts': text }))).toHaveLength(1);
  expect(insideLooks(planted({ 'apps/server/engine/a.ts': text }))).toEqual([]);
});

test('what is asked by name is known by it to the engine', () => {
  const asked = readAll().flatMap((source) =>
    isProduct(source) && source.path.startsWith('apps/server/') && source.path !== beside ? namesIn(source) : [],
  );
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !named.questions.has(name) && !named.tellers.has(name))).toEqual([]);
});
