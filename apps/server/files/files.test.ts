import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openLog } from '../running/log.ts';
import { secretsOf } from '../secrets/secrets.ts';
import { memoryBlobs } from './blobs.ts';
import { filesPerDay, filesPerForm, openFiles, type Files, type KeptFile } from './files.ts';
import { jpegOf } from './test-images.ts';

const hourMs = 3_600_000;
let db: Database;
let drop: () => Promise<void>;
let jpeg: Buffer;
let now = Date.UTC(2026, 10, 20, 12);
const blobs = memoryBlobs();
const secrets = secretsOf(randomBytes(32));
let files: Files;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  for (const id of ['u1', 'u2'])
    await db.query(
      `insert into customer (id, account_key, nick_name, password_hash, password_changed_at, invite_code, created_at)
        values ($1, $1, 'n', 'h', 0, $1, 0)`,
      [id],
    );
  files = openFiles({ db, clock: { now: () => now }, log: openLog('silent'), secrets, blobs });
  jpeg = await jpegOf(20, 10);
});
afterAll(() => drop());
beforeEach(async () => {
  await db.query('delete from file_use');
  await db.query('delete from file');
  blobs.kept.clear();
});

async function keep(userId = 'u1'): Promise<KeptFile> {
  const kept = await files.keep(userId, jpeg);
  if (!kept.ok) throw new Error(kept.error);
  return kept.value;
}
const count = async (): Promise<number> =>
  Number((await db.query<{ count: string }>('select count(*) as count from file'))[0]?.count);
const attach = (userId: string, ids: string[]) => db.batch([files.attach(userId, ids, 'identity', 'ref')]);

test('what is no picture leaves nothing behind', async () => {
  expect(await files.keep('u1', Buffer.from('<svg/>'))).toMatchObject({ ok: false, error: 'file-type', field: 'file' });
  expect(await count()).toBe(0);
  expect(blobs.kept.size).toBe(0);
});

test('a store that fails is said as a failed upload, and nothing is half-kept', async () => {
  const full = openFiles({
    db,
    clock: { now: () => now },
    log: openLog('silent'),
    secrets,
    blobs: { ...blobs, put: () => Promise.reject(new Error('ENOSPC')) },
  });
  expect(await full.keep('u1', jpeg)).toMatchObject({ ok: false, error: 'upload-failed' });
  expect(await count()).toBe(0);
});

test('a day has its quota, also for those that come at once', async () => {
  const rest = 3;
  await db.query(
    `insert into file (id, user_id, blob, media_type, width, height, size, created_at, ready)
    select 'f' || n, 'u1', 'b' || n, 'image/jpeg', 1, 1, 1, $1, true from generate_series(1, $2::int) n`,
    [now, filesPerDay - rest],
  );
  const kept = await Promise.all(Array.from({ length: rest + 5 }, () => files.keep('u1', jpeg)));
  expect(kept.filter((one) => one.ok)).toHaveLength(rest);
  expect(kept.find((one) => !one.ok)).toMatchObject({ error: 'file-quota' });
  expect((await files.keep('u2', jpeg)).ok).toBe(true);
  now += 24 * hourMs;
  expect((await files.keep('u1', jpeg)).ok).toBe(true);
});

test('pictures of one user are taken one after the other, and of many at once the last are turned away', async () => {
  // Large enough that decoding, not the look at the quota, is what they wait for.
  const large = await jpegOf(2_400, 1_600);
  const kept = await Promise.all(Array.from({ length: 40 }, (_, n) => files.keep(n % 2 === 0 ? 'u1' : 'u2', large)));
  const errors = new Set(kept.flatMap((one) => (one.ok ? [] : [one.error])));
  expect(errors).toEqual(new Set(['too-many-requests']));
  const times = kept.filter((one) => one.ok).length;
  expect(times).toBeGreaterThanOrEqual(16);
  expect(times).toBeLessThan(30);
  expect(await files.keep('u1', large)).toMatchObject({ ok: true, value: { width: 2_400 } });
});

test('an owner sees what they sent, another sees nothing, as of an id that does not exist', async () => {
  const { id } = await keep();
  const [own, foreign, missing] = await Promise.all([
    files.read('u1', id),
    files.read('u2', id),
    files.read('u1', 'x'.repeat(22)),
  ]);
  expect(own).toMatchObject({ ok: true, value: { mediaType: 'image/jpeg' } });
  expect(own.ok && Buffer.from(own.value.bytes).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(foreign).toEqual(missing);
  expect(foreign).toEqual({ ok: false, error: 'not-found' });
});

test('the bytes lie sealed, under a name that says nothing, and open only as this picture of this user', async () => {
  const { id, size } = await keep();
  const own = await files.read('u1', id);
  const [[name, sealed] = ['', new Uint8Array()]] = [...blobs.kept];
  expect(name).not.toContain(id);
  expect(sealed.length).toBeGreaterThan(size);
  expect(own.ok && Buffer.from(sealed).includes(Buffer.from(own.value.bytes).subarray(0, 24))).toBe(false);
  const other = await keep('u2');
  await db.query("update file set blob = blob || 'x' where id = $1", [id]);
  await db.query('update file set blob = $1 where id = $2', [name, other.id]);
  await expect(files.read('u2', other.id)).rejects.toThrow();
});

test('a form names only own pictures, at most 52, each there', async () => {
  const [first, second, foreign] = [await keep(), await keep(), await keep('u2')];
  expect(await files.areOwn('u1', [first.id, second.id, first.id])).toBe(true);
  expect(await files.areOwn('u1', [])).toBe(true);
  expect(await files.areOwn('u1', [first.id, foreign.id])).toBe(false);
  expect(await files.areOwn('u1', [first.id, 'x'.repeat(22)])).toBe(false);
  await db.query(
    `insert into file (id, user_id, blob, media_type, width, height, size, created_at, ready)
    select 'f' || n, 'u1', 'b' || n, 'image/jpeg', 1, 1, 1, $1, true from generate_series(1, 53) n`,
    [now],
  );
  const many = Array.from({ length: filesPerForm + 1 }, (_, n) => `f${n + 1}`);
  expect(await files.areOwn('u1', many.slice(1))).toBe(true);
  expect(await files.areOwn('u1', many)).toBe(false);
});

test('an operator sees what is their task to review, and each look is noted and stays so', async () => {
  const { id } = await keep();
  await attach('u2', [id]);
  expect(await files.review('op1', id, ({ uses }) => uses.length > 0)).toEqual({ ok: false, error: 'not-found' });
  await attach('u1', [id]);
  expect(await files.review('op1', id, () => false)).toEqual({ ok: false, error: 'not-found' });
  expect(await files.review('op1', 'x'.repeat(22), () => true)).toEqual({ ok: false, error: 'not-found' });
  expect(await db.query('select * from file_view')).toEqual([]);
  expect(
    await files.review(
      'op1',
      id,
      async ({ userId, uses }) =>
        userId === 'u1' && uses.some(({ purpose, reference }) => purpose === 'identity' && reference === 'ref'),
    ),
  ).toMatchObject({ ok: true });
  expect(await db.query('select file_id, operator_id, time from file_view')).toEqual([
    { file_id: id, operator_id: 'op1', time: String(now) },
  ]);
  await expect(db.query('delete from file_view')).rejects.toThrow('append-only');
});

test('what belongs to nothing is swept after a day, and not accepted in its last hour', async () => {
  const [used, unused] = [await keep(), await keep()];
  await attach('u1', [used.id]);
  await db.query(
    `insert into file (id, user_id, blob, media_type, width, height, size, created_at)
      values ('half', 'u1', 'half', 'image/jpeg', 1, 1, 1, $1)`,
    [now],
  );
  expect(await files.sweep()).toBe(0);
  now += 2 * hourMs;
  expect(await files.sweep()).toBe(1);
  now += 21.5 * hourMs;
  expect(await files.sweep()).toBe(0);
  expect(await files.areOwn('u1', [unused.id])).toBe(false);
  expect(await files.areOwn('u1', [used.id])).toBe(true);
  now += hourMs;
  expect(await files.sweep()).toBe(1);
  expect(blobs.kept.size).toBe(1);
  expect((await files.read('u1', used.id)).ok).toBe(true);
  expect((await files.read('u1', unused.id)).ok).toBe(false);
});

test('one sweep removes all there is, however much', async () => {
  await db.query(
    `insert into file (id, user_id, blob, media_type, width, height, size, created_at)
    select 'old' || n, 'u1', 'old' || n, 'image/jpeg', 1, 1, 1, $1 from generate_series(1, 450) as n`,
    [now - 25 * hourMs],
  );
  expect(await files.sweep()).toBe(450);
  expect(await count()).toBe(0);
});

test('a sweep whose store fails goes on where it stood', async () => {
  await keep();
  now += 25 * hourMs;
  const broken = openFiles({
    db,
    clock: { now: () => now },
    log: openLog('silent'),
    secrets,
    blobs: { ...blobs, remove: () => Promise.reject(new Error('away')) },
  });
  await expect(broken.sweep()).rejects.toThrow('away');
  expect(blobs.kept.size).toBe(1);
  expect(await files.sweep()).toBe(1);
  expect([blobs.kept.size, await count()]).toEqual([0, 0]);
});
