import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errorStatus, isErrorCode } from '@candor/api-contract/errors.ts';

const root = path.join(import.meta.dirname, '../..');
/** All code that can refuse, without the registry itself, the words and the tests. */
const code = ['packages/core', 'packages/api-contract', 'apps/server']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          name.endsWith('.ts') &&
          !name.endsWith('.test.ts') &&
          !/node_modules|(^|\/)words\/|(^|\/)errors\.ts$/.test(name),
      )
      .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
  )
  .join('\n');

test('what is inherited is no error', () => {
  expect(['toString', 'constructor', '__proto__', '', 'Unauthorized'].filter(isErrorCode)).toEqual([]);
});

test('every error of the registry is raised somewhere', () => {
  expect(code.length).toBeGreaterThan(100_000);
  expect(Object.keys(errorStatus).filter((error) => !code.includes(`'${error}'`))).toEqual([]);
});

test('401 is only for a session or a key that is missing; every status is one the specification names', () => {
  const with401 = Object.entries(errorStatus)
    .filter(([, status]) => status === 401)
    .map(([error]) => error);
  expect(with401).toEqual(['unauthorized', 'key-rejected', 'key-time']);
  const named = new Set<number>([400, 401, 403, 404, 409, 413, 415, 429, 500, 503]);
  expect(Object.values(errorStatus).filter((status) => !named.has(status))).toEqual([]);
});
