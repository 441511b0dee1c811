import { judge } from '@candor/verifier/judge.ts';
import { nextKeys } from '@candor/verifier/log/key-chain.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { startAgain, startOn } from '../../test-restart.ts';
import type { TestServer } from '../../test-server.ts';
import { vkeyOf } from '../format/note.ts';
import { readKeys } from '../log-table.ts';
import { readLog, rootOf } from '../test-reader.ts';
import { rotateLogKey } from './rotate-key.ts';

let opened: TestDatabase;
let candor: TestServer;
beforeEach(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
});
afterEach(async () => {
  await candor.close();
  await opened.drop();
});
const rotate = () => {
  const { db, secrets, clock } = candor.server.services;
  return rotateLogKey({ db, secrets, now: clock.now() });
};
async function restart(): Promise<void> {
  candor = await startAgain(candor, opened);
}
const vkeyNow = (): string => candor.server.services.publicLog.identity?.vkey ?? '';
const verdict = async (...files: (string | Uint8Array)[]): Promise<string> =>
  (await judge(files.map((file) => (typeof file === 'string' ? Buffer.from(file) : file)))).verdict;

test('a log goes on under another key, which whoever has the old one comes to by its entry', async () => {
  const old = vkeyNow();
  const before = await readLog(candor.server.url);
  const rotated = await rotate();
  await restart();
  const now = await readLog(candor.server.url);
  expect([rotated?.before, rotated?.vkey]).toEqual([old, vkeyNow()]);
  expect(vkeyNow()).not.toBe(old);
  // What a witness holds under the one before is this log's word as well.
  expect((await readKeys(opened.db, 1)).map(vkeyOf)).toEqual([old, vkeyNow()]);
  expect(now.checkpoint.origin).toBe(before.checkpoint.origin);
  expect(now.entries.slice(0, before.entries.length)).toEqual(before.entries);
  expect(rootOf(now.entries)).toEqual(now.checkpoint.root);
  const naming = now.entries[rotated?.index ?? -1] ?? Buffer.of();
  expect(await (await fetch(`${candor.server.url}/log/namings`)).text()).toBe(`${rotated?.index}\n`);
  const note = await (await fetch(`${candor.server.url}/log/checkpoint`)).text();
  expect(await verdict(vkeyNow(), note)).toBe('right');
  expect(await verdict(old, note)).toBe('false');
  expect(await verdict(old, naming, note)).toBe('right');
  const get = async (place: string): Promise<Uint8Array> =>
    await fetch(`${candor.server.url}/log/${place}`).then((one) => one.bytes());
  const next = await nextKeys(old, note, get);
  expect(next?.keys[0]).toBe(vkeyNow());
  // What has led there is enough for who has the old key alone.
  expect(await verdict(old, note, ...(next?.named ?? []))).toBe('right');
});

test('a second rotation is named by the first, and a promise is signed with the newest key', async () => {
  const oldest = vkeyNow();
  const first = await rotate();
  await restart();
  const second = await rotate();
  await restart();
  const { entries } = await readLog(candor.server.url);
  const namings = [second, first].map((one) => entries[one?.index ?? -1] ?? Buffer.of());
  const { token } = await candor.signUp();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '50' } as const;
  const { data } = await candor.call('POST /portal/order/contractOrder', { token, body });
  await candor.server.services.publicLog.settle();
  const query = { from: 0, to: candor.time.clock.now() };
  const { list } = (await candor.call('GET /fair/acknowledgements', { token, query })).data;
  expect(list).toHaveLength(1);
  expect('ack' in data).toBe(true);
  expect(await verdict(oldest, ...namings, JSON.stringify(list[0]))).toBe('right');
  expect(await verdict(oldest, JSON.stringify(list[0]))).toBe('false');
});

test('a key that was named can neither be changed nor taken back', async () => {
  await rotate();
  for (const sql of ["update log_key set vkey = 'x'", 'delete from log_key'])
    await expect(opened.db.query(sql)).rejects.toThrow();
});

test('while a server runs, its log goes on under the old key until the next start', async () => {
  const old = vkeyNow();
  const rotated = await rotate();
  await candor.server.services.db.query(
    `insert into feed_fault (id, symbol, kind, from_time, to_time) values ('f', 'BTCUSDT', 'silence', 1, 2)`,
  );
  // The tree that it knew has grown without it: the first try finds that, the next one goes on behind it.
  await candor.server.services.publicLog.settle().catch(() => undefined);
  await candor.server.services.publicLog.settle();
  const { told, checkpoint, entries } = await readLog(candor.server.url);
  expect(vkeyNow()).toBe(old);
  expect(told[rotated?.index ?? -1]).toMatchObject({ act: 'key', before: old });
  expect(told.some((entry) => entry['act'] === 'fault')).toBe(true);
  expect(rootOf(entries)).toEqual(checkpoint.root);
});
