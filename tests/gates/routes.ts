import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, isNode, root, stringOf, nameOf, walk, type Node, type Source } from './source.ts';

/** A page as the app's table of routes has it. */
export interface RoutedPage {
  /** `pages/index/index`. */
  readonly path: string;
  /** From `apps/web/`: `features/home/home.tsx`. */
  readonly file: string;
  readonly nav: string;
  readonly access: string;
  readonly tab: string | null;
  /** The files of words that it fetches beside the first: `secondary`, or `proof` of `withWords(learnProof, …)`. */
  readonly words: readonly string[];
}

const file = 'apps/web/routes.ts';
/** A table of one area stands in each of its files. */
const folder = 'apps/web/routes';
/** Whether a file is the table of routes or a part of it. */
export const isRouteTable = (place: string): boolean => place === file || place.startsWith(`${folder}/`);

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter((one) => isNode(one)) : []);

/** The tables of routes of a project, this one or another state of it, which may have but one. */
export function routeTables(project = root): Source[] {
  const inside = path.join(project, folder);
  const areas = existsSync(inside) ? readdirSync(inside).map((name) => `${folder}/${name}`) : [];
  return [file, ...areas].map((place) => ({ path: place, text: readFileSync(path.join(project, place), 'utf8') }));
}

/** The pages of tables of routes, read from their text: to run them would take a browser. */
export const routedPages = (tables: readonly Source[] = routeTables()): RoutedPage[] => tables.flatMap(pagesIn);

/** The files of words that code is fetched together with: `withWords(learnProof, () => import(…))` is `proof`. */
export function learnt(source: Source, fetched: Node): string[] {
  const found: string[] = [];
  walk(source, (node) => {
    if (node.type !== 'CallExpression' || node.start > fetched.start || node.end < fetched.end) return;
    const learn = nameOf(node['callee']) === 'withWords' ? nameOf(nodesIn(node['arguments'])[0]) : '';
    if (learn !== '') found.push(learn.replace('learn', '').toLowerCase());
    if (nameOf(node['callee']) === 'withSecondary') found.push('secondary');
  });
  return found;
}

function pagesIn(table: Source): RoutedPage[] {
  const imports = importsOf(table);
  const pages: RoutedPage[] = [];
  walk(table, (node) => {
    if (node.type !== 'Property' || !isNode(node['value'], 'ObjectExpression')) return;
    const of = new Map(nodesIn(node['value']['properties']).map((one) => [nameOf(one['key']), one['value']]));
    const page = imports.find((one) => one.node.start >= node.start && one.node.end <= node.end);
    if (!of.has('load') || page === undefined) return;
    pages.push({
      path: stringOf(node['key']) ?? nameOf(node['key']),
      file: page.target?.replace('apps/web/', '') ?? page.from,
      nav: stringOf(of.get('nav')) ?? '',
      access: stringOf(of.get('access')) ?? '',
      tab: stringOf(of.get('tab')),
      words: [...(of.has('secondary') ? ['secondary'] : []), ...learnt(table, page.node)],
    });
  });
  return pages;
}
