import path from 'node:path';
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
export function faultsOf(
  rows: readonly Row[],
  titles: ReadonlySet<Proof>,
  open: Readonly<Record<string, string>>,
): string[] {
  return rows.flatMap(({ number, line, proofs }) => {
    const missing = proofs
      .filter((proof) => !titles.has(proof))
      .map((proof) => `${number} ${line}: there is no test ${proof}`);
    const isOpen = Object.hasOwn(open, number);
    if (proofs.length === 0) return isOpen ? [] : [`${number} ${line}: no test shows it`];
    return isOpen ? [...missing, `${number} ${line}: it is shown and stands among the open ones`] : missing;
  });
}

/** What the members of a class do that a test file shares with its neighbours, by name. */
function membersOf(source: Source): [string, string][] {
  const members: [string, string][] = [];
  walk(source, (node) => {
    if (node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
      members.push([nameOf(node['key']), source.text.slice(node.start, node.end)]);
  });
  return members;
}

/** What a test says, and what the helpers say that it uses, of its file or shared, and those that they use. */
function reachOf(source: Source, shared: readonly Source[]): (title: string) => string {
  const helpers = new Map<string, string>(shared.flatMap(membersOf));
  const tests = new Map<string, string>();
  walk(source, (node, parents) => {
    const text = source.text.slice(node.start, node.end);
    // In the program itself, and for a constant in its declaration.
    const depth = { FunctionDeclaration: 1, VariableDeclarator: 2 }[node.type];
    if (parents.length === depth) helpers.set(nameOf(node['id']), text);
    if (node.type === 'CallExpression' && isTestCall(node['callee']) && Array.isArray(node['arguments']))
      tests.set(stringOf(node['arguments'][0]) ?? '', text);
  });
  return (title) => {
    const reached = new Set<string>();
    const add = (text: string): string =>
      [
        text,
        ...[...new Set(text.match(/\w+/g))].flatMap((name) => {
          const helper = helpers.get(name);
          if (helper === undefined || reached.has(name)) return [];
          reached.add(name);
          return [add(helper)];
        }),
      ].join('\n');
    return add(tests.get(title) ?? '');
  };
}

/** Lines of a text, each with the arguments that are set below it. */
const inStatements = (text: string): string[] => text.replace(/([([{,])\s*\n\s*/g, '$1 ').split('\n');

/**
 * Whether a text makes a call: `POST /a/b` in one, completed by its own word where the path is a template,
 * or its path alone in a statement that has the method, calls a helper named for it, or for GET names none.
 */
function makesCall(call: string): (text: string) => boolean {
  const [method = '', path = ''] = call.split(' ');
  const parts = path.split('/').slice(1);
  const word = parts.findLast((part) => !part.startsWith('{')) ?? '';
  const hole = String.raw`\$?\{[^}]+\}`;
  const pathOf = (isHole: (part: string) => boolean, filled: string): string =>
    parts.map((part) => `/${isHole(part) ? filled : part}`).join('');
  const isParameter = (part: string): boolean => part.startsWith('{');
  const end = String.raw`(?=['"\x60?]|\$\{|$)`;
  const literal = `${pathOf(isParameter, String.raw`[^/\s'"\x60]+`)}${end}`;
  const inOne = new RegExp(`\\b${method} ${literal}`);
  const template = new RegExp(pathOf((part) => part === word || isParameter(part), hole));
  const ownWord = new RegExp(`['"]${word}['"?]`);
  const onLine = new RegExp(`['"\`}]${literal}`);
  const byMethod = new RegExp(
    method === 'GET' ? String.raw`\bget\b|'GET'|^(?!.*('POST'|\bpost\b))` : String.raw`\bpost\b|'POST'`,
  );
  return (text) =>
    inOne.test(text) ||
    (template.test(text) && ownWord.test(text)) ||
    inStatements(text).some((line) => onLine.test(line) && byMethod.test(line));
}

/** Helpers that a test file shares with those beside it: the `./test-….ts` that it imports. */
function sharedBy({ path: file, text }: Source, sources: readonly Source[]): Source[] {
  const names = [...text.matchAll(/from '\.\/(test-[\w-]+\.ts)'/g)].map(([, name = '']) => name);
  return sources.filter(({ path: other }) =>
    names.some((name) => other === path.posix.join(path.posix.dirname(file), name)),
  );
}

/**
 * Calls that a test which is named for them doesn't make by method and path, by itself or by a helper.
 * @param sources where shared helpers are looked for
 */
export function notMade(
  calls: Readonly<Record<string, readonly Proof[]>>,
  tests: readonly Source[],
  sources: readonly Source[] = [],
): string[] {
  const reaches = new Map(tests.map((source) => [source.path, reachOf(source, sharedBy(source, sources))]));
  return Object.entries(calls).flatMap(([name, proofs]) => {
    const makes = makesCall(name);
    return proofs
      .filter((proof) => {
        const [file = '', title = ''] = proof.split(' › ');
        return !makes(reaches.get(file)?.(title) ?? '');
      })
      .map((proof) => `${name} is not made by ${proof}`);
  });
}
