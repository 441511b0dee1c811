import { expect, test } from 'vitest';
import { landedMigrations } from '../../apps/server/db/landed/landed-migrations.ts';
import { checksumOf, readMigrations, type Migration } from '../../apps/server/db/migrate.ts';

/** What has been landed is applied somewhere: its file stays as it is. */
function changedMigrations(landed: Readonly<Record<string, readonly string[]>>, files: readonly Migration[]): string[] {
  const checksums = new Map(files.map(({ name, sql }) => [name, checksumOf(sql)]));
  return Object.entries(landed).flatMap(([name, texts]) => {
    const checksum = checksums.get(name);
    if (checksum === undefined) return [`${name} is gone: data in use has it`];
    return checksum === texts.at(-1)
      ? []
      : [`${name} was changed after it was landed: put it back, and write a new migration`];
  });
}

test('no landed migration is changed', async () => {
  expect(changedMigrations(landedMigrations, await readMigrations())).toEqual([]);
});

test('the gate bites', () => {
  const files = [
    { name: '001-a.sql', sql: 'create table a ()' },
    { name: '002-b.sql', sql: 'create table b (n integer)' },
  ];
  const landed = {
    '001-a.sql': [checksumOf('create table a ()')],
    '002-b.sql': [checksumOf('create table b ()')],
    '003-c.sql': ['x'],
  };
  expect(changedMigrations(landed, files)).toEqual([
    '002-b.sql was changed after it was landed: put it back, and write a new migration',
    '003-c.sql is gone: data in use has it',
  ]);
});
