import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { tamper } from '../../db/test-tamper.ts';

let opened: TestDatabase;
let candor: TestServer;
let beforeTapeRead: (() => Promise<void>) | null;
let onTapeRead: (() => Promise<void>) | null;
let isNewestHidden: boolean;
const asked: Promise<void>[] = [];

/**
 * The same database; something else happens right before or after the tape is read from it, or its newest minute is not
 * there yet.
 */
const slowReads = (db: Database): Database => ({
  ...db,
  async query<Row>(sql: string, params?: readonly unknown[]) {
    const isTape = sql.includes('from tape_chunk where symbol = $1');
    if (isTape) await beforeTapeRead?.();
    const rows = await db.query<Row>(sql, params);
    if (!isTape) return rows;
    await onTapeRead?.();
    const isHidden = isNewestHidden;
    isNewestHidden = false;
    return isHidden ? rows.slice(0, -1) : rows;
  },
});
beforeEach(async () => {
  [beforeTapeRead, onTapeRead, isNewestHidden] = [null, null, false];
  opened = await openTestDatabase();
  candor = await openTestServer({ opened: { ...opened, db: slowReads(opened.db) } });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
});
afterEach(() => candor.close());

const tape = (from: number, to: number) => candor.call('GET /fair/tape', { query: { symbol: 'BTCUSDT', from, to } });
const seqsOf = async (from: number, to: number): Promise<number[]> =>
  (await tape(from, to)).data.marks.map(({ seq }) => seq);
const run = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);
/** Until the next minute ends. */
const left = (): number => 60_000 - (candor.time.clock.now() % 60_000);

test('a minute that ends between the two reads is in the answer', async () => {
  const from = candor.time.clock.now();
  await candor.advance(left() - 250);
  const to = candor.time.clock.now();
  onTapeRead = async () => {
    onTapeRead = null;
    await candor.advance(1_000);
  };
  const seqs = await seqsOf(from, to);
  expect(seqs).toEqual(run(seqs[0] ?? -1, (to - from) / 250 + 1));
});

test('a minute that ends and is stored before it is read is in the answer once', async () => {
  const from = candor.time.clock.now();
  await candor.advance(left() - 250);
  const to = candor.time.clock.now();
  beforeTapeRead = async () => {
    beforeTapeRead = null;
    await candor.advance(1_000);
  };
  const seqs = await seqsOf(from, to);
  expect(seqs).toEqual(run(seqs[0] ?? -1, (to - from) / 250 + 1));
});

test('a minute that is in neither is waited for', async () => {
  const from = candor.time.clock.now();
  await candor.advance(left() + 60_000);
  await candor.advance(1_000);
  const to = candor.time.clock.now();
  isNewestHidden = true;
  const seqs = await seqsOf(from, to);
  expect(isNewestHidden).toBe(false);
  expect(seqs).toEqual(run(seqs[0] ?? -1, (to - from) / 250 + 1));
});

test('a minute that has ended and is not stored yet is waited for', async () => {
  const from = candor.time.clock.now();
  await candor.advance(left() - 250);
  // Moves on without waiting for the commit.
  candor.time.advance(500);
  const to = candor.time.clock.now();
  const seqs = await seqsOf(from, to);
  expect(seqs).toEqual(run(seqs[0] ?? -1, (to - from) / 250 + 1));
});

test('around the turns of minutes no answer has a hole', async () => {
  const answers: number[][] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await candor.advance(left() - 500);
    for (let step = 0; step < 6; step += 1) {
      const now = candor.time.clock.now();
      for (let ask = 0; ask < 20; ask += 1)
        asked.push(
          seqsOf(now - 70_000, now).then((seqs) => {
            answers.push(seqs);
          }),
        );
      candor.time.advance(250);
    }
    await Promise.all(asked.splice(0));
  }
  expect(answers).toHaveLength(960);
  expect(answers.filter((seqs) => seqs.some((seq, i) => i > 0 && seq !== (seqs[i - 1] ?? 0) + 1))).toEqual([]);
});

test('a broken minute is answered by name, and the public invariants know of it', async () => {
  await candor.advance(120_000);
  await tamper(opened.db, {
    sql: "update tape_chunk set data = '\\x00' where minute = (select max(minute) from tape_chunk)",
  });
  const now = candor.time.clock.now();
  const minute = Math.floor(now / 60_000) * 60_000 - 60_000;
  const reply = await tape(now - 100_000, now);
  expect(reply).toMatchObject({ status: 500, error: 'tape-broken' });
  expect(reply.message).toContain(`BTCUSDT for the minute ${new Date(minute).toISOString()}`);
  // At once, and not only at the next look.
  expect(candor.server.services.books.report.faults.tape).toEqual([`BTCUSDT at ${minute}`]);
  const { books, holds } = (await candor.call('GET /fair/invariants')).data;
  expect(holds).toBe(false);
  expect(books.parts.find(({ part }) => part === 'tape')).toMatchObject({
    first: expect.stringContaining(` at ${minute}`),
  });
});

test('the public invariants see an unbalanced journal and an account that differs from its entries', async () => {
  const { userId } = await candor.signUp();
  await candor.advance(60_000);
  expect((await candor.call('GET /fair/invariants')).data).toMatchObject({ holds: true });
  await tamper(opened.db, {
    sql: 'update journal_entry set available = available + 5 where owner = $1',
    params: [userId],
  });
  await candor.advance(61_000);
  const { data } = await candor.call('GET /fair/invariants');
  expect(data.holds).toBe(false);
  expect(data.books.parts.filter(({ wrong }) => wrong > 0).map(({ part }) => part)).toEqual([
    'balances',
    'journals',
    'statement',
  ]);
});
