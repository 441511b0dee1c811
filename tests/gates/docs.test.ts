import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../apps/server/settings.ts';
import { root } from './source.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The README's table of settings, as it has to be. */
function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([key, schema]) => {
    const preset = schema.safeParse(undefined).data?.toString() ?? '';
    const shown = preset === '' ? '' : `\`${preset}\``;
    return `| \`${key}\` | ${shown} | ${schema.description ?? ''} |`;
  });
  return ['| setting | default | what it is for |', '|---|---|---|', ...rows].join('\n');
}

/** Calls and pages that the glossary doesn't tell of. */
function untold(glossary: string, calls: readonly string[], pages: readonly string[]): string[] {
  const paths = calls.map((name) => name.split(' ')[1] ?? '');
  return [...paths.filter((one) => !glossary.includes(`${one}\``)), ...pages.map((one) => one.replace(/^pages\//, '')).filter((one) => !glossary.includes(`\`${one}\``))];
}

/** Links to files that aren't there. */
function deadLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map((match) => match[1] ?? '').filter((file) => !existsSync(path.join(root, file)));
}

test('the README lists every setting as the server reads it', () => {
  expect(read('README.md')).toContain(settingsTable());
});

test('the glossary knows every call and every page', () => {
  const pages = [...read('apps/web/routes.ts').matchAll(/^ {2}'(pages\/[^']+)':/gm)].map((match) => match[1] ?? '');
  expect(pages.length).toBeGreaterThan(10);
  expect(untold(read('GLOSSARY.md'), callNames, pages)).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'GLOSSARY.md', 'STYLE.md', 'CONTRIBUTING.md'])('no link of %s is dead', (file) => {
  expect(deadLinks(read(file))).toEqual([]);
});

test('what is not told, and a dead link, are reported', () => {
  expect(untold('`POST /login`, `login/login`', ['POST /login', 'GET /new'], ['pages/login/login', 'pages/new/new'])).toEqual(['/new', 'new/new']);
  expect(deadLinks('[here](README.md) [gone](docs/gone.md#part) [web](https://example.org)')).toEqual(['docs/gone.md']);
  expect(settingsTable()).toContain('| `PORT` | `8080` | where the product answers |');
});
