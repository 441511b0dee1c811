import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { startAgain } from '../../test-restart.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { openProgramKeys } from './own-calls.ts';
import {
  assertConserved,
  makeKey,
  makeShortKey,
  OwnProgram,
  price,
  trader,
  type OwnAnswer,
  type OwnSent,
} from '../test-programs.ts';

let opened: TestDatabase;
let candor: TestServer;
let token: string;
let userId: string;
let program: OwnProgram;

const all = ['read', 'spot', 'futures', 'fast'];
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
  program = new OwnProgram(candor, await makeKey(candor, token, { rights: all }));
});
afterEach(() => assertConserved(candor));

const limit = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '59000', quantity: '0.01' };
const fast = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' };
const place = (changed: Partial<OwnSent> = {}): OwnSent => ({
  method: 'POST',
  url: '/portal/order/spotOrder',
  body: JSON.stringify(limit),
  ...changed,
});
const placed = async () =>
  (await candor.call('POST /portal/order/getSpotOrder', { token, body: { status: 'all' } })).data.list.length;
const reasonOf = ({ status, data }: OwnAnswer) => [status, data.error];
const rejected = [401, 'key-rejected'];

test('a key reads, places and ends orders of all three kinds, and what it does is counted', async () => {
  expect(await program.post('/account/list')).toMatchObject({ status: 200 });
  const spot = await program.send(place({ intent: 'one' }));
  expect(spot).toMatchObject({ status: 200, data: { symbol: 'BTCUSDT', status: 'open' } });
  const own = { url: `/portal/order/endSpotOrder/${String(spot.data['orderNo'])}` };
  expect((await program.post(own.url)).status).toBe(200);
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '900' },
  });
  const futures = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market', lots: '1' };
  expect((await program.post('/portal/order/contractOrder', { ...futures, lever: 10 })).status).toBe(200);
  const batch = { orders: [{ action: 'place', contractType: 'spot', ...limit }] };
  expect((await program.post('/portal/order/batch', batch)).status).toBe(200);
  expect((await program.send({ method: 'GET', url: '/account/page?type=2&page=1&limit=5' })).status).toBe(200);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(11_000);
  await program.post('/account/list');
  const counted = async () => (await candor.call('GET /player/keys/list', { token })).data[0];
  await expect.poll(counted).toMatchObject({ rights: all, orders: 3, calls: 7, refusals: 0 });
});

test.each<[string, Partial<OwnSent>, Record<string, string>]>([
  ['another body', { body: JSON.stringify({ ...limit, quantity: '0.02' }) }, {}],
  ['another path', { url: '/portal/order/coinOrder' }, {}],
  ['a query', { url: '/portal/order/spotOrder?a=1' }, {}],
  ['another intent', {}, { 'idempotency-key': 'two' }],
  ['a wider window', {}, { 'api-window': '60000' }],
  ['another time', {}, { 'api-time': '1795176009000' }],
  ['another key', {}, { 'api-key': 'A'.repeat(64) }],
  ['half a signature', {}, { 'api-signature': 'ab'.repeat(16) }],
  ['no signature', {}, { 'api-signature': '' }],
])('what was signed is not taken with %s', async (_what, changed, headers) => {
  const signed = program.headersOf(place({ intent: 'one', window: '5000' }));
  expect(reasonOf(await program.sendSigned(place(changed), { ...signed, ...headers }))).toEqual(rejected);
  expect(await placed()).toBe(0);
});

test('what was signed for one method is not taken for another', async () => {
  const signed = program.headersOf({ method: 'POST', url: '/portal/order/countdowns' });
  const asked = { method: 'GET', url: '/portal/order/countdowns' };
  expect(reasonOf(await program.sendSigned(asked, signed))).toEqual(rejected);
  expect((await program.send(asked)).status).toBe(200);
});

test('an order that is sent again as it was signed has one effect, also at the same moment', async () => {
  const signed = program.headersOf(place());
  const answers = await Promise.all(Array.from({ length: 12 }, () => program.sendSigned(place(), signed)));
  const reasons = answers.map(reasonOf).toSorted(([one], [other]) => Number(one) - Number(other));
  expect(reasons).toEqual([[200, undefined], ...Array<unknown>(11).fill([409, 'key-used'])]);
  expect(reasonOf(await program.sendSigned(place(), signed))).toEqual([409, 'key-used']);
  expect(await placed()).toBe(1);
});

test('what only reads may be asked for twice with one signature, and a countdown is set once', async () => {
  const read = { method: 'POST', url: '/account/list', body: '{}' };
  const signed = program.headersOf(read);
  for (let times = 0; times < 2; times += 1) expect((await program.sendSigned(read, signed)).status).toBe(200);
  const countdown = { method: 'POST', url: '/portal/order/countdownCancelAll', body: '{"countdownTime":5000}' };
  const once = program.headersOf(countdown);
  expect((await program.sendSigned(countdown, once)).status).toBe(200);
  expect(reasonOf(await program.sendSigned(countdown, once))).toEqual([409, 'key-used']);
});

test('a countdown is the customer’s: any key sets and ends the same one, and it ends orders of all keys', async () => {
  const other = new OwnProgram(candor, await makeKey(candor, token, { name: 'other', rights: all }));
  const of = (one: OwnProgram, countdownTime: number) =>
    one.post('/portal/order/countdownCancelAll', { countdownTime, symbol: 'BTCUSDT' });
  const running = async () => (await candor.call('GET /portal/order/countdowns', { token })).data;
  await of(program, 60_000);
  expect(await running()).toMatchObject([{ symbol: 'BTCUSDT', countdownTime: 60_000 }]);
  await of(other, 5_000);
  expect(await running()).toMatchObject([{ symbol: 'BTCUSDT', countdownTime: 5_000 }]);
  await of(other, 0);
  expect(await running()).toEqual([]);
  for (const one of [program, other]) expect((await one.send(place())).status).toBe(200);
  await of(other, 5_000);
  for (let passed = 0; passed < 6; passed += 1) {
    candor.feed.tick('BTCUSDT', '60000');
    await candor.advance(1_000);
  }
  const { list } = (await candor.call('POST /portal/order/getSpotOrder', { token, body: { status: 'all' } })).data;
  expect(list.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
});

test('a window is a minute at most; what is older, or of tomorrow, is not taken', async () => {
  const now = candor.time.clock.now();
  const at = async (time: number | string, window = '') =>
    reasonOf(await program.send(place({ time: String(time), window })));
  expect(await at(now - 5_001)).toEqual([401, 'key-time']);
  expect(await at(now - 60_001, '60000')).toEqual([401, 'key-time']);
  expect(await at(now + 1_000)).toEqual([401, 'key-time']);
  for (const window of ['60001', '1e9', 'Infinity']) expect(await at(now, window)).toEqual([400, 'field-invalid']);
  for (const window of ['0', '-1', 'x']) expect(await at(now, window)).toEqual([401, 'key-time']);
  for (const time of ['', '12', '1e12', 'x']) expect(await at(time)).toEqual([401, 'key-time']);
  expect(await placed()).toBe(0);
  expect(await at(now - 59_999, '60000')).toEqual([200, undefined]);
});

test('a key pair signs with Ed25519', async () => {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const made = await makeKey(candor, token, { rights: all, publicKey });
  const own = new OwnProgram(candor, made, (text) => sign(null, Buffer.from(text), pair.privateKey).toString('base64'));
  expect((await own.send(place())).status).toBe(200);
  const signed = own.headersOf(place());
  const other = place({ body: JSON.stringify({ ...limit, quantity: '0.02' }) });
  expect(reasonOf(await own.sendSigned(other, signed))).toEqual(rejected);
});

test('a key is taken from its addresses alone, as the trusted proxy tells them', async () => {
  const bound = new OwnProgram(candor, await makeKey(candor, token, { addresses: ['203.0.113.7'] }));
  const from = async (...addresses: string[]) =>
    reasonOf(await bound.post('/account/list', {}, { headers: { 'x-forwarded-for': addresses.join(', ') } }));
  expect(reasonOf(await bound.post('/account/list'))).toEqual(rejected);
  expect(await from('203.0.113.7')).toEqual([200, undefined]);
  expect(await from('203.0.113.8')).toEqual(rejected);
  // What a caller has written itself stands before what the proxy adds.
  expect(await from('203.0.113.7', '198.51.100.1')).toEqual(rejected);
});

test('a right that is missing opens nothing, in a batch neither, and no order of it is placed', async () => {
  const of = async (...rights: string[]) => new OwnProgram(candor, await makeKey(candor, token, { rights }));
  const [reader, spot] = [await of('read'), await of('spot')];
  expect(reasonOf(await reader.send(place()))).toEqual([403, 'key-right']);
  expect(reasonOf(await spot.post('/portal/order/contractOrder', fast))).toEqual([403, 'key-right']);
  expect(reasonOf(await spot.post('/portal/order/closeAll'))).toEqual([403, 'key-right']);
  const orders = [
    { action: 'place', contractType: 'spot', ...limit },
    { action: 'place', ...fast },
  ];
  expect(await spot.post('/portal/order/batch', { orders })).toMatchObject({
    status: 403,
    data: { error: 'key-right', field: 'contractType' },
  });
  expect(await placed()).toBe(0);
  expect((await spot.post('/portal/order/batch', { orders: orders.slice(0, 1) })).status).toBe(200);
  const quick = await of('fast');
  const other = { ...fast, contractType: 'futures' };
  expect(reasonOf(await quick.post('/portal/order/contractOrder', fast))).toEqual([200, undefined]);
  expect((await quick.post('/portal/order/contractOrder', other)).status).toBeOneOf([400, 403]);
});

test('a key that has ended or expired, and one of a frozen customer, trades nothing', async () => {
  const { db } = candor.server.services;
  await db.query("update customer set standing = 'frozen' where id = $1", [userId]);
  expect(reasonOf(await program.send(place()))).toEqual([403, 'account-frozen']);
  expect((await program.post('/account/list')).status).toBe(200);
  await db.query("update customer set standing = 'open' where id = $1", [userId]);
  const excluded = await candor.call('POST /player/excludeMyself', { token, body: { months: 6, agree: true } });
  expect(excluded.code).toBe(200);
  expect(reasonOf(await program.send(place()))).toEqual([403, 'self-excluded']);
  await candor.call('POST /player/keys/end', { token, body: { apiKey: program.key } });
  expect(reasonOf(await program.post('/account/list'))).toEqual(rejected);
  const short = new OwnProgram(candor, await makeShortKey(candor, userId));
  expect((await short.post('/account/list')).status).toBe(200);
  await candor.advance(500);
  expect(reasonOf(await short.post('/account/list'))).toEqual(rejected);
  expect(await placed()).toBe(0);
});

test('who names a key that nobody has is answered as who signs wrongly, after the same look', async () => {
  const { services } = candor.server;
  let asked = 0;
  const query: typeof services.db.query = (...args) => {
    asked += 1;
    return services.db.query(...args);
  };
  const keys = openProgramKeys({ ...services, db: { ...services.db, query } });
  const headers = program.headersOf(place());
  const looked = async (changed: object) => {
    asked = 0;
    const request = { method: 'POST', url: '/portal/order/spotOrder', body: '', ip: '127.0.0.1' };
    const found = await keys.find(
      { access: 'session', byKey: 'spot' },
      { ...request, headers: { ...headers, ...changed } },
    );
    return [found, asked];
  };
  // With the first use its counters are stored.
  await looked({ 'api-signature': '' });
  const nobody = await looked({ 'api-key': 'A'.repeat(64) });
  expect(nobody).toEqual([{ ok: false, error: 'key-rejected' }, 1]);
  expect(await looked({ 'api-signature': 'ab'.repeat(32) })).toEqual([{ ...(nobody[0] as object), about: userId }, 1]);
});

test('a session beside a key counts for nothing, and neither stands in for the other', async () => {
  const both = { headers: { 'coin-auth': token, 'api-signature': 'ab'.repeat(32) } };
  expect(reasonOf(await program.post('/account/list', {}, both))).toEqual(rejected);
  expect(reasonOf(await program.post('/player/getInfo', {}, { method: 'GET', body: '' }))).toEqual([403, 'key-right']);
  const asToken = await candor.call('POST /account/list', { token: program.key });
  expect(asToken).toMatchObject({ status: 401, error: 'unauthorized' });
});

test('what was taken before a new start is not taken after it', async () => {
  const signed = program.headersOf(place({ window: '60000' }));
  expect((await program.sendSigned(place(), signed)).status).toBe(200);
  candor = await startAgain(candor, opened);
  const again = new OwnProgram(candor, { data: { apiKey: program.key } as never }, program.sign);
  await price(candor);
  expect(reasonOf(await again.sendSigned(place(), signed))).toEqual([409, 'key-used']);
  expect(await placed()).toBe(1);
});
