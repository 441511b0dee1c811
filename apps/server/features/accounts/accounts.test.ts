import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
});
afterAll(() => candor.close());

const transfer = (token: string | undefined, body: Record<string, unknown>, headers = {}) =>
  candor.call('POST /account/executeUserCutTurn', {
    token,
    headers,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '1', ...body },
  });

test('every call here needs a session', async () => {
  const names = [
    'POST /account/list',
    'GET /account/page',
    'POST /account/executeUserCutTurn',
    'POST /account/findUserCurrencyAccount',
    'POST /account/testFunds',
    'POST /account/findUserCurrencyAccountList',
    'POST /account/findUserAccountList',
    'POST /account/balance',
    'POST /account/findAccount/{a}/{b}',
  ] as const;
  for (const name of names)
    expect(await candor.call(name), name).toMatchObject({ status: 401, code: 401, error: 'unauthorized' });
});

test.each([
  ['to the same account', { toType: 1 }, 'same-account', 'toType'],
  ['nothing', { amount: '0' }, 'amount-not-positive', 'amount'],
  ['more than there is', { amount: '10000.000001' }, 'insufficient-balance', 'amount'],
  ['more decimals than the currency has', { amount: '0.0000001' }, 'decimal-scale', 'amount'],
  ['a negative amount', { amount: '-1' }, 'decimal-invalid', 'amount'],
  ['an unknown currency', { currencyCode: 'XYZ' }, 'currency-unknown', 'currencyCode'],
  ['from the bonus', { fromType: 4 }, 'whole-number-range', 'fromType'],
  ['from the house', { fromType: 0 }, 'whole-number-range', 'fromType'],
  ['for somebody else', { userId: '1' }, 'field-unknown', 'userId'],
])('refuses to move %s', async (_name, body, error, field) => {
  const { token } = await candor.signUp();
  expect(await transfer(token, body)).toMatchObject({ code: 400, error, field });
  expect((await candor.call('GET /account/page', { token })).data.total).toBe(2);
});

test('moves money between own accounts, to the last unit and back', async () => {
  const { token } = await candor.signUp();
  const moved = await transfer(token, { amount: '0.000001' });
  expect(moved.data).toMatchObject({
    from: { accountType: 1, available: '9999.999999' },
    to: { accountType: 2, available: '0.000001', total: '0.000001' },
  });
  expect((await transfer(token, { fromType: 2, toType: 3, amount: '0.000001' })).code).toBe(200);
  expect((await transfer(token, { fromType: 3, toType: 1, amount: '0.000001' })).data.to).toMatchObject({
    available: '10000',
  });
  expect(await candor.sums()).toEqual({ USDT: '0' });
});

test('gives test funds once a platform day', async () => {
  const { token } = await candor.signUp({ funded: false });
  const replies = await Promise.all(
    Array.from({ length: 32 }, () => candor.call('POST /account/testFunds', { token })),
  );
  expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
  expect(replies.filter((reply) => reply.error === 'test-funds-taken')).toHaveLength(31);
  expect(
    (await candor.call('POST /account/balance', { token, query: { type: 1, currencyCode: 'USDT' } })).data,
  ).toMatchObject({ available: '10000', bonusLocked: '10' });
});

test('reads balances in every way the specification names', async () => {
  const { token } = await candor.signUp();
  await transfer(token, { amount: '250' });
  const usdt = (type: number) => ({ accountType: type, currencyCode: 'USDT' });
  expect((await candor.call('POST /account/list', { token })).data).toMatchObject([usdt(1), usdt(2), usdt(3)]);
  expect((await candor.call('POST /account/findUserAccountList', { token })).data).toMatchObject([usdt(1), usdt(3)]);
  expect((await candor.call('POST /account/findUserCurrencyAccountList', { token })).data).toMatchObject([
    { ...usdt(2), available: '250', valuation: '250' },
  ]);
  expect(
    (await candor.call('POST /account/findUserCurrencyAccount', { token, body: { currencyCode: 'USDT' } })).data,
  ).toMatchObject([usdt(1), usdt(2), usdt(3)]);
  expect(
    (await candor.call('POST /account/findAccount/{a}/{b}', { token, params: { a: 2, b: 'USDT' } })).data,
  ).toMatchObject({ ...usdt(2), available: '250' });
  expect(
    (await candor.call('POST /account/findAccount/{a}/{b}', { token, params: { a: 1, b: 'BTC' } })).data,
  ).toMatchObject({ available: '0', valuation: '0' });
  expect(await candor.call('POST /account/findAccount/{a}/{b}', { token, params: { a: 9, b: 'USDT' } })).toMatchObject({
    code: 400,
    field: 'a',
  });
  expect(await candor.call('POST /account/balance', { token, query: { type: 1, currencyCode: 'NOPE' } })).toMatchObject(
    { code: 400, error: 'currency-unknown', field: 'currencyCode' },
  );
  expect(
    await candor.call('POST /account/findUserCurrencyAccount', { token, body: { currencyCode: 'NOPE' } }),
  ).toMatchObject({ code: 400, error: 'currency-unknown' });
});

test('the statement adds up to the balance, pages without holes, and is the own one only', async () => {
  const { token } = await candor.signUp();
  const stranger = await candor.signUp();
  for (let i = 0; i < 12; i += 1) await transfer(token, { amount: String(i + 1) });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => candor.call('GET /account/page', { token, query: { page, limit: 10 } })),
  );
  const lines = pages.flatMap((page) => page.data.list);
  expect(pages[0]?.data.total).toBe(lines.length);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  const sum = lines.filter((line) => line.accountType === 1).reduce((total, line) => total + Number(line.amount), 0);
  expect(sum).toBe(10_000 - 78);
  expect(lines.find((line) => line.accountType === 1)).toMatchObject({
    kind: 'transfer',
    amount: '-12',
    available: '9922',
  });
  expect((await candor.call('GET /account/page', { token, query: { type: 2, kind: 'transfer' } })).data.total).toBe(12);
  expect((await candor.call('GET /account/page', { token: stranger.token })).data.total).toBe(2);
  expect(await candor.call('GET /account/page', { token, query: { limit: 101 } })).toMatchObject({
    code: 400,
    field: 'limit',
  });
  expect(await candor.call('GET /account/page', { token, query: { from: 2, to: 1 } })).toMatchObject({
    code: 400,
    error: 'range-invalid',
  });
});

test('the same key moves money once', async () => {
  const { token } = await candor.signUp();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => transfer(token, { amount: '7' }, { 'idempotency-key': 'once' })),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1);
  expect(
    (await candor.call('POST /account/balance', { token, query: { type: 2, currencyCode: 'USDT' } })).data.available,
  ).toBe('7');
});

test('moves between own accounts are on record by currency and page, newest first, for their owner alone', async () => {
  const { token } = await candor.signUp();
  const stranger = await candor.signUp();
  const made: object[] = [];
  for (const [fromType, toType, amount] of [
    [1, 2, '5'],
    [2, 3, '2'],
    [1, 3, '0.000001'],
  ] as const) {
    const { data } = await transfer(token, { fromType, toType, amount });
    made.unshift({
      id: data.id,
      currencyCode: 'USDT',
      fromType,
      toType,
      amount,
      time: candor.time.clock.now(),
      journalId: expect.stringMatching(/^\d+$/) as string,
    });
    candor.time.advance(1_000);
  }
  const read = async (query: object, who = token) => candor.call('GET /account/transferRecord', { token: who, query });
  expect((await read({})).data.list).toEqual(made);
  expect((await read({ currencyCode: 'USDT', limit: 2, page: 2 })).data).toEqual({
    list: made.slice(2),
    total: 3,
    page: 2,
    limit: 2,
  });
  expect((await read({ currencyCode: 'BTC' })).data.total).toBe(0);
  expect((await read({}, stranger.token)).data.total).toBe(0);
  expect(await read({ currencyCode: 'XYZ' })).toMatchObject({
    code: 400,
    error: 'currency-unknown',
    field: 'currencyCode',
  });
});

test('the statement is read by type, currency, kind and span, and names the field that is none', async () => {
  const { token } = await candor.signUp();
  const began = candor.time.clock.now();
  candor.time.advance(5_000);
  await transfer(token, { amount: '5' });
  const read = (query: object) => candor.call('GET /account/page', { token, query });
  const kinds = async (query: object) => (await read(query)).data.list.map(({ kind, amount }) => [kind, amount]);
  const [out, into] = [
    ['transfer', '-5'],
    ['transfer', '5'],
  ];
  expect(await kinds({ from: began + 1 })).toEqual(expect.arrayContaining([out, into]));
  expect(await kinds({ from: began + 1 })).toHaveLength(2);
  expect(await kinds({ to: began })).toEqual([
    ['test-funds', '10000'],
    ['sign-up-gift', '10'],
  ]);
  expect(await kinds({ from: began + 5_000, to: began + 5_000, type: 2 })).toEqual([into]);
  expect(await kinds({ currencyCode: 'BTC' })).toEqual([]);
  expect(await kinds({ type: 4 })).toEqual([['sign-up-gift', '10']]);
  expect(await read({ currencyCode: 'XYZ' })).toMatchObject({ error: 'currency-unknown', field: 'currencyCode' });
  expect(await read({ from: 2, to: 1 })).toMatchObject({ error: 'range-invalid', field: 'from' });
  expect(await read({ type: 0 })).toMatchObject({ code: 400, field: 'type' });
});
