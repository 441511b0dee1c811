import { importsOf, isNode, nameOf, walk, type Node, type Source } from '../source.ts';

/** A page as `apps/web/routes.ts` names it. */
export interface RoutedPage {
  /** From `apps/web/`: `features/home/home.tsx`. */
  readonly file: string;
  /** Whether its route says that it needs the further words. */
  readonly further: boolean;
}

const propertiesOf = (node: Node): Node[] =>
  Array.isArray(node['properties']) ? node['properties'].filter((one) => isNode(one)) : [];
const isCalled = (property: Node, name: string): boolean => nameOf(property['key']) === name;

/** The pages of the table of routes. @param routes the table's file */
export function routedPages(routes: Source): RoutedPage[] {
  const imports = importsOf(routes);
  const pages: RoutedPage[] = [];
  walk(routes, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const load = propertiesOf(node).find((property) => isCalled(property, 'load'));
    if (load === undefined) return;
    const page = imports.find((one) => one.node.start >= load.start && one.node.end <= load.end);
    const further = propertiesOf(node).some((property) => isCalled(property, 'further'));
    if (page !== undefined) pages.push({ file: page.from.replace('./', ''), further });
  });
  return pages;
}
