import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DataHeldError } from './database.ts';
import { migrate } from './migrate.ts';
import { migratedCopy } from './migrated-copy.ts';
import { openPglite } from './pglite.ts';
import { forgettingTables } from './roles/server-role.ts';
import { openPostgres } from './postgres.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

test('a batch with a fault leaves nothing behind, and the next one works', async () => {
  const { db } = opened;
  const insert = { sql: 'insert into favourite_check (n) values ($1)', params: [1] };
  await db.query('create table favourite_check (n integer primary key)');
  await expect(db.batch([insert, { sql: 'select 1 / $1::integer', params: [0] }])).rejects.toThrow('division by zero');
  await expect(db.batch([insert, insert])).rejects.toMatchObject({ code: '23505' });
  const writer = await db.openWriter();
  await expect(writer.batch([insert, { sql: 'nonsense' }])).rejects.toThrow('syntax error');
  await writer.close();
  expect(await db.query('select n from favourite_check')).toEqual([]);
  await db.batch([insert, { ...insert, params: [2] }]);
  expect(await db.query('select n from favourite_check order by n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('what a batch asks and writes is read and written as it was handed over, whatever it is', async () => {
  const { db } = opened;
  await db.query('create table handed_over (n integer primary key, words text, bytes bytea, yes boolean, big bigint)');
  const rows = [
    [1, "'; drop table handed_over; -- \\", Uint8Array.from([0, 39, 92, 255]), true, '9007199254740993'],
    [2, '', new Uint8Array(), false, -1],
    [3, null, null, null, null],
  ];
  const insert = 'insert into handed_over values ($1, $2, $3, $4, $5)';
  const ask = { sql: 'select n, words, yes from handed_over where n >= $1 order by n', params: [1] };
  const nothing = { sql: 'delete from handed_over where words = $1', params: ['none'] };
  const [, , read, ...others] = await db.batch([
    { sql: insert, params: rows[0] ?? [] },
    { sql: insert, params: rows[1] ?? [] },
    ask,
    nothing,
    { sql: insert, params: rows[2] ?? [] },
    { sql: 'select encode(bytes, $1) as bytes, big from handed_over where n = $2', params: ['hex', 1] },
  ]);
  expect(read).toEqual([
    { n: 1, words: "'; drop table handed_over; -- \\", yes: true },
    { n: 2, words: '', yes: false },
  ]);
  expect(others).toEqual([[], [], [{ bytes: '00275cff', big: '9007199254740993' }]]);
  await expect(db.batch([nothing, { sql: insert, params: [4, 'a\0b', null, null, null] }])).rejects.toThrow();
  expect(await db.batch([{ sql: 'select count(*)::int as n from handed_over' }, ask])).toMatchObject([[{ n: 3 }], {}]);
});

test('the embedded one parses once what batches repeat, and plans it for the tables as they are', async () => {
  const db = await openPglite(null);
  const sql = 'select $1::integer + $2::integer as sum';
  for (let n = 0; n < 12; n += 1)
    expect(
      await db.batch([
        { sql, params: [n, 1] },
        { sql, params: [n, 2] },
      ]),
    ).toEqual([[{ sum: n + 1 }], [{ sum: n + 2 }]]);
  const [plans] = await db.query(
    "select generic_plans, custom_plans from pg_prepared_statements where statement ~ 'as sum'",
  );
  expect(plans).toEqual({ generic_plans: '0', custom_plans: '24' });
  await db.close();
});

test('what frames of the tape have left behind is used again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const db = await openPglite(null, await migratedCopy());
  const kilobytes = async () =>
    Number((await db.query<{ kb: string }>("select pg_total_relation_size('tape_frame') / 1024 as kb"))[0]?.kb);
  const minute = async (time: number): Promise<number> => {
    await db.query(
      "insert into tape_frame select $1::bigint + each, repeat('x', 700)::bytea from generate_series(1, 240) each",
      [time],
    );
    await db.query('delete from tape_frame where time <= $1', [time]);
    vi.advanceTimersByTime(60_000);
    return kilobytes();
  };
  for (let minutes = 0; minutes < 5; minutes += 1) await minute(minutes * 240);
  const before = await kilobytes();
  for (let minutes = 5; minutes < 15; minutes += 1) await minute(minutes * 240);
  expect(await kilobytes()).toBe(before);
  await db.close();
  vi.useRealTimers();
});

test('what sweeps have taken of any table is used again after an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const db = await openPglite(null, await migratedCopy());
  // Of a table that was never looked at it is -1.
  const neverVacuumed = () =>
    db.query('select relname from pg_class where relname = any ($1) and reltuples < 0', [forgettingTables]);
  expect(await neverVacuumed()).not.toEqual([]);
  vi.advanceTimersByTime(3_600_000);
  expect(await neverVacuumed()).toEqual([]);
  await db.close();
  vi.useRealTimers();
});

test.runIf(process.env.DATABASE_URL)('what reads everything may take longer than any commit', async () => {
  const writer = await opened.db.openWriter();
  expect(await writer.batch([{ sql: 'select 1 as one from pg_sleep(6.2)' }], 'load')).toEqual([[{ one: 1 }]]);
  await writer.close();
});

test('large numbers come back as text, to the last digit', async () => {
  const [row] = await opened.db.query(
    `select 9007199254740993::bigint as big, 123456789012345678901234567890::numeric as wide, sum(x) as total
      from (values (1::bigint), (2)) t (x)`,
  );
  expect(row).toEqual({ big: '9007199254740993', wide: '123456789012345678901234567890', total: '3' });
});

test('migrating again changes nothing', async () => {
  const { db } = opened;
  const before = await db.query('select name, applied_at from migration order by name');
  expect(before.length).toBeGreaterThanOrEqual(3);
  await migrate(db);
  await migrate(db);
  expect(await db.query('select name, applied_at from migration order by name')).toEqual(before);
});

test('a data folder belongs to one database at a time, and keeps its rows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-pglite-'));
  try {
    const db = await openPglite(folder);
    await expect(openPglite(folder)).rejects.toThrow(DataHeldError);
    await db.query('create table kept (n integer)');
    await db.query('insert into kept values (7)');
    await db.close();
    const again = await openPglite(folder);
    expect(await again.query('select n from kept')).toEqual([{ n: 7 }]);
    await again.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what is asked of a closed database fails instead of waiting for ever', async () => {
  const db = await openPglite(null);
  await db.close();
  await expect(db.query('select 1')).rejects.toThrow('has stopped');
  await expect(db.batch([{ sql: 'select 1' }])).rejects.toThrow('has stopped');
});

test.runIf(process.env.DATABASE_URL)(
  'PostgreSQL has one writer; it is free again when its process is gone',
  async () => {
    const url = opened.url ?? '';
    const first = openPostgres(url, () => undefined);
    const second = openPostgres(url, () => undefined);
    const writer = await first.openWriter();
    await expect(second.openWriter()).rejects.toThrow(DataHeldError);
    await writer.close();
    const child = spawnSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { openPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    const db = openPostgres(process.argv[1], () => {});
    await db.openWriter();
    console.log('held');
    process.kill(process.pid, 'SIGKILL');`,
      url,
    ]);
    expect([child.stdout.toString().trim(), child.signal]).toEqual(['held', 'SIGKILL']);
    await expect
      .poll(() =>
        second.openWriter().then(
          (again) => again.close().then(() => true),
          () => false,
        ),
      )
      .toBe(true);
    await Promise.all([first.close(), second.close()]);
  },
);
