import { isNode, nameOf, stringOf, walk, type Node, type Source } from '../gates/source.ts';
import type { Proof, Row } from './row.ts';

/** Every test by its file and title; a table of cases counts once, with its title as written. */
export function titlesIn(tests: readonly Source[]): ReadonlySet<Proof> {
  const found = new Set<Proof>();
  for (const source of tests) {
    walk(source, (node) => {
      if (node.type !== 'CallExpression' || !isTestCall(node['callee']) || !Array.isArray(node['arguments'])) return;
      const title = stringOf(node['arguments'][0]);
      if (title !== null) found.add(`${source.path} › ${title}`);
    });
  }
  return found;
}

/** What follows a name that begins with `test`, however it is called: with a title, or first with a table of cases. */
function isTestCall(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'CallExpression') return isTestCall(callee['callee']);
  return rootOf(callee) === 'test';
}
const rootOf = (node: Node): string => (isNode(node['object']) ? rootOf(node['object']) : nameOf(node));

/** Lines without a test, and tests that are not there. */
export function faultsOf(rows: readonly Row[], titles: ReadonlySet<Proof>, open: Readonly<Record<string, string>>): string[] {
  return rows.flatMap(({ number, line, proofs }) => {
    const missing = proofs.filter((proof) => !titles.has(proof)).map((proof) => `${number} ${line}: there is no test ${proof}`);
    const isOpen = Object.hasOwn(open, number);
    if (proofs.length === 0) return isOpen ? [] : [`${number} ${line}: no test shows it`];
    return isOpen ? [...missing, `${number} ${line}: it is shown and stands among the open ones`] : missing;
  });
}

/** What a test says, and what the helpers of its file say that it uses, and those that they use. */
function reachOf(source: Source): (title: string) => string {
  const helpers = new Map<string, string>();
  const tests = new Map<string, string>();
  walk(source, (node, parents) => {
    const text = source.text.slice(node.start, node.end);
    // In the program itself, and for a constant in its declaration.
    const depth = { FunctionDeclaration: 1, VariableDeclarator: 2 }[node.type];
    if (parents.length === depth) helpers.set(nameOf(node['id']), text);
    if (node.type === 'CallExpression' && isTestCall(node['callee']) && Array.isArray(node['arguments'])) tests.set(stringOf(node['arguments'][0]) ?? '', text);
  });
  return (title) => {
    const reached = new Set<string>();
    const add = (text: string): string => [text, ...[...new Set(text.match(/\w+/g))].flatMap((name) => {
      const helper = helpers.get(name);
      if (helper === undefined || reached.has(name)) return [];
      reached.add(name);
      return [add(helper)];
    })].join('\n');
    return add(tests.get(title) ?? '');
  };
}

/** Calls that a test which is named for them doesn't make, by itself or by a helper of its file. */
export function notMade(calls: Readonly<Record<string, readonly Proof[]>>, tests: readonly Source[]): string[] {
  const reaches = new Map(tests.map((source) => [source.path, reachOf(source)]));
  return Object.entries(calls).flatMap(([name, proofs]) => {
    const word = name.split('/').findLast((part) => !part.startsWith('{')) ?? '';
    return proofs.filter((proof) => {
      const [file = '', title = ''] = proof.split(' › ');
      return !new RegExp(`\\b${word}\\b`).test(reaches.get(file)?.(title) ?? '');
    }).map((proof) => `${name} is not made by ${proof}`);
  });
}
