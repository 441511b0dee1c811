import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let support: { headers: Record<string, string> };
let risk: { headers: Record<string, string> };
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  support = await signInOperator(bench, 'support', 'anna');
  risk = await signInOperator(bench, 'risk', 'bert');
  customer = await bench.signUp();
});
afterAll(() => bench.close());

const reason = 'asked for by the customer';

test('finds customers by id, and by how account, email or phone begin', async () => {
  const { db } = bench.server.services;
  const other = await bench.signUp({ funded: false });
  await db.query("update customer set email = 'lan_1@mail.example', phone = '+84912345678' where id = $1", [
    other.userId,
  ]);
  const found = async (search: string) =>
    (await bench.call('GET /operator/customers', { ...support, query: { search } })).data.list.map(
      ({ userId }) => userId,
    );
  for (const search of [other.userId, 'LAN_1@', 'lan_1@mail.example', '+84 912', '84912345678', 'tester0002'])
    expect(await found(search), search).toEqual([other.userId]);
  for (const search of ['lan%', 'lan-1', '%', '345678', 'nobody']) expect(await found(search), search).toEqual([]);
  const first = (await bench.call('GET /operator/customers', { ...support, query: { page: 1, limit: 1 } })).data;
  expect(first).toMatchObject({ total: 2, page: 1, limit: 1 });
});

test('shows balances, statement, orders and sessions of a customer, and of nobody nothing', async () => {
  const params = { userId: customer.userId };
  const one = await bench.call('GET /operator/customers/{userId}', { ...support, params });
  expect(one.data).toMatchObject({
    person: { userId: customer.userId, frozen: false, primaryStatus: 'none' },
    balances: [{ accountType: 1, currencyCode: 'USDT', available: '10000', bonusLocked: '10' }],
  });
  expect(
    (await bench.call('GET /operator/customers/{userId}/journal', { ...support, params })).data.list.map(
      ({ kind }) => kind,
    ),
  ).toEqual(['test-funds', 'sign-up-gift']);
  expect(
    (await bench.call('GET /operator/customers/{userId}/orders', { ...support, params, query: { family: 'futures' } }))
      .data.total,
  ).toBe(0);
  expect((await bench.call('GET /operator/customers/{userId}/sessions', { ...support, params })).data).toHaveLength(1);
  expect(
    await bench.call('GET /operator/customers/{userId}', { ...support, params: { userId: 'nobody' } }),
  ).toMatchObject({ status: 404, error: 'not-found' });
});

test('a fast order is shown with its stake and how it ended', async () => {
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  await bench.call('POST /portal/order/contractOrder', {
    token: customer.token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '25' },
  });
  const orders = (
    await bench.call('GET /operator/customers/{userId}/orders', { ...support, params: { userId: customer.userId } })
  ).data;
  expect(orders.list).toMatchObject([{ family: 'fast', side: 'up', amount: '25', status: 'holding', outcome: null }]);
});

test('one session of a customer is ended, of this customer only', async () => {
  const person = await bench.signUp({ funded: false });
  const [session] = (
    await bench.call('GET /operator/customers/{userId}/sessions', { ...risk, params: { userId: person.userId } })
  ).data;
  const end = (userId: string) =>
    bench.call('POST /operator/customers/endSession', { ...risk, body: { userId, id: session?.id ?? '', reason } });
  expect(await end(customer.userId)).toMatchObject({ status: 404 });
  expect((await bench.call('GET /player/getInfo', { token: person.token })).code).toBe(200);
  expect((await end(person.userId)).code).toBe(200);
  expect((await bench.call('GET /player/getInfo', { token: person.token })).status).toBe(401);
});

test('notes are for operators', async () => {
  const note = (userId: string) =>
    bench.call('POST /operator/customers/note', { ...support, body: { userId, text: 'called about a deposit' } });
  expect(await note('nobody')).toMatchObject({ status: 404 });
  expect((await note(customer.userId)).code).toBe(200);
  expect(
    (await bench.call('GET /operator/customers/{userId}/notes', { ...risk, params: { userId: customer.userId } })).data
      .list,
  ).toMatchObject([{ operator: 'anna', text: 'called about a deposit' }]);
  expect((await bench.call('GET /player/operatorActs', { token: customer.token })).data.total).toBe(0);
});
