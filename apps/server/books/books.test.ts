import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database, Statement } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { startOn } from '../test-restart.ts';
import { testStart, type TestServer } from '../test-server.ts';
import { manualTime } from '../market/timing.ts';
import { openLog } from '../running/log.ts';
import { openBooks } from './open-books.ts';
import { checkBooks, type BookPart, type BookReport } from './run-checks.ts';
import { tamper } from '../db/test-tamper.ts';

let opened: TestDatabase;
let candor: TestServer;
let token: string;
let userId: string;
const none = { balances: [], journals: [], statement: [], receipts: [], tape: [], audit: [], log: [] };

beforeEach(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  ({ token, userId } = await candor.signUp());
  await order();
  await candor.advance(60_000);
});
afterEach(async () => {
  await candor.close();
  await opened.drop();
});

const order = () =>
  candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' },
  });
const books = { check: () => candor.server.services.books.check(), fault: () => candor.server.services.books.fault() };
const look = async (isWhole: boolean) => (await candor.server.services.books.check(isWhole)).faults;
const account = (): string => `${userId}:1:USDT`;

test('sound books have no fault, whole or since the last look', async () => {
  expect(await look(true)).toEqual(none);
  await order();
  await candor.advance(31_000);
  expect(await look(false)).toEqual(none);
  expect(await look(true)).toEqual(none);
});

test.each<[string, BookPart[], () => Statement[]]>([
  [
    'a balance',
    ['balances'],
    () => [{ sql: 'update account set available = available + 1 where id = $1', params: [account()] }],
  ],
  [
    'a balance and its counterpart',
    ['balances'],
    () => [
      { sql: 'update account set available = available + 7 where id = $1', params: [account()] },
      { sql: "update account set available = available - 7 where owner = 'fast-reserve'" },
    ],
  ],
  [
    'an account that nothing was booked on',
    ['balances'],
    () => [{ sql: "insert into account values ('x:1:USDT', 'x', 1, 'USDT', 5, 0)" }],
  ],
  [
    'an entry',
    ['balances', 'journals', 'statement'],
    () => [
      {
        sql: `update journal_entry set available = available + 5
          where owner = $1 and journal_id = (select max(journal_id) from journal_entry where owner = $1)`,
        params: [userId],
      },
    ],
  ],
  [
    'a line of the statement',
    ['statement'],
    () => [
      {
        sql: `update journal_entry set available_after = available_after + 5
          where owner = $1 and journal_id = (select max(journal_id) from journal_entry where owner = $1)`,
        params: [userId],
      },
    ],
  ],
  ['a receipt', ['receipts'], () => [{ sql: 'delete from receipt' }]],
  ["a receipt's journal", ['receipts'], () => [{ sql: 'update receipt set journal_id = journal_id + 1' }]],
  ['a receipt without an order', ['receipts'], () => [{ sql: "insert into receipt values ('x', 1, 0, '')" }]],
  [
    "the tape's link",
    ['tape'],
    () => [
      { sql: "update tape_chunk set prev_hash = repeat('1', 64) where minute = (select max(minute) from tape_chunk)" },
    ],
  ],
  ["the tape's marks", ['tape'], () => [{ sql: "update tape_chunk set data = '\\x00'" }]],
])('%s that was changed is found and named', async (_name, parts, statements) => {
  await candor.advance(60_000);
  await tamper(opened.db, ...statements());
  const faults = await look(true);
  expect(
    Object.entries(faults)
      .filter(([, places]) => places.length > 0)
      .map(([part]) => part),
  ).toEqual(parts);
});

test.each<[string, (id: string) => string, 'before the last look' | 'since']>([
  [
    'has more available',
    (id) => `update account set available = available + 1 where id = '${id}'`,
    'before the last look',
  ],
  ['has less frozen', (id) => `update account set frozen = frozen - 1 where id = '${id}'`, 'before the last look'],
  ['is gone', (id) => `delete from account where id = '${id}'`, 'before the last look'],
  ['has more frozen', (id) => `update account set frozen = frozen + 1 where id = '${id}'`, 'since'],
  ['is gone', (id) => `delete from account where id = '${id}'`, 'since'],
])('an account that %s is named by a look at what is new, and by a whole one', async (_name, sql, bookedOn) => {
  if (bookedOn === 'before the last look') await order();
  else await look(false);
  const owner = bookedOn === 'since' ? (await candor.signUp()).userId : userId;
  if (bookedOn === 'before the last look') await look(false);
  await tamper(opened.db, { sql: sql(`${owner}:1:USDT`) });
  const expected = { ...none, balances: [`${owner}:1:USDT`] };
  expect(await look(false)).toEqual(expected);
  expect(await look(true)).toEqual(expected);
});

test('receipts of exchanges are no fault; a look at what is new finds one that is missing', async () => {
  await look(false);
  const { data: quoted } = await candor.call('POST /account/exchange', {
    token,
    body: { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '100' },
  });
  await candor.call('POST /account/executeUserExchange', { token, body: { quoteId: quoted.quoteId } });
  await order();
  await candor.advance(31_000);
  const kinds = await opened.db.query<{ kind: string }>(
    `select coalesce((select 'fast' from fast_order f where f.order_no = r.order_no), 'other') as kind
       from receipt r order by journal_id desc limit 2`,
  );
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['fast', 'other']);
  const [newest] = await opened.db.query<{ order_no: string }>(
    'select order_no from fast_order order by received_at desc limit 1',
  );
  await tamper(opened.db, { sql: 'delete from receipt where order_no = $1', params: [newest?.order_no] });
  expect(await look(false)).toEqual({ ...none, receipts: [newest?.order_no] });
  expect(await look(true)).toEqual({ ...none, receipts: [newest?.order_no] });
});

/** As when another process looks between the question where the last look has ended and those that follow. */
function beside(db: Database, act: () => Promise<unknown>): Database {
  let isDone = false;
  const patient: Database['patient'] = {
    ...db.patient,
    async query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]> {
      if (!isDone) {
        isDone = true;
        await act();
      }
      return db.patient.query<Row>(sql, params);
    },
  };
  return Object.assign(Object.create(db), { patient });
}

test('a look that another one overtakes finds nothing wrong in sound books, and all that is in others', async () => {
  const { db } = candor.server.services;
  const now = testStart;
  const overtaken = (): Promise<BookReport> =>
    checkBooks(
      beside(db, () => checkBooks(db, now, 'start')),
      now,
      'start',
    );
  await look(false);
  await candor.signUp();
  expect((await overtaken()).faults).toEqual(none);
  await candor.signUp();
  await tamper(db, { sql: 'update account set available = available + 1 where id = $1', params: [account()] });
  expect((await overtaken()).faults).toMatchObject({ balances: [account()] });
});

test('a look that much is new for comes before its hour', async () => {
  const { db, clock, log } = candor.server.services;
  const time = manualTime(testStart);
  const many = await openBooks({ db, clock, log, journalsAtMost: 3 });
  const stop = many.keepLooking(time.every);
  const mark = async () => (await db.query('select journal_id from books_check'))[0];
  const before = await mark();
  await order();
  time.advance(60_000);
  await sleep(300);
  expect(await mark()).toEqual(before);
  await order();
  await order();
  await expect
    .poll(async () => {
      time.advance(60_000);
      return mark();
    })
    .not.toEqual(before);
  await stop();
});

test('what was changed before the last look is found by the whole look', async () => {
  await look(false);
  await tamper(opened.db, {
    sql: `update journal_entry set available = available + 5
      where journal_id = (select min(journal_id) from journal_entry where owner = $1) and owner = $1`,
    params: [userId],
  });
  expect(await look(false)).toEqual(none);
  expect((await look(true)).journals).toHaveLength(1);
});

test('an act of an operator that was changed long ago is found by the whole look', async () => {
  await opened.db.query(`insert into operator_audit (time, operator_name, act, subject, details)
    select 1, 'command line', 'halt-start', n::text, '{}' from generate_series(1, 2001) n`);
  await look(false);
  await tamper(opened.db, { sql: `update operator_audit set subject = 'x' where seq = 1` });
  expect(await look(false)).toEqual(none);
  const broken = { ...none, audit: ['row 1: its content does not give its hash'] };
  // And stays found until it is mended.
  expect([await look(true), await look(false)]).toEqual([broken, broken]);
});

test('broken books stop all money with a named 503, reads go on; mended, trading goes on', async () => {
  await tamper(opened.db, {
    sql: 'update account set available = available + 1000000 where id = $1',
    params: [account()],
  });
  await books.check();
  expect(books.fault()).toBe(`the books do not add up: balances (${account()})`);
  expect(await order()).toMatchObject({ status: 503, error: 'books-broken' });
  expect(await candor.call('POST /account/testFunds', { token })).toMatchObject({ status: 503, error: 'books-broken' });
  expect((await candor.call('GET /account/page', { token })).code).toBe(200);
  expect((await candor.call('POST /account/list', { token })).code).toBe(200);
  const metrics = await (await fetch(`${candor.server.url}/metrics`)).text();
  expect(metrics).toContain('candor_books_faults{part="balances"} 1');
  expect(candor.server.services.readiness.map((one) => [one.name, one.fault()])).toContainEqual([
    'books',
    books.fault(),
  ]);
  await tamper(opened.db, {
    sql: 'update account set available = available - 1000000 where id = $1',
    params: [account()],
  });
  await books.check();
  await expect.poll(() => candor.server.services.engine.ready).toBe(true);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  expect((await order()).code).toBe(200);
});

test('a start on broken books says so, serves reads, and takes no money', async () => {
  await candor.close();
  await tamper(opened.db, {
    sql: 'update account set available = available + 1000000 where id = $1',
    params: [account()],
  });
  candor = await startOn(opened, testStart + 120_000);
  expect(books.fault()).toContain(account());
  expect(await order()).toMatchObject({ status: 503, error: 'books-broken' });
  expect((await candor.call('POST /account/list', { token })).code).toBe(200);
});

test('it looks by itself: every hour at what is new, once a day at all, and loudly', async () => {
  const time = manualTime(candor.time.clock.now());
  const lines: { level: number; msg: string }[] = [];
  const log = openLog('info', {
    write: (line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    },
  });
  const own = await openBooks({ db: opened.db, clock: time.clock, log });
  const stop = own.keepLooking(time.every);
  const change = (units: number) =>
    tamper(opened.db, {
      sql: 'update account set available = available + $2 where id = $1',
      params: [account(), units],
    });
  const hourMs = 3_600_000;
  const pass = async (ms: number): Promise<void> => {
    time.advance(ms);
    await setImmediate();
  };
  await change(1);
  await pass(hourMs - 60_000);
  expect(own.report.checkedAt).toBeLessThan(time.clock.now() - hourMs / 2);
  // A look that runs already has read before the change: the next one sees it.
  const faultAMinuteOn = async (): Promise<string | null> => {
    await pass(60_000);
    return own.fault();
  };
  await expect.poll(faultAMinuteOn).toBe(`the books do not add up: balances (${account()})`);
  expect(lines).toMatchObject([{ level: 60, msg: own.fault() }]);
  await change(-1);
  await expect.poll(faultAMinuteOn).toBeNull();
  expect(lines.slice(1)).toMatchObject([{ level: 30, msg: 'the books add up again' }]);
  // The statement of long ago: a look at what is new does not see it.
  await tamper(opened.db, {
    sql: `update journal_entry set available_after = available_after + 5
      where owner = $1 and journal_id = (select min(journal_id) from journal_entry where owner = $1)`,
    params: [userId],
  });
  expect((await own.check()).isWhole).toBe(false);
  expect(own.fault()).toBeNull();
  time.leap(24 * hourMs);
  await expect.poll(faultAMinuteOn).toContain('statement');
  await stop();
});
