import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, isNode, root, stringOf, nameOf, walk, type Node, type Source } from './source.ts';

/** A page as the app's table of routes has it. */
export interface RoutedPage {
  /** `pages/index/index`. */
  readonly path: string;
  /** From `apps/web/`: `features/home/home.tsx`. */
  readonly file: string;
  readonly nav: string;
  readonly tab: string | null;
  /** Whether its route says that it needs the further words. */
  readonly further: boolean;
}

export const routesFile = 'apps/web/routes.ts';

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter((one) => isNode(one)) : []);

/** The pages of a table of routes, read from its text: to run it would take a browser. */
export function routedPages(text = readFileSync(path.join(root, routesFile), 'utf8')): RoutedPage[] {
  const table: Source = { path: routesFile, text };
  const imports = importsOf(table);
  const pages: RoutedPage[] = [];
  walk(table, (node) => {
    if (node.type !== 'Property' || !isNode(node['value'], 'ObjectExpression')) return;
    const of = new Map(nodesIn(node['value']['properties']).map((one) => [nameOf(one['key']), one['value']]));
    const page = imports.find((one) => one.node.start >= node.start && one.node.end <= node.end);
    if (!of.has('load') || page === undefined) return;
    pages.push({
      path: stringOf(node['key']) ?? nameOf(node['key']),
      file: page.from.replace('./', ''),
      nav: stringOf(of.get('nav')) ?? '',
      tab: stringOf(of.get('tab')),
      further: of.has('further'),
    });
  });
  return pages;
}
