import { brokenInvariants } from '@candor/core/invariants.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { amount, price } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Random } from '../../../tests/simulator/random.ts';
import { faultOf, type Database, type Writer } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { Engine, EngineUnavailable } from './engine.ts';
import { loadSnapshot } from './load.ts';
import { namedOf } from './seams/named.ts';
import { plainTeller, presented } from './seams/teller.ts';
import { wholeLines } from './test-state.ts';
import type { IdempotencyKey } from './idempotency.ts';

let test1: TestDatabase;
let db: Database;
let marks: Map<string, Mark>;
const clock = {
  time: 1_800_000_000_000,
  now() {
    return this.time;
  },
};
const faults: unknown[] = [];

beforeAll(async () => {
  test1 = await openTestDatabase();
  db = test1.db;
});
afterAll(() => test1.drop());
beforeEach(() => {
  marks = new Map();
  faults.length = 0;
});

const load = async (writer: Writer, resting: ReadonlySet<string>) =>
  restoreState(paperRules, { ...(await loadSnapshot(writer, resting)), marks: [...marks.values()] });
let times = 0;
const presentedTimes = plainTeller('presented', () => ({ n: (times += 1) }));

async function openEngine(database: Database = db): Promise<Engine> {
  const engine = new Engine({
    db: database,
    clock,
    named: namedOf([presentedTimes], []),
    load,
    onFault: (error) => faults.push(error),
    onListenerFault: (error) => faults.push(error),
    onRebuilt: () => undefined,
  });
  await engine.start();
  await engine.submit({ kind: 'fund-house' });
  return engine;
}
async function tick(engine: Engine, value: string, symbol = 'BTCUSDT'): Promise<void> {
  clock.time += 250;
  const mark: Mark = {
    symbol,
    price: price(BigInt(value) * 10n ** 8n),
    time: clock.time,
    seq: clock.time,
    backfilled: false,
  };
  await engine.tick([mark], []);
  marks.set(symbol, mark);
}
let users = 0;
async function funded(engine: Engine): Promise<string> {
  const userId = `user-${(users += 1)}`;
  await engine.submit({ kind: 'sign-up-gift', userId });
  await engine.submit({ kind: 'take-test-funds', userId });
  return userId;
}
let orders = 0;
const order = (userId: string, stake = '100') =>
  ({
    kind: 'place-fast-order',
    userId,
    orderNo: `order-${(orders += 1)}`,
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt(stake),
    bound: null,
  }) as const;
const key = (userId: string, name: string, bodyHash = 'a'): IdempotencyKey => ({
  userId,
  route: 'POST /x',
  key: name,
  bodyHash,
});
const balance = async (userId: string) =>
  (
    await db.query<{ available: string; frozen: string }>('select available, frozen from account where id = $1', [
      `${userId}:1:USDT`,
    ])
  )[0];

test('a refused command writes nothing', async () => {
  const engine = await openEngine();
  const userId = await funded(engine);
  await tick(engine, '60000');
  const before = await db.query('select count(*) as n from journal');
  expect(await engine.submit(order(userId, '10000.000001'))).toEqual({
    ok: false,
    refusal: 'stake-range',
    field: 'amount',
  });
  expect(await engine.submit({ kind: 'take-test-funds', userId })).toMatchObject({ refusal: 'test-funds-taken' });
  expect(await db.query('select count(*) as n from journal')).toEqual(before);
  await engine.stop();
});

test('an order is frozen, entered, settled and paid, and the rows add up', async () => {
  const engine = await openEngine();
  const userId = await funded(engine);
  await tick(engine, '60000');
  const placed = await engine.submit(order(userId));
  if (!placed.ok) throw new Error(placed.refusal);
  expect(await balance(userId)).toEqual({ available: '9900000000', frozen: '100000000' });
  await tick(engine, '60000');
  clock.time += 29_500;
  await tick(engine, '59000');
  expect((await balance(userId))?.frozen).toBe('100000000');
  await tick(engine, '60001');
  // 180 back, and 10 USDT of gift released by 100 USDT of volume.
  expect(await balance(userId)).toEqual({ available: '10090000000', frozen: '0' });
  const receipt = await db.query<{ content: string }>('select content from receipt where order_no = $1', [
    placed.value.orderNo,
  ]);
  expect(receipt[0]?.content).toMatch(
    new RegExp(
      `^terms fast\\|${placed.value.orderNo}\\|.*\nentry \\d+@\\d+=6000000000000\nexit \\d+@\\d+=6000100000000\n` +
        'result win\nprofit 80000000\njournal \\d+$',
    ),
  );
  expect(await db.query('select sum(available + frozen) as total from account')).toEqual([{ total: '0' }]);
  await engine.stop();
});

test('the same key answers the same, in one batch, later and after a restart; another body conflicts', async () => {
  let engine = await openEngine();
  const userId = await funded(engine);
  const move = {
    kind: 'transfer',
    transferId: 't',
    userId,
    fromType: 1,
    toType: 2,
    currency: 'USDT',
    amount: usdt('1'),
  } as const;
  const run = (name: string, hash?: string) =>
    engine.execute(move, presented(presentedTimes, null), key(userId, name, hash));
  const first = await Promise.all(Array.from({ length: 50 }, () => run('k')));
  expect(new Set(first.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ ok: true, value: { n: 1 } })]),
  );
  await engine.stop();
  engine = await openEngine();
  expect(await run('k')).toEqual({ ok: true, value: { n: 1 } });
  expect(await run('k', 'b')).toEqual({ ok: false, refusal: 'idempotency-conflict' });
  expect((await balance(userId))?.available).toBe('9999000000');
  await engine.stop();
});

test('a failed commit answers nobody as done, and the state is rebuilt from the tables', async () => {
  let failing = false;
  const flaky: Database = {
    ...db,
    async openWriter() {
      const writer = await db.openWriter();
      return {
        ...writer,
        batch: (statements) =>
          failing && statements.some(({ sql }) => sql.startsWith('insert into journal'))
            ? Promise.reject(faultOf(Object.assign(new Error('disk full'), { code: '53100' })))
            : writer.batch(statements),
      };
    },
  };
  const engine = await openEngine(flaky);
  const userId = await funded(engine);
  const before = await wholeLines(engine, db);
  failing = true;
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, (_, i) =>
      engine.submit({
        kind: 'transfer',
        transferId: `f${i}`,
        userId,
        fromType: 1,
        toType: 3,
        currency: 'USDT',
        amount: usdt('5'),
      }),
    ),
  );
  expect(results.every((r) => r.status === 'rejected' && r.reason instanceof EngineUnavailable)).toBe(true);
  failing = false;
  await expect.poll(() => engine.ready).toBe(true);
  expect(await wholeLines(engine, db)).toEqual(before);
  expect(faults.length).toBeGreaterThan(0);
  expect(
    (
      await engine.submit({
        kind: 'transfer',
        transferId: 'again',
        userId,
        fromType: 1,
        toType: 3,
        currency: 'USDT',
        amount: usdt('5'),
      })
    ).ok,
  ).toBe(true);
  await engine.stop();
});

test('a random flow restores to the same state at any moment', async () => {
  const random = new Random(11);
  let engine = await openEngine();
  const people = await Promise.all(Array.from({ length: 8 }, () => funded(engine)));
  for (let round = 0; round < 40; round += 1) {
    await tick(engine, String(60_000 + random.whole(-5, 5)));
    if (random.chance(0.2)) clock.time += random.whole(1_000, 40_000);
    await Promise.all(
      Array.from({ length: random.whole(1, 30) }, () => {
        const userId = random.pick(people);
        return random.chance(0.6)
          ? engine.submit({ ...order(userId, String(random.whole(1, 300))), seconds: random.pick([30, 60]) })
          : engine.submit({
              kind: 'transfer',
              transferId: `r${round}`,
              userId,
              fromType: 1,
              toType: random.pick([2, 3] as const),
              currency: 'USDT',
              amount: amount(BigInt(random.whole(1, 9_000_000))),
            });
      }),
    );
    if (!random.chance(0.15)) continue;
    const before = await wholeLines(engine, db);
    await engine.stop();
    engine = await openEngine();
    expect(await wholeLines(engine, db)).toEqual(before);
    expect(brokenInvariants(engine.state)).toEqual([]);
  }
  await engine.stop();
});

test.each([
  ['an entry', 'update journal_entry set available = 1'],
  ['a journal', 'delete from journal'],
  ['all entries', 'truncate journal_entry'],
  ['an unbalanced entry', `insert into journal_entry values (999999999, 0, 'x', 1, 'USDT', 5, 0, 5, 0)`],
  ['an entry that is no number', `insert into journal_entry values (999999998, 0, 'x', 1, 'USDT', 'NaN', 0, 5, 0)`],
  ['an overdrawn account', `insert into account values ('x:1:USDT', 'x', 1, 'USDT', -1, 0)`],
  ['a settled order', `update fast_order set result = 'lose' where result = 'win'`],
  ['the stake of an order', 'update fast_order set stake = stake + 1'],
  ['a receipt', 'delete from receipt'],
])('the database itself refuses to change %s', async (_name, sql) => {
  await expect(db.query(sql)).rejects.toThrow();
});

test('a listener that fails takes nothing with it', async () => {
  const engine = await openEngine();
  engine.onCommitted(() => {
    throw new Error('the socket is gone');
  });
  const userId = await funded(engine);
  expect(
    (
      await engine.submit({
        kind: 'transfer',
        transferId: 'after',
        userId,
        fromType: 1,
        toType: 2,
        currency: 'USDT',
        amount: usdt('1'),
      })
    ).ok,
  ).toBe(true);
  expect(String(faults[0])).toContain('the socket is gone');
  await engine.stop();
});

test('what waits is settled however much comes meanwhile', async () => {
  const engine = await openEngine();
  let isOver = false;
  let answered = 0;
  // Before each answer the next one waits: the queue is never seen empty.
  const flow = async (): Promise<void> => {
    while (!isOver) {
      await engine.submit({ kind: 'sign-up-gift', userId: `flow-${(users += 1)}` });
      answered += 1;
    }
  };
  const flows = [flow(), flow(), flow()];
  const before = answered;
  await engine.submit({ kind: 'take-test-funds', userId: 'last-before' });
  const stored = engine.submit({ kind: 'take-test-funds', userId: 'waits' });
  let isStored = false;
  void stored.then(() => (isStored = true));
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), 2_000));
  const settled = engine.settled().then(() => isStored);
  expect(await Promise.race([settled, late])).toBe(true);
  expect(answered).toBeGreaterThan(before);
  isOver = true;
  await Promise.all(flows);
  await engine.stop();
});
