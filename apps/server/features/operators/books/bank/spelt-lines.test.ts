import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBareDatabase } from '../../../../db/test-database.ts';
import { migrate, readMigrations } from '../../../../db/migrate.ts';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';
import { reconcile } from '../reconcile/keep-reconciling.ts';
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

test('a line without a reference, and one in small letters with a blank, are booked by the proof that is offered', async () => {
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

test('one that was credited with another amount stands beside its deposit by its reference alone, and stays open', async () => {
  await importFile(bench, fred, table(['01/11/2026;odd 3;1.999.000;;f']));
  await requestVnd(bench, customer.userId, 'd-odd', '2000000');
  await credit('d-odd', 'odd 3');
  const { data } = await bench.call('GET /operator/bank/beside', {
    headers: fiona.headers,
    query: { orderNo: 'd-odd' },
  });
  expect(data).toMatchObject([{ proof: 'ODD3', state: 'open', candidates: [{ reasons: ['reference-equal'] }] }]);
});

test('lines of landed data get their keys: the one that a deposit holds keeps it, the others are counted through', async () => {
  const { db, drop } = await openBareDatabase();
  const all = await readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '278'),
  );
  const line = (nth: number, proof: string, amount: number) => ({
    sql: `insert into bank_line (id, account_id, statement_id, position, day, amount, proof, proof_key, mentions, sealed)
      values ($1, 'a', 's', $2, '2026-11-20', $3, $4, $5, '{}', 'x')`,
    params: [String(nth).padStart(32, '0'), nth, amount, proof, proof.replace(/\s/g, '').toLowerCase()],
  });
  await db.batch([
    {
      sql: 'alter table bank_line drop constraint bank_line_account_id_fkey, drop constraint bank_line_statement_id_fkey',
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
