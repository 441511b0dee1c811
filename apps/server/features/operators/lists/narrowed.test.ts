import { usdt } from '@candor/core/money/currencies.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, testStart, type TestServer } from '../../../test-server.ts';

const dayMs = 86_400_000;
const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const txid = 'c'.repeat(64);
let bench: TestServer;
let finance: TestOperator;
let [lan, minh]: { token: string; userId: string }[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  [lan, minh] = [await bench.signUp(), await bench.signUp()];
  const { db, engine } = bench.server.services;
  await db.query(
    `update customer set email = 'lan@mail.example', phone = '+84912345678', nick_name = 'Lan Đà Nẵng',
      invite_code = 'LANLAN' where id = $1`,
    [lan?.userId],
  );
  await db.query("update session set network = '203.0.*.*' where user_id = $1", [lan?.userId]);
  const ask = (userId: string, orderNo: string, amount: string, way: 'chain' | 'bank') =>
    engine.submit({
      kind: 'request-withdrawal',
      userId,
      orderNo,
      currency: 'USDT',
      holdUntil: null,
      amount: usdt(amount),
      destination:
        way === 'chain'
          ? { way, chain: 'TRC20', address }
          : {
              way,
              bankCardId: 'c',
              bankName: 'Vietcombank',
              cardNo: '•••• 1234',
              vndRate: price(26_300n * 10n ** BigInt(priceScale)),
            },
    });
  await ask(lan?.userId ?? '', 'w1', '1250.5', 'chain');
  await ask(minh?.userId ?? '', 'w2', '200', 'bank');
  bench.time.leap(dayMs);
  await ask(lan?.userId ?? '', 'w3', '300', 'bank');
  await db.query(
    `insert into deposit (order_no, user_id, way, currency, amount, requested_at, status, credited, bonus, vnd_rate,
      rate_until, claimed_txid) values
      ('d1', $1, 'vnd', 'VND', 5260000, $3, 'requested', 0, 0, 1, 1, null),
      ('d2', $2, 'usdt', 'USDT', 5260000000000, $3, 'requested', 0, 0, null, null, $4)`,
    [lan?.userId, minh?.userId, testStart, txid],
  );
  // A day has passed: whoever had signed in before would be out.
  finance = await signInOperator(bench, 'finance', 'fred');
});
afterAll(() => bench.close());

type Query = Record<string, string>;
const withdrawals = async (query: Query): Promise<string[]> =>
  (await bench.call('GET /operator/withdrawals', { headers: finance.headers, query })).data.list.map(
    (row) => row.orderNo,
  );
const deposits = async (query: Query): Promise<string[]> =>
  (await bench.call('GET /operator/deposits', { headers: finance.headers, query })).data.list.map((row) => row.orderNo);

test.each(['tester0001', 'TESTER0001', 'lan@mail', 'lan đà', '0912345678', '+84 912 345 678', 'LANLAN', '203.0.113.9'])(
  'a customer’s withdrawals are found by %s',
  async (search) => {
    expect(await withdrawals({ search, sort: 'oldest' })).toEqual(['w1', 'w3']);
  },
);

test.each([
  [address, ['w1']],
  ['w2', ['w2']],
  ['1250.5', ['w1']],
  ['1,250.5 USDT', ['w1']],
  // After the fee of one per cent, in USDT and in dong.
  ['198', ['w2']],
  ['5,207,400 VND', ['w2']],
  ['1250.50001', []],
  ['%', []],
])('withdrawals are found by %s: %j', async (search, found) => {
  expect(await withdrawals({ search })).toEqual(found);
});

test.each([
  // The same digits are five million dong, and as many USDT.
  ['5,260,000', ['d1', 'd2']],
  ['5260000', ['d1', 'd2']],
  ['5260000000000', []],
  [txid.toUpperCase(), ['d2']],
])('deposits are found by %s: %j', async (search, found) => {
  expect((await deposits({ search })).toSorted()).toEqual(found);
});

test('a list is narrowed to a time and sorted', async () => {
  const secondDay = String(testStart + dayMs);
  expect(await withdrawals({ from: secondDay })).toEqual(['w3']);
  expect((await withdrawals({ to: secondDay })).toSorted()).toEqual(['w1', 'w2']);
  expect(await withdrawals({ sort: 'largest' })).toEqual(['w1', 'w3', 'w2']);
  expect((await withdrawals({ sort: 'newest' }))[0]).toBe('w3');
});

/** The first cells of the lines of a table, without its head. */
async function table(list: string, query: Query): Promise<string[]> {
  const address = `${bench.server.url}/operator/csv/${list}?${new URLSearchParams(query)}`;
  const text = await (await fetch(address, { headers: finance.headers })).text();
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');
}

test('a table has the rows that its list shows, and says in the audit what it was narrowed to', async () => {
  const query = { search: 'lan@mail', from: String(testStart + dayMs) };
  expect(await table('withdrawals', query)).toEqual(await withdrawals(query));
  expect(await table('deposits', { status: 'success' })).toEqual([]);
  expect(await table('customers', { search: 'LANLAN' })).toEqual([lan?.userId]);
  const [line] = await bench.server.services.db.query<{ details: string }>(
    "select details from operator_audit where act = 'csv' order by seq limit 1",
  );
  expect(JSON.parse(line?.details ?? '')).toEqual({ search: 'lan@mail', from: testStart + dayMs });
});

test('a table has the rows in the order of its list, whichever that is sorted by', async () => {
  for (const sort of ['newest', 'oldest', 'largest'] as const)
    expect([sort, await table('withdrawals', { sort })]).toEqual([sort, await withdrawals({ sort })]);
  for (const sort of ['newest', 'oldest'] as const) {
    expect(await table('deposits', { sort })).toEqual(await deposits({ sort }));
    const { data } = await bench.call('GET /operator/customers', { headers: finance.headers, query: { sort } });
    expect(await table('customers', { sort })).toEqual(data.list.map(({ userId }) => userId));
  }
  expect(await table('withdrawals', { sort: 'largest' })).toEqual(['w1', 'w3', 'w2']);
  expect(await table('customers', { sort: 'newest' })).toEqual([minh?.userId, lan?.userId]);
});

test('the table of proposals names who has made and decided each, as its list does', async () => {
  const { headers } = finance;
  const proposal = { kind: 'vnd-rate', vndPerUsdt: '26400', reason: 'of today' } as const;
  const { data } = await bench.call('POST /operator/proposals/make', { headers, body: { proposal } });
  const read = async () =>
    (await (await fetch(`${bench.server.url}/operator/csv/proposals?sort=newest`, { headers })).text()).split(
      '\r\n',
    )[1];
  expect(await read()).toMatch(new RegExp(`^${data.id},vnd-rate,.*,of today,fred,[^,]+,,,,,$`));
  const fiona = await signInOperator(bench, 'finance', 'fiona');
  await bench.call('POST /operator/proposals/approve', { headers: fiona.headers, body: { id: data.id } });
  expect(await read()).toMatch(new RegExp(`^${data.id},vnd-rate,.*,of today,fred,[^,]+,fiona,[^,]+,approved,,$`));
});

test('a payout file has what two have approved for an address, and nothing whose owner is barred', async () => {
  const { db } = bench.server.services;
  await db.query("update withdrawal set status = 'approved'");
  const address = `${bench.server.url}/operator/csv/payouts`;
  const file = async (): Promise<string> => (await fetch(address, { headers: finance.headers })).text();
  expect(await file()).toBe(
    'address,amount,reference,currency\r\nTXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj,1237.995,w1,USDT\r\n',
  );
  await db.query("update customer set standing = 'payouts-held' where id = $1", [lan?.userId]);
  expect(await file()).toBe('address,amount,reference,currency\r\n');
});
