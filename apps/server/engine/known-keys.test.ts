import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Statement } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { Engine } from './engine.ts';
import { idempotencyKeepMs, storedRows, type IdempotencyKey } from './idempotency.ts';
import { KeyFilter } from './key-filter.ts';
import { loadSnapshot } from './load.ts';
import { namedOf } from './seams/named.ts';
import { plainTeller, presented } from './seams/teller.ts';

test('a name that was noted is held for three days, and of 100,000 others hardly one', () => {
  const filter = new KeyFilter();
  const names = Array.from({ length: 100_000 }, (_, i) => `${i % 200} POST /portal/order/contractOrder key-${i}`);
  const noted = names.filter((_, i) => i % 2 === 0);
  for (const name of noted) filter.note(name, 10 * dayMs);
  expect(noted.every((name) => filter.mayHold(name))).toBe(true);
  expect(names.filter((name) => filter.mayHold(name)).length - noted.length).toBeLessThan(10);
  filter.note('three days later', 13 * dayMs);
  expect(noted.every((name) => filter.mayHold(name))).toBe(true);
  filter.note('four days later', 14 * dayMs);
  expect(noted.filter((name) => filter.mayHold(name)).length).toBeLessThan(10);
});

test('however much is noted for however long, it is held in 16 MiB', () => {
  const filter = new KeyFilter();
  for (let hour = 0; hour < 1_000; hour += 1)
    for (let i = 0; i < 50; i += 1) filter.note(`${hour} ${i}`, hour * hourMs);
  expect(filter.bytes).toBe(16 * 1024 * 1024);
});

let opened: TestDatabase;
let engine: Engine;
/** Keys that were looked up in the table, and how often its keys were read page by page. */
let lookedUp: string[];
let pages: number;
/** What reading a page waits for. */
let gate: Promise<unknown>;
const faults: unknown[] = [];
const clock = { time: 1_800_000_000_000, now: () => clock.time };

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());
beforeEach(async () => {
  [lookedUp, pages, gate] = [[], 0, Promise.resolve()];
  faults.length = 0;
  engine = await openEngine();
});
afterEach(() => engine.stop());

const keysOf = ({ sql, params = [] }: Statement): string[] =>
  sql.startsWith('select stored.*') ? (params[2] as string[]) : [];

async function openEngine(): Promise<Engine> {
  const { db } = opened;
  const watched: Database = {
    ...db,
    async query<Row>(sql: string, params?: readonly unknown[]) {
      if (sql.startsWith('select created_at, user_id')) {
        pages += 1;
        await gate;
      }
      return db.query<Row>(sql, params);
    },
    async openWriter() {
      const writer = await db.openWriter();
      return {
        ...writer,
        batch(statements, pace) {
          lookedUp.push(...statements.flatMap(keysOf));
          return writer.batch(statements, pace);
        },
      };
    },
  };
  const next = new Engine({
    db: watched,
    clock,
    named: namedOf([movedBy], []),
    load: async (writer, resting) => restoreState(paperRules, { ...(await loadSnapshot(writer, resting)), marks: [] }),
    onFault: (error) => faults.push(error),
    onListenerFault: (error) => faults.push(error),
    onRebuilt: () => undefined,
  });
  await next.start();
  await next.submit({ kind: 'fund-house' });
  return next;
}
async function restart(): Promise<void> {
  await engine.stop();
  engine = await openEngine();
}

/** Holds back what begins to be read, until it is called. */
function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

let users = 0;
const newUser = async (): Promise<string> => {
  const userId = `keys-${(users += 1)}`;
  await engine.submit({ kind: 'take-test-funds', userId });
  return userId;
};
let moves = 0;
const movedBy = plainTeller('moved', () => ({ move: moves }));
/** One USDT from the main account to that of spot, under a key. */
const move = (userId: string, name: string) =>
  engine.execute(
    {
      kind: 'transfer',
      transferId: `move-${(moves += 1)}`,
      userId,
      fromType: 1,
      toType: 2,
      currency: 'USDT',
      amount: usdt('1'),
    },
    presented(movedBy, null),
    keyOf(userId, name),
  );
const keyOf = (userId: string, name: string): IdempotencyKey => ({
  userId,
  route: 'POST /x',
  key: name,
  bodyHash: 'a',
});
const moved = async (userId: string): Promise<bigint> =>
  (await engine.stateOf(userId)).accounts.get(`${userId}:2:USDT`)?.available ?? 0n;

/** All keys of the table have been read: nobody is asked about a new one. */
const isFilled = async (): Promise<void> => {
  // Whatever has gone wrong before is mended.
  await engine.settled();
  const userId = await newUser();
  let turn = 0;
  await expect
    .poll(async () => {
      lookedUp = [];
      await move(userId, `new-${(turn += 1)}`);
      return lookedUp;
    })
    .toEqual([]);
};

test('once the keys are read nobody is asked about a new one, and a repeat is looked up', async () => {
  await isFilled();
  const userId = await newUser();
  const first = await move(userId, 'k');
  expect(lookedUp).toEqual([]);
  expect(await move(userId, 'k')).toEqual(first);
  expect(lookedUp).toEqual(['k']);
  expect(await moved(userId)).toBe(usdt('1'));
  expect(faults).toEqual([]);
});

test('a repeat after a restart has the stored answer, while the keys are not yet read and afterwards', async () => {
  const userId = await newUser();
  const first = await move(userId, 'k');
  const open = closeGate();
  await restart();
  lookedUp = [];
  expect(await move(userId, 'k')).toEqual(first);
  await move(userId, 'meanwhile');
  expect(lookedUp).toEqual(['k', 'meanwhile']);
  open();
  await isFilled();
  expect(await move(userId, 'k')).toEqual(first);
  expect(lookedUp).toEqual(['k']);
  expect(await moved(userId)).toBe(usdt('2'));
  expect(faults).toEqual([]);
});

test('a key is known until it expires, noted or read, and one that lies longer is known as well', async () => {
  const userId = await newUser();
  const first = await move(userId, 'noted');
  const [hour, minute] = [hourMs, 60_000];
  for (let passed = hour; passed < idempotencyKeepMs; passed += hour) {
    clock.time += hour;
    await move(userId, `hour-${passed}`);
  }
  clock.time += hour - 1;
  expect(await move(userId, 'noted')).toEqual(first);
  const read = { key: keyOf(userId, 'read'), answer: 'as stored', at: clock.time - idempotencyKeepMs + 1 };
  const overdue = { key: keyOf(userId, 'overdue'), answer: 'as stored', at: clock.time - 30 * dayMs };
  await opened.db.batch(storedRows([read, overdue]));
  await restart();
  await isFilled();
  clock.time += minute;
  for (const name of ['read', 'overdue']) expect(await move(userId, name)).toEqual({ ok: true, value: 'as stored' });
  expect(faults).toEqual([]);
});

test('many keys are read page by page', async () => {
  const userId = await newUser();
  // All of one moment: pages end between keys, not between moments.
  const answers = Array.from({ length: 12_000 }, (_, i) => ({
    key: keyOf(userId, `p${i}`),
    answer: i,
    at: clock.time,
  }));
  await opened.db.batch(storedRows(answers));
  pages = 0;
  await restart();
  await isFilled();
  expect(pages).toBeGreaterThanOrEqual(4);
  for (const i of [0, 4_999, 5_000, 9_999, 10_000, 11_999])
    expect(await move(userId, `p${i}`)).toEqual({ ok: true, value: i });
  expect(faults).toEqual([]);
});

test('what another process has stored while this one was not the writer is read when it is again', async () => {
  await isFilled();
  const userId = await newUser();
  await opened.db.batch(storedRows([{ key: keyOf(userId, 'theirs'), answer: 'theirs', at: clock.time }]));
  await engine.resume();
  expect(await move(userId, 'theirs')).toEqual({ ok: true, value: 'theirs' });
  await isFilled();
  expect(await move(userId, 'theirs')).toEqual({ ok: true, value: 'theirs' });
  expect(faults).toEqual([]);
});

test('what was begun to be read for an earlier writer counts for nothing', async () => {
  const openFirst = closeGate();
  await restart();
  const openSecond = closeGate();
  await engine.resume();
  gate = Promise.resolve();
  openFirst();
  for (let turn = 0; turn < 10; turn += 1) await opened.db.query('select 1');
  const userId = await newUser();
  await move(userId, 'new');
  expect(lookedUp).toContain('new');
  openSecond();
});

test('of a key that only the table knows the primary key judges: nothing is done twice', async () => {
  await isFilled();
  const userId = await newUser();
  await opened.db.batch(storedRows([{ key: keyOf(userId, 'theirs'), answer: 'theirs', at: clock.time }]));
  const [theirs, mine] = await Promise.all([move(userId, 'theirs'), move(userId, 'mine')]);
  expect(theirs).toEqual({ ok: true, value: 'theirs' });
  expect(mine).toMatchObject({ ok: true });
  await isFilled();
  await opened.db.batch(storedRows([{ key: keyOf(userId, 'alone'), answer: 'alone', at: clock.time }]));
  expect(await move(userId, 'alone')).toEqual({ ok: true, value: 'alone' });
  await isFilled();
  expect(await moved(userId)).toBe(usdt('1'));
  expect(await opened.db.query('select * from set_aside')).toEqual([]);
});
