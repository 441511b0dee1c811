import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBareDatabase } from '../../../../db/test-database.ts';
import { migrate, readMigrations } from '../../../../db/migrate.ts';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';
import { ReadRows } from '../../agents/test-plans.ts';
import { keepReconciling, reconcile } from '../reconcile/keep-reconciling.ts';
import { pageOfLines } from './lines.ts';
import { importFile, requestVnd } from './test-bank.ts';

let bench: TestServer;
let fred: TestOperator;
let fiona: TestOperator;
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  await newShift('');
  customer = await bench.signUp();
});
afterAll(() => bench.close());

/** Sessions end after half an hour without a call. */
async function newShift(name: string): Promise<void> {
  fred = await signInOperator(bench, 'finance', `fred${name}`);
  fiona = await signInOperator(bench, 'finance', `fiona${name}`);
}
const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
const lines = async (asked: object = {}) =>
  (await bench.call('GET /operator/bank/lines', { headers: fred.headers, query: { sort: 'oldest', ...asked } })).data
    .list;
const table = (rows: readonly string[]) =>
  `Ngày giao dịch;Số tham chiếu;Ghi có;Ghi nợ;Nội dung\r\n${rows.join('\r\n')}`;

async function credit(orderNo: string, bankReference: string): Promise<void> {
  const made = await bench.call('POST /operator/proposals/make', {
    headers: fred.headers,
    body: { proposal: { kind: 'deposit-credit', orderNo, bankReference, reason: 'seen' } },
  });
  const approved = await bench.call('POST /operator/proposals/approve', {
    headers: fiona.headers,
    body: { id: made.data.id },
  });
  expect(approved.code).toBe(200);
}

test('a line without a reference, and one in small letters with a blank, are booked by their proofs', async () => {
  await importFile(bench, fred, table(['19/11/2026;;2.630.000;;a', '20/11/2026;ft-abc 9;2.700.000;;b']));
  const offered = await lines();
  expect(offered.map(({ proof, state }) => [proof, state])).toEqual([
    [expect.stringMatching(/^LINE-[0-9A-F]{12}$/), 'open'],
    ['FT-ABC9', 'open'],
  ]);
  for (const [nth, dong] of ['2630000', '2700000'].entries()) {
    await requestVnd(bench, customer.userId, `d-spelt-${nth}`, dong);
    await query("insert into deposit_form values ($1, 'picture', 'test-1', null, null, 'sealed')", [`d-spelt-${nth}`]);
    await credit(`d-spelt-${nth}`, offered[nth]?.proof ?? '');
  }
  expect(await query('select bank_reference as proof from deposit order by order_no')).toEqual(
    offered.map(({ proof }) => ({ proof })),
  );
  expect(await lines()).toEqual([]);
  expect(await lines({ status: 'booked' })).toMatchObject(
    [0, 1].map((nth) => ({
      state: 'booked',
      candidates: [{ orderNo: `d-spelt-${nth}`, reasons: expect.arrayContaining(['reference-equal']) }],
    })),
  );
});

test('each stands beside its deposit, and is found however its reference is typed', async () => {
  const { data } = await bench.call('GET /operator/bank/beside', {
    headers: fiona.headers,
    query: { orderNo: 'd-spelt-1' },
  });
  expect(data.map(({ proof }) => proof)).toEqual(['FT-ABC9']);
  for (const search of ['ft-abc 9', 'FT-ABC9', 'Ft-Abc9'])
    expect((await lines({ status: 'all', search })).map(({ proof }) => proof)).toEqual(['FT-ABC9']);
});

test('none of them is ever a difference', async () => {
  bench.time.leap(5 * dayMs);
  await newShift('2');
  await importFile(bench, fred, table(['24/11/2026;later;1;;c']));
  await reconcile(bench.server.services);
  expect(await query('select part, subject from book_difference')).toEqual([]);
});

test('references that differ in spelling only are told apart, so that one deposit books one line', async () => {
  await importFile(bench, fred, table(['25/11/2026;Same 1;2.630.000;;d', '25/11/2026;SAME1;2.630.000;;e']));
  expect((await lines({ status: 'all', search: 'same1' })).map(({ proof }) => proof)).toEqual(['SAME1']);
  expect((await lines({ accountId: 'test-1' })).map(({ proof }) => proof).toSorted()).toEqual([
    'LATER',
    'SAME1',
    'SAME1#2',
  ]);
});

test('one credited with another amount stands beside its deposit by its reference, and stays open', async () => {
  await importFile(bench, fred, table(['01/11/2026;odd 3;1.999.000;;f']));
  await requestVnd(bench, customer.userId, 'd-odd', '2000000');
  await credit('d-odd', 'odd 3');
  const { data } = await bench.call('GET /operator/bank/beside', {
    headers: fiona.headers,
    query: { orderNo: 'd-odd' },
  });
  expect(data).toMatchObject([{ proof: 'ODD3', state: 'open', candidates: [{ reasons: ['reference-equal'] }] }]);
});

test('what is booked is marked, as lines are taken in and when the server looks, and stays so', async () => {
  const marked = async () =>
    (await query('select credit_key as key from bank_line where booked order by 1')).map(({ key }) => key);
  const looks: (() => void)[] = [];
  const stop = keepReconciling({
    ...bench.server.services,
    every: (_, run) => {
      looks.push(run);
      return () => undefined;
    },
  });
  await requestVnd(bench, customer.userId, 'd-before', '2640000');
  await credit('d-before', 'before');
  await importFile(bench, fred, table(['26/11/2026;Before;2.640.000;;g', '26/11/2026;Behind;2.650.000;;h']));
  const first = ['BEFORE', 'FT-ABC9', expect.stringMatching(/^LINE-/)];
  expect(await marked()).toEqual(first);
  await requestVnd(bench, customer.userId, 'd-behind', '2650000');
  await credit('d-behind', 'behind');
  expect(await lines({ search: 'behind', status: 'booked' })).toMatchObject([{ state: 'booked' }]);
  expect(await lines({ search: 'behind', status: 'open' })).toEqual([]);
  expect(await marked()).toEqual(first);
  looks[0]?.();
  await stop();
  expect((await marked()).slice(0, 2)).toEqual(['BEFORE', 'BEHIND']);
  await expect(query("update bank_line set booked = false where credit_key = 'FT-ABC9'")).rejects.toThrow(
    'as the bank said it',
  );
});

test('of many lines the open ones are found without looking at those that are booked', async () => {
  await bench.server.services.db.patient
    .query(`insert into bank_line (id, account_id, statement_id, position, day, amount, proof, proof_key, credit_key,
      mentions, name_key, sealed, booked)
    select lpad(n::text, 32, '0'), s.account_id, s.id, 1000 + n, date '2026-01-01' + n % 300, 1 + n, 'many ' || n,
      'many' || n, 'MANY' || n, array['mention-' || n], 'name-' || n, '', true
    from generate_series(1, 4000) n, (select * from bank_statement limit 1) s`);
  await query('analyze bank_line');
  const { db, secrets } = bench.server.services;
  const read = new ReadRows(db);
  const parts = { db: { ...db, query: read.query }, secrets };
  const asked = { sort: 'newest', page: 1, limit: 50 } as const;
  const open = await pageOfLines(parts, { ...asked, status: 'open' });
  expect(open.list.map(({ proof }) => proof).toSorted()).toEqual(['LATER', 'ODD3', 'SAME1', 'SAME1#2']);
  expect(await pageOfLines(parts, { ...asked, status: 'open', search: 'many 77' })).toMatchObject({ total: 0 });
  expect(read.of('bank_line')).toBeLessThan(100);
});

test('lines of landed data get keys of their own: the one that a deposit holds keeps it', async () => {
  const { db, drop } = await openBareDatabase();
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '278'),
  );
  const line = (nth: number, proof: string, amount: number) => ({
    sql: `insert into bank_line
        (id, account_id, statement_id, position, day, amount, proof, proof_key, mentions, sealed)
      values ($1, 'a', 's', $2, '2026-11-20', $3, $4, $5, '{}', 'x')`,
    params: [String(nth).padStart(32, '0'), nth, amount, proof, proof.replace(/\s/g, '').toLowerCase()],
  });
  await db.batch([
    {
      sql: `alter table bank_line drop constraint bank_line_account_id_fkey,
        drop constraint bank_line_statement_id_fkey`,
    },
    line(1, 'ft 1', 5),
    line(2, 'FT1', 7),
    line(3, 'Ft1', 7),
    line(4, 'FT1#2', 7),
    line(5, 'line-0a', 9),
    {
      sql: `insert into deposit (order_no, user_id, way, currency, amount, vnd_rate, rate_until, requested_at, status,
          received, credited, bonus, credited_rate, bank_reference, finished_at)
        values ('d', 'u', 'vnd', 'VND', 5, 1, 1, 1, 'success', 5, 1, 0, 1, 'FT1', 2)`,
    },
  ]);
  await migrate(db, all);
  expect(await db.query('select credit_key from bank_line where booked')).toEqual([{ credit_key: 'FT1' }]);
  expect(await db.query('select proof, credit_key from bank_line order by id')).toEqual([
    { proof: 'ft 1', credit_key: 'FT1' },
    { proof: 'FT1', credit_key: 'FT1#3' },
    { proof: 'Ft1', credit_key: 'FT1#4' },
    { proof: 'FT1#2', credit_key: 'FT1#2' },
    { proof: 'line-0a', credit_key: 'LINE-0A' },
  ]);
  await expect(db.query("update bank_line set credit_key = 'x'")).rejects.toThrow('as the bank said it');
  await drop();
});
