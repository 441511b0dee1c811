import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { priceOf } from '../../market/test-feed.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { openAlerts } from '../../alerts/open-alerts.ts';

let bench: TestServer;
let token: string;
let userId: string;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ token, userId } = await bench.signUp({ funded: false }));
  await price('100');
});

/** Marks of BTC at this price, stated until also a jump is believed. */
async function price(text: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    bench.feed.tick('BTCUSDT', text);
    await bench.advance(250);
  }
}
const add = (direction: 'above' | 'below', at: string, symbol = 'BTCUSDT') =>
  bench.call('POST /player/alerts/add', { token, body: { symbol, direction, price: at } });
const list = async () => (await bench.call('GET /player/alerts', { token })).data;
const messages = async () =>
  (await bench.call('POST /player/notice/page', { token, body: { type: 'message' }, headers: { lang: 'de' } })).data
    .list;

test('what can never be told of is refused by its field', async () => {
  expect(await bench.call('GET /player/alerts')).toMatchObject({ status: 401 });
  expect(await add('above', '101', 'NONEUSDT')).toMatchObject({
    status: 400,
    error: 'symbol-unknown',
    field: 'symbol',
  });
  expect(await add('above', '0')).toMatchObject({ error: 'amount-not-positive', field: 'price' });
  expect(await add('above', '101.123456789')).toMatchObject({ error: 'decimal-scale', field: 'price' });
  expect(await add('above', '100')).toMatchObject({ error: 'alert-reached', field: 'price' });
  expect(await add('below', '100')).toMatchObject({ error: 'alert-reached', field: 'price' });
  expect(await list()).toEqual([]);
});

test('the first mark that crosses fires it, once, with message and event', async () => {
  const { data: alert } = await add('above', '101.5');
  expect(alert).toMatchObject({
    symbol: 'BTCUSDT',
    direction: 'above',
    price: '101.5',
    firedTime: null,
    firedPrice: null,
  });
  const socket = io(bench.server.url, { path: '/stream', transports: ['websocket'], auth: { token }, forceNew: true });
  const heard: unknown[] = [];
  socket.on('alert', (fired: unknown) => heard.push(fired));
  await new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
  });
  await price('101.4');
  expect((await list())[0]).toMatchObject({ firedTime: null });
  await price('101.5');
  await price('99');
  await price('102');
  const [fired] = await list();
  expect(fired).toMatchObject({ id: alert.id, firedPrice: '101.5' });
  expect(await messages()).toMatchObject([
    { kind: 'price-alert', reference: alert.id, title: 'Kursalarm', summary: expect.stringContaining('101,5') },
  ]);
  await expect
    .poll(() => heard)
    .toMatchObject([
      { id: alert.id, symbol: 'BTCUSDT', direction: 'above', price: '101.5', mark: '101.5', time: fired?.firedTime },
    ]);
  socket.close();
});

test('the mark that fires it is in the tape, committed with it', async () => {
  await add('below', '98');
  await price('97.5');
  const time = (await list())[0]?.firedTime ?? 0;
  const { data } = await bench.call('GET /fair/tape', { query: { symbol: 'BTCUSDT', from: time, to: time } });
  expect(JSON.stringify(data)).toContain('97.5');
});

test('what waits survives a restart; what has fired does not wait again', async () => {
  const { data: waiting } = await add('above', '150');
  const { data: gone } = await add('above', '110');
  await price('111');
  const { book } = await openAlerts(bench.server.services.db);
  const time = bench.time.clock.now();
  const mark = { symbol: 'BTCUSDT', time, seq: 0, backfilled: false };
  const taken = book.take([{ ...mark, price: priceOf('200') }]).filter(({ alert }) => alert.userId === userId);
  expect(taken.map(({ alert }) => alert.id)).toEqual([waiting.id]);
  expect(taken.map(({ alert }) => alert.id)).not.toContain(gone.id);
  // A frame that was not committed leaves them waiting, and their places taken.
  book.giveBack(taken);
  expect(book.take([{ ...mark, price: priceOf('149') }]).filter(({ alert }) => alert.userId === userId)).toEqual([]);
  expect(book.take([{ ...mark, price: priceOf('150') }]).map(({ alert }) => alert.id)).toContain(waiting.id);
});

test('twenty at most, also when they are asked for at once; a fired or removed one makes room', async () => {
  const all = await Promise.all(Array.from({ length: 25 }, (_, n) => add('above', String(200 + n))));
  expect(all.filter(({ code }) => code === 200)).toHaveLength(20);
  expect(all.find(({ code }) => code !== 200)).toMatchObject({ error: 'too-many-saved' });
  const [first, second] = await list();
  expect(await bench.call('POST /player/alerts/remove', { token, body: { id: first?.id ?? '' } })).toMatchObject({
    status: 200,
  });
  expect((await add('below', '50')).status).toBe(200);
  expect((await add('below', '51')).status).toBe(400);
  await price('51.5');
  await price('49');
  expect((await add('below', '30')).status).toBe(200);
  expect(second?.firedTime).toBeNull();
});

test("another's alert can't be removed, and a removed one stays silent", async () => {
  const { data: alert } = await add('above', '120');
  const other = (await bench.signUp({ funded: false })).token;
  expect(await bench.call('POST /player/alerts/remove', { token: other, body: { id: alert.id } })).toMatchObject({
    status: 404,
    field: 'id',
  });
  await bench.call('POST /player/alerts/remove', { token, body: { id: alert.id } });
  await price('121');
  expect([await list(), await messages()]).toEqual([[], []]);
});
