import type { CallAnswer } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameKey } from '../../../../identity/name-key.ts';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';
import { camt053, csv, mt940 } from '../statements/test-statements.ts';
import { importFile, requestVnd } from './test-bank.ts';

type Imported = CallAnswer<'POST /operator/bank/import'>;

let bench: TestServer;
let fred: TestOperator;
let fiona: TestOperator;
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  fred = await signInOperator(bench, 'finance', 'fred');
  fiona = await signInOperator(bench, 'finance', 'fiona');
  customer = await bench.signUp();
  await bench.server.services.db.query(
    `insert into verification (user_id, level, status, sealed, document_key, name_key, submitted_at, decided_at,
      decided_by) values ($1, 'primary', 'certified', '', 'x', $2, 1, 2, 'x')`,
    [customer.userId, nameKey(bench.server.services.secrets, 'Nguyễn Văn An')],
  );
  await requestVnd(bench, customer.userId, 'd1234567890', '2630000');
});
afterAll(() => bench.close());

const rows = (sql: string) => bench.server.services.db.query(sql);
const kept = async () => [
  await rows('select count(*)::int as n from bank_statement'),
  await rows('select count(*)::int as n from bank_line'),
];
const lines = async (query: object = {}) =>
  (await bench.call('GET /operator/bank/lines', { headers: fred.headers, query })).data;
const beside = async (orderNo: string) =>
  (await bench.call('GET /operator/bank/beside', { headers: fiona.headers, query: { orderNo } })).data;
const changed = (text: string, from: string | RegExp, to: string): string => {
  expect(text).toMatch(from);
  return text.replace(from, to);
};

test('a file that is none, one of another account, and one of somebody who may not is refused whole', async () => {
  expect(await importFile(bench, fred, changed(mt940, '2630000', '2630001'))).toMatchObject({
    status: 400,
    data: { error: 'statement-unreadable', field: 'file', params: { where: '3', why: 'balance' } },
  });
  expect(await importFile(bench, fred, mt940, { accountId: 'test-2' })).toMatchObject({
    status: 400,
    data: { error: 'statement-other-account', field: 'accountId' },
  });
  expect(await importFile(bench, fred, mt940, { accountId: 'nothing' })).toMatchObject({ status: 404 });
  const risk = await signInOperator(bench, 'risk', 'rita');
  expect(await importFile(bench, risk, mt940)).toMatchObject({ status: 403 });
  expect(await importFile(bench, fred, new Uint8Array(9 * 1024 * 1024))).toMatchObject({
    status: 413,
    data: { error: 'file-too-large' },
  });
  expect(await kept()).toEqual([[{ n: 0 }], [{ n: 0 }]]);
});

test('a statement is taken in with all its lines, on record, and moves no money', async () => {
  const before = await rows('select count(*)::int as n from journal');
  const { status, data } = await importFile<Imported>(bench, fred, mt940, { name: 'vcb-20.sta' });
  expect(status).toBe(200);
  expect(data).toEqual([
    {
      id: expect.any(String),
      accountId: 'test-1',
      bankName: 'TEST BANK 1',
      accountNo: '0000 0000 0001',
      format: 'mt940',
      fileName: 'vcb-20.sta',
      firstDay: '2026-11-20',
      lastDay: '2026-11-20',
      opening: '10000000',
      closing: '11330000',
      lines: 4,
      newLines: 4,
      importedBy: 'fred',
      importedAt: bench.server.services.clock.now(),
    },
  ]);
  expect(
    await rows(`select operator_name, subject, user_id, details::json->>'newLines' as fresh from operator_audit
      where act = 'bank-import'`),
  ).toEqual([{ operator_name: 'fred', subject: 'bank-account:test-1', user_id: null, fresh: '4' }]);
  expect(await rows('select count(*)::int as n from journal')).toEqual(before);
  expect((await rows('select sealed from bank_line')).map(({ sealed }) => sealed).join(' ')).not.toMatch(/NGUYEN/);
});

test('the same line is known again, in the same file, in another one and in another format', async () => {
  const count = async (text: string) => (await importFile<Imported>(bench, fred, text)).data.map((one) => one.newLines);
  expect(await count(mt940)).toEqual([0]);
  // One of its lines under the same number of the bank, and one that is new.
  expect(await count(camt053())).toEqual([0]);
  const more = ':61:2611201120C9,NTRFNONREF//FT26324009\n:86:more\n:62F:C261120VND11330009,';
  expect(await count(changed(mt940, ':62F:C261120VND11330000,', more))).toEqual([1]);
  // Alike to the last letter, but two: the bank numbers neither.
  const fee = ':61:2611201120D11,NMSCNONREF\n:86:fee\n';
  const two = changed(mt940, ':62F:C261120VND11330000,', `${fee}${fee}:62F:C261120VND11329978,`);
  expect([await count(two), await count(two)]).toEqual([[2], [0]]);
  expect(await kept()).toEqual([[{ n: 6 }], [{ n: 7 }]]);
  await expect(rows('delete from bank_line')).rejects.toThrow('append-only');
  await expect(rows('update bank_line set amount = 1')).rejects.toThrow('as the bank said it');
});

test('a line stands beside the deposit it may be of, with the reasons, and credits nothing', async () => {
  const page = await lines({ search: '2630000', status: 'all' });
  expect(page.list).toEqual([
    {
      id: expect.any(String),
      accountId: 'test-1',
      bankName: 'TEST BANK 1',
      accountNo: '0000 0000 0001',
      day: '2026-11-20',
      amount: '2630000',
      proof: 'FT26324001',
      reference: 'CUSTREF1',
      name: 'NGUYEN VAN AN',
      text: 'nap tien d1234567890',
      state: 'open',
      candidates: [
        {
          type: 'deposit',
          orderNo: 'd1234567890',
          userId: customer.userId,
          amount: '2630000',
          status: 'requested',
          createTime: expect.any(Number),
          reasons: ['reference-equal', 'amount-equal', 'day-equal', 'name-equal'],
        },
      ],
    },
  ]);
  expect(await beside('d1234567890')).toEqual(page.list);
  expect(await beside('nothing')).toEqual([]);
  expect(await rows("select status, credited::text from deposit where order_no = 'd1234567890'")).toEqual([
    { status: 'requested', credited: '0' },
  ]);
  expect(
    await rows(`select operator_name, subject from operator_audit where act = 'bank-view' order by seq limit 2`),
  ).toEqual([
    { operator_name: 'fred', subject: 'list:bank-lines' },
    { operator_name: 'fiona', subject: 'order:d1234567890' },
  ]);
});

test('two operators credit it against the line, which then is booked', async () => {
  const proposal = {
    kind: 'deposit-credit',
    orderNo: 'd1234567890',
    bankReference: 'FT26324001',
    reason: 'seen',
  } as const;
  const made = await bench.call('POST /operator/proposals/make', { headers: fred.headers, body: { proposal } });
  expect((await lines({ search: 'FT26324001', status: 'booked' })).list).toEqual([]);
  const approved = await bench.call('POST /operator/proposals/approve', {
    headers: fiona.headers,
    body: { id: made.data.id },
  });
  expect(approved.code).toBe(200);
  expect((await lines({ search: 'FT26324001', status: 'booked' })).list).toMatchObject([{ state: 'booked' }]);
  expect((await lines()).list.map(({ proof }) => proof)).not.toContain('FT26324001');
});

test('lines are found by their reference, name, amount and day, and every combination of them', async () => {
  const proofs = async (query: object) => (await lines({ status: 'all', ...query })).list.map(({ proof }) => proof);
  expect(await proofs({ search: 'TRAN thi Binh' })).toEqual(['FT26324002']);
  expect(await proofs({ search: '1.300.000' })).toEqual(['FT26324002']);
  expect(await proofs({ search: 'w1234567890' })).toEqual(['FT26324002']);
  expect(await proofs({ from: Date.UTC(2026, 10, 21) })).toEqual([]);
  expect(await proofs({ to: Date.UTC(2026, 10, 21) })).toHaveLength(7);
  expect(await proofs({ accountId: 'test-2' })).toEqual([]);
  expect((await lines({ status: 'all', limit: 2, page: 2 })).total).toBe(7);
});

test('a table without an account is taken for the one that was chosen; equal proofs are told apart', async () => {
  const { data } = await importFile<Imported>(bench, fred, csv, { accountId: 'test-2', name: 'sao-ke.csv' });
  expect(data).toMatchObject([{ format: 'csv', newLines: 2, opening: '10000000', closing: '11330000' }]);
  expect(
    (await lines({ accountId: 'test-2', status: 'all', sort: 'oldest' })).list.map(({ proof }) => proof).toSorted(),
  ).toEqual(['FT26324001#2', 'FT26324002#2']);
});
