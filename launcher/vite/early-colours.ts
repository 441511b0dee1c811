import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const place = '/*colours*/';

/**
 * What the first candles are drawn in, as style: they are there before the style sheet is.
 * @param palette source that reads the colours @param tokens style sheet that says which they are
 * @throws for a colour that has none
 */
export function coloursOf(palette: string, tokens: string): string {
  const names = [...palette.matchAll(/colour\('(--[\w-]+)'\)/g)].map(([, name = '']) => name);
  const declared = (text: string): string[] =>
    names.flatMap((name) => new RegExp(`${name}: [^;]+;`).exec(text)?.[0] ?? []);
  const schemes = [...tokens.matchAll(/((?::root,\s*)?\[data-colours='[\w-]+'\]) \{([^}]*)\}/g)].map(
    ([, selector = '', text = '']) => `${selector}{${declared(text).join('')}}`,
  );
  const rest = declared(tokens.replaceAll(/^\s+--(up|down)\b[^;]*;/gm, ''));
  const missing = names.filter((name) => ![...schemes, ...rest].join('').includes(`${name}:`));
  if (missing.length > 0) throw new Error(`there is no colour ${missing.join(', ')}`);
  return `:root{${rest.join('')}}${schemes.join('')}`;
}

/** Writes them into the page. @param web folder of the app */
export const earlyColours = (web: string): Plugin => ({
  name: 'early-colours',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(place, () =>
        coloursOf(
          readFileSync(join(web, 'features/kline/chart/palette.ts'), 'utf8'),
          readFileSync(join(web, 'design/tokens.css'), 'utf8'),
        ),
      ),
  },
});
