import type { BriefChanges, TickerChange, TickerRequest } from '@candor/api-contract/events.ts';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';
import { bareStream, connect, leaveAll, settle, subscribe, type Client } from './test-stream.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer({ settings: { CORS_ORIGINS: 'https://app.example' } });
  candor.feed.tick('BTCUSDT', '60000');
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(2_000);
});
afterEach(leaveAll);
afterAll(() => candor.close());

/** Every event that comes after the greeting, as [name, first argument]. */
function heard(client: Client): [string, unknown][] {
  const events: [string, unknown][] = [];
  client.onAny((name: string, payload: unknown) => name !== 'greeting' && events.push([name, payload]));
  return events;
}
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' } as const;

test.each([
  ['100,000 symbols', { symbols: Array.from({ length: 100_000 }, (_, i) => `S${i}`) }],
  ['201 symbols', { symbols: Array.from({ length: 201 }, (_, i) => `S${i}`) }],
  ['objects', { symbols: [{ symbol: 'BTCUSDT' }] }],
  ['a symbol that is a text', { symbols: 'BTCUSDT' }],
  ['a name too long', { symbols: ['X'.repeat(21)] }],
  ['another room beside', { symbols: ['BTCUSDT'], room: 'user 1' }],
  ['a pace that there is not', { symbols: ['BTCUSDT'], pace: 'fast' }],
  ['a form that there is not', { symbols: ['BTCUSDT'], brief: 'very' }],
  ['nothing', undefined],
  ['a number', 5],
])('ends the connection of who subscribes to %s', async (_name, request) => {
  const client = await connect(candor.server.url, undefined, { reconnection: false });
  const events = heard(client);
  const gone = new Promise((resolve) => {
    client.once('disconnect', resolve);
  });
  client.emit('ticker_add', request as never);
  await gone;
  candor.feed.tick('BTCUSDT', '60001');
  await candor.advance(250);
  expect(events).toEqual([]);
});

test('a page of somebody else may not connect; the own one, a listed one and a program may', async () => {
  const { url } = candor.server;
  const from = (origin: string) => connect(url, undefined, { reconnection: false, extraHeaders: { origin } });
  for (const origin of [
    'https://evil.example',
    'null',
    url.replace('127.0.0.1', 'localhost'),
    'https://app.example.evil.example',
    'http://app.example',
  ]) {
    await expect(from(origin), origin).rejects.toThrow('websocket error');
  }
  for (const origin of [url, 'https://app.example']) expect((await from(origin)).connected, origin).toBe(true);
  expect((await connect(url)).connected).toBe(true);
});

test('a visitor gets quotations, and nothing of anybody; naming a user as a symbol makes no difference', async () => {
  const { token, userId } = await candor.signUp();
  const visitor = await connect(candor.server.url);
  const wrong = await connect(candor.server.url, 'A'.repeat(43));
  const [atVisitor, atWrong] = [heard(visitor), heard(wrong)];
  expect((await subscribe(visitor, 'all')).map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSDT']);
  await subscribe(wrong, ['BTCUSDT', `user ${userId}`]);
  expect((await candor.call('POST /portal/order/contractOrder', { token, body: order })).code).toBe(200);
  candor.feed.tick('BTCUSDT', '60002');
  await candor.advance(250);
  await settle(visitor, wrong);
  expect(atVisitor.map(([name]) => name)).toEqual(['ticker']);
  expect(atWrong.map(([name]) => name)).toEqual(['ticker']);
});

test('orders and balances go to every device of their owner, and to nobody else', async () => {
  const [owner, other] = [await candor.signUp(), await candor.signUp()];
  const devices = [await connect(candor.server.url, owner.token), await connect(candor.server.url, owner.token)];
  const stranger = await connect(candor.server.url, other.token);
  const events = devices.map(heard);
  const atStranger = heard(stranger);
  const placed = await candor.call('POST /portal/order/contractOrder', { token: owner.token, body: order });
  await candor.advance(250);
  await settle(...devices, stranger);
  for (const seen of events) {
    expect(seen.filter(([name]) => name === 'order')).toMatchObject([
      ['order', { orderNo: placed.data.orderNo, orderPrice: null }],
      ['order', { orderNo: placed.data.orderNo, status: 'holding', orderPrice: '60002' }],
    ]);
    expect(seen.filter(([name]) => name === 'balance')).toMatchObject([
      ['balance', [{ accountType: 1, available: '9900', frozen: '100', bonusLocked: '10' }]],
    ]);
  }
  expect(atStranger).toEqual([]);
});

test('what one mark does to several orders of a customer is told them at once', async () => {
  const { token } = await candor.signUp();
  const client = await connect(candor.server.url, token);
  const published: unknown[][] = [];
  client.on('order', (...rows) => published.push(rows));
  for (let n = 0; n < 3; n += 1) await candor.call('POST /portal/order/contractOrder', { token, body: order });
  await candor.advance(250);
  await settle(client);
  published.length = 0;
  await candor.advance(30_250);
  await settle(client);
  expect(published).toMatchObject([[{ result: 'tie' }, { result: 'tie' }, { result: 'tie' }]]);
});

test("a logout closes the sockets of its session only; the ended token is a visitor's", async () => {
  const { token } = await candor.signUp();
  const again = await candor.call('POST /login', { body: { account: 'nobody-here', password: 'secret-123' } });
  expect(again.code).toBe(400);
  const client = await connect(candor.server.url, token, { reconnection: false });
  const gone = new Promise((resolve) => {
    client.once('disconnect', resolve);
  });
  expect((await candor.call('GET /logout', { token })).code).toBe(200);
  expect(await gone).toBe('io server disconnect');
  const revoked = await connect(candor.server.url, token, { reconnection: false });
  const events = heard(revoked);
  expect(candor.server.services.stream.sockets).toBeGreaterThan(0);
  await subscribe(revoked, ['BTCUSDT']);
  expect(events).toEqual([]);
});

test('only what has changed of the symbols subscribed to is sent; a subscription replaces the former', async () => {
  const client = await connect(candor.server.url);
  const events = heard(client);
  await subscribe(client, ['ETHUSDT', 'NOSUCH']);
  candor.feed.tick('BTCUSDT', '60010');
  await candor.advance(250);
  candor.feed.tick('BTCUSDT', '60011');
  candor.feed.tick('ETHUSDT', '3001');
  await candor.advance(250);
  await subscribe(client, ['BTCUSDT']);
  const [[, changes] = []] = events.filter(([name]) => name === 'ticker') as [string, TickerChange[]][];
  expect(events).toHaveLength(1);
  expect(changes).toMatchObject([{ symbol: 'ETHUSDT', price: '3001.00' }]);
  expect(Object.keys(changes?.[0] ?? {})).not.toContain('name');
  candor.feed.tick('ETHUSDT', '3002');
  await candor.advance(250);
  await settle(client);
  expect(events).toHaveLength(1);
});

test('one frame is one event, however many symbols moved', async () => {
  const client = await connect(candor.server.url);
  const events = heard(client);
  await subscribe(client, 'all');
  for (const [symbol, price] of [
    ['BTCUSDT', '60020'],
    ['ETHUSDT', '3003'],
    ['XAUUSDT', '2400'],
  ] as const)
    candor.feed.tick(symbol, price);
  await candor.advance(250);
  await settle(client);
  expect(events.map(([name, changes]) => [name, (changes as TickerChange[]).map(({ symbol }) => symbol)])).toEqual([
    ['ticker', ['BTCUSDT', 'ETHUSDT', 'XAUUSDT']],
  ]);
});

test('calm, what has changed comes once a second, of each symbol the newest', async () => {
  const client = await connect(candor.server.url);
  const events = heard(client);
  await new Promise((resolve) => {
    client.emit('ticker_add', { symbols: ['BTCUSDT', 'ETHUSDT'], pace: 'calm' }, resolve);
  });
  candor.feed.tick('BTCUSDT', '60030');
  await candor.advance(250);
  candor.feed.tick('BTCUSDT', '60031');
  candor.feed.tick('ETHUSDT', '3004');
  await candor.advance(1_000);
  await settle(client);
  expect(
    events.map(([, changes]) => (changes as TickerChange[]).map(({ symbol, price }) => [symbol, price])),
  ).toContainEqual([
    ['BTCUSDT', '60031.00'],
    ['ETHUSDT', '3004.00'],
  ]);
  expect(events.length).toBeLessThanOrEqual(2);
});

test('lists that differ get their own symbols, and each symbol is written once for all of them', async () => {
  const { stream, url, turn } = await bareStream(0);
  const lists = [['BTCUSDT', 'ETHUSDT'], ['ETHUSDT'], ['SOLUSDT']];
  const heardOf = await Promise.all(
    lists.map(async (symbols) => {
      const client = await connect(url);
      await subscribe(client, symbols);
      return { client, got: heard(client) };
    }),
  );
  let written = 0;
  const change = (symbol: string): TickerChange =>
    Object.assign({ symbol, price: '1' }, { toJSON: () => ((written += 1), { symbol, price: '1' }) });
  turn(new Map(['BTCUSDT', 'ETHUSDT'].map((symbol) => [symbol, change(symbol)])));
  for (const { client } of heardOf) await subscribe(client, []);
  expect(heardOf.map(({ got }) => got)).toEqual([
    [
      [
        'ticker',
        [
          { symbol: 'BTCUSDT', price: '1' },
          { symbol: 'ETHUSDT', price: '1' },
        ],
      ],
    ],
    [['ticker', [{ symbol: 'ETHUSDT', price: '1' }]]],
    [],
  ]);
  expect(written).toBe(2);
  await stream.close();
});

test('calm lists take turns, so that not all are sent at the same moment', async () => {
  const { stream, url, turn } = await bareStream(0);
  const got: string[] = [];
  for (const symbol of ['AAAUSDT', 'BBBUSDT', 'CCCUSDT', 'DDDUSDT']) {
    const client = await connect(url);
    client.on('ticker', (changes) => got.push(...changes.map((change) => `${symbol} ${change.price}`)));
    await new Promise((resolve) => {
      client.emit('ticker_add', { symbols: [symbol], pace: 'calm' }, resolve);
    });
  }
  for (let price = 1; price <= 4; price += 1) {
    turn(
      new Map(
        ['AAA', 'BBB', 'CCC', 'DDD'].map((code) => [`${code}USDT`, { symbol: `${code}USDT`, price: `${price}` }]),
      ),
    );
    await expect.poll(() => got.length).toBe(price);
  }
  expect(new Set(got.map((line) => line.slice(0, 7))).size).toBe(4);
  expect(got.map((line) => line.slice(8))).toEqual(['1', '2', '3', '4']);
  await stream.close();
});

test('the prices of everything that has one come every four seconds to who asks for the rest', async () => {
  const [one, other] = [await connect(candor.server.url), await connect(candor.server.url)];
  const [atOne, atOther] = [heard(one), heard(other)];
  const ask = (request: TickerRequest) =>
    new Promise((resolve) => {
      one.emit('ticker_add', request, resolve);
    });
  await subscribe(other, []);
  await ask({ symbols: [], rest: true });
  candor.feed.tick('BTCUSDT', '60040');
  candor.feed.tick('ETHUSDT', '3005');
  await candor.advance(4_000);
  await ask({ symbols: [] });
  expect(atOne).toMatchObject([
    [
      'prices',
      {
        prices: expect.arrayContaining([
          ['BTCUSDT', '60040.00', expect.any(String)],
          ['ETHUSDT', '3005.00', expect.any(String)],
        ]) as unknown,
      },
    ],
  ]);
  await candor.advance(8_000);
  await settle(one, other);
  expect([atOne.length, atOther]).toEqual([1, []]);
});

test('in brief, prices are told under one time, and beside them only what does not follow from them', async () => {
  const client = await connect(candor.server.url);
  const events = heard(client);
  await new Promise((resolve) => {
    client.emit('ticker_add', { symbols: ['BTCUSDT', 'ETHUSDT'], brief: true }, resolve);
  });
  candor.feed.tick('BTCUSDT', '60050');
  candor.feed.tick('ETHUSDT', '3006');
  await candor.advance(250);
  const [row] = await subscribe(client, ['BTCUSDT']);
  expect(events).toMatchObject([['quotes', { time: row?.time, prices: { BTCUSDT: '60050.00', ETHUSDT: '3006.00' } }]]);
  const [more = []] = events.map(([, changes]) => (changes as BriefChanges).more);
  expect(more.flatMap((change) => Object.keys(change))).not.toContain('changeRate');
});

test('in brief, the rest comes at once as a whole, then only what has another price', async () => {
  const client = await connect(candor.server.url);
  const events = heard(client);
  const ask = (request: TickerRequest) =>
    new Promise((resolve) => {
      client.emit('ticker_add', request, resolve);
    });
  const tick = async (bitcoin: string, ms: number) => {
    candor.feed.tick('BTCUSDT', bitcoin);
    candor.feed.tick('ETHUSDT', '3007');
    await candor.advance(ms);
  };
  await tick('60060', 4_000);
  await tick('60060', 250);
  await ask({ symbols: [], rest: true, brief: true });
  await ask({ symbols: [], rest: true, brief: true });
  await tick('60061', 4_000);
  await ask({ symbols: [] });
  await candor.advance(8_000);
  await settle(client);
  const [whole, changed, ...others] = events.map(([, changes]) => changes as BriefChanges);
  expect(whole).toMatchObject({
    prices: { BTCUSDT: '60060.00', ETHUSDT: '3007.00' },
    more: expect.arrayContaining([{ symbol: 'ETHUSDT', open: expect.any(String) }]) as unknown,
  });
  expect([changed?.prices, others]).toEqual([{ BTCUSDT: '60061.00' }, []]);
  expect(events.map(([name]) => name)).toEqual(['rest', 'rest']);
});

test('equal subscriptions, in any order and repeated, are one room, and it is left behind empty', async () => {
  const { stream, url, asked, turn } = await bareStream(0);
  const [a, b] = [await connect(url), await connect(url)];
  await subscribe(a, ['ETHUSDT', 'BTCUSDT', 'BTCUSDT']);
  await subscribe(b, ['BTCUSDT', 'ETHUSDT']);
  expect(asked).toEqual([
    ['BTCUSDT', 'ETHUSDT'],
    ['BTCUSDT', 'ETHUSDT'],
  ]);
  let looks = 0;
  const changes = new Map<string, TickerChange>([['BTCUSDT', { symbol: 'BTCUSDT', price: '1' }]]);
  const counted = {
    values: () => changes.values(),
    get: (symbol: string) => {
      looks += symbol === 'BTCUSDT' ? 1 : 0;
      return changes.get(symbol);
    },
  } as typeof changes;
  const both = [a, b].map(
    (client) =>
      new Promise((resolve) => {
        client.once('ticker', resolve);
      }),
  );
  turn(counted);
  expect(await Promise.all(both)).toEqual([[{ symbol: 'BTCUSDT', price: '1' }], [{ symbol: 'BTCUSDT', price: '1' }]]);
  expect(looks).toBe(1);
  a.disconnect();
  b.disconnect();
  await expect.poll(() => stream.sockets).toBe(0);
  turn(counted);
  expect(looks).toBe(1);
  await stream.close();
});

test('after a restart on the same port the app is back by itself, as the user it was', async () => {
  const first = await bareStream(0);
  const { port } = first.server.address() as AddressInfo;
  const client = await connect(first.url, 'known');
  expect([first.stream.hears('1'), first.stream.hears('2')]).toEqual([true, false]);
  await first.stream.close();
  await expect.poll(() => client.connected).toBe(false);
  const second = await bareStream(port);
  await expect.poll(() => client.connected, { timeout: 30_000 }).toBe(true);
  expect(second.stream.hears('1')).toBe(true);
  const got = new Promise((resolve) => {
    client.once('balance', resolve);
  });
  second.stream.toUser('1', 'balance', []);
  expect(await got).toEqual([]);
  second.end({ userId: '1', sessionId: 'another' });
  expect(second.stream.hears('1')).toBe(true);
  client.io.reconnection(false);
  second.end({ userId: '1', sessionId: 's' });
  await expect.poll(() => second.stream.hears('1')).toBe(false);
  await second.stream.close();
});

test.each(['ticker', 'quotes'] as const)(
  'with %s comes how far the public log is, once each time it has grown',
  async (name) => {
    const client = await connect(candor.server.url);
    const heads: unknown[] = [];
    client.on(name, (_changes: unknown, log?: unknown) => heads.push(log));
    const join = () =>
      new Promise((resolve) => {
        client.emit('ticker_add', { symbols: ['BTCUSDT'], brief: name === 'quotes' }, resolve);
      });
    await join();
    const { publicLog, db } = candor.server.services;
    const head = () => ({ size: publicLog.signed?.size, root: publicLog.signed?.note.split('\n')[2] });
    let price = 61_000;
    const frames = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i += 1) {
        candor.feed.tick('BTCUSDT', String((price += 1)));
        await candor.advance(250);
      }
    };
    await publicLog.settle();
    const before = head();
    await frames(2);
    await db.query(
      `insert into feed_fault (id, symbol, kind, from_time, to_time) values ($1, 'XAUUSDT', 'silence', 1, 2)`,
      [`told with ${name}`],
    );
    await publicLog.settle();
    const after = head();
    await frames(2);
    await join();
    expect(after).not.toEqual(before);
    expect(heads).toEqual([before, undefined, after, undefined]);
  },
);
