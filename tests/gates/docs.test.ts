import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../apps/server/settings.ts';
import { routedPages } from './routes.ts';
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

/** The file of settings to copy, as it has to be: every one with what it is for, at its default. */
function settingsTemplate(): string {
  const parts = Object.entries(settingsSchema.shape).map(([key, schema]) => {
    const preset = schema.safeParse(undefined).data?.toString() ?? '';
    return `# ${schema.description ?? ''}\n#${key}=${/\s/.test(preset) ? `"${preset}"` : preset}\n`;
  });
  return ['# Copy, take the # away before what you set, and close the file to others (mode 600).\n', ...parts].join(
    '\n',
  );
}

/** Alerts without a section of the runbook, and sections without an alert. */
function withoutRunbook(rules: string, runbook: string): string[] {
  const alerts = new Set([...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name));
  const sections = new Set([...runbook.matchAll(/^### (Candor\w+)\n\S/gm)].map(([, name = '']) => name));
  return [...alerts.symmetricDifference(sections)];
}

/** Alerts that no test has caused. Whether anything answers only Prometheus knows. */
const uncaused = (rules: string, tests: readonly string[]): string[] =>
  [...rules.matchAll(/- alert: (\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'CandorDown' && !tests.some((text) => text.includes(`'${name}'`)));

/** Calls and pages that the glossary doesn't tell of. */
function untold(glossary: string, calls: readonly string[], pages: readonly string[]): string[] {
  const paths = calls.map((name) => name.split(' ')[1] ?? '');
  return [
    ...paths.filter((one) => !glossary.includes(`${one}\``)),
    ...pages.map((one) => one.replace(/^pages\//, '')).filter((one) => !glossary.includes(`\`${one}\``)),
  ];
}

/** Slugs in the glossary's table of features that no folder is called by. */
function folderless(glossary: string): string[] {
  const places = ['packages/core', 'apps/server/features', 'apps/web/features'];
  const cells = [...glossary.matchAll(/^\| [^|]+ \| (`[^|]+) \| [^|]* \| [^|]* \|$/gm)].map(([, cell = '']) => cell);
  const slugs = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, slug = '']) => slug));
  return slugs.filter((slug) => !places.some((place) => existsSync(path.join(root, place, slug))));
}

/** Packages that the table of the architecture gives no reason for. Types come with what they are of. */
const unexplained = (architecture: string, packages: readonly string[]): string[] => {
  const reasons = new Set(
    [...architecture.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', ')),
  );
  return packages.filter((name) => !name.startsWith('@types/') && !reasons.has(name));
};

/** Links to files that aren't there. */
function deadLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)]
    .map((match) => match[1] ?? '')
    .filter((file) => !existsSync(path.join(root, file)));
}

test('the README lists every setting as the server reads it', () => {
  expect(read('README.md')).toContain(settingsTable());
});

test('the template has every setting at its default', () => {
  expect(read('deploy/settings.env.example')).toBe(settingsTemplate());
});

test('every alert has its section in the runbook, and every section its alert', () => {
  const rules = read('deploy/alerts.yml');
  const runbook = read('docs/run.md');
  expect(withoutRunbook(rules, runbook)).toEqual([]);
  expect(withoutRunbook(`${rules}\n- alert: CandorPlanted`, runbook)).toEqual(['CandorPlanted']);
  expect(withoutRunbook(rules, `${runbook}\n### CandorGone\nNobody asks.`)).toEqual(['CandorGone']);
  expect(withoutRunbook(rules, runbook.replace(/(### CandorBusy\n).*/, '$1'))).toEqual(['CandorBusy']);
});

test('every alert is caused by a test', () => {
  const rules = read('deploy/alerts.yml');
  const tests = globSync(['apps/server/**/*.test.ts', 'tests/faults/**/*.test.ts'], { cwd: root }).map(read);
  expect(uncaused(rules, tests)).toEqual([]);
  expect(uncaused(`${rules}\n- alert: CandorPlanted`, tests)).toEqual(['CandorPlanted']);
});

test('the glossary knows every call and every page', () => {
  const pages = routedPages().map((page) => page.path);
  expect(pages.length).toBeGreaterThan(10);
  expect(untold(read('GLOSSARY.md'), callNames, pages)).toEqual([]);
});

test('every slug of the glossary names a folder', () => {
  expect(folderless(read('GLOSSARY.md'))).toEqual([]);
});

test('the architecture says why each dependency is there', () => {
  const packages = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })].flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Partial<
      Record<'dependencies' | 'devDependencies', object>
    >;
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  });
  expect(packages.length).toBeGreaterThan(40);
  expect(unexplained(read('ARCHITECTURE.md'), packages)).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'GLOSSARY.md', 'STYLE.md', 'CONTRIBUTING.md'])(
  'no link of %s is dead',
  (file) => {
    expect(deadLinks(read(file))).toEqual([]);
  },
);

test('what is not told, and a dead link, are reported', () => {
  expect(
    untold('`POST /login`, `login/login`', ['POST /login', 'GET /new'], ['pages/login/login', 'pages/new/new']),
  ).toEqual(['/new', 'new/new']);
  expect(folderless('| bets | `fast`, in the web `bets` | `market/market` | `POST /order` |')).toEqual(['bets']);
  expect(unexplained('| package | for |\n|---|---|\n| a, b | reasons of c |', ['a', 'c', '@types/d'])).toEqual(['c']);
  expect(deadLinks('[here](README.md) [gone](docs/gone.md#part) [web](https://example.org)')).toEqual(['docs/gone.md']);
  expect(settingsTable()).toContain('| `PORT` | `8080` | where the product answers |');
});
