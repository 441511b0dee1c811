import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { entryMaxBytes } from './format/tiles.ts';
import { entryOf } from './intake.ts';
import { sourceHash } from './source-hash.ts';

test.each([
  ['{"a":1}', '{"v":1,"kind":"act","time":5,"a":1}'],
  [' { "a" : "}" }', '{"v":1,"kind":"act","time":5,"a" : "}" }'],
  ['{}', '{"v":1,"kind":"act","time":5}'],
  ['{ }', '{"v":1,"kind":"act","time":5}'],
  ['{"ạ":"đồng"}', '{"v":1,"kind":"act","time":5,"ạ":"đồng"}'],
])('the facts %s stand in an entry as they are', (facts, entry) => {
  expect(entryOf('act', 5, facts).toString()).toBe(entry);
  expect(JSON.parse(entry)).toEqual({ v: 1, kind: 'act', time: 5, ...(JSON.parse(facts) as object) });
});

test('an entry is no longer than a bundle can hold: what is longer is told by its hash', () => {
  const facts = (length: number): string => JSON.stringify({ text: 'x'.repeat(length) });
  const around = entryOf('act', 5, facts(0)).length;
  expect(entryOf('act', 5, facts(entryMaxBytes - around)).length).toBe(entryMaxBytes);
  const longer = facts(entryMaxBytes - around + 1);
  expect(JSON.parse(entryOf('act', 5, longer).toString())).toEqual({
    v: 1,
    kind: 'act',
    time: 5,
    sha256: hash('sha256', longer),
  });
});

/** Of what is checked in and not yet: anybody who has the sources finds the same with two programs of every system. */
test.skipIf(process.platform !== 'linux')('the hash of the sources is what sha256sum writes of them', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const sum = execFileSync(
    'sh',
    [
      '-c',
      `git ls-files -co --exclude-standard -- apps/server packages/core packages/api-contract |
        grep -E '\\.(ts|mjs|sql|json|txt|gz)$' | LC_ALL=C sort | xargs sha256sum | sha256sum`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  expect(await sourceHash()).toBe(sum.split(' ')[0]);
});
