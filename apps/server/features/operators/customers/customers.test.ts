import { advanceTallies } from '../../../tallies/advance-tallies.ts';
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
  for (const search of [
    other.userId,
    'LAN_1@',
    'lan_1@mail.example',
    '+84 912',
    '84912345678',
    '0912 345 678',
    '345678',
    'tester0002',
  ])
    expect(await found(search), search).toEqual([other.userId]);
  for (const search of ['lan%', 'lan-1', '%', '45678', '912345679', 'nobody'])
    expect(await found(search), search).toEqual([]);
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
  await bench.server.services.db.query("update session set device = 'Firefox · Linux', network = '203.0.113.*'");
  expect((await bench.call('GET /operator/customers/{userId}/sessions', { ...support, params })).data).toMatchObject([
    { device: 'Firefox · Linux', network: '203.0.113.*' },
  ]);
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
  expect(orders.total).toBe(1);
  // Its stake lies frozen until then, and belongs to what the customer has.
  const { data } = await bench.call('GET /operator/customers/{userId}', {
    ...support,
    params: { userId: customer.userId },
  });
  expect(data.balances).toEqual([
    {
      accountType: 1,
      currencyCode: 'USDT',
      available: '9975',
      frozen: '25',
      bonusLocked: '10',
      valuation: '10000',
    },
  ]);
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

test('operators read the statement that its owner reads, line by line and page by page', async () => {
  const person = await bench.signUp();
  const stranger = await bench.signUp();
  for (const amount of ['5', '7'])
    await bench.call('POST /account/executeUserCutTurn', {
      token: person.token,
      body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount },
    });
  const own = (await bench.call('GET /account/page', { token: person.token })).data;
  expect(own.total).toBe(6);
  const read = async (query: { page: number; limit: number }, userId = person.userId) =>
    (await bench.call('GET /operator/customers/{userId}/journal', { ...support, params: { userId }, query })).data;
  expect(await read({ page: 1, limit: 50 })).toEqual({ ...own, page: 1, limit: 50 });
  const pages = [await read({ page: 1, limit: 4 }), await read({ page: 2, limit: 4 })];
  expect(pages.map(({ total, page, limit }) => [total, page, limit])).toEqual([
    [6, 1, 4],
    [6, 2, 4],
  ]);
  expect(pages.flatMap(({ list }) => list)).toEqual(own.list);
  const { db, clock } = bench.server.services;
  await advanceTallies(db, clock.now());
  expect(await read({ page: 1, limit: 50 })).toEqual({ ...own, page: 1, limit: 50 });
  expect((await read({ page: 1, limit: 50 }, stranger.userId)).total).toBe(2);
  expect(await read({ page: 1, limit: 50 }, 'nobody')).toEqual({ list: [], total: 0, page: 1, limit: 50 });
});

test('orders of spot and futures are shown in what they are counted in, of this customer alone', async () => {
  const person = await bench.signUp();
  const cutTurn = (toType: number) =>
    bench.call('POST /account/executeUserCutTurn', {
      token: person.token,
      body: { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' },
    });
  await Promise.all([cutTurn(2), cutTurn(3)]);
  await bench.advance(500);
  const placed = await bench.call('POST /portal/order/spotOrder', {
    token: person.token,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '59000', quantity: '0.01' },
  });
  const opened = await bench.call('POST /portal/order/contractOrder', {
    token: person.token,
    body: {
      contractType: 'futures',
      symbol: 'BTCUSDT',
      direction: 'short',
      entrustType: 'limit',
      price: '61000',
      lots: '3',
      lever: 10,
    },
  });
  const orders = async (family: 'spot' | 'futures', userId = person.userId) =>
    (await bench.call('GET /operator/customers/{userId}/orders', { ...risk, params: { userId }, query: { family } }))
      .data;
  const row = { symbol: 'BTCUSDT', outcome: null, endedAt: null };
  expect((await orders('spot')).list).toEqual([
    {
      ...row,
      orderNo: placed.data.orderNo,
      family: 'spot',
      side: 'buy',
      amount: '0',
      status: 'open',
      openedAt: placed.data.time,
    },
  ]);
  const { data: future } = opened;
  expect((await orders('futures')).list).toEqual([
    {
      ...row,
      orderNo: future.orderNo,
      family: 'futures',
      side: 'short',
      amount: '3',
      status: 'pending',
      openedAt: future.orderTime,
    },
  ]);
  expect([(await orders('spot', customer.userId)).total, (await orders('futures', customer.userId)).total]).toEqual([
    0, 0,
  ]);
});

test('who is frozen is found by the filter, and who is not by the other', async () => {
  const [frozen, free] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  const found = async (wanted: 'true' | 'false') =>
    (await bench.call('GET /operator/customers', { ...support, query: { frozen: wanted, limit: 100 } })).data.list.map(
      ({ userId }) => userId,
    );
  expect(await found('true')).not.toContain(frozen.userId);
  await bench.call('POST /operator/customers/freeze', { ...risk, body: { userId: frozen.userId, reason } });
  expect([await found('true'), (await found('false')).includes(frozen.userId)]).toEqual([[frozen.userId], false]);
  expect(await found('false')).toContain(free.userId);
  expect(await bench.call('GET /operator/customers', { ...support, query: { frozen: 'yes' as never } })).toMatchObject({
    status: 400,
    field: 'frozen',
  });
});

test('whose session was ended reads that and why, not by whom; a mere look is in the audit alone', async () => {
  const person = await bench.signUp({ funded: false });
  const params = { userId: person.userId };
  await bench.call('GET /operator/customers/{userId}', { ...support, params });
  const second = await bench.server.services.sessions.start(person.userId, 2);
  const sessions = (await bench.call('GET /operator/customers/{userId}/sessions', { ...risk, params })).data;
  expect(sessions).toHaveLength(2);
  const [current] = (await bench.call('GET /player/sessions', { token: second })).data.list.filter(
    (one) => one.current,
  );
  await bench.call('POST /operator/customers/endSession', {
    ...risk,
    body: { userId: person.userId, id: current?.id ?? '', reason },
  });
  expect((await bench.call('GET /player/getInfo', { token: second })).status).toBe(401);
  expect((await bench.call('GET /player/operatorActs', { token: person.token })).data).toEqual({
    list: [
      { time: expect.any(Number) as number, act: 'customer-session-end', subject: `user:${person.userId}`, reason },
    ],
    total: 1,
    page: 1,
    limit: 50,
  });
  expect((await bench.call('GET /player/operatorActs', { token: customer.token })).data.total).toBe(0);
  const acts = await bench.server.services.db.query(
    'select act, operator_name from operator_audit where subject = $1 order by seq',
    [`user:${person.userId}`],
  );
  expect(acts).toEqual([
    { act: 'customer-view', operator_name: 'anna' },
    { act: 'customer-view', operator_name: 'bert' },
    { act: 'customer-session-end', operator_name: 'bert' },
  ]);
});
