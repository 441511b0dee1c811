import type { Command } from '@candor/core/engine.ts';
import { brokenInvariants } from '@candor/core/invariants.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { price } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { assert } from '@candor/core/result.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Random } from '../../../tests/simulator/random.ts';
import { DatabaseUnavailable, type Database, type Writer } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { Engine } from './engine.ts';
import { loadSnapshot } from './load.ts';
import { linesOf, wholeLines, wholeState } from './test-state.ts';

/** What becomes of the next commit: it never arrives, it is done and nobody is told, or the database refuses it. */
type Fault = 'lost' | 'unanswered' | 'refused';
const faultKinds: readonly Fault[] = ['lost', 'unanswered', 'refused'];
const bystanders = 300;

let opened: TestDatabase;
let fault: Fault | null;
/** Done before the writer is opened again. */
let meanwhile: () => Promise<void>;
let marks: Map<string, Mark>;
let engines: Engine[];
/** Rows read by the last load. */
let rowsLoaded: number;
let loads: number;
/** Of the state, as those who watch the engine are told. */
let reloads: number;
const clock = {
  time: 1_800_000_000_000,
  now() {
    return this.time;
  },
};

beforeEach(async () => {
  opened = await openTestDatabase();
  [fault, meanwhile, marks, engines, loads, reloads] = [null, () => Promise.resolve(), new Map(), [], 0, 0];
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()));
  await opened.drop();
});

/** A commit is what isn't only read. */
function failing(writer: Writer): Writer {
  return {
    ...writer,
    async batch(statements, pace) {
      const isCommit = statements.some(({ sql }) => sql.startsWith('insert into journal '));
      const now = isCommit ? fault : null;
      if (now === null) return writer.batch(statements, pace);
      fault = null;
      if (now === 'refused') return writer.batch([...statements, { sql: 'select 1 / 0' }], pace);
      if (now === 'unanswered') await writer.batch(statements, pace);
      throw new DatabaseUnavailable(new Error('connection terminated'));
    },
  };
}

async function start(db: Database = opened.db): Promise<Engine> {
  const engine = new Engine({
    db,
    clock,
    async load(writer, resting) {
      [rowsLoaded, loads] = [0, loads + 1];
      const counting: Pick<Writer, 'batch'> = {
        async batch(statements, pace) {
          const answers = await writer.batch(statements, pace);
          rowsLoaded += answers.reduce((sum, answer) => sum + answer.length, 0);
          return answers;
        },
      };
      return restoreState(paperRules, { ...(await loadSnapshot(counting, resting)), marks: [...marks.values()] });
    },
    onFault: () => undefined,
    onListenerFault: () => undefined,
    onRebuilt: () => undefined,
    measures: { written: () => undefined, reloaded: () => (reloads += 1) },
  });
  engines.push(engine);
  await engine.start();
  await engine.submit({ kind: 'fund-house' });
  return engine;
}

/** An engine whose commits can fail, among customers who do nothing. */
async function open(): Promise<Engine> {
  const engine = await start({
    ...opened.db,
    async openWriter() {
      await meanwhile();
      return failing(await opened.db.openWriter());
    },
  });
  const all = Array.from({ length: bystanders }, (_, at) => `bystander-${at}`);
  await Promise.all(all.map((userId) => engine.submit({ kind: 'sign-up-gift', userId })));
  return engine;
}

/** Whoever was forgotten is read again, and everything is as the tables have it. */
async function expectTrue(engine: Engine): Promise<void> {
  await expect.poll(() => engine.ready).toBe(true);
  await engine.settled();
  expect(brokenInvariants(engine.state)).toEqual([]);
  const stored = await wholeState(opened.db, marks.values());
  expect(await wholeLines(engine, opened.db)).toEqual(linesOf(stored));
  expect(brokenInvariants(stored)).toEqual([]);
}

let made = 0;
const nextId = (): string => `id-${(made += 1)}`;
const people = ['ann', 'bao', 'chi', 'dung'];

/** Something that a customer, or the market, may do. */
function anything(random: Random): Command {
  const userId = random.pick(people);
  const stake = usdt(String(random.whole(1, 50)));
  const choices: (() => Command)[] = [
    () => ({ kind: 'sign-up-gift', userId }),
    () => ({ kind: 'take-test-funds', userId }),
    () => ({ kind: 'refuse-bonus', userId }),
    () => ({ kind: 'update-limits', userId, dailyLoss: undefined, stake: usdt('50'), timeOutMs: undefined }),
    () => ({ kind: 'freeze-withdrawals', userId }),
    () => ({ kind: 'transfer', transferId: nextId(), userId, fromType: 1, toType: 2, currency: 'USDT', amount: stake }),
    () => ({ kind: 'transfer', transferId: nextId(), userId, fromType: 2, toType: 3, currency: 'USDT', amount: stake }),
    () => ({
      kind: 'place-fast-order',
      userId,
      orderNo: nextId(),
      symbol: 'BTCUSDT',
      direction: random.pick(['up', 'down'] as const),
      seconds: 30,
      stake,
      bound: null,
    }),
    () => ({
      kind: 'place-futures-order',
      userId,
      orderNo: nextId(),
      symbol: 'BTCUSDT',
      direction: 'long',
      lots: 1n,
      leverage: 10,
      orderType: 'market',
      price: null,
      takeProfit: null,
      stopLoss: null,
    }),
    () => ({
      kind: 'quote-exchange',
      quoteId: nextId(),
      userId,
      from: 'USDT',
      to: 'BTC',
      quantity: stake,
      source: 's',
    }),
    () => ({
      kind: 'request-deposit',
      orderNo: nextId(),
      userId,
      currency: 'USDT',
      amount: stake,
      claimedTxid: null,
      vndRate: price(26_300n * 10n ** 8n),
    }),
  ];
  return random.pick(choices)();
}

async function tick(engine: Engine, random: Random): Promise<void> {
  clock.time += random.pick([250, 1_000, 31_000]);
  const value = price(BigInt(random.whole(50_000, 70_000)) * 10n ** 8n);
  const mark: Mark = { symbol: 'BTCUSDT', price: value, time: clock.time, seq: clock.time, backfilled: false };
  await engine.tick([mark], []);
  marks.set(mark.symbol, mark);
}

test.each([1, 2])('after any fault the state is what the tables hold, to the last byte (%i)', async (seed) => {
  const random = new Random(seed);
  const engine = await open();
  for (let round = 0; round < 50; round += 1) {
    if (round % 15 === 14) clock.time += dayMs;
    fault = random.pick([...faultKinds, null]);
    const commands = Array.from({ length: random.whole(1, 6) }, () => engine.submit(anything(random)));
    await Promise.allSettled([...commands, ...(random.pick([true, false]) ? [tick(engine, random)] : [])]);
    await expectTrue(engine);
  }
  expect(loads).toBeGreaterThan(20);
});

test.each(faultKinds)('a commit that is %s costs what is open, not what all customers have', async (kind) => {
  const engine = await open();
  await engine.submit({ kind: 'take-test-funds', userId: 'ann' });
  fault = kind;
  const funds = engine.submit({ kind: 'take-test-funds', userId: 'bao' });
  await expect(funds).rejects.toThrow();
  await expect.poll(() => engine.ready).toBe(true);
  await engine.settled();
  expect(loads).toBeGreaterThan(1);
  expect(reloads).toBe(1);
  expect(rowsLoaded).toBeLessThan(20);
  expect(engine.state.accounts.size).toBeLessThan(20);
  await expectTrue(engine);
  expect(engine.state.accounts.size).toBeGreaterThan(bystanders);
  const has = engine.state.accounts.get('bao:1:USDT')?.available ?? 0n;
  expect(has).toBe(kind === 'unanswered' ? usdt('10000') : 0n);
});

test('a proof that a lost commit has used is free again', async () => {
  const engine = await open();
  const vndRate = price(26_300n * 10n ** 8n);
  const asked = { currency: 'USDT', amount: usdt('20'), claimedTxid: null, vndRate } as const;
  await engine.submit({ kind: 'request-deposit', orderNo: 'd', userId: 'ann', ...asked });
  const credit = () =>
    engine.submit({
      kind: 'credit-deposit',
      orderNo: 'd',
      received: usdt('20'),
      proof: { txid: 'a'.repeat(64), logIndex: 0 },
      vndRate,
      bonus: true,
      approval: 'p',
    });
  fault = 'lost';
  await expect(credit()).rejects.toThrow();
  await expectTrue(engine);
  expect(await credit()).toMatchObject({ ok: true });
  await expectTrue(engine);
});

test('how far a command has come that threw, nobody knows: the state is read again', async () => {
  const engine = await open();
  const broken = {
    kind: 'take-test-funds',
    userId: { toString: () => assert(false, 'no name') },
  } as unknown as Command;
  await expect(engine.submit(broken)).rejects.toThrow();
  await expectTrue(engine);
  expect(loads).toBe(3);
});

test('what another process has written in between is known', async () => {
  const engine = await open();
  await engine.submit({ kind: 'take-test-funds', userId: 'ann' });
  fault = 'lost';
  meanwhile = async () => {
    meanwhile = () => Promise.resolve();
    const other = await start();
    await other.submit({ kind: 'take-test-funds', userId: 'chi' });
    // No journal tells of this one.
    await other.submit({ kind: 'refuse-bonus', userId: 'dung' });
    await other.stop();
  };
  await expect(engine.submit({ kind: 'take-test-funds', userId: 'bao' })).rejects.toThrow();
  await expectTrue(engine);
  expect(engine.state.accounts.get('chi:1:USDT')?.available).toBe(usdt('10000'));
});

test('a stored commit that is gone from the tables is not remembered', async () => {
  const engine = await open();
  await engine.submit({ kind: 'take-test-funds', userId: 'ann' });
  fault = 'lost';
  // As on a replica that had fallen behind when it was promoted.
  meanwhile = async () => {
    meanwhile = () => Promise.resolve();
    const tables = ['journal', 'journal_entry', 'test_funds', 'account'];
    for (const table of tables) await opened.db.query(`alter table ${table} disable trigger user`);
    for (const gone of [
      "delete from journal where id in (select journal_id from journal_entry where owner = 'ann')",
      'delete from journal_entry where journal_id not in (select id from journal)',
      "delete from test_funds where user_id = 'ann'",
      "delete from account where owner = 'ann'",
    ])
      await opened.db.query(gone);
    for (const table of tables) await opened.db.query(`alter table ${table} enable trigger user`);
  };
  await expect(engine.submit({ kind: 'take-test-funds', userId: 'bao' })).rejects.toThrow();
  await engine.settled();
  expect((await engine.stateOf('ann')).accounts.has('ann:1:USDT')).toBe(false);
});

test('once resumed the engine knows what was mended in its tables', async () => {
  const engine = await open();
  await engine.submit({ kind: 'take-test-funds', userId: 'ann' });
  await opened.db.query("update account set available = available + 1 where id = 'ann:1:USDT'");
  await engine.resume();
  expect((await engine.stateOf('ann')).accounts.get('ann:1:USDT')?.available).toBe(usdt('10000.000001'));
});
