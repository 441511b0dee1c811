import { afterEach, beforeEach, expect, test } from 'vitest';
import { tamper } from '../db/test-tamper.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { startAgain, startOn } from '../test-restart.ts';
import type { TestServer } from '../test-server.ts';
import { includes, isConsistent } from './format/check-proof.ts';
import { consistencyProof, leafHash } from './format/merkle.ts';
import { emptyTree, withEntries } from './format/tree.ts';
import { grownRows } from './log-table.ts';
import { settledOrder } from '../orders/test-settled-order.ts';
import { nodesOver, readLog, rootOf, type ReadLog } from './test-reader.ts';

/**
 * Whoever owns the database writes it anew, past every trigger, and starts the server again: a client that was there
 * once finds it, with nothing but what it kept.
 */
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

async function whileStopped(work: () => Promise<unknown>): Promise<void> {
  candor = await startAgain(candor, opened, work);
}

async function trade(): Promise<{ token: string; orderNo: string }> {
  const order = await settledOrder(candor, 90_000);
  await candor.server.services.publicLog.settle();
  return order;
}

/** What a client does with each checkpoint after the first: it asks for a proof, made of what the log serves now. */
function goesOn(before: ReadLog, now: ReadLog): boolean {
  const { size } = now.checkpoint;
  if (size < before.checkpoint.size) return false;
  const isWhole = Buffer.compare(rootOf(now.entries), now.checkpoint.root) === 0;
  const proof = consistencyProof(before.checkpoint.size, size, nodesOver(now.entries.map(leafHash)));
  return (
    isWhole &&
    now.checkpoint.origin === before.checkpoint.origin &&
    isConsistent(proof, before.checkpoint, now.checkpoint)
  );
}

/** A liar who knows the format: all hashes and tiles are made anew over other entries. */
async function writeLogAnew(change: (entry: string) => string): Promise<void> {
  const rows = await opened.db.query<{ data: Uint8Array }>('select data from log_entry order by index');
  const entries = rows.map(({ data }) => Buffer.from(change(Buffer.from(data).toString())));
  await tamper(
    opened.db,
    { sql: 'delete from log_tile' },
    { sql: 'delete from log_entry' },
    ...grownRows(1, entries, withEntries(emptyTree, entries)),
  );
}

test('a log that nobody touched goes on over a restart', async () => {
  await trade();
  const before = await readLog(candor.server.url);
  await whileStopped(() => Promise.resolve());
  const now = await readLog(candor.server.url);
  expect(goesOn(before, now)).toBe(true);
  expect(now.entries.slice(0, before.entries.length)).toEqual(before.entries);
});

test('one entry changed is found by everybody: its bytes give another root', async () => {
  await trade();
  const before = await readLog(candor.server.url);
  await whileStopped(() => tamper(opened.db, { sql: `update log_entry set data = '{"v":1}' where index = 2` }));
  expect(goesOn(before, await readLog(candor.server.url))).toBe(false);
});

test('a minute written anew, with the log that tells of it, is found by who kept a checkpoint', async () => {
  await trade();
  const before = await readLog(candor.server.url);
  const other = 'f'.repeat(64);
  const lie = (entry: string): string =>
    entry.includes('"kind":"minute"') ? entry.replace(/"[0-9a-f]{64}"\]/, `"${other}"]`) : entry;
  await whileStopped(() => writeLogAnew(lie));
  const now = await readLog(candor.server.url);
  expect(now.entries.some((entry) => entry.includes(other))).toBe(true);
  // To who comes now everything is right: only what was kept tells.
  expect(rootOf(now.entries)).toEqual(now.checkpoint.root);
  expect(goesOn(before, now)).toBe(false);
});

test('the last entries cut away are found by who kept a checkpoint', async () => {
  await trade();
  const before = await readLog(candor.server.url);
  await whileStopped(() =>
    tamper(opened.db, { sql: 'delete from log_entry where index >= $1', params: [before.entries.length - 2] }),
  );
  expect(goesOn(before, await readLog(candor.server.url))).toBe(false);
});

test('a receipt written anew does not fit the proof that its owner kept', async () => {
  const { token, orderNo } = await trade();
  const ask = async () => (await candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } })).data;
  const { proof, content } = await ask();
  const kept = extraOf(proof);
  const fits = (text: string): boolean => {
    const leaf = leafHash(Buffer.concat([Buffer.from(kept.salt, 'hex'), Buffer.from(text)]));
    const { root, leaves } = JSON.parse(kept.entry) as { root: string; leaves: number };
    const path = kept.path.map((hash) => Buffer.from(hash, 'base64'));
    return includes(path, { index: kept.index, leaf }, { size: leaves, root: Buffer.from(root, 'hex') });
  };
  expect(fits(content)).toBe(true);
  await whileStopped(() =>
    tamper(opened.db, {
      sql: `update receipt set content = replace(content, 'result win', 'result lose') where order_no = $1`,
      params: [orderNo],
    }),
  );
  const now = (await ask()).content;
  expect([now.includes('result lose'), fits(now)]).toEqual([true, false]);
});

interface Extra {
  readonly salt: string;
  readonly index: number;
  readonly path: string[];
  readonly entry: string;
}
const extraOf = (proof: string | null): Extra =>
  JSON.parse(Buffer.from((proof ?? '').split('\n')[1]?.slice('extra '.length) ?? '', 'base64').toString()) as Extra;

test('a whole log begun anew has another origin, whatever it tells', async () => {
  await trade();
  const before = await readLog(candor.server.url);
  await whileStopped(() =>
    tamper(
      opened.db,
      { sql: 'alter table public_log disable trigger user' },
      ...['log_batch', 'log_tile', 'log_entry', 'public_log'].map((table) => ({ sql: `delete from ${table}` })),
      { sql: 'alter table public_log enable trigger user' },
    ),
  );
  const now = await readLog(candor.server.url);
  expect(now.checkpoint.origin).not.toBe(before.checkpoint.origin);
  expect(goesOn(before, now)).toBe(false);
});
