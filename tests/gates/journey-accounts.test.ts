import { expect, test } from 'vitest';
import { planted, readAll, type Source } from './source.ts';

/** Accounts that more than one file of the journeys opens: they share one server, and the second is refused. */
function sharedAccounts(sources: readonly Source[]): string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const { path, text } of sources.filter((source) => source.path.startsWith('tests/journeys/')))
    for (const [, name = ''] of text.matchAll(/'([a-z]{4,}20\d\d)'/g))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(path));
  return [...filesOf].flatMap(([name, files]) => (files.size > 1 ? [`${name}: ${[...files].join(', ')}`] : []));
}

test('each file of the journeys opens accounts of its own', () => {
  expect(sharedAccounts(readAll())).toEqual([]);
});

test('an account of two files is reported', () => {
  const opens = "await signIn(app, phone, 'nguoimua2026');";
  expect(sharedAccounts(planted({ 'tests/journeys/a.ts': opens, 'tests/journeys/b.ts': opens }))).toHaveLength(1);
});
