import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { startAgain } from '../../test-restart.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { assertConserved, makeKey, Program, price, trader } from '../test-programs.ts';

let opened: TestDatabase;
let candor: TestServer;
let token: string;
let userId: string;
let program: Program;

beforeAll(async () => {
  opened = await openTestDatabase();
  candor = await openTestServer({
    opened: { ...opened, drop: () => Promise.resolve() },
    settings: { TRUST_PROXY: '127.0.0.1' },
  });
});
afterAll(async () => {
  await candor.close();
  await opened.drop();
});
beforeEach(async () => {
  await price(candor);
  ({ token, userId } = await trader(candor));
  program = new Program(candor, await makeKey(candor, token));
});
afterEach(() => assertConserved(candor));

const limit = {
  symbol: 'BTCUSDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  price: '59000',
  quantity: '0.01',
};
const ask = (method: string, path: string, init: RequestInit = {}) =>
  program.open(path, { method, ...program.asKey, ...init });
const open = async () =>
  ((await program.send('GET', '/openOrders', { symbol: 'BTCUSDT' })).data as unknown as { orderId: number }[]).map(
    ({ orderId }) => String(orderId),
  );
const used = { status: 400, data: { code: -1022, msg: 'Signature for this request was used already.' } };

test('an order that is sent again as it was signed has one effect, by whatever path and in the body', async () => {
  const signed = program.signed(limit);
  expect((await ask('POST', `/order?${signed}`)).status).toBe(200);
  expect(await ask('POST', `/order?${signed}`)).toMatchObject(used);
  expect(await ask('POST', `/order?${signed.replace(/&signature=.*/, '')}&${signed.split('&').at(-1)}`)).toMatchObject(
    used,
  );
  const form = { headers: { ...program.asKey.headers, 'content-type': 'application/x-www-form-urlencoded' } };
  expect(await ask('POST', '/order', { ...form, body: signed })).toMatchObject(used);
  expect(await ask('POST', `/order/cancelReplace?${signed}`)).toMatchObject(used);
  expect(await open()).toHaveLength(1);
});

test('what was signed to look at an order ends none, nor does what has ended one end the next', async () => {
  await program.send('POST', '/order', limit);
  const [orderId = ''] = await open();
  const look = program.signed({ symbol: 'BTCUSDT', orderId });
  expect((await ask('GET', `/order?${look}`)).status).toBe(200);
  expect(await ask('DELETE', `/order?${look}`)).toMatchObject(used);
  const all = program.signed({ symbol: 'BTCUSDT' });
  expect((await ask('DELETE', `/openOrders?${all}`)).status).toBe(200);
  await program.send('POST', '/order', limit);
  expect(await ask('DELETE', `/openOrders?${all}`)).toMatchObject(used);
  expect(await open()).toHaveLength(1);
});

test('the place where query and body part can not be moved: one of them is empty', async () => {
  const signed = program.signed({ ...limit, quantity: '0.0125' });
  const at = signed.indexOf('quantity=') + 'quantity=0.01'.length;
  const form = { headers: { ...program.asKey.headers, 'content-type': 'application/x-www-form-urlencoded' } };
  const moved = await ask('POST', `/order?${signed.slice(0, at)}`, { ...form, body: signed.slice(at) });
  expect(moved).toMatchObject({ status: 400, data: { code: -1101 } });
  expect(await open()).toEqual([]);
});

test.each([
  ['a larger quantity', 'quantity=0.01', 'quantity=0.02'],
  ['the other side', 'side=BUY', 'side=SELL'],
  ['a wider window', 'recvWindow=5000', 'recvWindow=60000'],
  ['a later time', /timestamp=\d+/, 'timestamp=1795176009000'],
  ['something more', 'side=BUY', 'side=BUY&newClientOrderId=x'],
  ['something less', '&newOrderRespType=ACK', ''],
])('a request that is changed to %s is not the one that was signed', async (_name, from, to) => {
  const signed = program.signed({ ...limit, recvWindow: '5000', newOrderRespType: 'ACK' });
  const changed = signed.replace(from, to);
  expect(changed).not.toBe(signed);
  expect((await ask('POST', `/order?${changed}`)).data['code']).toBeOneOf([-1021, -1022]);
  expect(await open()).toEqual([]);
});

test('a window can be as wide as a minute, and what is older is not taken, nor what is of tomorrow', async () => {
  const now = candor.time.clock.now();
  const at = (timestamp: number, recvWindow: string) =>
    ask('POST', `/order?${program.signed({ ...limit, timestamp: String(timestamp), recvWindow })}`);
  expect(await at(now - 5_001, '5000')).toMatchObject({ data: { code: -1021 } });
  for (const recvWindow of ['60001', '1e9', 'Infinity', '60000.5'])
    expect(await at(now, recvWindow)).toMatchObject({ data: { code: -1131 } });
  for (const recvWindow of ['-1', '0', 'x', 'NaN'])
    expect(await at(now, recvWindow)).toMatchObject({ data: { code: -1102 } });
  expect(await at(now + 86_400_000, '5000')).toMatchObject({ data: { code: -1021 } });
  for (const timestamp of ['', '12', '1e12', '-1795176009000'])
    expect(await ask('POST', `/order?${program.signed({ ...limit, timestamp })}`)).toMatchObject({
      data: { code: -1102 },
    });
  expect(await open()).toEqual([]);
});

test('a key is taken from its addresses alone, as the trusted proxy tells them', async () => {
  program = new Program(candor, await makeKey(candor, token, { addresses: ['203.0.113.7', '2001:db8::7'] }));
  const from = (...addresses: string[]) =>
    ask('GET', `/account?${program.signed({})}`, {
      headers: { ...program.asKey.headers, 'x-forwarded-for': addresses.join(', ') },
    });
  const rejected = { status: 401, data: { code: -2015 } };
  expect(await ask('GET', `/account?${program.signed({})}`)).toMatchObject(rejected);
  expect((await from('203.0.113.7')).status).toBe(200);
  expect((await from('::ffff:203.0.113.7')).status).toBe(200);
  expect((await from('2001:0DB8:0:0:0:0:0:7')).status).toBe(200);
  expect(await from('203.0.113.8')).toMatchObject(rejected);
  // What a caller has written itself stands before what the proxy adds.
  expect(await from('203.0.113.7', '198.51.100.1')).toMatchObject(rejected);
});

test('a frozen customer’s key reads and trades nothing; who has shut themselves out neither', async () => {
  const { db } = candor.server.services;
  await db.query("update customer set standing = 'frozen' where id = $1", [userId]);
  expect(await program.send('POST', '/order', limit)).toMatchObject({ status: 401, data: { code: -2015 } });
  expect((await program.send('GET', '/account')).status).toBe(200);
  await db.query("update customer set standing = 'open' where id = $1", [userId]);
  const excluded = await candor.call('POST /player/excludeMyself', { token, body: { months: 6, agree: true } });
  expect(excluded.code).toBe(200);
  expect(await program.send('POST', '/order', limit)).toMatchObject({ status: 400, data: { code: -2010 } });
  expect(await open()).toEqual([]);
});

test('a name with SQL, a control character or of too many letters is no name', async () => {
  for (const name of ["x' or 1=1 --", 'a\u0000b', 'ü', 'a'.repeat(37)])
    expect(await program.send('POST', '/order', { ...limit, newClientOrderId: name })).toMatchObject({
      data: { code: -4015 },
    });
  for (const orderId of ['1; drop table spot_order', '-1', '1e3', '9'.repeat(30)])
    expect(await program.send('GET', '/order', { symbol: 'BTCUSDT', orderId })).toMatchObject({
      data: { code: -1102 },
    });
  expect(await open()).toEqual([]);
});

test('what was signed before the server was started again is not taken by it', async () => {
  const early = program.signed({ ...limit, recvWindow: '60000' });
  candor = await startAgain(candor, opened);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  program = new Program(candor, { data: { apiKey: program.key, secret: program.secret } as never });
  const ahead = program.signed({ ...limit, timestamp: String(candor.time.clock.now() + 400) });
  for (const signed of [early, ahead])
    expect(await ask('POST', `/order?${signed}`)).toMatchObject({ data: { code: -1021 } });
  await price(candor);
  expect((await program.send('POST', '/order', limit)).status).toBe(200);
  expect(await open()).toHaveLength(1);
});
