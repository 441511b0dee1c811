import type { BookRequest, BriefBook, ClientEvents, ServerEvents } from '@candor/api-contract/events.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

type Client = Socket<ServerEvents, ClientEvents>;
let candor: TestServer;
const clients: Client[] = [];
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(2_000);
});
afterEach(() => clients.splice(0).forEach((client) => client.disconnect()));
afterAll(() => candor.close());

async function watching(request: BookRequest): Promise<{ client: Client; events: [string, unknown][] }> {
  const client: Client = io(candor.server.url, { path: '/stream', transports: ['websocket'], forceNew: true });
  clients.push(client);
  const events: [string, unknown][] = [];
  client.onAny((name: string, payload: unknown) => events.push([name, payload]));
  await new Promise<void>((resolve) => {
    client.once('connect', resolve);
  });
  client.emit('depth_add', request);
  await settle(client);
  return { client, events };
}
/** An answer goes the same way as what was sent before it. */
const settle = (client: Client): Promise<unknown> =>
  new Promise((resolve) => {
    client.emit('ticker_add', { symbols: [] }, resolve);
  });
async function turns(client: Client, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await candor.advance(250);
  await settle(client);
}
const books = (events: readonly [string, unknown][]): BriefBook[] =>
  events.flatMap(([name, payload]) => (name === 'book' ? [payload as BriefBook] : []));
/** Prices and quantities of a side, read as its description says. */
function levels(text: string, away: 1 | -1): [number, number][] {
  const counts = text.split(' ').map(Number);
  let tick = 0;
  return counts.flatMap((count, place): [number, number][] => {
    if (place % 2 === 1) return [];
    tick = place === 0 ? count : tick + away * count;
    return [[tick / 100, (counts[place + 1] ?? 0) / 100_000]];
  });
}

test('in brief the book is that of the call, told when it changes and at least once a second', async () => {
  const { client, events } = await watching({ symbol: 'BTCUSDT', parts: ['book'] });
  await turns(client, 12);
  const told = books(events);
  const gaps = told.slice(1).map((book, at) => {
    const { time = 0, bids, asks } = told[at] ?? {};
    return { ms: book.time - time, isSame: book.bids === bids && book.asks === asks };
  });
  expect(gaps.length).toBeGreaterThan(1);
  expect(gaps.filter(({ ms, isSame }) => (isSame ? ms !== 1_000 : ms > 1_000))).toEqual([]);

  const { token } = await candor.signUp();
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' },
  });
  const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '59990.07', quantity: '0.1' } as const;
  expect((await candor.call('POST /portal/order/spotOrder', { token, body: order })).code).toBe(200);
  const asked = async () => (await candor.call('GET /portal/market/depth', { query: { symbol: 'BTCUSDT' } })).data;
  const sides = ({ bids, asks }: Awaited<ReturnType<typeof asked>>) => JSON.stringify([bids, asks]);
  // The depth behind the book changes by itself: what is told in a turn is what stood before and after it.
  let [before, data] = [await asked(), await asked()];
  do {
    events.length = 0;
    before = data;
    await turns(client, 1);
    data = await asked();
  } while (sides(before) !== sides(data) || books(events).length === 0);
  const changed = books(events).at(-1);
  expect(changed).toMatchObject({ symbol: 'BTCUSDT', tick: '0.01', step: '0.00001' });
  const numbers = (side: readonly (readonly [string, string])[]) => side.map((level) => level.map(Number));
  expect(levels(changed?.bids ?? '', -1)).toEqual(numbers(data.bids));
  expect(levels(changed?.asks ?? '', 1)).toEqual(numbers(data.asks));
  expect(data.bids).toContainEqual(['59990.07', '0.1']);
  expect(data.bids).toHaveLength(20);
});

test('who names parts gets them and nothing else; who names none gets the whole book and the deals', async () => {
  const seen = [
    await watching({ symbol: 'BTCUSDT', parts: ['book'] }),
    await watching({ symbol: 'BTCUSDT', parts: ['trade'] }),
    await watching({ symbol: 'BTCUSDT' }),
    await watching({ symbol: 'ETHUSDT', parts: ['trade', 'book'] }),
  ];
  const { token } = await candor.signUp();
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '500' },
  });
  const body = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '100' } as const;
  expect((await candor.call('POST /portal/order/spotOrder', { token, body })).code).toBe(200);
  candor.feed.tick('ETHUSDT', '3000', { quantity: '1', side: 'buy' });
  for (const { client } of seen) await turns(client, 2);
  const names = seen.map(({ events }) => [...new Set(events.map(([name]) => name))].sort());
  expect(names).toEqual([['book'], ['trade'], ['depth', 'trade'], ['book', 'trade']]);
  expect(seen[3]?.events.every(([, payload]) => JSON.stringify(payload).includes('ETHUSDT'))).toBe(true);
});

test('nothing is told any more of what is not watched any more, and the next symbol takes its place', async () => {
  const { client, events } = await watching({ symbol: 'BTCUSDT', parts: ['book', 'trade'] });
  client.emit('depth_add', { symbol: 'ETHUSDT', parts: ['book'] });
  await settle(client);
  events.length = 0;
  await turns(client, 5);
  expect(new Set(books(events).map(({ symbol }) => symbol))).toEqual(new Set(['ETHUSDT']));
  client.emit('depth_add', { symbol: null });
  await settle(client);
  events.length = 0;
  await turns(client, 5);
  expect(events).toEqual([]);
});

test.each([
  ['a part that there is not', { symbol: 'BTCUSDT', parts: ['orders'] }],
  ['a room of its own', { symbol: 'BTCUSDT', parts: ['book'], room: 'user 1' }],
  ['no symbol', { parts: ['book'] }],
  ['a symbol with a blank', { symbol: 'BTC USDT' }],
])('ends the connection of who asks for %s', async (_name, request) => {
  const { client } = await watching({ symbol: null });
  const gone = new Promise((resolve) => {
    client.once('disconnect', resolve);
  });
  client.emit('depth_add', request as never);
  await gone;
  expect(client.connected).toBe(false);
});
