import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../running/start-error.ts';
import { DataHeldError, type Database } from './database.ts';
import { landedMigrations } from './landed/landed-migrations.ts';
import { checksumOf, migrate, migrateWhatLacks, readMigrations } from './migrate.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.drop());

test('every migration is stored with its checksum, the same whichever line ends its file has', async () => {
  const migrations = await readMigrations();
  expect(await opened.db.query('select name, checksum from migration order by name')).toEqual(
    migrations.map(({ name, sql }) => ({ name, checksum: checksumOf(sql) })),
  );
  expect(checksumOf('a\r\nb')).toBe(checksumOf('a\nb'));
});

test('a migration that was changed after it was applied is refused by name', async () => {
  const migrations = (await readMigrations()).map((each) =>
    each.name === '020-tape.sql' ? { ...each, sql: `${each.sql}\n-- later` } : each,
  );
  await expect(migrate(opened.db, migrations)).rejects.toThrow(StartError);
  await expect(migrate(opened.db, migrations)).rejects.toThrow(
    'The migration 020-tape.sql was changed after it was applied',
  );
});

test('data of a newer version is refused by an older one, and left alone', async () => {
  const migrations = await readMigrations();
  const newer = [...migrations, { name: '999-newer.sql', sql: 'create table newer (n integer)' }];
  await migrate(opened.db, newer);
  const refusal = migrate(opened.db, migrations);
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(/newer version of Candor.*999-newer\.sql/);
  await migrate(opened.db, newer);
});

test('a text that was landed earlier is accepted', async () => {
  const [first] = landedMigrations['001-ledger.sql'] ?? [];
  await opened.db.query('update migration set checksum = $1 where name = $2', [first, '001-ledger.sql']);
  await migrate(opened.db);
  expect(await opened.db.query("select checksum from migration where name = '001-ledger.sql'")).toEqual([
    { checksum: first },
  ]);
});

test('beside a server that runs nothing has to be done, or nothing is', async () => {
  const held: Database = { ...opened.db, openWriter: () => Promise.reject(new DataHeldError('held')) };
  await migrateWhatLacks(held);
  await opened.db.query('delete from migration where name = (select max(name) from migration)');
  await expect(migrateWhatLacks(held)).rejects.toThrow(DataHeldError);
});
