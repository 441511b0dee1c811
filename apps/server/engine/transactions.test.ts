import { brokenInvariants } from '@candor/core/invariants.ts';
import { amount, price } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../../tests/simulator/random.ts';
import { nextTransactionCommand } from '../../../tests/simulator/transaction-commands.ts';
import { faultOf, type Database, type Writer } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { Engine, EngineUnavailable } from './engine.ts';
import { loadSnapshot } from './load.ts';
import { wholeLines } from './test-state.ts';

let held: TestDatabase;
const clock = {
  time: 1_800_000_000_000,
  now() {
    return this.time;
  },
};
let failing: string | null = null;

beforeAll(async () => {
  held = await openTestDatabase();
});
afterAll(() => held.drop());

/** A database whose commits fail while they hold a statement that begins so. */
const flaky = (db: Database): Database => ({
  ...db,
  async openWriter() {
    const writer = await db.openWriter();
    const fails = (sql: string): boolean => failing !== null && sql.startsWith(failing);
    return {
      ...writer,
      batch: (statements) =>
        statements.some(({ sql }) => fails(sql))
          ? Promise.reject(faultOf(Object.assign(new Error('the disk is full'), { code: '53100' })))
          : writer.batch(statements),
    };
  },
});
async function open(): Promise<Engine> {
  const load = async (writer: Writer) => restoreState(paperRules, { ...(await loadSnapshot(writer)), marks: [] });
  const engine = new Engine({
    db: flaky(held.db),
    clock,
    load,
    onFault: () => undefined,
    onListenerFault: () => undefined,
    onRebuilt: () => undefined,
  });
  await engine.start();
  await engine.submit({ kind: 'fund-house' });
  return engine;
}
const rows = async (sql: string) => (await held.db.query<{ n: number }>(sql))[0]?.n;

test.each([
  ['the deposit', 'insert into deposit'],
  ['its journal', 'insert into journal'],
  ['its step', 'insert into transaction_event'],
  ['the decision', 'insert into outbox'],
])('a commit that fails at %s credits nothing; repeated, it credits once', async (_name, statement) => {
  const engine = await open();
  const orderNo = `d${statement.length}-${(clock.time += 1)}`;
  await engine.submit({
    kind: 'request-deposit',
    orderNo,
    userId: orderNo,
    currency: 'VND',
    amount: amount(2_630_000n),
    claimedTxid: null,
    vndRate: price(2_630_000_000_000n),
  });
  const before = await wholeLines(engine, held.db);
  const decision = [
    { sql: "insert into outbox (recipient, subject, text, created_at) values ($1, 's', 't', 1)", params: [orderNo] },
  ];
  const credit = () =>
    engine.decide(
      {
        kind: 'credit-deposit',
        orderNo,
        proof: { bankReference: orderNo },
        received: null,
        vndRate: price(1n),
        bonus: true,
        approval: 'p',
      },
      decision,
    );
  failing = statement;
  await expect(credit()).rejects.toThrow(EngineUnavailable);
  failing = null;
  await expect.poll(() => engine.ready).toBe(true);
  expect(await wholeLines(engine, held.db)).toEqual(before);
  const results = await Promise.all(Array.from({ length: 32 }, credit));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(engine.state.accounts.get(`${orderNo}:1:USDT`)?.available).toBe(usdt('100'));
  expect(engine.state.accounts.get(`${orderNo}:4:USDT`)?.available).toBe(usdt('5'));
  expect(await rows(`select count(*)::int as n from outbox where recipient = '${orderNo}'`)).toBe(1);
  await engine.stop();
});

test('a random flow of transactions fits the constraints and restores to the same state at any moment', async () => {
  const random = new Random(23);
  let engine = await open();
  const people = Array.from({ length: 6 }, (_, i) => `user${i}`);
  let made = 0;
  let accepted = 0;
  for (let round = 0; round < 60; round += 1) {
    clock.time += random.chance(0.1) ? random.whole(1, 90_000_000) : random.whole(0, 60_000);
    const commands = Array.from({ length: random.whole(1, 25) }, () =>
      nextTransactionCommand(
        { random, state: engine.state, userId: random.pick(people), newId: `m${(made += 1)}` },
        clock.time,
      ),
    );
    if (round % 5 === 0) commands.push({ kind: 'take-test-funds', userId: random.pick(people) });
    const results = await Promise.all(commands.map((command) => engine.submit(command)));
    accepted += results.filter(({ ok }) => ok).length;
    if (!random.chance(0.2)) continue;
    const before = await wholeLines(engine, held.db);
    await engine.stop();
    engine = await open();
    expect(await wholeLines(engine, held.db)).toEqual(before);
    expect(brokenInvariants(engine.state)).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(150);
  for (const table of ['deposit', 'withdrawal', 'adjustment'])
    expect(await rows(`select count(*)::int as n from ${table}`), table).toBeGreaterThan(5);
  expect(
    await rows(
      `select count(*)::int as n from (select currency from account
        group by currency having sum(available + frozen) <> 0) t`,
    ),
  ).toBe(0);
  await engine.stop();
});
