import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
});
afterAll(() => candor.close());

const exclude = (token: string, body: { months: unknown; agree: boolean }) =>
  candor.call('POST /player/excludeMyself', { token, body: body as { months: 6; agree: true } });
const shown = async (token: string) => (await candor.call('GET /player/getInfo', { token })).data.limits;
const fast = (token: string) =>
  candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' },
  });

test('refuses other lengths than those that are offered, and no agreement', async () => {
  const { token } = await candor.signUp();
  for (const months of [0, 1, 7, '6'])
    expect(await exclude(token, { months, agree: true })).toMatchObject({ code: 400, field: 'months' });
  expect(await exclude(token, { months: 6, agree: false })).toMatchObject({ code: 400, error: 'terms-not-agreed' });
  expect((await shown(token)).excludedUntil).toBeNull();
});

test('the customer can not end it: nothing is opened or paid in, and what is theirs can go', async () => {
  const { token } = await candor.signUp();
  const until = candor.time.clock.now() + 184 * dayMs;
  const { data } = await exclude(token, { months: 6, agree: true });
  expect(data).toMatchObject({ excludedUntil: until, timeOutUntil: until });
  await candor.call('POST /player/updateLimits', { token, body: { timeOutHours: 0 } });
  expect(await shown(token)).toMatchObject({ excludedUntil: until });
  expect(await fast(token)).toMatchObject({ code: 403, error: 'self-excluded' });
  const address = await candor.call('GET /transaction/depositAddress', { token, query: { currencyCode: 'USDT' } });
  expect(address).toMatchObject({ code: 403, error: 'self-excluded' });
  expect(await candor.call('GET /transaction/getRechargeBankAccount', { token })).toMatchObject({
    code: 403,
    error: 'self-excluded',
  });
  const body = { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '5' } as const;
  expect(await candor.call('POST /account/executeUserCutTurn', { token, body })).toMatchObject({ code: 200 });
});

test('operators can not end it: no act of theirs reaches it', async () => {
  const { token, userId } = await candor.signUp();
  expect(await exclude(token, { months: 60, agree: true })).toMatchObject({ code: 200 });
  const before = await shown(token);
  const { headers } = await signInOperator(candor, 'risk', 'rita');
  for (const act of ['holdPayouts', 'unfreeze'] as const) {
    const sent = { headers, body: { userId, reason: 'asked to be let in again' } };
    expect(await candor.call(`POST /operator/customers/${act}`, sent)).toMatchObject({ code: 200 });
  }
  expect(await shown(token)).toEqual(before);
  expect(await fast(token)).toMatchObject({ code: 403, error: 'self-excluded' });
});

test.each([
  'update own_limits set excluded_until = null where user_id = $1',
  'update own_limits set excluded_until = excluded_until - 1 where user_id = $1',
  "update own_limits set user_id = 'somebody-else' where user_id = $1",
  'delete from own_limits where user_id = $1',
])('the database refuses to end it: %s', async (sql) => {
  const { token, userId } = await candor.signUp();
  await exclude(token, { months: 12, agree: true });
  const { db } = candor.server.services;
  await expect(db.query(sql, [userId])).rejects.toThrow('last as long as was chosen');
  expect(await db.query('select excluded_until as until from own_limits where user_id = $1', [userId])).toEqual([
    { until: String(candor.time.clock.now() + 366 * dayMs) },
  ]);
});
