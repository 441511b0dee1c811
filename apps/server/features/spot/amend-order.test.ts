import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { startAgain, startOn } from '../../test-restart.ts';
import type { TestServer } from '../../test-server.ts';

let opened: TestDatabase;
let candor: TestServer;
beforeAll(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterAll(async () => {
  await candor.close();
  await opened.drop();
});

async function trader(): Promise<string> {
  const { token } = await candor.signUp();
  const funds = { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' } as const;
  await candor.call('POST /account/executeUserCutTurn', { token, body: funds });
  return token;
}
const bid = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '59000', quantity: '0.01' } as const;
const place = (token: string, body: object = {}) =>
  candor.call('POST /portal/order/spotOrder', { token, body: { ...bid, ...body } });
const amend = (token: string, id: string, quantity: string) =>
  candor.call('POST /portal/order/amendSpotOrder/{id}', { token, params: { id }, body: { quantity } });
const held = async (token: string) =>
  (await candor.call('POST /account/balance', { token, query: { type: 2, currencyCode: 'USDT' } })).data;

test.each([
  ['more', '0.011', 'quantity-not-less', 'quantity'],
  ['as much', '0.01', 'quantity-not-less', 'quantity'],
  ['nothing', '0', 'quantity-not-less', 'quantity'],
  ['less than an order may be worth', '0.00008', 'notional-min', 'quantity'],
  ['part of a step', '0.001001', 'quantity-step', 'quantity'],
])('to %s no order is amended, and nothing changes', async (_name, quantity, error, field) => {
  const token = await trader();
  const { data } = await place(token);
  const before = await held(token);
  expect(await amend(token, data.id, quantity)).toMatchObject({ error, field });
  expect(await held(token)).toEqual(before);
});

test('somebody else’s order is as if it did not exist; one that has ended says so', async () => {
  const token = await trader();
  const { data } = await place(token);
  expect(await amend(await trader(), data.id, '0.005')).toMatchObject({ status: 404, error: 'not-found' });
  await candor.call('POST /portal/order/revokeCoin/{id}', { token, params: { id: data.id } });
  expect(await amend(token, data.id, '0.005')).toMatchObject({ status: 409, error: 'order-not-pending' });
});

test('the table takes no more and no less than that', async () => {
  const token = await trader();
  const { data } = await place(token);
  const change = (set: string) =>
    candor.server.services.db.query(`update spot_order set ${set} where order_no = $1`, [data.id]);
  for (const set of ['steps = 1001', 'steps = 0', 'steps = 500, tick = tick + 1', "steps = 500, client_id = 'x'"])
    await expect(change(set)).rejects.toThrow();
});

test('less is held for less, and after a restart the order stands before a younger one still', async () => {
  const token = await trader();
  const younger = await trader();
  const seller = await trader();
  const price = '60000';
  const { data: placed } = await place(token, { price });
  await place(younger, { price });
  const { data } = await amend(token, placed.id, '0.004');
  const { ack: _first, ...before } = placed as typeof placed & { ack?: unknown };
  const { ack: _second, ...after } = data as typeof data & { ack?: unknown };
  expect(after).toEqual({ ...before, quantity: '0.004' });
  expect(await held(token)).toMatchObject({ available: '8760', frozen: '240' });
  candor = await startAgain(candor, opened);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  await candor.call('POST /portal/order/spotOrder', {
    token: seller,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '1000' },
  });
  await place(seller, { side: 'sell', quantity: '0.005', price });
  const rows = async (who: string) =>
    (await candor.call('POST /portal/order/getSpotOrder', { token: who, body: {} })).data.list.map(
      ({ status, quantity, volume }) => [status, quantity, volume],
    );
  expect(await rows(token)).toEqual([['filled', '0.004', '0.004']]);
  expect(await rows(younger)).toEqual([['partial', '0.01', '0.001']]);
});
