import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeKey, makeShortKey, OwnProgram, trader, type OwnSent } from '../programs/test-programs.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { connect, leaveAll, settle, type Client } from './test-stream.ts';

let candor: TestServer;
let token: string;
let userId: string;
beforeAll(async () => {
  candor = await openTestServer({ settings: { TRUST_PROXY: '127.0.0.1' } });
});
afterEach(leaveAll);
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3_000);
  ({ token, userId } = await trader(candor));
});

const stream: OwnSent = { method: 'GET', url: '/stream' };
const listen = (auth: object, forwarded?: string): Promise<Client> =>
  connect(candor.server.url, undefined, {
    auth,
    reconnection: false,
    ...(forwarded === undefined ? {} : { extraHeaders: { 'x-forwarded-for': forwarded } }),
  });
const program = async (changed: object = {}) => new OwnProgram(candor, await makeKey(candor, token, changed));
/** Names of what comes after the greeting. */
function heard(client: Client): string[] {
  const names: string[] = [];
  client.onAny((name: string) => names.push(name));
  return names;
}
async function trade(): Promise<void> {
  const body = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '50' } as const;
  expect((await candor.call('POST /portal/order/spotOrder', { token, body })).code).toBe(200);
}
const gone = (client: Client): Promise<number> => {
  const from = performance.now();
  return new Promise((resolve) => client.once('disconnect', () => resolve(performance.now() - from)));
};

test('a stream that a key has opened tells what is its owner’s, and of nobody else', async () => {
  const reader = await program({ rights: ['read'] });
  const [own, other] = [await listen(reader.headersOf(stream)), await listen({})];
  const [atOwn, atOther] = [heard(own), heard(other)];
  await trade();
  await expect.poll(() => atOwn).toContain('order');
  await settle(other);
  expect(atOther).not.toContain('order');
});

test.each<[string, (one: OwnProgram) => Record<string, string>]>([
  ['signed for something else', (one) => one.headersOf({ method: 'POST', url: '/account/list' })],
  ['with another signature', (one) => ({ ...one.headersOf(stream), 'api-signature': 'ab'.repeat(32) })],
  ['with a key that nobody has', (one) => ({ ...one.headersOf(stream), 'api-key': 'A'.repeat(64) })],
])('none is opened %s', async (_what, auth) => {
  await expect(listen(auth(await program()))).rejects.toThrow('key-rejected');
});

test('none is opened too late, or a second time with one signature', async () => {
  const one = await program();
  const late = one.headersOf({ ...stream, time: String(candor.time.clock.now() - 5_001) });
  await expect(listen(late)).rejects.toThrow('key-time');
  const signed = one.headersOf(stream);
  await listen(signed);
  await expect(listen(signed)).rejects.toThrow('key-used');
});

test('none is opened from another address than the key’s, as the trusted proxy tells it', async () => {
  const bound = await program({ addresses: ['203.0.113.7'] });
  await expect(listen(bound.headersOf(stream))).rejects.toThrow('key-rejected');
  await expect(listen(bound.headersOf(stream), '203.0.113.7, 198.51.100.1')).rejects.toThrow('key-rejected');
  expect((await listen(bound.headersOf(stream), '203.0.113.7')).connected).toBe(true);
});

test('what is heard ends within a second of the key, and that of others goes on', async () => {
  const [ending, staying] = [await program(), await program()];
  const [first, second] = [await listen(ending.headersOf(stream)), await listen(staying.headersOf(stream))];
  const events = heard(first);
  const ended = gone(first);
  await candor.call('POST /player/keys/end', { token, body: { apiKey: ending.key } });
  expect(await ended).toBeLessThan(1_000);
  await trade();
  await expect.poll(() => second.connected).toBe(true);
  expect(events).not.toContain('order');
});

test('what is heard ends with a login password that is reset, and when the key expires', async () => {
  const { db } = candor.server.services;
  const short = await program();
  const client = await listen(short.headersOf(stream));
  const ended = gone(client);
  await db.query('update program_key set ended_at = $2 where id = $1', [short.key, candor.time.clock.now()]);
  expect(await ended).toBeLessThan(1_000);
  const next = new OwnProgram(candor, await makeShortKey(candor, userId));
  const other = await listen(next.headersOf(stream));
  const expired = gone(other);
  await candor.advance(500);
  expect(await expired).toBeLessThan(1_000);
});
