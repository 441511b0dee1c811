import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@candor/api-contract/languages.ts';
import { parseSync } from 'oxc-parser';

export const root = path.join(import.meta.dirname, '../..');
const folders = ['apps', 'packages', 'tests', 'bench', 'launcher'];
const notOurs = new Set(['node_modules', 'dist', 'shots']);

/** A file of the code base; `path` is from the project's folder, with `/`. */
export interface Source {
  path: string;
  text: string;
}

/** A node of the syntax tree, as the parser gives it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Every file of the code base that can be read as text, without what is installed or built. */
export function readAll(): Source[] {
  return folders.filter((folder) => existsSync(path.join(root, folder))).flatMap(filesUnder);
}

function filesUnder(folder: string): Source[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesUnder(place);
    return /\.(ts|tsx|mjs|css|html|sql|json|svg)$/.test(entry.name)
      ? [{ path: place, text: readFileSync(path.join(root, place), 'utf8') }]
      : [];
  });
}

/** A small tree for the violation that proves a gate: path → text. */
export const planted = (files: Record<string, string>): Source[] =>
  Object.entries(files).map(([place, text]) => ({ path: place, text }));

export const isCode = ({ path: place }: Source): boolean => /\.(ts|tsx|mjs)$/.test(place);
/** A test, or what tests share. The test funds of paper trading are part of the product. */
export const isTest = ({ path: place }: Source): boolean =>
  /\.(test|journey)\.tsx?$|(^|\/)test-(?!funds\.)[^/]+$/.test(place);
/**
 * Words and lists, not logic: length says nothing about them. Each folder is named, so that code beside them counts.
 */
const wordPlaces = [
  /^apps\/web\/locales\/(\w+)\//,
  /^apps\/console\/locales\/(\w+)\//,
  /^apps\/server\/words\/[\w-]+\/(\w+)\.ts$/,
];
const isLanguage = (name: string): boolean => (languages as readonly string[]).includes(name);
export const isData = ({ path: place }: Source): boolean =>
  wordPlaces.some((words) => isLanguage(words.exec(place)?.[1] ?? ''));

/**
 * Calls `visit` for every node of the file, outermost first, with its ancestors. @throws if the file can't be parsed
 */
export function walk(source: Source, visit: (node: Node, parents: readonly Node[]) => void): void {
  descend(parse(source), [], visit);
}

const parsed = new Map<string, { text: string; program: unknown }>();

/** Gates look at the same files: each is parsed once. */
function parse({ path: place, text }: Source): unknown {
  const known = parsed.get(place);
  if (known?.text === text) return known.program;
  const { program, errors } = parseSync(place, text);
  const [first] = errors;
  if (first !== undefined) throw new Error(`${place}: ${first.message}`);
  parsed.set(place, { text, program });
  return program;
}

function descend(
  value: unknown,
  parents: readonly Node[],
  visit: (node: Node, parents: readonly Node[]) => void,
): void {
  if (Array.isArray(value)) {
    for (const item of value) descend(item, parents, visit);
  } else if (isNode(value)) {
    visit(value, parents);
    const inner = [...parents, value];
    for (const child of Object.values(value)) descend(child, inner, visit);
  }
}

/** Whether a value of the tree is a node, and of which type if told. */
export const isNode = (value: unknown, type?: string): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  (type === undefined || value.type === type);

/** The name of an identifier, or ''. */
export const nameOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

/** The text of a string literal, or null. */
export const stringOf = (value: unknown): string | null =>
  isNode(value, 'Literal') && typeof value['value'] === 'string' ? value['value'] : null;

/** `path:line what`, as editors link it. */
export function at({ path: place, text }: Source, { start }: { start: number }, what: string): string {
  return `${place}:${text.slice(0, start).split('\n').length} ${what}`;
}

export interface Import {
  /** As written. */
  from: string;
  /** Path from the project's folder when it is one of ours, else null. */
  target: string | null;
  typeOnly: boolean;
  node: Node;
}

/** Every import and re-export of a file, also `import('…')` in code and in types. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  walk(source, (node) => {
    const from =
      stringOf(node['source']) ??
      (node.type === 'TSImportType' ? (stringOf(node['argument']) ?? stringOf(node['source'])) : null);
    if (from === null) return;
    const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'] : [];
    const typeOnly =
      node.type === 'TSImportType' ||
      node['importKind'] === 'type' ||
      node['exportKind'] === 'type' ||
      (specifiers.length > 0 &&
        specifiers.every((one) => isNode(one) && (one['importKind'] === 'type' || one['exportKind'] === 'type')));
    found.push({ from, target: targetOf(source.path, from), typeOnly, node });
  });
  return found;
}

function targetOf(place: string, from: string): string | null {
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(place), from);
  const inside = /^@candor\/(core|api-contract|client)\/(.+)$/.exec(from);
  if (inside !== null) return `packages/${inside[1]}/${inside[2]}`;
  const app = /^@candor\/([^/]+)(?:\/(.+))?$/.exec(from);
  return app === null ? null : `apps/${app[1]}/${app[2] ?? ''}`;
}
