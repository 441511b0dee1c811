import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';
import { camt053, mt940 } from '../statements/test-statements.ts';
import { importFile, requestVnd } from './test-bank.ts';

let bench: TestServer;
let [fred, fiona]: TestOperator[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  fred = await signInOperator(bench, 'finance', 'fred');
  fiona = await signInOperator(bench, 'finance', 'fiona');
  customer = await bench.signUp();
  await requestVnd(bench, customer.userId, 'd1234567890', '2630000');
});
afterAll(() => bench.close());

const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
const headersOf = (operator: TestOperator | undefined) => operator?.headers ?? {};
const send = (text: string, name = 'day.txt') => importFile(bench, fred as TestOperator, text, { name });
const linesOf = async (search: string) =>
  (await bench.call('GET /operator/bank/lines', { headers: headersOf(fred), query: { status: 'all', search } })).data
    .list;
const day = (movement: string, closing: string) =>
  `:20:x\n:25:000000000001\n:60F:C261119VND10000000,\n${movement}\n:62F:C261120VND${closing},`;
const propose = (bankReference: string, operator = fred) =>
  bench.call('POST /operator/proposals/make', {
    headers: headersOf(operator),
    body: { proposal: { kind: 'deposit-credit', orderNo: 'd1234567890', bankReference, reason: 'seen' } },
  });
const approve = (id: string, operator = fiona) =>
  bench.call('POST /operator/proposals/approve', { headers: headersOf(operator), body: { id } });
const money = async () => [
  await query('select count(*)::int as n, max(id) as last from journal'),
  await query("select status, received, credited, bank_reference from deposit where order_no = 'd1234567890'"),
];

const tooMany = `date,amount\n${'2026-11-20,1\n'.repeat(20_001)}`;
test.each([
  [
    'a document type',
    camt053().replace('<Document', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<Document'),
    'doctype',
  ],
  ['more lines than a file may have', tooMany, 'too-large'],
  ['a gap between its balances', day(':61:2611201120C5,NTRFNONREF//GAP', '10000006'), 'balance'],
  ['what went out told as what came in', day(':61:2611201120C5,NTRFNONREF//SIDE', '9999995'), 'balance'],
  [
    'a sound day and one with a gap after it',
    `${day(':61:261120C5,NTRFA//B', '10000005')}\n${day('', '1')}`,
    'balance',
  ],
  ['a sign before its amount', camt053().replace('>2630000.00', '>-2630000'), 'amount'],
  ['another currency', camt053().replace('Ccy="VND">1300000', 'Ccy="USD">1300000'), 'currency'],
])('a file with %s is refused whole, by the call', async (_, text, why) => {
  const before = await money();
  expect(await send(text)).toMatchObject({
    status: 400,
    data: { error: 'statement-unreadable', field: 'file', params: { why } },
  });
  expect(await query('select id from bank_statement union all select id from bank_line')).toEqual([]);
  expect(await query("select seq from operator_audit where act = 'bank-import'")).toEqual([]);
  expect(await money()).toEqual(before);
});

test('the same line in another file and another format leaves the row of the first one as it was', async () => {
  await send(mt940, 'first.sta');
  const before = await query('select * from bank_line order by position');
  expect(
    before.map(({ position, day: on, amount, proof }) => [position, String(on).length > 0, amount, proof]),
  ).toEqual([
    [1, true, '2630000', 'FT26324001'],
    [2, true, '-1300000', 'FT26324002'],
    [3, true, '500000', expect.stringMatching(/^line-[0-9a-f]{12}$/)],
    [4, true, '-500000', 'FT26324003'],
  ]);
  await send(mt940, 'renamed.sta');
  await send(`${mt940}\n`, 'another-hash.sta');
  await send(camt053(), 'other-format.xml');
  expect(await query('select * from bank_line order by position')).toEqual(before);
  expect(
    await query(
      'select format, file_name, lines, new_lines, imported_by from bank_statement order by new_lines desc, id',
    ),
  ).toHaveLength(4);
  expect(await query('select file_name from bank_statement where new_lines > 0')).toEqual([{ file_name: 'first.sta' }]);
});

test('a line of the other side or of another amount is no case of the deposit, whatever else is equal', async () => {
  await send(day(':61:2611201120D2630000,NTRFNONREF//OUT-1', '7370000'));
  expect(await linesOf('OUT-1')).toMatchObject([{ amount: '-2630000', state: 'open', candidates: [] }]);
  await send(day(':61:2611201120C2630001,NTRFNONREF//ONE-MORE', '12630001'));
  expect(await linesOf('ONE-MORE')).toMatchObject([{ amount: '2630001', state: 'open', candidates: [] }]);
});

test('a match credits nothing by itself, nor by one operator, nor after its maker has asked twice', async () => {
  const before = await money();
  expect(await linesOf('FT26324001')).toMatchObject([
    { state: 'open', candidates: [{ orderNo: 'd1234567890', reasons: expect.arrayContaining(['amount-equal']) }] },
  ]);
  const made = await propose('FT26324001');
  expect(await approve(made.data.id, fred)).toMatchObject({ status: 409, error: 'proposal-own' });
  expect(await propose('FT26324001', fiona)).toMatchObject({ status: 409, error: 'proposal-open' });
  expect(await money()).toEqual(before);
  expect(await linesOf('FT26324001')).toMatchObject([{ state: 'open' }]);
  const withdrawn = await bench.call('POST /operator/proposals/refuse', {
    headers: headersOf(fred),
    body: { id: made.data.id, reason: 'the wrong line' },
  });
  expect(withdrawn).toMatchObject({ code: 200, data: { decision: 'withdrawn' } });
  expect(await money()).toEqual(before);
});

test('credited against a line of the other side, it books neither that line nor the true one', async () => {
  const made = await propose('OUT-1');
  expect(await approve(made.data.id)).toMatchObject({ code: 200, data: { decision: 'approved' } });
  expect(await query("select status, received, bank_reference from deposit where order_no = 'd1234567890'")).toEqual([
    { status: 'success', received: '2630000', bank_reference: 'OUT-1' },
  ]);
  for (const proof of ['OUT-1', 'FT26324001', 'ONE-MORE'])
    expect(await linesOf(proof)).toMatchObject([{ proof, state: 'open' }]);
  expect(new Set(Object.values(await bench.sums()))).toEqual(new Set(['0']));
});
