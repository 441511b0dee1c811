import {
  CallError,
  liveOptions,
  newIntent,
  openClient,
  openLive,
  signedBy,
  streamAuth,
  type Client,
} from '@candor/client/index.ts';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { canRun, examplesIn, runExample } from '../../apps/server/programs/clients/test-examples.ts';
import { openVenue, type Venue } from '../../apps/server/programs/clients/test-venue.ts';
import { openTcpProxy, type TcpProxy } from '../faults/tcp-proxy.ts';

let venue: Venue;
let line: TcpProxy;
let base: string;
let token: string;
let client: Client;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());
beforeEach(async () => {
  line = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(venue.url).port) });
  base = `http://127.0.0.1:${line.port}`;
  ({ token } = await venue.trader());
  client = openClient({ base, headers: () => ({ 'coin-auth': token, lang: 'en' }) });
});
afterEach(() => line.close());

const ticket = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '50' } as const;
const ownOrders = async () =>
  (
    await openClient({ base: venue.url, headers: () => ({ 'coin-auth': token }) }).call(
      'POST /portal/order/getSpotOrder',
      {
        body: { status: 'all' },
      },
    )
  ).list;

test('an order whose answers are lost is placed once, and its answer comes all the same', async () => {
  line.losses.left = 2;
  const order = await client.act('POST /portal/order/spotOrder', { body: ticket });
  expect(line.losses.lost).toBe(2);
  expect((await ownOrders()).map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
});

test('an intent that is kept is the same order after a start of the program', async () => {
  const intent = newIntent();
  const first = await client.act('POST /portal/order/spotOrder', { body: ticket }, { intent });
  const again = openClient({ base, headers: () => ({ 'coin-auth': token }) });
  const second = await again.act('POST /portal/order/spotOrder', { body: ticket }, { intent });
  expect(second.orderNo).toBe(first.orderNo);
  expect(await ownOrders()).toHaveLength(1);
});

test('what reads is asked again through a cut; what neither reads nor has a key is not', async () => {
  line.cut();
  setTimeout(() => line.heal(), 600);
  expect((await client.call('GET /player/getInfo')).userId).toEqual(expect.any(String));
  line.losses.left = 1;
  const lost = client.call('POST /account/list', { body: {} });
  await expect(lost).rejects.toMatchObject({ code: -1 });
});

test('a refusal is told at once, with its field', async () => {
  const refused = client.act('POST /portal/order/spotOrder', { body: { ...ticket, amount: '900000' } });
  await expect(refused).rejects.toBeInstanceOf(CallError);
  await expect(refused).rejects.toMatchObject({ code: 400, data: { error: 'insufficient-balance' } });
});

test('the stream comes back after a cut, asks for the same again, and says that something was missed', async () => {
  const events: string[] = [];
  const socket = io(base, { ...liveOptions, reconnectionDelay: 50, auth: { token } });
  const live = openLive(socket, { onResync: () => events.push('resync') });
  live.on('ticker', (changes) => events.push(...changes.map(({ symbol }) => symbol)));
  live.on('order', (...orders) => events.push(...orders.map(({ status }) => status)));
  live.watch({ symbols: ['ETHUSDT'] });
  await expect.poll(() => events).toContain('ETHUSDT');
  line.cut();
  await expect.poll(() => socket.connected).toBe(false);
  const own = openClient({ base: venue.url, headers: () => ({ 'coin-auth': token }) });
  await own.act('POST /portal/order/spotOrder', { body: ticket });
  events.length = 0;
  line.heal();
  await expect.poll(() => events).toContain('ETHUSDT');
  await expect.poll(() => events).toContain('resync');
  expect(events.filter((event) => event === 'resync')).toHaveLength(1);
  expect(events).not.toContain('filled');
  await own.act('POST /portal/order/spotOrder', { body: ticket });
  await expect.poll(() => events).toContain('filled');
  live.close();
});

test('by a key an order whose answers are lost is placed once, and the stream tells of it', async () => {
  const { token: owner, ...key } = await venue.trader();
  const sign = signedBy(key);
  const bot = openClient({ base, sign });
  const events: string[] = [];
  const live = openLive(io(venue.url, { ...liveOptions, auth: streamAuth(sign) }), { onResync: () => undefined });
  live.on('greeting', () => events.push('greeting'));
  live.on('order', (...orders) => events.push(...orders.map(({ orderNo, status }) => `${orderNo} ${status}`)));
  await expect.poll(() => events).toContain('greeting');
  line.losses.left = 2;
  const order = await bot.act('POST /portal/order/spotOrder', { body: ticket });
  expect(line.losses.lost).toBe(2);
  await expect.poll(() => events).toContain(`${order.orderNo} filled`);
  const { list } = await bot.call('POST /portal/order/getSpotOrder', { body: { status: 'all' } });
  expect(list.map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
  await expect(bot.call('GET /player/keys/list')).rejects.toMatchObject({ code: 403, data: { error: 'key-right' } });
  await venue.call('POST /player/keys/end', owner, { apiKey: key.apiKey });
  await expect(bot.call('POST /account/list')).rejects.toMatchObject({ code: 401, data: { error: 'key-rejected' } });
  live.close();
});

test('the example of the README runs as it is written', async () => {
  const [example, byKey, ...others] = await examplesIn('packages/client/README.md');
  expect([example?.language, byKey?.language, others]).toEqual(['ts', 'ts', []]);
  if (example === undefined || byKey === undefined || !canRun(example)) throw new Error('there is nothing to run');
  const { apiKey, secret } = await venue.trader();
  const bot = await runExample(byKey, { ADDRESS: venue.url, API_KEY: apiKey, API_SECRET: secret });
  expect(bot).toMatchObject({ code: 0, out: expect.stringMatching(/^[\w-]+ has bought for (49|50)(\.\d+)? USDT$/m) });
  const { out, code } = await runExample(example, { ADDRESS: venue.url, TOKEN: token });
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).toMatch(/^[\w-]+ has bought for (49|50)(\.\d+)? USDT$/m);
  expect(out).toMatch(/^[\w-]+ is filled$/m);
});
