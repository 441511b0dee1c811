import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { startOn } from '../../../test-restart.ts';
import type { TestServer } from '../../../test-server.ts';

let opened: TestDatabase;
let candor: TestServer;
beforeAll(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
});
afterAll(async () => {
  await candor.close();
  await opened.drop();
});
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});

type Body = Record<string, unknown>;
const place = (token: string, body: Body) =>
  candor.call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'BTCUSDT', side: 'sell', type: 'limit', quantity: '0.01', ...body } as never,
  });
const list = (token: string, body: Body = {}) =>
  candor.call('POST /portal/order/spotList', {
    token,
    body: { symbol: 'BTCUSDT', side: 'sell', quantity: '0.01', price: '62000', stopPrice: '59000', ...body } as never,
  });
const orders = async (token: string, status = 'all') =>
  (await candor.call('POST /portal/order/getSpotOrder', { token, body: { status } as never })).data.list;
const coins = async (token: string) =>
  (await candor.call('POST /account/balance', { token, query: { type: 2, currencyCode: 'BTC' } })).data;
async function trader(): Promise<string> {
  const { token } = await candor.signUp();
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' },
  });
  const body = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '3000' } as const;
  expect((await candor.call('POST /portal/order/spotOrder', { token, body })).code).toBe(200);
  return token;
}
/** Marks at a price until two have been accepted, and what they let in has been told. */
async function marksAt(price: string): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    candor.feed.tick('BTCUSDT', price);
    await candor.advance(250);
  }
}

test.each([
  ['a stop without its way', { price: '58900', stopPrice: '59000' }, 'field-required', 'stopWhen'],
  ['a way without a stop', { price: '58900', stopWhen: 'falling' }, 'field-required', 'stopPrice'],
  ['a stop off the tick', { price: '58900', stopPrice: '59000.001', stopWhen: 'falling' }, 'price-tick', 'stopPrice'],
  ['a stop that is reached', { price: '58900', stopPrice: '61000', stopWhen: 'falling' }, 'stop-reached', 'stopPrice'],
  ['a timing of its own', { price: '61000', timing: 'day' }, 'force-unfit', 'timing'],
  ['a name with a blank', { price: '61000', ownName: 'my order' }, 'field-invalid', 'ownName'],
  ['for the book what would trade', { price: '59000', timing: 'maker' }, 'would-take', 'price'],
])('refuses %s and changes nothing', async (_name, body, error, field) => {
  const token = await trader();
  const before = await coins(token);
  expect(await place(token, body)).toMatchObject({ code: 400, error, field });
  expect(await coins(token)).toEqual(before);
});

test('a stop waits, is listed as waiting, and sells after the second mark; its receipt can be recomputed', async () => {
  const token = await trader();
  const { data } = await place(token, { type: 'market', stopPrice: '59500', stopWhen: 'falling', ownName: 'guard' });
  expect(data).toMatchObject({
    status: 'waiting',
    stopPrice: '59500',
    stopWhen: 'falling',
    timing: 'gtc',
    ownName: 'guard',
    triggeredAt: null,
    listId: null,
  });
  expect((await orders(token, 'waiting')).map(({ id }: { id: string }) => id)).toEqual([data.id]);
  expect(await place(token, { price: '61000', ownName: 'guard' })).toMatchObject({ error: 'client-id-used' });
  await marksAt('59400');
  const [sold] = await orders(token, 'filled');
  expect(sold).toMatchObject({ id: data.id, status: 'filled', volume: '0.01' });
  expect(sold?.triggeredAt).toBeGreaterThan(sold?.time ?? Infinity);
  const receipts = await candor.call('GET /fair/receipts/{orderNo}', { token, params: { orderNo: data.id } });
  const [receipt] = receipts.data.list;
  expect(receipt?.content).toContain('|gtc|falling|5950000000000\nrole taker\ntrigger BTCUSDT#');
});

test('of a list the stop ends the limit, and nothing is held twice', async () => {
  const token = await trader();
  const before = await coins(token);
  const names = { limitOwnName: 'gain', stopOwnName: 'loss', selfTrade: 'end-both' };
  const { data } = await list(token, { stopLimitPrice: '58900', ...names });
  expect(data).toMatchObject({
    limit: { status: 'open', timing: 'maker', listId: data.listId, ownName: 'gain', selfTrade: 'end-both' },
    stop: { status: 'waiting', price: '58900', listId: data.listId, ownName: 'loss', selfTrade: 'end-both' },
  });
  expect((await coins(token)).frozen).toBe('0.01');
  await marksAt('58950');
  const ended = new Map((await orders(token)).map((one: { id: string }) => [one.id, one]));
  expect(ended.get(data.limit.id)).toMatchObject({ status: 'cancelled', volume: '0' });
  expect(ended.get(data.stop.id)).toMatchObject({ status: 'filled', volume: '0.01' });
  expect(Number((await coins(token)).total)).toBeCloseTo(Number(before.total) - 0.01, 8);
});

test('a list that can’t be is refused whole, and ending one of two ends both', async () => {
  const token = await trader();
  expect(await list(token, { price: '59000' })).toMatchObject({ error: 'would-take' });
  expect(await list(token, { stopPrice: '61000' })).toMatchObject({ error: 'stop-reached', field: 'stopPrice' });
  expect((await coins(token)).frozen).toBe('0');
  const { data } = await list(token);
  await candor.call('POST /portal/order/endSpotOrder/{id}', { token, params: { id: data.stop.id } });
  expect((await orders(token, 'cancelled')).map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [data.limit.id, data.stop.id].toSorted(),
  );
  expect((await coins(token)).frozen).toBe('0');
});

test('a restart loses no stop and no list', async () => {
  const token = await trader();
  const { data } = await list(token);
  await candor.close();
  candor = await startOn(opened, candor.time.clock.now() + 1_000);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  expect((await orders(token, 'waiting')).map(({ id }: { id: string }) => id)).toEqual([data.stop.id]);
  await marksAt('58950');
  expect((await orders(token, 'filled')).some(({ id }: { id: string }) => id === data.stop.id)).toBe(true);
});
