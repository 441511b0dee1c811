import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer } from '../../../witness/run.ts';
import { openWitness, type Witness } from '../../../witness/witness.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { tamper } from '../../db/test-tamper.ts';
import { manualTime } from '../../market/timing.ts';
import { secretsOf } from '../../secrets/secrets.ts';
import { testStart } from '../../test-server.ts';
import { cosignedAt } from '../format/cosignature.ts';
import { signatureLine } from '../format/note.ts';
import { emptyTree, withEntries } from '../format/tree.ts';
import { lastSignedInMemory, type LastSigned } from '../last-signed.ts';
import { grownRows, readEntries } from '../log-table.ts';
import { openPublicLog, type PublicLog } from '../public-log.ts';
import { addActs, keyIn, noteIn } from '../test-reader.ts';
import { parsePolicy } from './policy.ts';

const secrets = secretsOf(Buffer.alloc(32, 1));
let time = manualTime(testStart);
let opened: TestDatabase;
let folder: string;
let logs: PublicLog[] = [];
let servers: Server[] = [];
let witnesses: Witness[] = [];
let warned: unknown[] = [];
beforeEach(async () => {
  time = manualTime(testStart);
  opened = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'witnessed-'));
  warned = [];
});
afterEach(async () => {
  for (const log of logs) await log.stop();
  for (const server of servers) await closed(server);
  for (const witness of witnesses) witness.close();
  [logs, servers, witnesses] = [[], [], []];
  rmSync(folder, { recursive: true });
  await opened.drop();
});
const closed = (server: Server): Promise<unknown> => {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(resolve));
};

async function listen(handle: RequestListener, port = 0): Promise<{ server: Server; url: string }> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  servers.push(server);
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A witness that believes a log as soon as there is one. */
function witnessOf(name: string): Witness {
  const say = (): void => undefined;
  const options = { address: 'http://127.0.0.1:9', folder: join(folder, name), name: `${name}.example` };
  const witness = openWitness({ ...options, keys: [], isMirror: false, say, now: () => time.clock.now() });
  witnesses.push(witness);
  return witness;
}
const reopened = (name: string, keys: readonly string[]): Witness => {
  const options = { address: 'http://127.0.0.1:9', folder: join(folder, name), name: `${name}.example` };
  const witness = openWitness({ ...options, keys, isMirror: false, say: () => undefined, now: () => time.clock.now() });
  witnesses.push(witness);
  return witness;
};
const handleOf =
  (name: string, witness: Witness): RequestListener =>
  (request, response) =>
    void answer(request, response, { ...witness, folder: join(folder, name) });

const policyOf = (all: readonly { name: string; vkey: string; url: string }[], least = 'all') =>
  parsePolicy(
    [
      ...all.map(({ name, vkey, url }) => `witness ${name} ${vkey} ${url}`),
      `group g ${least} ${all.map(({ name }) => name).join(' ')}`,
      'quorum g',
    ].join('\n'),
  );

async function open(policy: ReturnType<typeof parsePolicy>, lastSigned: LastSigned = lastSignedInMemory()) {
  const quiet = { warn: (...said: unknown[]): void => void warned.push(said) };
  const parts = { db: opened.db, secrets, clock: time.clock, every: time.every, log: quiet, lastSigned, policy };
  const log = openPublicLog({ ...parts, host: 'candor.example' });
  logs.push(log);
  await log.start();
  return log;
}
const add = (log: PublicLog, count: number): Promise<void> => addActs(opened.db, log, count);
/** Names of witnesses under what is shown, its size, and whether all is right. */
function shown(log: PublicLog) {
  const { note, checkpoint } = noteIn(log.shown?.note ?? '');
  const names = log.policy.witnesses.filter(({ key }) => cosignedAt(note, key, checkpoint) !== null);
  return [checkpoint.size, ...names.map(({ name }) => name)];
}
const keysOf = (log: PublicLog): string[] => [log.identity?.vkey ?? '', log.identity?.cosignerVkey ?? ''];

/** A log with one witness that runs. */
async function witnessed(name = 'w') {
  const first = witnessOf(name);
  const [vkey = ''] = first.vkeys;
  const ready = Promise.withResolvers<RequestListener>();
  const { server, url } = await listen((...asked) => void ready.promise.then((handle) => handle(...asked)));
  const policy = policyOf([{ name, vkey, url }]);
  const log = await open(policy);
  first.close();
  witnesses.pop();
  const witness = reopened(name, keysOf(log));
  ready.resolve(handleOf(name, witness));
  return { log, policy, server, url, witness };
}

test('a checkpoint is cosigned by who is in the policy, from the size that is told, and shown so', async () => {
  const { log } = await witnessed();
  await add(log, 300);
  await expect.poll(() => shown(log)).toEqual([301, 'w']);
  await add(log, 20);
  await expect.poll(() => shown(log)).toEqual([321, 'w']);
  expect(log.cosigners).toEqual([{ name: 'w', at: testStart }]);
});

test('while nothing happens the last one is cosigned again', async () => {
  const { log } = await witnessed();
  await add(log, 3);
  await expect.poll(() => log.cosigners[0]?.at).toBe(testStart);
  time.advance(31_000);
  await expect.poll(() => log.cosigners[0]?.at).toBe(testStart + 31_000);
});

test('a witness that is lost holds nothing up, and goes on where it was when it is back', async () => {
  const { log, server, url, witness } = await witnessed();
  await add(log, 5);
  await expect.poll(() => shown(log)).toEqual([6, 'w']);
  await closed(server);
  await add(log, 5);
  expect(log.signed?.size).toBe(11);
  // What the quorum has cosigned is shown for ten seconds, then what there is.
  expect(shown(log)).toEqual([6, 'w']);
  time.advance(11_000);
  expect(shown(log)).toEqual([11]);
  servers = [];
  await listen(handleOf('w', witness), Number(new URL(url).port));
  time.advance(61_000);
  await expect.poll(() => shown(log)).toEqual([11, 'w']);
});

test('a witness that hangs, answers nonsense or signs wrongly is left out, and holds nothing up', async () => {
  const honest = witnessOf('honest');
  const others = ['hangs', 'babbles', 'wrong'].map((name) => ({ name, vkey: witnessOf(name).vkeys[0] ?? '' }));
  const wrongVkey = others[2]?.vkey ?? '';
  const hangs = await listen(() => undefined);
  const babbles = await listen((_, response) => void response.end('— w babble\n'));
  const wrong = await listen((request, response) => {
    void answer(request, response, {
      checkpoint: () => null,
      folder,
      addCheckpoint: async () => ({ status: 200, body: signatureLine(keyIn(wrongVkey), Buffer.alloc(72, 1)) }),
    });
  });
  const ready = Promise.withResolvers<RequestListener>();
  const { url } = await listen((...asked) => void ready.promise.then((handle) => handle(...asked)));
  const all = [
    { name: 'honest', vkey: honest.vkeys[0] ?? '', url },
    ...others.map((one, i) => ({ ...one, url: [hangs, babbles, wrong][i]?.url ?? '' })),
  ];
  const log = await open(policyOf(all, 'any'));
  ready.resolve(handleOf('honest', reopened('honest', keysOf(log))));
  await add(log, 3);
  await expect.poll(() => shown(log)).toEqual([4, 'honest']);
  await expect.poll(() => JSON.stringify(warned)).toContain('its cosignature is wrong');
  expect(log.shown?.note).not.toContain('wrong.example');
});

test('the newest that a quorum has cosigned is shown before a newer one that it has not', async () => {
  const { log, server } = await witnessed();
  await add(log, 3);
  await expect.poll(() => shown(log)).toEqual([4, 'w']);
  await closed(server);
  await add(log, 3);
  expect([log.signed?.size, ...shown(log)]).toEqual([7, 4, 'w']);
});

test('who has seen a checkpoint is never shown a smaller one, though a late answer comes for it', async () => {
  const { witness, log, server, url } = await witnessed();
  await add(log, 3);
  await expect.poll(() => shown(log)).toEqual([4, 'w']);
  await closed(server);
  servers = [];
  const held = Promise.withResolvers<void>();
  await listen((...asked) => void held.promise.then(() => handleOf('w', witness)(...asked)), Number(new URL(url).port));
  time.advance(8_000);
  await add(log, 3);
  time.advance(3_000);
  await add(log, 3);
  // The first is too old by now, the second has no answer yet.
  expect(shown(log)).toEqual([10]);
  held.resolve();
  await expect.poll(() => log.cosigners[0]?.at).toBeGreaterThan(testStart + 8_000);
  expect(shown(log)[0]).toBe(10);
});

test('older data are not signed on, though nothing beside the database tells: a witness does', async () => {
  const { log, policy } = await witnessed();
  await add(log, 20);
  await expect.poll(() => shown(log)).toEqual([21, 'w']);
  const origin = log.identity?.origin;
  await log.stop();
  await tamper(opened.db, { sql: 'delete from log_entry where index >= 9' });
  const next = await open(policy);
  expect(next.identity?.origin).not.toBe(origin);
  const [first] = await readEntries(opened.db, next.signed?.log ?? 0, 0, 1);
  const { previous } = JSON.parse(Buffer.from(first ?? []).toString());
  expect(previous).toMatchObject({ origin, size: 21, reason: 'behind' });
});

/** The data as a liar makes them: the same keys over other entries. */
async function writeAnew(): Promise<void> {
  const rows = await readEntries(opened.db, 1, 0, 1_000);
  const entries = rows.map((entry) => Buffer.from(Buffer.from(entry).toString().replace('"n": 5', '"n": 6')));
  await tamper(
    opened.db,
    { sql: 'delete from log_tile' },
    { sql: 'delete from log_entry' },
    ...grownRows(1, entries, withEntries(emptyTree, entries)),
  );
}

test('a rewritten log that has gone further ends when its witness shows what it had signed', async () => {
  const { log, policy, server, url, witness } = await witnessed();
  await add(log, 20);
  await expect.poll(() => shown(log)).toEqual([21, 'w']);
  const origin = log.identity?.origin;
  await log.stop();
  await writeAnew();
  await closed(server);
  servers = [];
  // The witness can't be reached at the start, so the lie is signed.
  const next = await open(policy);
  await add(next, 5);
  expect([next.identity?.origin, next.signed?.size]).toEqual([origin, 26]);
  await listen(handleOf('w', witness), Number(new URL(url).port));
  time.advance(61_000);
  await expect.poll(() => next.identity?.origin).not.toBe(origin);
  const [first] = await readEntries(opened.db, next.signed?.log ?? 0, 0, 1);
  const { previous } = JSON.parse(Buffer.from(first ?? []).toString());
  expect(previous).toMatchObject({ origin, size: 21, reason: 'differs' });
  expect(readdirSync(join(folder, 'w', 'evidence'))).toHaveLength(1);
});

test('a witness that only says that it knows more is not believed', async () => {
  const [vkey = ''] = witnessOf('w').vkeys;
  const { url } = await listen((_, response) => {
    response.writeHead(409, { 'content-type': 'text/x.tlog.size' }).end('999\n');
  });
  const log = await open(policyOf([{ name: 'w', vkey, url }]));
  const { origin } = log.identity ?? {};
  await add(log, 3);
  await expect.poll(() => warned.flat()).toContain('a witness knows something else, and shows nothing');
  await add(log, 3);
  expect([log.identity?.origin, log.signed?.size]).toEqual([origin, 7]);
  expect(keyIn(vkey).type).toBe(4);
});
