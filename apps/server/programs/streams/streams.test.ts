import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { makeKey, Program, trader } from '../test-programs.ts';
import { streamsAtMost } from './connection.ts';
import { PlainSocket } from './test-listener.ts';
import { connectionsAtMost } from './upgrades.ts';

let candor: TestServer;
const open: PlainSocket[] = [];
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000', { quantity: '0.5', side: 'buy' });
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(3_000);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

async function connect(path: string): Promise<PlainSocket> {
  const socket = await PlainSocket.open(candor, path);
  open.push(socket);
  return socket;
}
const tick = async (price: string, quantity = '0.25') => {
  candor.feed.tick('BTCUSDT', price, { quantity, side: 'sell' });
  await candor.advance(1_000);
};

test('streams are asked for, listed and left, each answer under the number of its request', async () => {
  const socket = await connect('/ws/0');
  expect(await socket.ask('LIST_SUBSCRIPTIONS', undefined, 'a-1')).toEqual({ result: [], id: 'a-1' });
  const names = ['btcusdt@trade', 'btcusdt@kline_1m'];
  expect(await socket.ask('SUBSCRIBE', names, 7)).toEqual({ result: null, id: 7 });
  expect(await socket.ask('LIST_SUBSCRIPTIONS', [], 8)).toEqual({ result: names, id: 8 });
  expect(await socket.ask('UNSUBSCRIBE', ['btcusdt@trade'], 9)).toEqual({ result: null, id: 9 });
  expect(await socket.ask('LIST_SUBSCRIPTIONS', [], 10)).toEqual({ result: ['btcusdt@kline_1m'], id: 10 });
});

test.each([
  ['SUBSCRIBE', ['nosuch@trade'], 'no such stream: nosuch@trade'],
  ['SUBSCRIBE', [], 'params must be names of streams'],
  ['SUBSCRIBE', [1], 'params must be names of streams'],
  ['SUBSCRIBE', 'btcusdt@trade', 'params must be a list'],
  ['JOIN', ['btcusdt@trade'], 'unknown method or property: JOIN'],
])('%s of %j is refused, and nothing is heard', async (method, params, msg) => {
  const socket = await connect('/ws');
  expect(await socket.ask(method, params, 1)).toEqual({ error: { code: 2, msg: `Invalid request: ${msg}` }, id: 1 });
  expect(await socket.ask('LIST_SUBSCRIPTIONS', [], 2)).toEqual({ result: [], id: 2 });
});

test.each(['', 'no json', '[]', '7', 'null', '{"id":1}', '{"id":{},"method":"SUBSCRIBE"}'])(
  'a frame that is no request is refused: %s',
  async (text) => {
    const socket = await connect('/ws');
    socket.socket.send(text);
    expect(await socket.find(({ error }) => error !== undefined)).toMatchObject({ error: { code: 2 } });
  },
);

test('a deal is told once as a trade and as one that is summed up, as the list has it', async () => {
  const socket = await connect('/ws/btcusdt@trade/btcusdt@aggTrade');
  await candor.advance(250);
  await tick('60100', '0.75');
  const trade = await socket.find(({ e, q }) => e === 'trade' && q === '0.75');
  const program = new Program(candor, { data: { apiKey: '', secret: '' } as never });
  const listed = (await program.open('/trades?symbol=BTCUSDT&limit=1')).data as unknown as [
    { id: number; time: number },
  ];
  expect(trade).toEqual({
    e: 'trade',
    E: expect.any(Number) as number,
    s: 'BTCUSDT',
    t: listed[0].id,
    p: '60100',
    q: '0.75',
    T: listed[0].time,
    m: true,
    M: true,
  });
  expect(await socket.find(({ e, q }) => e === 'aggTrade' && q === '0.75')).toEqual({
    e: 'aggTrade',
    E: expect.any(Number) as number,
    s: 'BTCUSDT',
    a: listed[0].id,
    p: '60100',
    q: '0.75',
    f: listed[0].id,
    l: listed[0].id,
    T: listed[0].time,
    m: true,
    M: true,
  });
  await tick('60200', '0.5');
  await socket.find(({ p }) => p === '60200');
  expect(socket.sent.filter(({ e, q }) => e === 'trade' && q === '0.75')).toHaveLength(1);
});

test('prices of the day come each second for what has changed, by symbol and together', async () => {
  const socket = await connect('/stream?streams=btcusdt@ticker/btcusdt@miniTicker/!ticker@arr/!miniTicker@arr');
  await tick('60300');
  const of = (name: string) => socket.find(({ stream }) => stream === name);
  const { data: ticker } = await of('btcusdt@ticker');
  const { data: row } = await new Program(candor, { data: { apiKey: '', secret: '' } as never }).open(
    '/ticker/24hr?symbol=BTCUSDT',
  );
  expect(ticker).toMatchObject({
    e: '24hrTicker',
    s: 'BTCUSDT',
    c: '60300.00',
    p: row['priceChange'],
    o: row['openPrice'],
    h: row['highPrice'],
    v: row['volume'],
  });
  const { b, a } = ticker as { b: string; a: string };
  expect(Number(b)).toBeLessThan(Number(a));
  expect(await of('btcusdt@miniTicker')).toMatchObject({ data: { e: '24hrMiniTicker', s: 'BTCUSDT', c: '60300.00' } });
  for (const name of ['!ticker@arr', '!miniTicker@arr']) {
    const { data } = await of(name);
    expect((data as { s: string }[]).map(({ s }) => s)).toContain('BTCUSDT');
  }
});

test('a candle is told as it stands, and once more when it has ended', async () => {
  const socket = await connect('/ws/btcusdt@kline_1m');
  await tick('60400');
  const first = await socket.find(({ k }) => (k as { c?: string } | undefined)?.c === '60400');
  const start = (first['k'] as { t: number }).t;
  expect(first).toMatchObject({ e: 'kline', s: 'BTCUSDT', k: { s: 'BTCUSDT', i: '1m', T: start + 59_999, x: false } });
  for (let second = 0; second < 62; second += 1) await tick('60410');
  const closed = await socket.find(({ k }) => (k as { x?: boolean } | undefined)?.x === true);
  expect(closed['k']).toMatchObject({ t: start, c: '60410', x: true });
  expect(
    socket.sent.filter(({ k }) => (k as { t: number; x: boolean }).t === start && (k as { x: boolean }).x),
  ).toHaveLength(1);
  expect(await socket.find(({ k }) => (k as { t?: number } | undefined)?.t === start + 60_000)).toMatchObject({
    k: { x: false },
  });
});

test('an order in the book is told by its change, best price and first levels, and when it has ended', async () => {
  const program = new Program(candor, await makeKey(candor, (await trader(candor)).token));
  const socket = await connect('/stream?streams=btcusdt@depth@100ms/btcusdt@depth5@100ms/btcusdt@bookTicker');
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
  const { data: before } = await program.open('/depth?symbol=BTCUSDT');
  const best = Number((before['bids'] as unknown as string[][])[0]?.[0]);
  const price = String(best + 0.01);
  const order = { symbol: 'BTCUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price, quantity: '0.01' };
  const { data: placed } = await program.send('POST', '/order', order);
  const of = (name: string, fits: (data: Record<string, unknown>) => boolean) =>
    socket.find(({ stream, data }) => stream === name && fits(data as Record<string, unknown>));
  const change = await of('btcusdt@depth@100ms', ({ b }) => JSON.stringify(b).includes(`["${price}","0.01"]`));
  expect(change['data']).toMatchObject({ e: 'depthUpdate', s: 'BTCUSDT' });
  expect(Number((change['data'] as { u: number }).u)).toBeGreaterThan(Number(before['lastUpdateId']));
  await of('btcusdt@bookTicker', ({ b, B }) => b === price && B === '0.01');
  await of('btcusdt@depth5@100ms', ({ bids }) => (bids as string[][])[0]?.join() === `${price},0.01`);
  await program.send('DELETE', '/order', { symbol: 'BTCUSDT', orderId: String(placed['orderId']) });
  await of('btcusdt@depth@100ms', ({ b }) => JSON.stringify(b).includes(`["${price}","0"]`));
});

test('the names around events are asked for, and taken away', async () => {
  const socket = await connect('/ws/btcusdt@ticker');
  expect(await socket.ask('GET_PROPERTY', ['combined'], 1)).toEqual({ result: false, id: 1 });
  expect(await socket.ask('SET_PROPERTY', ['combined', true], 2)).toEqual({ result: null, id: 2 });
  await tick('60500');
  expect(await socket.find(({ stream }) => stream === 'btcusdt@ticker')).toHaveProperty('data.e', '24hrTicker');
});

test('a ping is answered, a request without an upgrade is asked for one, an unknown path leads nowhere', async () => {
  const socket = await connect('/ws');
  socket.socket.ping('now');
  const [data] = (await once(socket.socket, 'pong')) as [Buffer];
  expect(String(data)).toBe('now');
  expect((await fetch(`${candor.server.url}/binance/ws`)).status).toBe(426);
  const nowhere = new PlainSocket(candor, '/nowhere');
  expect(await nowhere.closed()).toBe(1006);
});

test('one connection hears so many streams at most', async () => {
  const socket = await connect('/ws');
  const many = Array.from({ length: streamsAtMost }, (_, at) => `btcusdt@depth${at === 0 ? '' : '5'}`);
  expect(await socket.ask('SUBSCRIBE', many, 1)).toEqual({ result: null, id: 1 });
  expect(await socket.ask('LIST_SUBSCRIPTIONS', [], 2)).toMatchObject({ result: ['btcusdt@depth', 'btcusdt@depth5'] });
});

test('whoever sends too many frames is shut out, where limits are on', async () => {
  const limited = await openTestServer({ settings: { RATE_LIMITS: '1' } });
  const socket = await PlainSocket.open(limited, '/ws');
  const closing = socket.closed();
  for (let frame = 0; frame < 20; frame += 1) socket.socket.send('{"id":1,"method":"LIST_SUBSCRIPTIONS"}');
  expect(await closing).toBe(1008);
  expect(socket.sent.length).toBeLessThanOrEqual(10);
  await limited.close();
});

test('a stop of the server ends what is connected, and waits for nobody', async () => {
  const short = await openTestServer();
  const socket = await PlainSocket.open(short, '/ws/btcusdt@trade');
  const closing = socket.closed();
  await short.close();
  expect(await closing).toBe(1012);
});

test('a connection that is reset while it is looked at takes nothing else with it', async () => {
  const { hostname, port } = new URL(candor.server.url);
  const head =
    `GET /binance/ws/btcusdt@trade HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: upgrade\r\n` +
    'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  for (let turn = 0; turn < 50; turn += 1) {
    const raw = connectTo(Number(port), hostname);
    raw.on('error', () => undefined);
    await once(raw, 'connect');
    raw.write(head);
    if (turn % 2 === 1) await new Promise((resolve) => setTimeout(resolve, turn % 5));
    raw.resetAndDestroy();
  }
  const socket = await connect('/ws');
  expect(await socket.ask('LIST_SUBSCRIPTIONS', [], 1)).toEqual({ result: [], id: 1 });
});

test('one address holds so many connections, and others when one has closed', async () => {
  const limited = await openTestServer({ settings: { RATE_LIMITS: '1', CALLS_PER_ADDRESS: '10000' } });
  const held = await Promise.all(Array.from({ length: connectionsAtMost }, () => PlainSocket.open(limited, '/ws')));
  const refused = new PlainSocket(limited, '/ws');
  expect(await refused.closed()).toBe(1006);
  const [first] = held;
  first?.socket.close();
  await first?.closed();
  await expect
    .poll(() =>
      PlainSocket.open(limited, '/ws').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await limited.close();
});
