import { usdt } from '@candor/core/money/currencies.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './db/test-database.ts';
import { openLog } from './log.ts';
import { testFeed, type TestFeed } from './market/test-feed.ts';
import { manualTime, type ManualTime } from './market/timing.ts';
import { openServer, type CandorServer } from './server.ts';
import { settingsOf } from './settings.ts';
import { testStart } from './test-server.ts';

let opened: TestDatabase;
const running: CandorServer[] = [];
beforeEach(async () => { opened = await openTestDatabase(); });
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await opened.drop();
});

interface Life { readonly server: CandorServer; readonly time: ManualTime; readonly feed: TestFeed; pass(ms: number): Promise<void> }
/** One life of the server on the data of the lives before. */
async function live(now: number, prepare: (feed: TestFeed) => void = () => undefined, settings: Record<string, string> = {}): Promise<Life> {
  const time = manualTime(now);
  const feed = testFeed(time);
  prepare(feed);
  const server = await openServer(settingsOf({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: '0', DEMO_ACCOUNT: '0', ...settings }), {
    db: opened.db, feed, clock: time.clock, every: time.every, log: openLog('silent'), checkAnswers: true,
  });
  running.push(server);
  return {
    server, time, feed,
    async pass(ms) {
      for (let left = ms; left > 0; left -= 250) {
        time.advance(250);
        await server.services.engine.submit({ kind: 'clock' });
      }
    },
  };
}
const end = (life: Life): Promise<void> => {
  running.splice(running.indexOf(life.server), 1);
  return life.server.close();
};
async function call(life: Life, method: string, path: string, body: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${life.server.url}${path}`, {
    method, headers: { 'content-type': 'application/json', ...headers }, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  return await response.json() as { code: number; data: Record<string, unknown> & { list: Record<string, unknown>[] } };
}
const ticket = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' };
/** A new user with test funds. @returns what to send as his */
async function signUp(life: Life): Promise<Record<string, string>> {
  const { data } = await call(life, 'POST', '/register', { type: 'account', account: 'restarter', password: 'secret-123', confirmPassword: 'secret-123', agree: true });
  const headers = { 'coin-auth': String(data['token']) };
  await call(life, 'POST', '/account/testFunds', {}, headers);
  return headers;
}
const sums = () => opened.db.query('select currency, sum(available + frozen) as total from account group by currency');

test('a restart keeps sessions, keys and money, and settles what expired while it was down', async () => {
  const first = await live(testStart);
  first.feed.tick('BTCUSDT', '60000');
  await first.pass(500);
  const headers = await signUp(first);
  const keyed = { ...headers, 'idempotency-key': 'intent' };
  const placed = await call(first, 'POST', '/portal/order/contractOrder', ticket, keyed);
  expect(placed.code).toBe(200);
  await first.pass(500);
  await end(first);

  const past = Array.from({ length: 240 }, (_, i) => ({ time: testStart + i * 250, price: '60010' }));
  const second = await live(testStart + 3_600_000, (feed) => feed.remember('BTCUSDT', past));
  const { data } = await call(second, 'POST', '/portal/order/getContractOrder', { contractType: 'fast' }, headers);
  expect(data.list).toMatchObject([{ orderNo: placed.data['orderNo'], status: 'settled', result: 'win', profit: '80', salePrice: '60010', termsHash: placed.data['termsHash'] }]);
  expect((await call(second, 'POST', '/account/balance?type=1&currencyCode=USDT', {}, headers)).data).toMatchObject({ available: '10090', frozen: '0', bonusLocked: '0' });
  expect(await call(second, 'POST', '/portal/order/contractOrder', ticket, keyed)).toEqual(placed);
  expect((await call(second, 'POST', '/portal/order/contractOrder', { ...ticket, amount: '101' }, keyed)).code).toBe(409);
  expect((await call(second, 'POST', '/account/testFunds', {}, headers)).code).toBe(400);
  expect(await sums()).toEqual([{ currency: 'USDT', total: '0' }]);
});

test('a stop in the middle of a crowd loses nothing that was acknowledged', async () => {
  const life = await live(testStart);
  life.feed.tick('BTCUSDT', '60000');
  await life.pass(500);
  const headers = await signUp(life);
  const crowd = Array.from({ length: 60 }, () => call(life, 'POST', '/portal/order/contractOrder', { ...ticket, amount: '1' }, headers).catch(() => null));
  await Promise.race(crowd);
  await end(life);
  const acknowledged = (await Promise.all(crowd)).flatMap((reply) => (reply?.code === 200 ? [String(reply.data['orderNo'])] : []));
  const stored = new Set((await opened.db.query<{ order_no: string }>('select order_no from fast_order')).map((row) => row.order_no));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((orderNo) => !stored.has(orderNo))).toEqual([]);
  const frozen = await opened.db.query('select frozen from account where owner not in ($1, $2) and type = 1', ['world', 'fast-reserve']);
  expect(frozen).toEqual([{ frozen: String(usdt('1') * BigInt(stored.size)) }]);
});

test('says whether it can serve, and refuses a port that is taken', async () => {
  const life = await live(testStart);
  expect((await call(life, 'GET', '/health')).data).toEqual({ ready: true, database: opened.db.kind, feed: 'test', mode: 'paper' });
  const port = new URL(life.server.url).port;
  const taken = openServer(settingsOf({ PORT: port, DATA_DIR: '/nowhere', LOG_LEVEL: 'silent', DEMO_ACCOUNT: '0' }), { db: await elsewhere(), feed: testFeed(life.time), log: openLog('silent') });
  await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect((await call(life, 'GET', '/health')).code).toBe(200);
});

/** Another database, so that only the port is in the way. */
async function elsewhere() {
  const other = await openTestDatabase();
  extra.push(other);
  return other.db;
}
const extra: TestDatabase[] = [];
afterEach(async () => { for (const other of extra.splice(0)) await other.drop(); });
