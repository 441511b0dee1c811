import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../gates/source.ts';

/** A page as the app lists it. */
export interface AppPage {
  readonly path: string;
  readonly nav: string;
  readonly tab: string | null;
}

/** The app's list of pages, read as text: to run it would take a browser. */
export const pagesOfApp = (text = readFileSync(path.join(root, 'apps/web/routes.ts'), 'utf8')): AppPage[] =>
  [...text.matchAll(/^ {2}'(pages\/[^']+)':.*\bnav: '(\w+)'.*$/gm)].map(([line, page = '', nav = '']) => ({
    path: page,
    nav,
    tab: /\btab: '(\w+)'/.exec(line)?.[1] ?? null,
  }));
