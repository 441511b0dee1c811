import { brokenInvariants } from '@candor/core/invariants.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database, Statement } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { openLog } from '../running/log.ts';
import { testFeed, type TestFeed } from '../market/test-feed.ts';
import { frameStatements, loadTape, noLongerKept, readStoredMarks } from '../market/tape-store.ts';
import { decodeFrame } from '../market/tape/codec.ts';
import { manualTime, type ManualTime } from '../market/timing.ts';
import { openTrading, type Trading } from './trading.ts';

const begin = Date.UTC(2026, 10, 20, 12, 0, 30);
const symbol = 'BTCUSDT';
let opened: TestDatabase;
let trading: Trading;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(async () => {
  await trading.stop();
  await opened.drop();
});

interface Stand {
  readonly time: ManualTime;
  readonly feed: TestFeed;
}
/** One life of the program, on the data of the lives before. */
async function live(now: number, prepare?: (stand: Stand) => void, db?: Database): Promise<Stand> {
  const stand = await load(now, prepare, db);
  await trading.market.start();
  return stand;
}
/** A life that has read the data and not begun yet. */
async function load(
  now: number,
  prepare: (stand: Stand) => void = () => undefined,
  db: Database = opened.db,
): Promise<Stand> {
  const time = manualTime(now);
  const feed = testFeed(time, { symbols: [symbol, 'ETHUSDT'] });
  prepare({ time, feed });
  trading = await openTrading({
    db,
    ...time,
    feed,
    rules: paperRules,
    log: openLog('silent'),
  });
  return { time, feed };
}
async function pass(time: ManualTime, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) {
    time.advance(250);
    await trading.engine.submit({ kind: 'clock' });
  }
}
async function placed(orderNo: string, seconds: number): Promise<void> {
  const result = await trading.engine.submit({
    kind: 'place-fast-order',
    userId: 'a',
    orderNo,
    symbol,
    direction: 'up',
    seconds,
    stake: usdt('100'),
    bound: null,
  });
  expect(result).toMatchObject({ ok: true });
}
/** Somebody with an order of 30 s that is entered and one of 60 s, when the program ends. */
async function endWithOpenOrders(): Promise<void> {
  const { time, feed } = await live(begin);
  feed.tick(symbol, '60000');
  await pass(time, 500);
  await trading.engine.submit({ kind: 'take-test-funds', userId: 'a' });
  await placed('short', 30);
  await placed('long', 60);
  await pass(time, 500);
  await trading.stop();
}
const rows = () =>
  opened.db.query(
    `select order_no, result, exit_time::bigint - ${begin} as exit_after, exit_backfilled from fast_order
      order by seconds`,
  );
const balance = async () =>
  (await opened.db.query('select available, frozen from account where id = $1', ['a:1:USDT']))[0];
const pastOf = (from: number, ms: number, price: (after: number) => string) =>
  Array.from({ length: ms / 250 }, (_, i) => ({ time: from + i * 250, price: price(i * 250) }));

test('what expired while down and has no history is void, and its stake comes back', async () => {
  await endWithOpenOrders();
  const { time, feed } = await live(begin + 600_000);
  feed.tick(symbol, '61000');
  await pass(time, 250);
  expect((await rows()).map((row) => [row.order_no, row.result, row.exit_after])).toEqual([
    ['short', 'void', null],
    ['long', 'void', null],
  ]);
  expect(await balance()).toEqual({ available: '10000000000', frozen: '0' });
});

test('without any mark for the symbol again it is void too', async () => {
  await endWithOpenOrders();
  const { time } = await live(begin + 600_000, ({ feed }) => feed.silence());
  await pass(time, 250);
  expect((await rows()).map((row) => row.result)).toEqual(['void', 'void']);
});

test.each([
  ['a minute', 90_000],
  ['three days', 3 * 86_400_000],
])('what expired while down for %s settles from the backfilled tape and is marked so', async (_name, downMs) => {
  await endWithOpenOrders();
  const past = pastOf(begin, 120_000, (after) => (after < 40_000 ? '60010' : '59990'));
  await live(begin + downMs, ({ feed }) => feed.remember(symbol, past));
  await trading.engine.submit({ kind: 'clock' });
  expect(await rows()).toEqual([
    { order_no: 'short', result: 'win', exit_after: '30750', exit_backfilled: true },
    { order_no: 'long', result: 'lose', exit_after: '60750', exit_backfilled: true },
  ]);
  const receipts = await opened.db.query<{ content: string }>('select content from receipt');
  expect(receipts.every(({ content }) => content.includes(' backfilled\nresult '))).toBe(true);
  expect(await balance()).toEqual({ available: '9980000000', frozen: '0' });
  expect(brokenInvariants(trading.engine.state)).toEqual([]);
});

test('what was void while the program ran stays so: a silence of the feed is no hole', async () => {
  const { time, feed } = await live(begin);
  for (const each of [symbol, 'ETHUSDT']) feed.tick(each, '60000');
  await pass(time, 500);
  await trading.engine.submit({ kind: 'take-test-funds', userId: 'a' });
  await placed('short', 30);
  await pass(time, 500);
  feed.silence();
  // The other symbol goes on and closes the minute of the silent one.
  for (let i = 0; i < 260; i += 1) {
    feed.tick('ETHUSDT', '60000');
    await pass(time, 250);
  }
  expect((await rows()).map((row) => row.result)).toEqual(['void']);
  await trading.stop();
  const ran = begin + 66_000;
  await live(begin + 80_000, (stand) =>
    stand.feed.remember(
      symbol,
      pastOf(begin, 79_000, () => '60010'),
    ),
  );
  const marks = (
    await opened.db.query<{ data: Uint8Array; time: string }>('select time, data from tape_frame order by time')
  )
    .flatMap((row) => decodeFrame({ time: Number(row.time), data: Buffer.from(row.data) }))
    .filter((mark) => mark.symbol === symbol);
  expect(marks.map((mark) => mark.backfilled)).toEqual(marks.map(() => true));
  expect([marks[0]?.time, marks.at(-1)?.time]).toEqual([ran + 250, begin + 78_750]);
});

test('what had not expired yet goes on and settles live', async () => {
  await endWithOpenOrders();
  const { time, feed } = await live(begin + 20_000, (stand) =>
    stand.feed.remember(
      symbol,
      pastOf(begin, 19_000, () => '60010'),
    ),
  );
  feed.tick(symbol, '60000.01');
  await pass(time, 45_000);
  expect(await rows()).toEqual([
    { order_no: 'short', result: 'win', exit_after: '30750', exit_backfilled: false },
    { order_no: 'long', result: 'win', exit_after: '60750', exit_backfilled: false },
  ]);
});

/** A database whose writer fails while `broken` says so. */
function flaky(db: Database, broken: () => boolean): Database {
  return {
    ...db,
    async openWriter() {
      const writer = await db.openWriter();
      const batch = (statements: readonly Statement[]) =>
        broken() ? Promise.reject(new Error('disk full')) : writer.batch(statements);
      return { ...writer, batch };
    },
  };
}
/** A database that two processes take for their own, as behind a pooler that loses the lock of the writer. */
const lockless = (db: Database): Database => ({
  ...db,
  openWriter: async () => ({
    batch: (statements) => db.batch(statements),
    keep: async () => undefined,
    close: async () => undefined,
  }),
});
const tapeIsWhole = async (): Promise<number> => (await loadTape(opened.db)).last(symbol)?.seq ?? -1;

test('after commits that failed the market goes on from the stored tape, without a hole', async () => {
  let broken = false;
  const { time, feed } = await live(
    begin,
    () => undefined,
    flaky(opened.db, () => broken),
  );
  feed.tick(symbol, '60000');
  await pass(time, 1_000);
  await trading.engine.submit({ kind: 'take-test-funds', userId: 'a' });
  const stored = await tapeIsWhole();
  broken = true;
  for (let i = 0; i < 8; i += 1) {
    time.advance(250);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
  expect(trading.engine.ready).toBe(false);
  await expect(trading.engine.submit({ kind: 'clock' })).rejects.toThrow('not ready');
  broken = false;
  await expect.poll(() => trading.engine.ready).toBe(true);
  await expect
    .poll(() => {
      feed.tick(symbol, '60001');
      time.advance(250);
      return trading.market.halted(symbol);
    })
    .toBe(false);
  await pass(time, 61_000);
  expect(await tapeIsWhole()).toBeGreaterThan(stored + 240);
  expect(trading.market.latest(symbol)?.hash).toBe((await loadTape(opened.db)).last(symbol)?.hash);
  await placed('again', 30);
});

test('the book stands with the first mark, and again as soon as the program is back', async () => {
  const bestAsk = () => trading.engine.state.spot.market(symbol).book.bestTick('sell');
  const { time, feed } = await live(begin);
  feed.tick(symbol, '60000');
  await pass(time, 250);
  expect([trading.market.halted(symbol), bestAsk()]).toEqual([false, expect.any(Number)]);
  await trading.stop();

  await load(time.clock.now() + 250, (next) => next.feed.tick(symbol, '60000'));
  await trading.start();
  await trading.engine.submit({ kind: 'clock' });
  expect([trading.market.halted(symbol), bestAsk()]).toEqual([false, expect.any(Number)]);
});

test('a crowd of waiting commands is turned away, a frame of the tape never', async () => {
  let open = (): void => undefined;
  let gate: Promise<void> = Promise.resolve();
  const slow: Database = {
    ...opened.db,
    async openWriter() {
      const writer = await opened.db.openWriter();
      return { ...writer, batch: (statements) => gate.then(() => writer.batch(statements)) };
    },
  };
  const { time, feed } = await live(begin, () => undefined, slow);
  feed.tick(symbol, '60000');
  await pass(time, 500);
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const crowd = Array.from({ length: 25_000 }, () => trading.engine.submit({ kind: 'sign-up-gift', userId: 'nobody' }));
  const settled = Promise.allSettled(crowd);
  time.advance(250);
  time.advance(250);
  open();
  expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(4_000);
  await pass(time, 500);
  expect(await tapeIsWhole()).toBe(5);
});

test('a restart of the market that overtakes another fills the hole once', async () => {
  const { time, feed } = await live(begin);
  for (const each of [symbol, 'ETHUSDT']) feed.tick(each, '60000');
  await pass(time, 500);
  feed.silence();
  await pass(time, 10_000);
  feed.remember(
    symbol,
    pastOf(begin, 60_000, () => '60005'),
  );
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { historyMarks } = feed;
  let asked = 0;
  feed.historyMarks = async (of, from, to) => {
    if (of === 'ETHUSDT') await gates[asked++]?.promise;
    return historyMarks(of, from, to);
  };
  const [first, second] = [await loadTape(opened.db), await loadTape(opened.db)];
  const restarts = [trading.market.restart(first)];
  await expect.poll(() => asked).toBe(1);
  restarts.push(trading.market.restart(second));
  for (const gate of gates) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    gate.resolve();
  }
  await Promise.all(restarts);
  feed.speak();
  feed.tick(symbol, '60006');
  await pass(time, 1_000);
  expect([await tapeIsWhole(), trading.market.latest(symbol)?.seq]).toEqual([45, 45]);
});

test('a start goes on from the tape as stored when another process has closed the same minute meanwhile', async () => {
  const both = lockless(opened.db);
  const past = ({ feed }: Stand): void =>
    feed.remember(
      symbol,
      pastOf(begin, 120_000, () => '60010'),
    );
  const first = await live(begin, past, both);
  first.feed.tick(symbol, '60000');
  await pass(first.time, 10_000);
  await trading.stop();
  const slow = await load(begin + 12_000, past, both);
  const slowTrading = trading;
  const other = await live(begin + 12_000, past, both);
  other.feed.tick(symbol, '60020');
  await pass(other.time, 50_000);
  await trading.stop();
  trading = slowTrading;
  slow.time.advance(60_000);
  await trading.start();
  slow.feed.tick(symbol, '60030');
  await pass(slow.time, 90_000);
  const chunks = await opened.db.query<{
    minute: string;
    first_seq: string;
    count: number;
    prev_hash: string;
    head_hash: string;
  }>('select minute, first_seq, count, prev_hash, head_hash from tape_chunk where symbol = $1 order by minute', [
    symbol,
  ]);
  expect(chunks.length).toBe(3);
  for (const [i, chunk] of chunks.slice(1).entries()) {
    expect([chunk.prev_hash, Number(chunk.first_seq)]).toEqual([
      chunks[i]?.head_hash,
      Number(chunks[i]?.first_seq) + (chunks[i]?.count ?? 0),
    ]);
  }
  const stored = await readStoredMarks(
    opened.db,
    symbol,
    { from: begin, to: begin + 120_000 },
    chunks.at(-1)?.head_hash ?? '',
  );
  if (stored === noLongerKept || 'broken' in stored) throw new Error('a chunk is broken or gone');
  expect(stored.reachesOpen).toBe(true);
  expect(new Set(stored.marks.map(({ seq }) => seq)).size).toBe(stored.marks.length);
  expect(await tapeIsWhole()).toBe(trading.market.latest(symbol)?.seq);
});

test('a start whose frames can not be stored at all says so', async () => {
  const first = await live(begin);
  first.feed.tick(symbol, '60000');
  await pass(first.time, 500);
  await trading.stop();
  let broken = false;
  await load(
    begin + 10_000,
    ({ feed }) =>
      feed.remember(
        symbol,
        pastOf(begin, 9_000, () => '60010'),
      ),
    {
      ...opened.db,
      async openWriter() {
        const writer = await opened.db.openWriter();
        const isFrame = (statements: readonly Statement[]): boolean =>
          statements.some(({ sql }) => sql.startsWith('insert into tape_frame'));
        return {
          ...writer,
          batch: (statements) =>
            broken && isFrame(statements) ? Promise.reject(new Error('disk full')) : writer.batch(statements),
        };
      },
    },
  );
  broken = true;
  await expect(trading.start()).rejects.toThrow('tick could not be stored');
  broken = false;
});

test('the same chunk twice is stored once, another one for its minute is refused', async () => {
  const { time, feed } = await live(begin);
  feed.tick(symbol, '60000');
  await pass(time, 40_000);
  await trading.stop();
  const [row] = await opened.db.query<{
    minute: string;
    count: number;
    prev_hash: string;
    head_hash: string;
    data: Uint8Array;
  }>('select * from tape_chunk');
  if (row === undefined) throw new Error('no chunk');
  const chunk = {
    symbol,
    minute: Number(row.minute),
    firstSeq: 0,
    count: row.count,
    prevHash: row.prev_hash,
    headHash: row.head_hash,
    data: Buffer.from(row.data),
  };
  const again = (changes: Partial<typeof chunk>) =>
    opened.db.batch(
      frameStatements({
        time: 1,
        marks: [],
        row: { time: begin + 500_000, data: Buffer.from(''), quotes: null },
        chunks: [{ ...chunk, quotes: null, ...changes }],
        framesBefore: null,
      }),
    );
  await again({});
  await expect(again({ headHash: '1'.repeat(64) })).rejects.toThrow();
  expect(await opened.db.query('select head_hash from tape_chunk')).toEqual([{ head_hash: chunk.headHash }]);
});

/** A database that counts the writers that are open, and refuses a statement that begins so. */
function countingWriters(refused: string): { readonly db: Database; open: number } {
  const counted = { db: opened.db, open: 0 };
  return Object.assign(counted, {
    db: {
      ...opened.db,
      async openWriter() {
        const writer = await opened.db.openWriter();
        counted.open += 1;
        const end = (ending: Promise<void>): Promise<void> => ending.then(() => void (counted.open -= 1));
        return {
          batch: (statements: readonly Statement[], pace?: 'load') =>
            statements.some(({ sql }) => sql.startsWith(refused))
              ? Promise.reject(new Error('refused'))
              : writer.batch(statements, pace),
          keep: () => end(writer.keep()),
          close: () => end(writer.close()),
        };
      },
    },
  });
}

test.each([
  ['what is stored can not be read', 'select * from account', 'refused'],
  ['the house can not be funded', 'insert into journal', 'fund-house could not be stored'],
])('where %s nothing is opened, and no writer stays behind', async (_name, statement, message) => {
  const counted = countingWriters(statement);
  await expect(load(begin, undefined, counted.db)).rejects.toThrow(message);
  expect(counted.open).toBe(0);
  await load(begin);
  expect(trading.engine.ready).toBe(true);
});
