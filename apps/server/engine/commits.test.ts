import { usdt } from '@candor/core/money/currencies.ts';
import { emptyState } from '@candor/core/engine.ts';
import { paperRules } from '@candor/core/rules.ts';
import type { State } from '@candor/core/state.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseUnavailable, type Database, type Statement, type Writer } from '../db/database.ts';
import { LeaseLost } from '../db/postgres/lease.ts';
import { namedOf } from './seams/named.ts';
import { plainTeller, presented, type Teller } from './seams/teller.ts';
import { BooksBroken, Engine, EngineUnavailable, type Committed } from './engine.ts';

/** A database that keeps what it is given, and commits when it is told to. */
function openPaper() {
  const commits: (readonly Statement[])[] = [];
  const paper = {
    /** The statements of each transaction that has written. */
    commits,
    openWriters: 0,
    /** What the next transactions wait for. */
    gate: Promise.resolve(),
    /** What a transaction of these statements fails with. */
    fault: (_statements: readonly Statement[]): Error | null => null,
    canOpen: true,
    /** What keeps a writer from being opened. */
    onOpen: (): Error | null => null,
    reads: async (): Promise<Record<string, unknown>[][]> => [],
  };
  const transact = async (statements: readonly Statement[]): Promise<Record<string, unknown>[][]> => {
    await paper.gate;
    const fault = paper.fault(statements);
    if (fault !== null) throw fault;
    commits.push(statements);
    return statements.map(() => []);
  };
  const openWriter = async (): Promise<Writer> => {
    const closed = paper.onOpen();
    if (closed !== null) throw closed;
    if (!paper.canOpen) throw new DatabaseUnavailable(new Error('gone'));
    paper.openWriters += 1;
    const end = async (): Promise<void> => {
      paper.openWriters -= 1;
    };
    return { batch: transact, keep: end, close: end };
  };
  const query = async () => [];
  const db: Database = {
    kind: 'pglite',
    query,
    batch: transact,
    patient: { query, batch: transact },
    openWriter,
    awaitWriter: openWriter,
    close: async () => undefined,
  };
  return Object.assign(paper, { db });
}

let paper: ReturnType<typeof openPaper>;
let engine: Engine;
let loads: number;
let heard: Committed[];
const faults: unknown[] = [];
let rebuilt: number;
const clock = { time: 1_800_000_000_000, now: () => clock.time };

const counted = plainTeller('counted', (results: readonly unknown[]) => results.length);
const taken = plainTeller('taken', () => 'taken');
const balanceAfter: Teller<unknown, { readonly userId: string }, string> = {
  name: 'balance-after',
  present: (_value, { userId }, { state }) => String(state.accounts.get(`${userId}:1:USDT`)?.available ?? 0n),
};
const named = namedOf([counted, taken, balanceAfter], []);

function open(load: () => State = () => emptyState(paperRules)): Engine {
  engine = new Engine({
    db: paper.db,
    clock,
    named,
    load: async () => {
      loads += 1;
      return load();
    },
    onFault: (error) => faults.push(error),
    onListenerFault: (error) => faults.push(error),
    onRebuilt: () => {
      rebuilt += 1;
    },
  });
  engine.onCommitted((committed) => heard.push(committed));
  return engine;
}
beforeEach(async () => {
  paper = openPaper();
  [loads, rebuilt, heard] = [0, 0, []];
  faults.length = 0;
  await open().start();
});
afterEach(async () => {
  paper.gate = Promise.resolve();
  paper.canOpen = true;
  await engine.stop();
});
const funds = (userId: string) => engine.submit({ kind: 'take-test-funds', userId });
const writes = (prefix: string): number => paper.commits.flat().filter(({ sql }) => sql.startsWith(prefix)).length;
/** Holds every commit back until it is called. */
function closeGate(): () => void {
  let release = (): void => undefined;
  paper.gate = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}
const isSettled = async (promise: Promise<unknown>): Promise<boolean> => {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  return settled;
};

test('before it has started and after it has stopped no command is taken, and the state is not shown', async () => {
  const idle = open();
  expect([idle.ready, idle.waiting]).toEqual([false, 0]);
  expect(() => idle.state).toThrow(EngineUnavailable);
  await expect(funds('a')).rejects.toThrow('the engine is not ready');
  await idle.start();
  await idle.stop();
  expect(idle.ready).toBe(false);
  await expect(funds('a')).rejects.toThrow('the engine is not ready');
  expect(paper.commits).toEqual([]);
});

test('nobody is answered and nobody told before the commit', async () => {
  const release = closeGate();
  const answer = funds('a');
  expect(await isSettled(answer)).toBe(false);
  expect([heard, paper.commits]).toEqual([[], []]);
  release();
  expect(await answer).toMatchObject({ ok: true });
  expect([heard.length, paper.commits.length]).toEqual([1, 1]);
});

test('what comes in one turn is one commit, and what comes during a commit is the next one', async () => {
  const release = closeGate();
  const first = [funds('a'), funds('b')];
  await isSettled(Promise.all(first));
  const second = [funds('c'), funds('d'), funds('e')];
  expect(engine.waiting).toBe(3);
  release();
  await Promise.all([...first, ...second]);
  expect([paper.commits.length, writes('insert into journal ('), engine.waiting]).toEqual([2, 2, 0]);
  expect(heard.map(({ accounts }) => accounts.size)).toEqual([3, 4]);
});

test('a batch has 2,000 commands at most', async () => {
  await Promise.all(Array.from({ length: 4_100 }, (_, at) => funds(`user-${at}`)));
  expect(paper.commits).toHaveLength(3);
});

test('each order of a request counts as a command, and a request is never parted', async () => {
  const orders = Array.from({ length: 30 }, () => ({
    kind: 'revoke-futures-order' as const,
    userId: 'x',
    orderNo: 'none',
  }));
  const key = { userId: 'x', route: 'POST /x', bodyHash: 'one' };
  const requests = Array.from({ length: 67 }, (_, at) =>
    engine.execute({ kind: 'carry-out-orders', orders }, presented(counted, null), { ...key, key: `${at}` }),
  );
  expect(engine.waiting).toBe(67 * 30);
  expect(await Promise.all(requests)).toEqual(Array(67).fill({ ok: true, value: 30 }));
  const stored = paper.commits.flat().filter(({ sql }) => sql.startsWith('insert into idempotency'));
  // 66 of them are 1,980 orders, the next one would be more than 2,000.
  expect(stored.map(({ params = [] }) => String(params[2]).split(',').length)).toEqual([66, 1]);
  expect(engine.waiting).toBe(0);
});

test('with 20,000 that wait a further command is refused, but never a frame: the tape would lack it', async () => {
  const release = closeGate();
  const first = funds('first');
  await isSettled(first);
  // Refused by core: they wait and write nothing.
  const waiting = Array.from({ length: 20_000 }, () =>
    engine.submit({ kind: 'cancel-deposit', orderNo: 'x', userId: 'x' }),
  );
  expect(engine.waiting).toBe(20_000);
  await expect(funds('late')).rejects.toThrow('too many commands are waiting');
  const frame = engine.tick([], [{ sql: 'insert into tape_frame' }]);
  expect(engine.waiting).toBe(20_001);
  release();
  await Promise.all([first, frame, ...waiting]);
  expect(writes('insert into tape_frame')).toBe(1);
});

test('a refused command writes nothing but what records it, an accepted one all that belongs to it', async () => {
  const decided = [{ sql: 'insert into decision' }];
  const top = (fund: string) => engine.decide({ kind: 'take-test-funds', userId: fund }, decided);
  expect(await top('a')).toMatchObject({ ok: true });
  expect(await top('a')).toMatchObject({ ok: false, refusal: 'test-funds-taken' });
  expect([writes('insert into decision'), paper.commits.length]).toEqual([1, 1]);
});

test('an answer is made of the state right after its command, and stored under its key', async () => {
  const key = { userId: 'a', route: 'POST /x', key: 'k', bodyHash: 'hash' };
  const take = engine.execute({ kind: 'take-test-funds', userId: 'a' }, presented(balanceAfter, { userId: 'a' }), key);
  const move = engine.submit({
    kind: 'transfer',
    transferId: 't',
    userId: 'a',
    fromType: 1,
    toType: 2,
    currency: 'USDT',
    amount: usdt('10000'),
  });
  expect(await Promise.all([take, move])).toMatchObject([{ ok: true, value: '10000000000' }, { ok: true }]);
  expect(engine.state.accounts.get('a:1:USDT')?.available).toBe(0n);
  const [stored] = paper.commits.flat().filter(({ sql }) => sql.startsWith('insert into idempotency'));
  expect(stored?.params).toEqual(
    ['a', 'POST /x', 'k', 'hash', '\\"10000000000\\"'].map((value) => `{"${value}"}`).concat(`{${clock.time}}`),
  );
});

test('one key with another body in the same batch is a conflict, and carried out once', async () => {
  const key = { userId: 'a', route: 'POST /x', key: 'k', bodyHash: 'one' };
  const take = (bodyHash: string) =>
    engine.execute({ kind: 'take-test-funds', userId: 'a' }, presented(taken, null), { ...key, bodyHash });
  expect(await Promise.all([take('one'), take('two'), take('one')])).toEqual([
    { ok: true, value: 'taken' },
    { ok: false, refusal: 'idempotency-conflict' },
    { ok: true, value: 'taken' },
  ]);
});

test('a database that is gone refuses what waits, and the state is loaded anew until that can be done', async () => {
  await funds('a');
  const lost = new DatabaseUnavailable(new Error('connection terminated'));
  paper.fault = () => lost;
  paper.canOpen = false;
  const release = closeGate();
  const failing = funds('b');
  await isSettled(failing);
  const waiting = funds('c');
  release();
  await expect(failing).rejects.toMatchObject({ message: 'the batch failed', statusCode: 503, cause: lost });
  await expect(waiting).rejects.toThrow('the engine is restarting');
  await expect.poll(() => faults.length).toBeGreaterThan(2);
  expect([engine.ready, rebuilt]).toEqual([false, 0]);
  expect(() => engine.state).toThrow('the engine is restarting');
  await expect(funds('d')).rejects.toThrow('the engine is not ready');
  paper.fault = () => null;
  paper.canOpen = true;
  await expect.poll(() => engine.ready).toBe(true);
  expect([loads, rebuilt, paper.openWriters]).toEqual([2, 1, 1]);
  expect(engine.state.accounts.has('a:1:USDT')).toBe(false);
  expect(await funds('e')).toMatchObject({ ok: true });
});

test('a stop finishes what waits, and gives the one writer free', async () => {
  const release = closeGate();
  const answers = [funds('a'), funds('b')];
  const stopped = engine.stop();
  await expect(funds('late')).rejects.toThrow(EngineUnavailable);
  release();
  await stopped;
  expect(await Promise.all(answers)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(paper.openWriters).toBe(0);
});

test('a stop while the database is gone ends all the same', async () => {
  paper.fault = () => new DatabaseUnavailable(new Error('gone'));
  paper.canOpen = false;
  await expect(funds('a')).rejects.toThrow(EngineUnavailable);
  await engine.stop();
  expect([engine.ready, rebuilt]).toEqual([false, 0]);
});

test('halted it answers with the reason and shows its state; resumed it has loaded it anew', async () => {
  await funds('a');
  engine.halt(new BooksBroken('balances: a:1:USDT'));
  expect(engine.ready).toBe(false);
  await expect(funds('b')).rejects.toMatchObject({
    name: 'BooksBroken',
    message: 'balances: a:1:USDT',
    statusCode: 503,
  });
  await expect(engine.tick([], [{ sql: 'insert into tape_frame' }])).rejects.toThrow(BooksBroken);
  expect(engine.state.testFundsDays.has('a')).toBe(true);
  await engine.resume();
  expect([engine.ready, loads, rebuilt, paper.openWriters]).toEqual([true, 2, 1, 1]);
  expect(engine.state.testFundsDays.has('a')).toBe(false);
});

test('what a listener throws is heard, and keeps neither the answer nor other listeners from theirs', async () => {
  const sizes: number[] = [];
  engine.onCommitted(() => {
    throw new Error('the socket is gone');
  });
  engine.onCommitted(({ accounts }) => sizes.push(accounts.size));
  expect(await funds('a')).toMatchObject({ ok: true });
  expect([sizes, faults.map(String)]).toEqual([[2], ['Error: the socket is gone']]);
});

test('who opens the data while they are held is told so, and starts no engine', async () => {
  paper.canOpen = false;
  const other = open();
  await expect(other.start()).rejects.toThrow('gone');
  expect(other.ready).toBe(false);
});

test('once another process is the writer everybody is refused, and nothing is read or tried again', async () => {
  await engine.submit({ kind: 'take-test-funds', userId: 'a' });
  paper.fault = () => new LeaseLost();
  const before = loads;
  paper.onOpen = () => new LeaseLost();
  const refused = [
    engine.submit({ kind: 'take-test-funds', userId: 'b' }),
    engine.submit({ kind: 'take-test-funds', userId: 'c' }),
  ];
  for (const one of await Promise.allSettled(refused)) expect(one).toMatchObject({ status: 'rejected' });
  await engine.settled();
  paper.fault = () => null;
  paper.onOpen = () => null;
  await expect(engine.submit({ kind: 'take-test-funds', userId: 'd' })).rejects.toThrow(EngineUnavailable);
  expect([engine.ready, loads, paper.commits.length]).toEqual([false, before, 1]);
});
