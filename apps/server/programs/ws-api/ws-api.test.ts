import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { breaking, type Breaking } from '../../engine/seams/test-breaking.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { PlainSocket, type Event } from '../streams/test-listener.ts';
import { makeKey, trader } from '../test-programs.ts';

let candor: TestServer;
let commits: Breaking;
let token: string;
let apiKey: string;
let secret: string;
let socket: PlainSocket;
let sent = 0;

beforeAll(async () => {
  const opened = await openTestDatabase();
  const { db, fault } = breaking(opened.db);
  commits = fault;
  candor = await openTestServer({ opened: { ...opened, db } });
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3_000);
  ({ token } = await trader(candor));
  const { data } = await makeKey(candor, token);
  [apiKey, secret] = [data.apiKey, data.secret ?? ''];
  socket = await PlainSocket.open(candor, '/ws-api/v3');
});
afterEach(() => socket.close());

const payloadOf = (params: Record<string, unknown>): string =>
  Object.entries(params)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');
function signed(params: Record<string, unknown> = {}): Record<string, unknown> {
  sent += 1;
  const all = { apiKey, timestamp: candor.time.clock.now() - (sent % 900), ...params };
  return { ...all, signature: createHmac('sha256', secret).update(payloadOf(all)).digest('hex') };
}
async function ask(method: string, params: Record<string, unknown> = {}, on = socket): Promise<Event> {
  sent += 1;
  const id = `r-${sent}`;
  on.socket.send(JSON.stringify({ id, method, params }));
  return on.find((event) => event['id'] === id);
}
const resultOf = async (method: string, params?: Record<string, unknown>, on = socket) =>
  (await ask(method, params, on))['result'] as Record<string, unknown>;
const limit = { symbol: 'BTCUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: '59000', quantity: '0.01' };
const code = (event: Event): unknown => (event['error'] as { code?: number } | undefined)?.code;

test('what anybody may ask is answered as by the paths, with the weight that is used', async () => {
  expect(await ask('ping')).toEqual({
    id: expect.any(String) as string,
    status: 200,
    result: {},
    rateLimits: [
      {
        rateLimitType: 'REQUEST_WEIGHT',
        interval: 'MINUTE',
        intervalNum: 1,
        limit: 6_000,
        count: expect.any(Number) as number,
      },
    ],
  });
  expect(await resultOf('time')).toEqual({ serverTime: candor.time.clock.now() });
  expect(await resultOf('ticker.price', { symbol: 'BTCUSDT' })).toEqual({ symbol: 'BTCUSDT', price: '60000.00' });
  expect(await resultOf('exchangeInfo', { symbols: ['BTCUSDT'] })).toMatchObject({ symbols: [{ symbol: 'BTCUSDT' }] });
  expect(code(await ask('depth', { symbol: 'NOSUCH' }))).toBe(-1121);
  expect(await ask('nowhere')).toMatchObject({ status: 400, error: { code: -1100 } });
  socket.socket.send('{"id":"odd","method":7}');
  expect(await socket.find(({ id }) => id === 'odd')).toMatchObject({ status: 400, error: { code: -1135 } });
});

test('a signed request trades; one that is not, is changed or sent again does not', async () => {
  expect(code(await ask('order.place', limit))).toBe(-2014);
  expect(code(await ask('order.place', { ...signed(limit), quantity: '0.02' }))).toBe(-1022);
  const order = signed(limit);
  const placed = await ask('order.place', order);
  expect(placed).toMatchObject({ status: 200, result: { status: 'NEW', symbol: 'BTCUSDT' } });
  expect((placed['rateLimits'] as object[]).length).toBe(3);
  expect(code(await ask('order.place', order))).toBe(-1022);
  const look = signed({ symbol: 'BTCUSDT' });
  expect(await resultOf('openOrders.status', look)).toHaveLength(1);
  expect(code(await ask('openOrders.cancelAll', look))).toBe(-1022);
  expect(await resultOf('openOrders.cancelAll', signed({ symbol: 'BTCUSDT' }))).toHaveLength(1);
});

test('a countdown is set over a socket by a signature that is taken once, and ends the orders on silence', async () => {
  await ask('order.place', signed(limit));
  expect(code(await ask('countdownCancelAll', signed({ countdownTime: 999 })))).toBe(-1130);
  expect(code(await ask('countdownCancelAll', { countdownTime: 5_000 }))).toBe(-2014);
  const countdown = signed({ symbol: 'BTCUSDT', countdownTime: 5_000 });
  expect(await resultOf('countdownCancelAll', countdown)).toEqual({ symbol: 'BTCUSDT', countdownTime: '5000' });
  expect(code(await ask('countdownCancelAll', countdown))).toBe(-1022);
  expect(await resultOf('openOrders.status', signed())).toHaveLength(1);
  await candor.advance(4_000);
  expect(await resultOf('openOrders.status', signed())).toHaveLength(1);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_500);
  await expect.poll(() => resultOf('openOrders.status', signed())).toEqual([]);
});

async function keyPair(): Promise<(params?: Record<string, unknown>) => Record<string, unknown>> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { data } = await makeKey(candor, token, { publicKey });
  return (params = {}) => {
    sent += 1;
    const all = { apiKey: data.apiKey, timestamp: candor.time.clock.now() - (sent % 900), ...params };
    return { ...all, signature: sign(null, Buffer.from(payloadOf(all)), pair.privateKey).toString('base64') };
  };
}

test('who has logged on with a key pair signs no more, on this connection alone, until it logs out', async () => {
  const signs = await keyPair();
  expect(code(await ask('session.logon', signed()))).toBe(-4056);
  expect(await resultOf('session.status')).toMatchObject({ apiKey: null, authorizedSince: null });
  const logon = signs();
  expect(await resultOf('session.logon', logon)).toMatchObject({ authorizedSince: candor.time.clock.now() });
  expect(await resultOf('order.place', limit)).toMatchObject({ status: 'NEW' });
  expect(await resultOf('account.status', {})).toMatchObject({ canWithdraw: false });
  const other = await PlainSocket.open(candor, '/ws-api/v3');
  expect(code(await ask('account.status', {}, other))).toBe(-2014);
  expect(code(await ask('session.logon', logon, other))).toBe(-1022);
  other.close();
  await ask('session.logout');
  expect(code(await ask('account.status', {}))).toBe(-2014);
});

test('a session ends with its key', async () => {
  const signs = await keyPair();
  const params = signs();
  await ask('session.logon', params);
  await candor.call('POST /player/keys/end', { token, body: { apiKey: String(params['apiKey']) } });
  expect(code(await ask('order.place', limit))).toBe(-2015);
  expect(code(await ask('userDataStream.subscribe'))).toBe(-2015);
});

const heard = (kind: string) => (event: Event) =>
  (event['event'] as { e?: string } | undefined)?.e === kind ||
  (event['event'] as { x?: string } | undefined)?.x === kind;

test('own orders and balances are told as they change, somebody else’s never', async () => {
  expect(await resultOf('userDataStream.subscribe.signature', signed())).toEqual({ subscriptionId: 0 });
  const placed = await resultOf('order.place', signed({ ...limit, newClientOrderId: 'mine' }));
  const fresh = await socket.find(heard('NEW'));
  expect(fresh).toMatchObject({
    subscriptionId: 0,
    event: { e: 'executionReport', c: 'mine', i: placed['orderId'], x: 'NEW', X: 'NEW', q: '0.01', p: '59000' },
  });
  expect(await socket.find(heard('outboundAccountPosition'))).toMatchObject({
    event: { B: [{ a: 'USDT', f: '8410', l: '590' }] },
  });
  await resultOf('order.cancel', signed({ symbol: 'BTCUSDT', orderId: placed['orderId'] }));
  await socket.find(heard('CANCELED'));
  await resultOf('order.place', signed({ symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quantity: '0.01' }));
  const { event } = await socket.find(heard('TRADE'));
  expect(event).toMatchObject({ N: 'BTC', m: false });
  const stranger = await trader(candor);
  const before = socket.sent.length;
  const body = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '100' } as const;
  await candor.call('POST /portal/order/spotOrder', { token: stranger.token, body });
  await resultOf('ping');
  expect(socket.sent.slice(before).filter(({ event: one }) => one !== undefined)).toEqual([]);
});

test('money that comes without a trade is told as what it is', async () => {
  await resultOf('userDataStream.subscribe.signature', signed());
  const move = { fromType: 2, toType: 1, currencyCode: 'USDT', amount: '500' } as const;
  await candor.call('POST /account/executeUserCutTurn', { token, body: move });
  expect(await socket.find(heard('balanceUpdate'))).toMatchObject({ event: { a: 'USDT', d: '-500' } });
  expect(await resultOf('userDataStream.unsubscribe', { subscriptionId: 0 })).toEqual({});
  const before = socket.sent.length;
  await candor.call('POST /account/executeUserCutTurn', { token, body: { ...move, fromType: 1, toType: 2 } });
  await resultOf('ping');
  expect(socket.sent.slice(before)).toHaveLength(1);
});

test('what is heard ends within a second of its key, and nothing is told any more', async () => {
  await resultOf('userDataStream.subscribe.signature', signed());
  const endedAt = performance.now();
  await candor.call('POST /player/keys/end', { token, body: { apiKey } });
  await socket.find(heard('eventStreamTerminated'));
  expect(performance.now() - endedAt).toBeLessThan(1_500);
  const before = socket.sent.length;
  const body = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '100' } as const;
  expect((await candor.call('POST /portal/order/spotOrder', { token, body })).code).toBe(200);
  await resultOf('ping');
  expect(socket.sent.slice(before)).toHaveLength(1);
});

test('what is heard ends after a commit in doubt, which is told to nobody, and may be asked for anew', async () => {
  await resultOf('userDataStream.subscribe.signature', signed());
  commits.next = { table: 'spot_order', isStored: true };
  const body = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '100' } as const;
  expect(await candor.call('POST /portal/order/spotOrder', { token, body })).toMatchObject({ status: 503 });
  expect(await socket.find(heard('eventStreamTerminated'))).toMatchObject({ subscriptionId: 0 });
  expect(socket.sent.filter(heard('executionReport'))).toEqual([]);
  expect(await resultOf('userDataStream.subscribe.signature', signed())).toEqual({ subscriptionId: 1 });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3_000);
  expect((await candor.call('POST /portal/order/spotOrder', { token, body })).code).toBe(200);
  expect(await socket.find(heard('NEW'))).toMatchObject({ subscriptionId: 1 });
});

test('whoever floods is refused, and cut off when they go on', async () => {
  const limited = await openTestServer({ settings: { RATE_LIMITS: '1' } });
  const flood = await PlainSocket.open(limited, '/ws-api/v3');
  const closing = flood.closed();
  for (let frame = 0; frame < 6_200; frame += 1) flood.socket.send('no request');
  expect(await closing).toBe(1008);
  const statuses = new Set(flood.sent.map(({ status }) => status));
  expect([...statuses]).toEqual([400, 429, 418]);
  await limited.close();
});
