import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inlineHashes } from '../../../apps/server/http/pages/shell-page.ts';
import { root } from '../source.ts';

/** What in a built page runs, or would, or is asked for, beside the one early start. */
function faultsOf(page: string, exists: (file: string) => boolean): string[] {
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)];
  const inline = scripts.filter(([, attributes = '']) => !/\bsrc=/.test(attributes));
  const early = inline[0]?.[0] ?? '';
  const rest = page.replace(early, '');
  const named = [
    ...[...early.matchAll(/`(\w[\w-]*-[\w-]{8})`/g)].map(([, name = '']) => `assets/${name}.js`),
    ...[...early.matchAll(/`\/(assets\/[^`$]+)`/g)].map(([, file = '']) => file),
  ];
  return [
    ...(inline.length === 1 ? [] : [`${inline.length} scripts stand in the page`]),
    ...(inlineHashes(page).length === inline.length ? [] : ['a script in the page is not named by the content policy']),
    ...(scripts.length > inline.length || /rel="(modulepreload|preload|stylesheet)"/.test(rest)
      ? ['the page asks for files before its calls']
      : []),
    ...(/\son\w+\s*=/i.test(rest) ? ['an attribute holds a script'] : []),
    ...(/javascript:/i.test(rest) ? ['an address is a script'] : []),
    ...(named.length < 12 ? ['the early start names no files'] : []),
    ...named.filter((file) => !exists(file)).map((file) => `there is no ${file}`),
  ];
}

const dist = path.join(root, 'apps/web/dist');

test('the built page holds one script, which the content policy names, and what it asks for is there', () => {
  const file = path.join(dist, 'index.html');
  // Before the first build there is nothing to look at: `npm test` builds first.
  if (!existsSync(file)) return;
  expect(faultsOf(readFileSync(file, 'utf8'), (name) => existsSync(path.join(dist, name)))).toEqual([]);
});

const names = Array.from({ length: 12 }, (_, at) => `\`home-1234567${at.toString(36)}\``).join();
const early = `<script>[${names},\`/assets/style-a2345678.css\`]</script>`;

test.each([
  ['2 scripts stand in the page', `${early}<script>alert(1)</script>`],
  ['a script in the page is not named by the content policy', `${early.replace('>', ' defer>')}`],
  ['the page asks for files before its calls', `${early}<script type="module" src="/assets/b.js"></script>`],
  ['the page asks for files before its calls', `<link rel="modulepreload" href="/assets/a.js">${early}`],
  ['the page asks for files before its calls', `${early}<link rel="stylesheet" href="/assets/a.css">`],
  ['an attribute holds a script', `${early}<img onerror="alert(1)">`],
  ['an address is a script', `${early}<a href="javascript:alert(1)">`],
  ['the early start names no files', `<script>[]</script>`],
])('%s: reported', (fault, page) => {
  expect(faultsOf(page, () => true)).toEqual([fault]);
});

test('a page that is well is not reported, one that asks for what is not there is', () => {
  expect(faultsOf(early, () => true)).toEqual([]);
  expect(faultsOf(early, (name) => !/-12345670|style/.test(name))).toEqual([
    'there is no assets/home-12345670.js',
    'there is no assets/style-a2345678.css',
  ]);
});
