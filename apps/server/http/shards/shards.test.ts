import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { leaveAll, open, type Client } from '../../stream/test-stream.ts';
import { shardsOf } from './shards.ts';

let other: TestServer;
let own: TestServer;
/** A process of calls that takes everything and says nothing. */
const silent = createServer(() => undefined);
beforeAll(async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  other = await openTestServer({ settings: { ORGANISATION: 'acme', TRUST_PROXY: '127.0.0.1' } });
  const gone = 'gone=http://127.0.0.1:9';
  const hanging = `hanging=http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  own = await openTestServer({ settings: { SHARDS: `acme=${other.server.url},${gone},${hanging}` } });
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await Promise.all([own?.close(), other?.close()]);
});
const acme = { 'org-code': 'acme' };
const form = { type: 'account', account: 'tester9001', password: 'secret-123', confirmPassword: 'secret-123' } as const;
const register = async (headers: Record<string, string>) =>
  (await own.call('POST /register', { headers, body: { ...form, agree: true } })).data;

test('an organisation is answered by its own shard, in whole, and an unknown one by nobody', async () => {
  const config = (headers: Record<string, string>) => own.call('GET /common/getConfig', { headers });
  expect((await config({})).data.organisation).toBe('candor');
  expect((await config({ 'org-code': 'candor' })).data.organisation).toBe('candor');
  expect((await config(acme)).data.organisation).toBe('acme');
  expect(await config({ 'org-code': 'nobody' })).toMatchObject({ status: 404, error: 'unknown-organisation' });
  expect((await other.call('GET /common/getConfig', { headers: { 'org-code': 'candor' } })).status).toBe(404);
  const document = await (await fetch(`${own.server.url}/openapi.json`, { headers: acme })).json();
  expect(document).toMatchObject({ 'x-org-code': 'acme' });
  const refusedThere = await own.call('POST /register', { headers: { ...acme, lang: 'de_de' }, body: {} as never });
  expect(refusedThere).toMatchObject({ status: 400 });
});

test('accounts, tokens and money of one are nothing to the other', async () => {
  const [here, there] = [await register({}), await register(acme)];
  expect(here.token).not.toBe(there.token);
  const info = (token: string, headers: Record<string, string> = {}) =>
    own.call('GET /player/getInfo', { token, headers });
  expect((await info(here.token)).data.userId).toBe(here.userInfo.userId);
  expect((await info(there.token, acme)).data.userId).toBe(there.userInfo.userId);
  expect([(await info(here.token, acme)).status, (await info(there.token)).status]).toEqual([401, 401]);
  expect((await own.call('POST /account/testFunds', { token: there.token, headers: acme })).code).toBe(200);
  const owned = async ({ server }: TestServer): Promise<unknown[]> =>
    server.services.db.query(
      `select owner, sum(available)::float8 > 1e9 as funded from account
        where owner = any($1) and currency = 'USDT' group by owner`,
      [[here.userInfo.userId, there.userInfo.userId]],
    );
  expect(await owned(own)).toEqual([{ owner: here.userInfo.userId, funded: false }]);
  expect(await owned(other)).toEqual([{ owner: there.userInfo.userId, funded: true }]);
});

const greeted = (client: Client): Promise<unknown> => new Promise((resolve) => client.once('greeting', resolve));

test.each([['websocket'], ['polling']])(
  'the stream of an organisation is that of its shard, by %s: own events, and nothing of the other one',
  async (transport) => {
    const { token } = await other.signUp({ funded: false });
    const query = { 'org-code': 'acme' };
    const options = { transports: [transport], query };
    const [there, visitor] = [open(own.server.url, token, options), open(own.server.url, token)];
    const balance = new Promise((resolve) => there.once('balance', resolve));
    const seen: string[] = [];
    visitor.onAny((event: string) => seen.push(event));
    await Promise.all([greeted(there), once(visitor as never, 'connect')]);
    expect([own.server.services.stream.sockets, other.server.services.stream.sockets]).toEqual([1, 1]);
    await other.call('POST /account/testFunds', { token });
    expect(await balance).toEqual(expect.arrayContaining([expect.objectContaining({ currencyCode: 'USDT' })]));
    expect(seen).toEqual([]);
    leaveAll();
  },
);

test('a plain socket of an organisation reaches its shard, and one of a shard that is gone is cut off', async () => {
  const socketOf = (code: string) =>
    new WebSocket(`${own.server.url.replace('http', 'ws')}/binance/ws/btcusdt@trade?org-code=${code}`);
  const reached = socketOf('acme');
  await once(reached, 'open');
  expect(reached.readyState).toBe(WebSocket.OPEN);
  reached.close();
  const [cut] = (await once(socketOf('gone'), 'error')) as [Event];
  expect(cut.type).toBe('error');
});

test('a shard that is gone, or says nothing, is its own misfortune', async () => {
  const { token } = await own.signUp();
  const began = performance.now();
  const hanging = fetch(`${own.server.url}/common/getConfig`, {
    headers: { 'org-code': 'hanging' },
    signal: AbortSignal.timeout(1_000),
  });
  const gone = await fetch(`${own.server.url}/common/getConfig`, { headers: { 'org-code': 'gone', lang: 'en' } });
  expect([gone.status, gone.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await gone.json()).toMatchObject({ code: 503, data: { error: 'service-unavailable' } });
  const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' } as const;
  own.feed.tick('BTCUSDT', '60000');
  await own.advance(500);
  expect((await own.call('POST /portal/order/contractOrder', { token, body: order as never })).code).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect(hanging).rejects.toThrow();
  other.server.engine.halt(new Error('planted') as never);
  expect((await own.call('GET /health', { headers: acme })).data).toMatchObject({ ready: false });
  expect((await own.call('GET /health')).data).toMatchObject({ ready: true });
  await other.server.engine.resume();
});

test('who asks is passed on with them, and counted there', async () => {
  const wrong = { account: 'tester9001', password: 'not-this-one' };
  for (let tries = 0; tries < 10; tries += 1) await own.call('POST /login', { headers: acme, body: wrong });
  expect((await own.call('POST /login', { headers: acme, body: wrong })).status).toBe(429);
  expect((await own.call('POST /login', { body: wrong })).status).not.toBe(429);
});

test('a code that comes again has one more process', () => {
  const shards = shardsOf(['acme=http://a:1', 'acme=http://b:2', 'globex=http://c:3']);
  expect([...shards]).toEqual([
    ['acme', ['http://a:1', 'http://b:2']],
    ['globex', ['http://c:3']],
  ]);
});
