import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
});
afterAll(() => candor.close());

const day = async (token: string) => (await candor.call('GET /account/day', { token })).data;
const move = (token: string, fromType: 1 | 2, toType: 1 | 2) =>
  candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType, toType, currencyCode: 'USDT', amount: '500' },
  });

test('strangers learn nothing', async () => {
  expect(await candor.call('GET /account/day')).toMatchObject({ status: 401, error: 'unauthorized' });
});

test('an account begins at nothing, and a move between own accounts leaves it as it is', async () => {
  const { token } = await candor.signUp();
  await move(token, 1, 2);
  const { from, to, worth } = await day(token);
  expect([to - from, worth.length]).toEqual([47 * 1_800_000, 48]);
  expect(worth).toEqual([...Array<string>(47).fill('0'), '10000']);
});

test('what came earlier stays, a coin counts at the price of each moment, and the end is the balance', async () => {
  const { token, userId } = await candor.signUp();
  await move(token, 1, 2);
  const bought = await candor.call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '300' },
  });
  expect(bought.code).toBe(200);
  candor.time.leap(6 * 3_600_000);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  await candor.server.services.engine.submit({
    kind: 'credit-chain-deposit',
    orderNo: 'day',
    userId,
    txid: 'e'.repeat(64),
    logIndex: 0,
    amount: usdt('700'),
    bonus: false,
  });
  const { worth } = await day(token);
  const list = (await candor.call('POST /account/list', { token })).data;
  const total = list.reduce((sum, { valuation }) => sum + Number(valuation), 0);
  expect(Number(worth.at(-1))).toBeCloseTo(total, 6);
  expect(Number(worth.at(-1)) - Number(worth.at(-2))).toBeCloseTo(700, 0);
  // Six hours ago there was nothing, five hours ago what the test funds were.
  expect([worth.at(-14), Math.round(Number(worth.at(-11)) / 100)]).toEqual(['0', 100]);
});
