import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleJourneys } from '../tests/effort.ts';
import { inputsOf } from './build.mjs';
import { whileHolding } from './hold.mjs';
import { holdsAll } from './install.mjs';
import { mutatedOf, verdictOf } from './mutation.mjs';
import { nodePackages, runsTypeScript } from './runtime.mjs';
import { root } from './folders.mjs';
import { inTurn, parts } from './rest.mjs';
import { countsOf, repeatedOf } from './tests.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launcher test '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a Node that needs a flag for TypeScript is not used', () => {
  for (const old of ['20.20.2', '22.17.1', '23.5.0']) expect(runsTypeScript(old), old).toBe(false);
  for (const fit of ['22.18.0', '23.6.0', '24.0.0', '26.10.0']) expect(runsTypeScript(fit), fit).toBe(true);
});

test('every platform of the product has a Node to fetch, and the lock file has its natives', () => {
  const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  const places = Object.keys(lock.packages);
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64']) {
    expect(nodePackages[platform]?.version, platform).toMatch(/^26\./);
    for (const native of [
      '@node-rs/argon2-',
      '@rolldown/binding-',
      '@tailwindcss/oxide-',
      '@oxc-parser/binding-',
      '@oxlint/binding-',
      '@oxlint-tsgolint/',
      '@typescript/typescript-',
      'lightningcss-',
    ]) {
      expect(
        places.some((place) => place.startsWith(`node_modules/${native}${platform}`)),
        `${native}${platform}`,
      ).toBe(true);
    }
  }
});

test('an install counts as done only with exactly the wanted versions', () => {
  const wanted = {
    '': {},
    'packages/core': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };
  expect(holdsAll({}, wanted)).toBe(false);
  expect(holdsAll({ 'node_modules/a': { version: '1.0.1' } }, wanted)).toBe(false);
  expect(holdsAll({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } }, wanted)).toBe(
    false,
  );
  expect(holdsAll({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }, wanted)).toBe(
    false,
  );
  expect(holdsAll({ 'node_modules/a': { version: '1.0.0' } }, wanted)).toBe(true);
});

test('a build is stale when an input changes, not when a test does', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'apps/web/main.tsx', 'packages/core/a.ts'])
    write(file, 'first');
  const web = { folder: 'apps/web', shared: ['packages'] };
  const first = inputsOf(folder, {}, web);
  write('apps/web/main.test.tsx', 'x');
  write('apps/web/dist/index.html', 'x');
  expect(inputsOf(folder, { PATH: 'other' }, web)).toBe(first);
  expect(inputsOf(folder, { VITE_API_BASE: 'https://example.org' }, web)).not.toBe(first);
  write('packages/core/a.ts', 'second');
  expect(inputsOf(folder, {}, web)).not.toBe(first);
  const own = { folder: 'apps/console', shared: ['packages/api-contract'] };
  for (const file of ['apps/console/main.tsx', 'packages/api-contract/a.ts']) write(file, 'first');
  const other = inputsOf(folder, {}, own);
  write('apps/web/main.tsx', 'second');
  expect(inputsOf(folder, {}, own)).toBe(other);
  write('packages/api-contract/a.ts', 'second');
  expect(inputsOf(folder, {}, own)).not.toBe(other);
});

test('a lock of a living launcher is waited for', async () => {
  const file = path.join(folder, 'lock');
  writeFileSync(file, String(process.ppid));
  const before = Date.now();
  setTimeout(() => rmSync(file), 600);
  await whileHolding(async () => {
    await Promise.resolve();
  }, file);
  expect(Date.now() - before).toBeGreaterThanOrEqual(590);
});

test('a lock of a dead or silent launcher is taken over, and given back', async () => {
  const file = path.join(folder, 'lock');
  const child = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  writeFileSync(file, String(child.pid));
  expect(
    await whileHolding(async () => {
      await Promise.resolve();
      return readFileSync(file, 'utf8');
    }, file),
  ).toBe(String(process.pid));
  writeFileSync(file, String(process.ppid));
  utimesSync(file, new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
  expect(
    await whileHolding(async () => {
      await Promise.resolve();
      return 'mine';
    }, file),
  ).toBe('mine');
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

test('a test file that could not be loaded counts as a failure, and each failure keeps its reason', () => {
  expect(
    countsOf({
      testResults: [
        { name: path.join(root, 'a.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: path.join(root, 'tests/b.test.ts'),
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'it holds',
              failureMessages: ['Error: it is 1,\n\u001b[31mnot 2\u001b[39m\n    at it (b.test.ts:1:1)\n    at all'],
            },
            { status: 'passed', fullName: 'it stands' },
          ],
        },
        {
          name: path.join(root, 'c.test.ts'),
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'pending', fullName: 'two' },
          ],
        },
      ],
    }),
  ).toEqual({
    passed: 2,
    failures: [path.join('tests', 'b.test.ts: it holds'), 'a.test.ts'],
    skipped: 1,
    reasons: { [path.join('tests', 'b.test.ts: it holds')]: 'Error: it is 1, not 2', 'a.test.ts': 'no such module' },
  });
});

test('a few files that failed run once more, many have failed for a reason', () => {
  expect(repeatedOf([])).toEqual([]);
  expect(repeatedOf(['a.test.ts: it holds: twice', 'a.test.ts: it stands', 'b.test.ts'])).toEqual([
    'a.test.ts',
    'b.test.ts',
  ]);
  const failing = (files: number): string[] => Array.from({ length: files }, (_, i) => `${i}.test.ts: it holds`);
  expect(repeatedOf(failing(12))).toHaveLength(12);
  expect(repeatedOf(failing(13))).toEqual([]);
});

test('what the sample leaves out comes in turns: each part first for some commit, and none is lost', () => {
  const turns = parts.map((_, commits) => inTurn(commits));
  expect(turns.map(([first]) => first)).toEqual(parts);
  for (const turn of turns) expect(new Set(turn)).toEqual(new Set(parts));
  expect(inTurn(parts.length)).toEqual(inTurn(0));
});

test('the journeys of the sample are there', () => {
  expect(sampleJourneys.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('of what has changed only rules that move money are mutated, not their tests and what those are given', () => {
  expect(
    mutatedOf([
      'packages/core/fast/settle-order.ts',
      'packages/core/spot/house/house-funds.ts',
      'packages/core/fast/settle-order.test.ts',
      'packages/core/futures/test-trader.ts',
      'packages/core/spot/house/test-house.ts',
      'packages/core/house/cover.ts',
      'packages/core/engine.ts',
      'apps/server/fast/settle-order.ts',
      'packages/core/fast/notes.md',
      '',
    ]),
  ).toEqual(['fast/settle-order', 'spot/house/house-funds']);
});

test('a run of mutants tells what it caught, what survived and what it has not reached, of its own files alone', () => {
  const mutant = (status: string, line: number) => ({ status, mutatorName: 'M', location: { start: { line } } });
  const files = {
    'a.ts': { mutants: ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'].map(mutant) },
    'of-an-earlier-run.ts': { mutants: [mutant('Survived', 1)] },
  };
  expect(verdictOf({ files }, { 'a.ts': 9, 'b.ts': 2 })).toEqual({
    caught: 2,
    survivors: ['a.ts:2 M', 'a.ts:3 M'],
    unreached: ['3 of 9 in a.ts', '2 of 2 in b.ts'],
  });
});
