import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
});
afterAll(() => candor.close());

const update = (token: string, body: object) => candor.call('POST /player/updateLimits', { token, body });
const fast = (token: string, amount: string) =>
  candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount },
  });

test('refuses what is no limit, and names the field', async () => {
  const { token } = await candor.signUp();
  expect(await update(token, { dailyLossUsdt: '0' })).toMatchObject({
    code: 400,
    error: 'amount-not-positive',
    field: 'dailyLossUsdt',
  });
  expect(await update(token, { stakeUsdt: '1.0000001' })).toMatchObject({
    code: 400,
    error: 'decimal-scale',
    field: 'stakeUsdt',
  });
  expect(await update(token, { timeOutHours: 8_761 })).toMatchObject({ code: 400, field: 'timeOutHours' });
  expect(await update(token, { timeOutHours: -1 })).toMatchObject({ code: 400, field: 'timeOutHours' });
  expect((await candor.call('GET /player/getInfo', { token })).data.limits).toEqual({
    dailyLossUsdt: null,
    dailyLossNext: null,
    stakeUsdt: null,
    stakeNext: null,
    timeOutUntil: null,
    excludedUntil: null,
    lostTodayUsdt: '0',
  });
});

test('a limit holds at once, a looser one is shown with its time, and the tables give both back', async () => {
  const { token } = await candor.signUp();
  expect(await update(token, { dailyLossUsdt: '100', stakeUsdt: '50' })).toMatchObject({
    code: 200,
    data: { dailyLossUsdt: '100', stakeUsdt: '50' },
  });
  expect(await fast(token, '51')).toMatchObject({ code: 400, error: 'own-stake-limit' });
  expect(await fast(token, '50')).toMatchObject({ code: 200 });
  const { data } = await update(token, { stakeUsdt: null, dailyLossUsdt: '250.5' });
  const from = candor.time.clock.now() + 86_400_000;
  expect(data).toMatchObject({
    stakeUsdt: '50',
    stakeNext: { usdt: null, from },
    dailyLossUsdt: '100',
    dailyLossNext: { usdt: '250.5', from },
  });
  expect((await candor.call('GET /player/getInfo', { token })).data.limits).toEqual(data);
});

test('what is lost is counted for who sets a limit later, and is there after a restart of the engine', async () => {
  const { token, userId } = await candor.signUp();
  await fast(token, '80');
  await candor.advance(250);
  candor.feed.tick('BTCUSDT', '59000');
  await candor.advance(30_500);
  expect((await candor.call('GET /player/getInfo', { token })).data.limits.lostTodayUsdt).toBe('80');
  await update(token, { dailyLossUsdt: '100' });
  candor.feed.tick('BTCUSDT', '59000');
  await candor.advance(250);
  expect(await fast(token, '21')).toMatchObject({ code: 400, error: 'own-loss-limit' });
  expect(await fast(token, '20')).toMatchObject({ code: 200 });
  const rows = await candor.server.services.db.query('select net from day_result where user_id = $1', [userId]);
  expect(rows).toEqual([{ net: '-80000000' }]);
});

test('a time-out names itself at every ticket and leaves money free to go', async () => {
  const { token } = await candor.signUp();
  expect((await update(token, { timeOutHours: 24 })).data.timeOutUntil).toBe(candor.time.clock.now() + 86_400_000);
  expect(await fast(token, '10')).toMatchObject({ code: 403, error: 'own-time-out' });
  expect(
    await candor.call('POST /portal/order/spotOrder', {
      token,
      body: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '59000', quantity: '0.01' },
    }),
  ).toMatchObject({ code: 403, error: 'own-time-out' });
  expect(
    await candor.call('POST /account/executeUserCutTurn', {
      token,
      body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '5' },
    }),
  ).toMatchObject({ code: 200 });
  const until = candor.time.clock.now() + 86_400_000;
  for (const timeOutHours of [0, 1]) expect((await update(token, { timeOutHours })).data.timeOutUntil).toBe(until);
});
