import { usdt } from '@candor/core/money/currencies.ts';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './db/database.ts';
import { openTestDatabase, type TestDatabase } from './db/test-database.ts';
import type { Feed } from './market/feed.ts';
import { openLog } from './running/log.ts';
import { testFeed, type TestFeed } from './market/test-feed.ts';
import { manualTime, type Every, type ManualTime } from './market/timing.ts';
import { openServer, type CandorServer } from './server.ts';
import { settingsOf } from './settings.ts';
import { testStart } from './test-server.ts';

let opened: TestDatabase;
const running: CandorServer[] = [];
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await opened.drop();
});

interface Life {
  readonly server: CandorServer;
  readonly time: ManualTime;
  readonly feed: TestFeed;
  pass(ms: number): Promise<void>;
}
/** One life of the server on the data of the lives before. */
async function live(
  now: number,
  prepare: (feed: TestFeed) => void = () => undefined,
  settings: Record<string, string> = {},
): Promise<Life> {
  const time = manualTime(now);
  const feed = testFeed(time);
  prepare(feed);
  const server = await openServer(
    settingsOf({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: '0', DEMO_ACCOUNT: '0', ...settings }),
    {
      db: opened.db,
      feed,
      clock: time.clock,
      every: time.every,
      log: openLog('silent'),
      checkAnswers: true,
    },
  );
  running.push(server);
  return {
    server,
    time,
    feed,
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
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as {
    code: number;
    data: Record<string, unknown> & { list: Record<string, unknown>[] };
  };
}
const ticket = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' };
/** A new user with test funds. @returns what to send as theirs */
async function signUp(life: Life): Promise<Record<string, string>> {
  const { data } = await call(life, 'POST', '/register', {
    type: 'account',
    account: 'restarter',
    password: 'secret-123',
    confirmPassword: 'secret-123',
    agree: true,
  });
  const headers = { 'coin-auth': String(data['token']) };
  await call(life, 'POST', '/account/testFunds', {}, headers);
  return headers;
}
const sums = () => opened.db.query('select currency, sum(available + frozen) as total from account group by currency');

test('its log says when it is up and when it has stopped', async () => {
  const lines: { msg: string; mode?: string; feed?: string }[] = [];
  const log = openLog('info', {
    write: (line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    },
  });
  const time = manualTime(testStart);
  const server = await openServer(settingsOf({ PORT: '0', DEMO_ACCOUNT: '0' }), {
    db: opened.db,
    feed: testFeed(time),
    clock: time.clock,
    every: time.every,
    log,
  });
  await server.close();
  expect(lines.map(({ msg }) => msg)).toEqual(['the server is up', 'the server stops', 'the server has stopped']);
  expect(lines[0]).toMatchObject({ mode: 'paper', url: server.url, database: opened.db.kind });
});

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
  expect(data.list).toMatchObject([
    {
      orderNo: placed.data['orderNo'],
      status: 'settled',
      result: 'win',
      profit: '80',
      salePrice: '60010',
      termsHash: placed.data['termsHash'],
    },
  ]);
  expect((await call(second, 'POST', '/account/balance?type=1&currencyCode=USDT', {}, headers)).data).toMatchObject({
    available: '10090',
    frozen: '0',
    bonusLocked: '0',
  });
  expect(await call(second, 'POST', '/portal/order/contractOrder', ticket, keyed)).toEqual(placed);
  expect((await call(second, 'POST', '/portal/order/contractOrder', { ...ticket, amount: '101' }, keyed)).code).toBe(
    409,
  );
  expect((await call(second, 'POST', '/account/testFunds', {}, headers)).code).toBe(400);
  expect(await sums()).toEqual([{ currency: 'USDT', total: '0' }]);
});

test('a stop in the middle of a crowd loses nothing that was acknowledged', async () => {
  const life = await live(testStart);
  life.feed.tick('BTCUSDT', '60000');
  await life.pass(500);
  const headers = await signUp(life);
  const crowd = Array.from({ length: 60 }, () =>
    call(life, 'POST', '/portal/order/contractOrder', { ...ticket, amount: '1' }, headers).catch(() => null),
  );
  await Promise.race(crowd);
  await end(life);
  const acknowledged = (await Promise.all(crowd)).flatMap((reply) =>
    reply?.code === 200 ? [String(reply.data['orderNo'])] : [],
  );
  const stored = new Set(
    (await opened.db.query<{ order_no: string }>('select order_no from fast_order')).map((row) => row.order_no),
  );
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((orderNo) => !stored.has(orderNo))).toEqual([]);
  const frozen = await opened.db.query('select frozen from account where owner not in ($1, $2) and type = 1', [
    'world',
    'fast-reserve',
  ]);
  expect(frozen).toEqual([{ frozen: String(usdt('1') * BigInt(stored.size)) }]);
});

test('says whether it can serve, and refuses a port that is taken', async () => {
  const life = await live(testStart);
  expect((await call(life, 'GET', '/health')).data).toEqual({
    ready: true,
    database: opened.db.kind,
    feed: 'test',
    mode: 'paper',
  });
  const port = new URL(life.server.url).port;
  const taken = openServer(settingsOf({ PORT: port, DATA_DIR: '/nowhere', LOG_LEVEL: 'silent', DEMO_ACCOUNT: '0' }), {
    db: await elsewhere(),
    feed: testFeed(life.time),
    log: openLog('silent'),
  });
  await expect(taken).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or choose another: PORT=8090 npm start`,
  );
  expect((await call(life, 'GET', '/health')).code).toBe(200);
});

test('a port or an address that can not be had is named before anything else is touched', async () => {
  const untouched = new Proxy(opened.db, {
    get: () => {
      throw new Error('the database was asked');
    },
  });
  const start = (changes: Record<string, string>) =>
    openServer(settingsOf({ PORT: '0', LOG_LEVEL: 'silent', ...changes }), { db: untouched, log: openLog('silent') });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start({ PORT: String(port) })).rejects.toThrow(`Port ${port} is taken`);
  other.close();
  await expect(start({ HOST: '203.0.113.7' })).rejects.toThrow(/^HOST: 203\.0\.113\.7 is no address of this machine/);
  await expect(start({ HOST: 'no-such-host.invalid' })).rejects.toThrow(
    /^HOST: no-such-host\.invalid is no address of this machine/,
  );
});

test('while it opens, the port answers 503 to everything and says when to ask again', async () => {
  const { port } = await free();
  let isAsked = false;
  const slow: Database = {
    ...opened.db,
    async query<Row>(sql: string, params?: readonly unknown[]) {
      if (!isAsked) {
        isAsked = true;
        for (const path of ['/health', '/ready', '/', '/stream/?EIO=4&transport=polling']) {
          const early = await fetch(`http://127.0.0.1:${port}${path}`);
          answers.push([
            path,
            early.status,
            early.headers.get('retry-after'),
            ((await early.json()) as { code: number }).code,
          ]);
        }
      }
      return opened.db.query<Row>(sql, params);
    },
    openWriter: () => opened.db.openWriter(),
  };
  const answers: unknown[] = [];
  const time = manualTime(testStart);
  const server = await openServer(settingsOf({ PORT: String(port), LOG_LEVEL: 'silent', DEMO_ACCOUNT: '0' }), {
    db: slow,
    feed: testFeed(time),
    clock: time.clock,
    every: time.every,
    log: openLog('silent'),
  });
  running.push(server);
  expect(answers).toEqual([
    ['/health', 503, '2', 503],
    ['/ready', 503, '2', 503],
    ['/', 503, '2', 503],
    ['/stream/?EIO=4&transport=polling', 503, '2', 503],
  ]);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect((await fetch(`${server.url}/stream/?EIO=4&transport=polling`)).status).toBe(200);
});

test('a start that fails on its last steps leaves nothing running: neither timer nor port nor writer', async () => {
  const { port } = await free();
  const time = manualTime(testStart);
  const feed = testFeed(time);
  let timers = 0;
  const every: Every = (periodMs, run) => {
    const stop = time.every(periodMs, run);
    timers += 1;
    return () => {
      timers -= 1;
      stop();
    };
  };
  const start = (changes: Partial<Feed>) =>
    openServer(settingsOf({ PORT: String(port), LOG_LEVEL: 'silent', DEMO_ACCOUNT: '0' }), {
      db: opened.db,
      feed: { ...feed, ...changes },
      clock: time.clock,
      every,
      log: openLog('silent'),
    });
  await expect(start({ recentTrades: () => Promise.reject(new Error('the feed is gone')) })).rejects.toThrow(
    'the feed is gone',
  );
  expect(timers).toBe(0);
  running.push(await start({}));
  expect(timers).toBeGreaterThan(0);
});

test('ready only while marks are stored and fresh; what keeps failing is logged once, and its end', async () => {
  const lines: string[] = [];
  let isFull = false;
  const full: Database = {
    ...opened.db,
    query: (sql, params) => opened.db.query(sql, params),
    async openWriter() {
      const writer = await opened.db.openWriter();
      return {
        keep: () => writer.keep(),
        close: () => writer.close(),
        batch: (statements) =>
          isFull && statements.some(({ sql }) => sql.includes('insert'))
            ? Promise.reject(new Error('No space left on device'))
            : writer.batch(statements),
      };
    },
  };
  const time = manualTime(testStart);
  const feed = testFeed(time);
  const log = pino(
    { level: 'warn' },
    {
      write: (line: string) => {
        lines.push(line);
      },
    },
  );
  const server = await openServer(settingsOf({ PORT: '0', DEMO_ACCOUNT: '0' }), {
    db: full,
    feed,
    clock: time.clock,
    every: time.every,
    log,
  });
  running.push(server);
  const ready = async () => {
    const response = await fetch(`${server.url}/ready`);
    const { data } = (await response.json()) as { data: { params?: { reasons: string } } };
    return [response.status, data.params?.reasons];
  };
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 250) {
      feed.tick('BTCUSDT', '60000');
      time.advance(250);
      await server.services.engine.submit({ kind: 'clock' }).catch(() => undefined);
      await expect.poll(() => server.services.engine.ready).toBe(true);
    }
  };
  expect(await ready()).toEqual([503, 'feed']);
  await pass(500);
  expect(await ready()).toEqual([200, undefined]);
  isFull = true;
  await pass(8_000);
  const [status, reasons] = await ready();
  expect([status, String(reasons).split(' ')[0]]).toEqual([503, 'commit']);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  const said = () => lines.filter((line) => line.includes('a commit has failed'));
  expect(said()).toHaveLength(1);
  isFull = false;
  // The state is loaded anew first, however long that takes here.
  const readyAfterMark = async () => {
    await pass(250);
    return ready();
  };
  await expect.poll(readyAfterMark).toEqual([200, undefined]);
  expect(said()).toHaveLength(2);
  expect(JSON.parse(said()[1] ?? '')).toMatchObject({
    msg: 'a commit has failed, the state is loaded anew: it is over',
  });
});

/** A port that nobody has just now. */
async function free(): Promise<AddressInfo> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return address;
}

/** Another database, so that only the port is in the way. */
async function elsewhere() {
  const other = await openTestDatabase();
  extra.push(other);
  return other.db;
}
const extra: TestDatabase[] = [];
afterEach(async () => {
  for (const other of extra.splice(0)) await other.drop();
});
