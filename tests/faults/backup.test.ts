import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTool } from '../../apps/server/backup/postgres-tools.ts';
import type { RestoreMark } from '../../apps/server/backup/restore-marks.ts';
import { copyMigratedFolder } from '../../apps/server/db/migrated-copy.ts';
import { pngOf } from '../../apps/server/files/test-images.ts';
import { stretchesOf, verifyReceipt } from '@candor/verifier/receipt.ts';
import type { Tape } from '@candor/verifier/text.ts';
import { fundPeople, seedPeople, tokenHash, type Person } from '../../bench/harness/people.ts';
import { embeddedPlace, postgresPlace, type Place } from '../../bench/harness/place.ts';
import { failToStart, startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { faultsIn } from './books.ts';
import { Flow, newIntent, resolve, type Intent } from './intents.ts';
import { postgresUrl, testPlace } from './place.ts';

const programs = path.join(import.meta.dirname, '../../apps/server/backup');
let place: Place;
let empty: Place;
let folder: string;
let running: ServerProcess | undefined;
/** Each starts several servers and commands, one after the other. */
const slow = 240_000;
vi.setConfig({ testTimeout: slow });
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'candor-backup-'));
  place = await testPlace();
  if (postgresUrl === undefined) await copyMigratedFolder(place.settings['DATA_DIR'] ?? '');
  empty = postgresUrl === undefined ? await embeddedPlace() : await postgresPlace(postgresUrl);
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await Promise.all([place.drop(), empty.drop(), rm(folder, { recursive: true })]);
});

/** With a data folder of its own, where PostgreSQL has the rows. */
const settingsOf = (one: Place, name: string): Record<string, string> => ({
  DATA_DIR: path.join(folder, name),
  ...one.settings,
});

async function command(
  program: 'run-backup.ts' | 'run-restore.ts',
  settings: Record<string, string>,
  argument: string,
) {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(programs, program), argument],
    { cwd: tmpdir(), env: { PATH, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

async function ask<Data>({ port }: ServerProcess, address: string, token = ''): Promise<{ code: number; data: Data }> {
  const reply = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { 'coin-auth': token } });
  return (await reply.json()) as { code: number; data: Data };
}

async function upload({ port }: ServerProcess, { token }: Person): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await pngOf(40, 30))], { type: 'image/png' }), 'a.png');
  const reply = await fetch(`http://127.0.0.1:${port}/common/file/upload`, {
    method: 'POST',
    headers: { 'coin-auth': token },
    body,
  });
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

async function picture({ port }: ServerProcess, { token }: Person, id: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/common/file/previewFile?filename=${id}`, {
    headers: { 'coin-auth': token },
  });
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await reply.arrayBuffer()).toString('base64');
}

const placedOf = ({ intents }: Flow): Intent[] => intents.filter(({ outcome }) => outcome === 'placed');

/** Trades, makes a backup in the middle of it, and goes on. */
async function backUpAmidTrading(people: readonly Person[], settings: Record<string, string>, to: string) {
  running = await startServer(settings);
  await fundPeople(running.port, people);
  const pictureId = await upload(running, people[0] as Person);
  const shown = await picture(running, people[0] as Person, pictureId);
  const flow = new Flow(people, 'backup');
  const sending = flow.run(running.port, 100);
  await expect.poll(() => placedOf(flow).length).toBeGreaterThan(100);
  const before = placedOf(flow);
  const made = await command('run-backup.ts', settings, to);
  const during = placedOf(flow).length - before.length;
  const told = placedOf(flow).length;
  await expect.poll(() => placedOf(flow).length).toBeGreaterThan(told + 50);
  flow.stop();
  await sending;
  await running.end('SIGKILL');
  return { before, during, made, intents: flow.intents, pictureId, shown };
}

const ordersOf = async (one: Place): Promise<Set<string>> => {
  const db = await one.open();
  const rows = await db.query<{ order_no: string }>('select order_no from fast_order');
  await db.close();
  return new Set(rows.map(({ order_no }) => order_no));
};

/** Compares tables and what customers were told, and lets the people in again: a restore has ended their sessions. */
async function lookInto(one: Place, intents: readonly Intent[], people: readonly Person[]): Promise<string[]> {
  const db = await one.open();
  const known = await db.query<{ key: string }>('select key from idempotency');
  const keys = new Set(known.map(({ key }) => key));
  const faults = await faultsIn(
    db,
    intents.filter(({ key }) => keys.has(key)),
  );
  expect(await db.query('select id from session')).toEqual([]);
  await db.query(
    `insert into session (id, token_hash, user_id, device_platform, created_at, seen_at)
     select id, hash, id, 2, $3, $3 from unnest($1::text[], $2::text[]) as new (id, hash)`,
    [people.map(({ userId }) => userId), people.map(({ token }) => tokenHash(token)), Date.now()],
  );
  await db.close();
  return faults;
}

const recomputed = async (server: ServerProcess, { person, orderNos }: Intent): Promise<string[]> => {
  const address = `/fair/receipt/${orderNos[0]}`;
  await expect.poll(async () => (await ask(server, address, person.token)).code, { timeout: 60_000 }).toBe(200);
  const { data: receipt } = await ask<Parameters<typeof verifyReceipt>[0]>(server, address, person.token);
  const [stretch] = stretchesOf(receipt.content);
  const query = new URLSearchParams(Object.entries(stretch ?? {}).map(([key, value]) => [key, String(value)]));
  const { data: tape } = await ask<Tape>(server, `/fair/tape?${query}`);
  const steps = verifyReceipt(receipt, [tape]);
  expect(steps.length).toBeGreaterThan(3);
  return steps.flatMap(({ name, ok }) => (ok ? [] : [name]));
};

test('a backup of a trading server, put back in an empty place, has all that was acknowledged before it', async () => {
  const people = await seedPeople(place, 20);
  const from = settingsOf(place, 'first');
  const to = settingsOf(empty, 'second');
  const kept = path.join(folder, 'kept');
  const { before, during, made, intents, pictureId, shown } = await backUpAmidTrading(people, from, kept);
  expect(made).toEqual({ code: 0, said: expect.stringContaining('all that was acknowledged until') });
  // Nobody was turned away meanwhile.
  expect(during).toBeGreaterThan(0);
  expect(intents.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  expect(await command('run-backup.ts', from, kept)).toEqual({ code: 1, said: expect.stringContaining('already') });

  const stoppedAt = Date.now();
  const restored = await command('run-restore.ts', to, kept);
  expect(restored).toEqual({ code: 0, said: expect.stringContaining('restored: the books add up') });
  expect((await command('run-restore.ts', to, kept)).code).toBe(1);
  const there = await ordersOf(empty);
  expect(before.filter(({ orderNos: [orderNo = ''] }) => !there.has(orderNo))).toEqual([]);
  expect(placedOf({ intents } as Flow).some(({ orderNos: [orderNo = ''] }) => !there.has(orderNo))).toBe(true);
  expect(await lookInto(empty, intents, people)).toEqual([]);

  running = await startServer(to);
  const { data } = await ask<{ list: RestoreMark[] }>(running, '/fair/restores');
  const [mark] = data.list;
  expect(data.list).toEqual([
    {
      restoredAt: expect.any(Number),
      from: expect.any(Number),
      to: mark?.restoredAt,
      lastJournalId: expect.stringMatching(/^\d+$/),
      cause: 'restored',
    },
  ]);
  expect([mark?.from ?? 0, stoppedAt, mark?.restoredAt ?? 0]).toEqual(
    [mark?.from ?? 0, stoppedAt, mark?.restoredAt ?? 0].sort((a, b) => a - b),
  );
  expect(await picture(running, people[0] as Person, pictureId)).toBe(shown);
  expect(await recomputed(running, before[0] as Intent)).toEqual([]);
  const next = newIntent(people[1] as Person, 'next');
  await resolve(running.port, [next]);
  expect(next.outcome).toBe('placed');
  expect((await ask(running, '/fair/invariants')).data).toMatchObject({ holds: true });
});

test('a backup that was changed or is none is refused, and a restore that was broken off is gone on with', async () => {
  await seedPeople(place, 2);
  const from = settingsOf(place, 'first');
  const to = settingsOf(empty, 'second');
  const kept = path.join(folder, 'kept');
  running = await startServer(from);
  await running.end('SIGTERM');
  expect((await command('run-backup.ts', from, kept)).code).toBe(0);
  expect(await readdir(folder)).not.toContain('kept.part');
  const none = await command('run-restore.ts', to, path.join(folder, 'nothing'));
  expect(none).toEqual({ code: 1, said: expect.stringContaining('holds no backup') });

  const damaged = path.join(folder, 'damaged');
  await cp(kept, damaged, { recursive: true });
  const victim = (await readdir(damaged)).includes('database.dump') ? 'database.dump' : 'pg/PG_VERSION';
  await appendFile(path.join(damaged, victim), ' ');
  const refusal = await command('run-restore.ts', to, damaged);
  expect(refusal).toEqual({ code: 1, said: expect.stringContaining(`${victim} is not what was backed up`) });

  expect((await command('run-restore.ts', to, kept)).code).toBe(0);
  if (postgresUrl !== undefined) return;
  const data = to['DATA_DIR'] ?? '';
  await writeFile(path.join(data, 'restoring'), '');
  await rm(path.join(data, 'pg/PG_VERSION'));
  expect((await failToStart(to)).output).toContain('was broken off');
  expect((await command('run-restore.ts', to, kept)).code).toBe(0);
  running = await startServer(to);
});

/** Older data under a server that goes on beside the same folder: by hand, past the command. @returns its settings */
async function goBack(settings: Record<string, string>, older: string): Promise<Record<string, string>> {
  const pg = path.join(settings['DATA_DIR'] ?? '', 'pg');
  if (postgresUrl === undefined) {
    await rm(pg, { recursive: true });
    await cp(path.join(older, 'pg'), pg, { recursive: true });
    return settings;
  }
  const url = empty.settings['DATABASE_URL'] ?? '';
  await runTool('pg_restore', url, ['--no-owner', path.join(older, 'database.dump')]);
  return { ...settings, DATABASE_URL: url };
}

test('older data that come back by any other way are found by who had told more, once', async () => {
  const people = await seedPeople(place, 2);
  const settings = settingsOf(place, 'first');
  const older = path.join(folder, 'older');
  running = await startServer(settings);
  await running.end('SIGTERM');
  expect((await command('run-backup.ts', settings, older)).code).toBe(0);
  running = await startServer(settings);
  expect((await ask(running, '/fair/restores')).data).toEqual({ list: [] });
  await fundPeople(running.port, people);
  await running.end('SIGTERM');

  const back = await goBack(settings, older);
  for (const start of [1, 2]) {
    running = await startServer(back);
    const { list } = (await ask<{ list: RestoreMark[] }>(running, '/fair/restores')).data;
    expect([start, list.map(({ cause }) => cause)]).toEqual([start, ['found']]);
    expect(list[0]?.from).toBeLessThan(list[0]?.to ?? 0);
    expect(list[0]?.to).toBeLessThan(list[0]?.restoredAt ?? 0);
    await running.end('SIGTERM');
  }
});
