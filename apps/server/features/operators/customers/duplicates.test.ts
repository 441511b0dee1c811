import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let finance: TestOperator;
let [lan, minh, stranger]: { token: string; userId: string }[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  finance = await signInOperator(bench, 'finance', 'fred');
  [lan, minh, stranger] = [await bench.signUp(), await bench.signUp(), await bench.signUp()];
  const { db } = bench.server.services;
  const address = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
  for (const [id, owner] of [
    ['w1', lan?.userId],
    ['w2', minh?.userId],
  ])
    await db.query("insert into wallet values ($1, $2, 'USDT', 'TRC20', $3, 'q', 1, 1)", [id, owner, address]);
  await db.query("update session set device = 'Chrome · Android', network = '203.0.*.*' where user_id = any($1)", [
    [lan?.userId, minh?.userId],
  ]);
  await db.query("update session set device = 'Chrome · Android', network = '198.51.*.*' where user_id = $1", [
    stranger?.userId,
  ]);
  const deposit = `insert into deposit (order_no, user_id, way, currency, amount, requested_at, status, credited, bonus,
    claimed_txid) values ($1, $2, 'usdt', 'USDT', $3, $4, 'requested', 0, 0, $5)`;
  const txid = 'a'.repeat(64);
  await db.query(deposit, ['d1', lan?.userId, '250000000', 1_000, txid]);
  await db.query(deposit, ['d2', stranger?.userId, '990000000', 90_000_000_000, txid]);
  await db.query(deposit, ['d3', lan?.userId, '250000000', 2_000, null]);
  await db.query(deposit, ['d4', lan?.userId, '250000000', 90_000_000_000, null]);
});
afterAll(() => bench.close());

const of = async (userId = '', orderNo?: string) =>
  (
    await bench.call('GET /operator/customers/{userId}/duplicates', {
      headers: finance.headers,
      params: { userId },
      query: orderNo === undefined ? {} : { orderNo },
    })
  ).data
    .map(({ person, ...row }) => ({ ...row, person: person?.userId ?? null }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind));

test('accounts that share an address, or a device in one network, stand beside each other', async () => {
  expect(await of(lan?.userId)).toMatchObject([
    { kind: 'address', userId: minh?.userId, person: minh?.userId, value: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' },
    { kind: 'device', userId: minh?.userId, value: 'Chrome · Android · 203.0.*.*', orderNo: null },
  ]);
  expect(await of(stranger?.userId)).toEqual([]);
});

test('a request is seen beside those that name its transaction, or its amount within a day', async () => {
  const ofOrder = (await of(lan?.userId, 'd1')).filter(({ orderNo }) => orderNo !== null);
  expect(ofOrder).toEqual([
    {
      kind: 'amount',
      userId: lan?.userId,
      person: lan?.userId,
      orderNo: 'd3',
      type: 'deposit',
      value: null,
      time: 2_000,
    },
    {
      kind: 'transaction',
      userId: stranger?.userId,
      person: stranger?.userId,
      orderNo: 'd2',
      type: 'deposit',
      value: 'a'.repeat(64),
      time: 90_000_000_000,
    },
  ]);
});
