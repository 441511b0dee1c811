import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markRestore } from '../backup/restore-marks.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { tamper } from '../db/test-tamper.ts';
import { manualTime } from '../market/timing.ts';
import { secretsOf } from '../secrets/secrets.ts';
import { testStart } from '../test-server.ts';
import { leavesMax } from './batch.ts';
import { intakeMax } from './intake.ts';
import { lastSignedFileName, lastSignedIn, lastSignedInMemory, type LastSigned } from './last-signed.ts';
import { readEntries } from './log-table.ts';
import { openPublicLog, type PublicLog } from './public-log.ts';
import { addActs, noteIn, rootOf } from './test-reader.ts';

const installation = 7;
const time = manualTime(testStart);
const quiet = { warn: () => undefined };
const secrets = secretsOf(Buffer.alloc(32, 1));

let opened: TestDatabase;
let folder: string;
let running: PublicLog[] = [];
beforeEach(async () => {
  opened = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'candor-log-'));
});
afterEach(async () => {
  for (const log of running) await log.stop();
  running = [];
  rmSync(folder, { recursive: true });
  await opened.drop();
});

async function open(lastSigned: LastSigned = lastSignedIn(folder, installation)): Promise<PublicLog> {
  const parts = { db: opened.db, secrets, clock: time.clock, every: time.every, log: quiet, lastSigned };
  const log = openPublicLog({ ...parts, host: 'candor.example' });
  running.push(log);
  await log.start();
  return log;
}
const add = (log: PublicLog, count: number): Promise<void> => addActs(opened.db, log, count);
const headOf = (log: PublicLog) => noteIn(log.signed?.note ?? '').checkpoint;
async function beganWith(log: PublicLog) {
  const [first] = await readEntries(opened.db, log.signed?.log ?? 0, 0, 1);
  return JSON.parse(Buffer.from(first ?? []).toString()) as { previous: Record<string, unknown> | null };
}
const cutTo = (size: number) =>
  tamper(
    opened.db,
    { sql: 'delete from log_tile' },
    { sql: 'delete from log_entry where index >= $1', params: [size] },
  );

test('data that end before what was signed are not signed on: another log says which one it was, and why', async () => {
  const log = await open();
  await add(log, 20);
  const head = headOf(log);
  await log.stop();
  await cutTo(15);
  const next = await open();
  expect(headOf(next).origin).not.toBe(head.origin);
  expect((await beganWith(next)).previous).toEqual({
    origin: head.origin,
    size: 21,
    root: Buffer.from(head.root).toString('base64'),
    checkpoint: log.signed?.note,
    reason: 'behind',
  });
});

test('data that hold something else than what was signed are not signed on, though they go further', async () => {
  const log = await open();
  await add(log, 20);
  await log.stop();
  await tamper(opened.db, { sql: `update log_entry set hash = sha256('other') where index = 5` });
  const next = await open();
  expect((await beganWith(next)).previous).toMatchObject({ size: 21, reason: 'differs' });
});

test('after a restore another log begins, also where nothing is known beside the database', async () => {
  const log = await open(lastSignedInMemory());
  await add(log, 3);
  const { origin } = headOf(log);
  await log.stop();
  await opened.db.query(`insert into installation (id, mode, feed_seed, created_at) values (1, 'paper', '', 1)`);
  await markRestore(opened.db, { cause: 'restored', until: testStart, now: testStart });
  const next = await open(lastSignedInMemory());
  expect((await beganWith(next)).previous).toMatchObject({ origin, size: 4, checkpoint: null, reason: 'restored' });
  await next.stop();
  expect(headOf(await open(lastSignedInMemory())).origin).toBe(headOf(next).origin);
});

test('a log that is gone on with keeps its origin and its key, and reads no more than its right edge', async () => {
  const log = await open();
  for (let i = 0; i < 4; i += 1) await add(log, 200);
  const [head, identity] = [headOf(log), log.identity];
  await log.stop();
  let rows = 0;
  const { query } = opened.db;
  const counted = {
    ...opened.db,
    async query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]> {
      const found = await query<Row>(sql, params);
      rows += found.length;
      return found;
    },
  };
  opened = { ...opened, db: counted };
  const next = await open();
  expect([headOf(next), next.identity?.vkey]).toEqual([head, identity?.vkey]);
  expect(rows).toBeLessThan(100);
});

test('nothing is signed while another process has signed more', async () => {
  const log = await open();
  await add(log, 20);
  const file = join(folder, lastSignedFileName);
  writeFileSync(file, readFileSync(file, 'utf8').replace(String.raw`\n21\n`, String.raw`\n99\n`));
  await expect(add(log, 1)).rejects.toThrow('more was signed than these data hold');
  expect(headOf(log).size).toBe(21);
});

test('what another process has added meanwhile is read before more is added', async () => {
  const log = await open();
  await add(log, 20);
  await add(await open(lastSignedInMemory()), 300);
  await expect(add(log, 1)).rejects.toThrow('log_entry_pkey');
  await log.settle();
  expect(headOf(log).size).toBe(322);
  const entries = await readEntries(opened.db, 1, 0, 322);
  expect(headOf(log).root).toEqual(rootOf(entries));
});

test('a file of another installation says nothing of this one, one that cannot be read ends the start', async () => {
  const log = await open();
  await log.stop();
  const { origin } = headOf(log);
  expect(lastSignedIn(folder, installation + 1).read()).toBe(null);
  expect(lastSignedIn(folder, installation).read()?.checkpoint.origin).toBe(origin);
  writeFileSync(join(folder, lastSignedFileName), '{');
  await expect(open()).rejects.toThrow();
});

test('what could not be kept beside the database is shown to nobody', async () => {
  const kept = lastSignedInMemory();
  let isFull = false;
  const disk: LastSigned = {
    read: () => kept.read(),
    write: (note) => (isFull ? Promise.reject(new Error('the disk is full')) : kept.write(note)),
  };
  const log = await open(disk);
  isFull = true;
  await expect(add(log, 3)).rejects.toThrow('the disk is full');
  expect(headOf(log).size).toBe(1);
  isFull = false;
  await log.settle();
  expect([headOf(log).size, kept.read()?.checkpoint.size]).toEqual([4, 4]);
});

test('a log that another one follows stays known: what was signed of it ends no later one', async () => {
  const first = await open();
  await add(first, 5);
  await first.stop();
  const file = readFileSync(join(folder, lastSignedFileName), 'utf8');
  await cutTo(3);
  const second = await open();
  await second.stop();
  // As on another machine, whose server had stopped before.
  writeFileSync(join(folder, lastSignedFileName), file);
  const third = await open();
  expect(headOf(third).origin).toBe(headOf(second).origin);
});

test('an older backup from before a log began does not go on under its name', async () => {
  await (await open()).stop();
  await tamper(
    opened.db,
    { sql: 'alter table public_log disable trigger user' },
    { sql: 'delete from log_entry' },
    { sql: 'delete from public_log' },
    { sql: 'alter table public_log enable trigger user' },
  );
  const log = await open();
  expect((await beganWith(log)).previous).toMatchObject({ size: 1, reason: 'behind' });
});

test('what has piled up becomes entries of a bounded size, all in their order', async () => {
  const log = await open();
  await opened.db.query(
    `insert into receipt (order_no, journal_id, time, content)
      select 'p' || n, n, n, 'terms fast|' || n from generate_series(1, $1::integer) n`,
    [2 * leavesMax + 5],
  );
  await add(log, 4 * intakeMax + 1);
  expect(await opened.db.query('select count(*)::integer as waiting from log_intake')).toEqual([{ waiting: 0 }]);
  const batches = await opened.db.query<{ n: number }>(
    'select (last_leaf - first_leaf + 1)::integer as n from log_batch order by index',
  );
  expect(batches.map(({ n }) => n)).toEqual([leavesMax, leavesMax, 5]);
});
