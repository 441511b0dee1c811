import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { scriptOf } from './early-start.ts';

/** The id of a heading, as a link to it names it. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');

interface Guides {
  readonly html: string;
  /** Of the second rank: each is a guide. */
  readonly headings: readonly string[];
}

/** The guides as a part of a page. Their text is ours, so it is taken as it is written. */
export async function guidesOf(markdown: string): Promise<Guides> {
  const headings: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 2) headings.push(text);
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  const html = await marked.parse(markdown);
  // A table that is wider than a phone is moved by itself.
  const framed = html
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html: framed, headings };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Writes the page for programs: the guides of `docs/programs.md`, and the script that draws the reference from what the
 * server describes. It is a file of its own, so that no page of the app loads any of it; the server lets exactly its
 * script run (`apps/server/http/static.ts`).
 */
export const docsPage = (web: string): Plugin => ({
  name: 'docs-page',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      const script = await scriptOf(join(web, 'docs/page.ts'), {});
      if (/<\/?script|<!--/i.test(script)) throw new Error('the script of the documents can not stand in a page');
      const { html, headings } = await guidesOf(readFileSync(join(web, '../../docs/programs.md'), 'utf8'));
      const contents = headings.map((text) => `<li><a href="#${slugOf(text)}">${escaped(text)}</a></li>`).join('');
      const page = readFileSync(join(web, 'docs/page.html'), 'utf8')
        .replace('<!--contents-->', () => contents)
        .replace('<!--guides-->', () => html)
        .replace('<!--script-->', () => `<script>${script}</script>`);
      writeFileSync(join(dir, 'docs.html'), page);
    },
  },
});
