import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statementPage } from './features/accounts/store.ts';
import { transferPage } from './features/accounts/transfer-record.ts';
import { countVolumes } from './features/spot/fees/count-volumes.ts';
import { readHistory } from './features/mirror/read-history.ts';
import type { ConsoleServices } from './features/operators/console-services.ts';
import { journalOf } from './features/operators/customers/money.ts';
import { searchPeople } from './features/operators/customers/people.ts';
import { transactionsOf } from './features/operators/queues/transactions.ts';
import type { OperatorUser } from './http/operators.ts';
import { loadTape } from './market/tape-store.ts';
import type { Database, Statement } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openBareDatabase, type TestDatabase } from './db/test-database.ts';

let opened: TestDatabase;
/** What was asked since the test began. */
let asked: Statement[];
let db: Database;
beforeAll(async () => {
  // One that no test has used: what the planner has learned there would be left.
  opened = await openBareDatabase();
  await migrate(opened.db.patient);
  db = {
    ...opened.db,
    query: (sql, params = []) => {
      asked.push({ sql, params });
      return opened.db.query(sql, params);
    },
    batch: (statements) => {
      asked.push(...statements);
      return opened.db.batch(statements);
    },
  };
});
const first = { page: 1, limit: 50 };
beforeEach(() => {
  asked = [];
});
afterAll(() => opened.drop());

/** How the database would answer the statements that sort, if reading a whole table were out of the question. */
async function plans(sorts: (sql: string) => boolean = (sql) => sql.includes('order by')): Promise<string> {
  const texts: string[] = [];
  for (const { sql, params = [] } of asked.filter((statement) => sorts(statement.sql))) {
    const explained = await opened.db.batch([
      { sql: 'set local enable_seqscan = off' },
      { sql: 'set local enable_sort = off' },
      { sql: `explain (costs off) ${sql}`, params },
    ]);
    texts.push((explained[2] ?? []).map((row) => String(row['QUERY PLAN'])).join('\n'));
  }
  return texts.join('\n');
}

test('the newest customers come in the order of their index', async () => {
  await searchPeople(db, { ...first, sort: 'newest' });
  expect(await plans()).toContain('customer_newest');
  expect(await plans()).not.toContain('Sort');
});

test('whoever is looked up by a beginning is found by an index, whatever it is the beginning of', async () => {
  await searchPeople(db, { ...first, search: '0912345678', nameKey: 'k', sort: 'newest' });
  const plan = await plans((sql) => sql.includes('count(*)'));
  for (const index of [
    'customer_pkey',
    'customer_account_begins',
    'customer_email_begins',
    'customer_nick_begins',
    'customer_phone_begins',
    'customer_phone_ends',
    'customer_invite_code_key',
    'wallet_address',
    'chain_address_pkey',
    'session_device',
    'session_device_network',
    'verification_name',
  ])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test.each([
  ['deposit', undefined, 'deposit_queue'],
  ['withdrawal', undefined, 'withdrawal_queue'],
] as const)('the queue of each %s comes in the order of its index', async (type, status, index) => {
  const services = { db } as ConsoleServices;
  await transactionsOf(services, { operatorId: 'o' } as OperatorUser, type, { ...first, status, sort: 'due' });
  const plan = await plans((sql) => sql.includes('limit'));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Sort');
});

test.each([
  ['deposit', 'deposit_open'],
  ['withdrawal', 'withdrawal_due'],
] as const)('of every %s those that wait are counted by an index of their own', async (type, index) => {
  const services = { db } as ConsoleServices;
  await transactionsOf(services, { operatorId: 'o' } as OperatorUser, type, { ...first, status: 'open', sort: 'due' });
  expect(await plans((sql) => sql.includes('count(*)'))).toContain(index);
});

test.each([
  [
    'deposit',
    ['deposit_pkey', 'deposit_reference', 'deposit_transfer', 'deposit_claimed', 'deposit_user', 'deposit_amount'],
  ],
  [
    'withdrawal',
    [
      'withdrawal_pkey',
      'withdrawal_address',
      'withdrawal_txid_key',
      'withdrawal_user',
      'withdrawal_amount',
      'withdrawal_net',
      'withdrawal_dong',
    ],
  ],
] as const)('a %s is found by whatever is seen of it, each by an index', async (type, indexes) => {
  const services = { db } as ConsoleServices;
  const query = { ...first, search: '1250000', sort: 'newest' } as const;
  await transactionsOf(services, { operatorId: 'o' } as OperatorUser, type, query);
  const plan = await plans((sql) => sql.includes('count(*)'));
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test.each([
  ['deposit', 'newest', 'deposit_time'],
  ['deposit', 'oldest', 'deposit_time'],
  ['withdrawal', 'newest', 'withdrawal_time'],
  ['withdrawal', 'oldest', 'withdrawal_time'],
  ['withdrawal', 'largest', 'withdrawal_amount'],
] as const)('each %s comes the %s first by an index', async (type, sort, index) => {
  const services = { db } as ConsoleServices;
  await transactionsOf(services, { operatorId: 'o' } as OperatorUser, type, { ...first, from: 1, to: 2, sort });
  const plan = await plans();
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (deposit|withdrawal) /);
});

test('own transfers are looked for among what was paid, not among all lines', async () => {
  await transferPage(db, 'u', { page: 1, limit: 20 });
  expect(await plans((sql) => sql.includes('count(*)'))).toContain('journal_entry_paid');
});

test('lines of a statement are counted without their journals, unless it is these that are asked for', async () => {
  const journals = / on journal j/;
  await statementPage(db, 'u', { page: 1, limit: 20 });
  await journalOf({ reads: db }, 'u', { page: 1, limit: 20 });
  const counts = await plans((sql) => sql.includes('count(*)'));
  expect(counts.match(/journal_entry_statement/g)).toHaveLength(2);
  expect(counts).not.toMatch(journals);
  asked = [];
  await statementPage(db, 'u', { page: 1, limit: 20, kind: 'transfer' });
  expect(await plans((sql) => sql.includes('count(*)'))).toMatch(journals);
});

test('the mirror of a customer looks at their own trades of its period, and at no others', async () => {
  await readHistory(db, { userId: 'nobody', from: 0, to: 1, offsetMinutes: 0 }, new Map());
  const plan = await plans((sql) => sql.includes('group by'));
  for (const [index, condition] of [
    ['fast_order_user', 'received_at'],
    ['futures_order_closed', 'closed_at'],
    ['spot_deal_user', '"time"'],
    ['exchange_user', 'user_id'],
  ])
    expect(plan).toMatch(new RegExp(String.raw`${index}\b[^\n]*\n[^\n]*Cond:[^\n]*${condition}`));
});

test('volumes of thirty days are summed from the deals of those days, found by their journals', async () => {
  await countVolumes(db, 20_000);
  const plan = await plans((sql) => sql.includes('spot_deal'));
  expect(plan).toContain('journal_time');
  expect(plan).toMatch(/spot_deal_pkey\b[^\n]*\n[^\n]*Cond:[^\n]*journal_id/);
  expect(plan).not.toContain('Seq Scan');
});

test('of a long tape the last minute of each symbol is read, and hardly anything else', async () => {
  await opened.db.query(
    `insert into tape_chunk select 'S' || symbol, minute * 60000::bigint, minute, 1, repeat('0', 64),
        repeat('0', 64), '' from generate_series(1, 4) as symbol, generate_series(1, 20000) as minute
        where symbol < 4 or minute < 10`,
  );
  await opened.db.query('analyze tape_chunk');
  await loadTape(db).catch(() => undefined);
  const { sql = '' } = asked.find((statement) => statement.sql.includes('tape_chunk')) ?? {};
  const rows = await opened.db.query(`explain (analyze, costs off, timing off, summary off) ${sql}`);
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  const read = [...plan.matchAll(/Scan.* on tape_chunk.*rows=([\d.]+) loops=(\d+)/g)];
  expect(read.length, plan).toBeGreaterThan(0);
  // By its numbers: a year of minutes makes the planner prefer the index of all symbols' minutes.
  expect(plan).toContain('Backward using tape_chunk_symbol_first_seq_key');
  expect(read.reduce((sum, [, each, times]) => sum + Number(each) * Number(times), 0)).toBeLessThan(20);
  expect(await opened.db.query(sql)).toHaveLength(4);
});
