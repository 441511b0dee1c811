import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openVenue, type Venue } from '../../apps/server/programs/clients/test-venue.ts';

const program = path.join(import.meta.dirname, '../../apps/mcp/run.ts');
const caps = ['--order-cap', '100', '--day-cap', '150'];

let venue: Venue;
let trader: Awaited<ReturnType<Venue['trader']>>;
const open: Client[] = [];
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());
beforeEach(async () => {
  trader = await venue.trader();
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

/** The tools as a program starts them. */
async function start(args: string[], key: { apiKey: string; secret: string } | null): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const env = {
    PATH: process.env['PATH'] ?? '',
    ...(key === null ? {} : { API_KEY: key.apiKey, API_SECRET: key.secret }),
  };
  const command = { command: process.execPath, args: [program, '--address', venue.url, ...args], env };
  await client.connect(new StdioClientTransport({ ...command, stderr: 'ignore' }));
  open.push(client);
  return client;
}

interface Answer {
  readonly isError: boolean;
  readonly text: string;
  readonly data: never;
}
async function callTool(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Answer> {
  const { isError = false, content } = await client.callTool({ name, arguments: args });
  const [{ text = '' } = {}] = content as { text?: string }[];
  return { isError: isError === true, text, data: (isError === true ? null : JSON.parse(text)) as never };
}
const ownOrders = async () =>
  (
    await venue.call<{ list: { status: string; dealAmount: string; ownName?: string | null }[] }>(
      'POST /portal/order/getSpotOrder',
      trader.token,
      { status: 'all' },
    )
  ).list;

test('the tools are listed, and those that trade say so', async () => {
  const client = await start([], null);
  const { tools } = await client.listTools();
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name)).toEqual([
    'order_place',
    'order_cancel',
  ]);
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'account_balances',
    'check_books',
    'check_receipts',
    'check_shared_order',
    'market_book',
    'market_candles',
    'market_prices',
    'market_symbols',
    'market_trades',
    'order_cancel',
    'order_place',
    'orders_open',
    'orders_past',
    'practise_begin',
    'practise_settle',
    'trades_own',
  ]);
});

test('the market is read by anybody, what is one’s own by a key alone', async () => {
  const anybody = await start([], null);
  const { data } = await callTool(anybody, 'market_prices', { symbol: 'BTCUSDT' });
  expect(data).toMatchObject({ symbol: 'BTCUSDT', lastPrice: expect.stringMatching(/^\d/) as unknown });
  expect((await callTool(anybody, 'market_book', { symbol: 'BTCUSDT', levels: 5 })).data).toMatchObject({
    bids: expect.objectContaining({ length: 5 }) as unknown,
  });
  expect(await callTool(anybody, 'account_balances')).toMatchObject({
    isError: true,
    text: expect.stringContaining('without a key') as unknown,
  });
  const owner = await start([], trader);
  const { balances } = (await callTool(owner, 'account_balances')).data as {
    balances: { asset: string; free: string }[];
  };
  expect(balances.map(({ asset, free }) => `${Number(free)} ${asset}`)).toEqual(['9000 USDT']);
  expect(await callTool(owner, 'market_prices', { symbol: 'NOSUCH' })).toMatchObject({
    isError: true,
    text: 'Invalid symbol.',
  });
});

const buy = (amountUsdt: string, more: object = {}) => ({ symbol: 'BTCUSDT', side: 'BUY', amountUsdt, ...more });

test('an order within the caps is placed, and no other', async () => {
  const client = await start(caps, trader);
  expect((await callTool(client, 'order_place', buy('100'))).data).toMatchObject({ status: 'FILLED' });
  const refusals = [
    await callTool(client, 'order_place', buy('100.000001')),
    await callTool(client, 'order_place', buy('50.01')),
    await callTool(client, 'order_place', { symbol: 'BTCUSDT', side: 'SELL', price: '1000', quantity: '1' }),
    await callTool(client, 'order_place', buy('10', { price: '1' })),
    await callTool(client, 'order_place', buy('0')),
    await callTool(client, 'order_place', { symbol: 'ETHBTC', side: 'BUY', amountUsdt: '1' }),
  ];
  expect(refusals.map(({ isError }) => isError)).toEqual(refusals.map(() => true));
  expect(refusals[0]?.text).toContain('the cap of one order is 100 USDT');
  expect(refusals[1]?.text).toContain('the cap of a day is 150 USDT');
  expect((await callTool(client, 'order_place', buy('50'))).isError).toBe(false);
  // Up to a step of the quantity.
  expect((await ownOrders()).map(({ dealAmount }) => Number(dealAmount))).toEqual([
    expect.closeTo(50, -1),
    expect.closeTo(100, -1),
  ]);
});

test('a start anew forgets nothing of the day, and orders at once do not pass the cap together', async () => {
  const first = await start(caps, trader);
  const both = await Promise.all([
    callTool(first, 'order_place', buy('80')),
    callTool(first, 'order_place', buy('80')),
  ]);
  expect(both.map(({ isError }) => isError)).toEqual([false, true]);
  const second = await start(caps, trader);
  expect(await callTool(second, 'order_place', buy('80'))).toMatchObject({
    isError: true,
    text: expect.stringContaining('80 USDT were placed today') as unknown,
  });
  expect(await ownOrders()).toHaveLength(1);
});

test('one intent is one order, however often it is asked for', async () => {
  const client = await start(caps, trader);
  const [one, two] = [
    await callTool(client, 'order_place', buy('60', { intent: 'first' })),
    await callTool(client, 'order_place', buy('60', { intent: 'first' })),
  ];
  expect((two.data as { orderId: number }).orderId).toBe((one.data as { orderId: number }).orderId);
  expect(await ownOrders()).toHaveLength(1);
});

test('an order that rests is listed and ended', async () => {
  const client = await start(caps, trader);
  const limit = { symbol: 'BTCUSDT', side: 'BUY', quantity: '0.0005' };
  const [[bid = '0'] = []] = (
    (await callTool(client, 'market_book', { symbol: 'BTCUSDT' })).data as { bids: string[][] }
  ).bids;
  const price = String(Math.floor(Number(bid) * 0.99));
  const { orderId } = (await callTool(client, 'order_place', { ...limit, price })).data as { orderId: number };
  expect((await callTool(client, 'orders_open')).data).toMatchObject([{ orderId, status: 'NEW' }]);
  expect((await callTool(client, 'order_cancel', { symbol: 'BTCUSDT', orderId })).data).toMatchObject({
    status: 'CANCELED',
  });
  expect((await callTool(client, 'orders_open')).data).toEqual([]);
});

test.each([
  ['without a key', [], null, 'without a key'],
  ['without caps', [], 'key', 'without caps'],
] as const)('nothing is traded %s', async (_what, args, key, why) => {
  const client = await start([...args], key === null ? null : trader);
  expect(await callTool(client, 'order_place', buy('10'))).toMatchObject({
    isError: true,
    text: expect.stringContaining(why) as unknown,
  });
  expect(await ownOrders()).toEqual([]);
});

test('by a key that may only read nothing is traded either', async () => {
  const reader = await venue.trader({ rights: ['read'] });
  const client = await start(caps, reader);
  expect((await callTool(client, 'account_balances')).isError).toBe(false);
  expect(await callTool(client, 'order_place', buy('10'))).toMatchObject({
    isError: true,
    text: expect.stringContaining('permissions') as unknown,
  });
});

test.each([
  [['--address', 'http://example.org'], {}, 'without TLS'],
  [['--address', 'https://example.org', ...caps], {}, 'without a key nothing is traded'],
  [['--address', 'https://example.org', '--order-cap', '5'], { API_KEY: 'a', API_SECRET: 'b' }, 'both caps'],
  [
    ['--address', 'https://example.org', '--order-cap', '5', '--day-cap', '4'],
    { API_KEY: 'a', API_SECRET: 'b' },
    'both caps',
  ],
  [['--address', 'https://example.org'], { API_KEY: 'a' }, 'both parts'],
  [['--limit', '5'], {}, 'limit'],
])('a start with %j is refused', (args, env, why) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, ...args], {
    env: { ...env },
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(why);
});

test('a shared order is recomputed on this machine, and a forged receipt is found', async () => {
  const client = await start([], null);
  const fast = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' };
  const toAccount = { fromType: 2, toType: 1, currencyCode: 'USDT', amount: '100' };
  await venue.call('POST /account/executeUserCutTurn', trader.token, toAccount);
  const { orderNo } = await venue.call<{ orderNo: string }>('POST /portal/order/contractOrder', trader.token, fast);
  const receipt = () => venue.call<object>(`GET /fair/receipt/${orderNo}`, trader.token).catch(() => null);
  await expect.poll(receipt, { timeout: 60_000, interval: 1_000 }).not.toBeNull();
  const { id } = await venue.call<{ id: string }>('POST /fair/ownProof/share', trader.token, { orderNo });
  const shared = (await callTool(client, 'check_shared_order', { id })).data as { verdict: string };
  expect(shared.verdict).toBe('right');
  const text = JSON.stringify({ ...(await receipt()), contentHash: '0'.repeat(64) });
  expect((await callTool(client, 'check_receipts', { texts: [text] })).data).toMatchObject({ verdict: 'false' });
  expect((await callTool(client, 'check_books')).data).toHaveProperty('sums');
});

test('a round of practise is settled on the public tape, once', async () => {
  const client = await start([], null);
  // The venue has just been opened: three quarters of a minute of its tape are needed.
  const begin = () => callTool(client, 'practise_begin', { symbol: 'BTCUSDT', seconds: 30 });
  await expect.poll(async () => (await begin()).isError, { timeout: 90_000, interval: 1_000 }).toBe(false);
  const begun = (await begin()).data as { round: string; prices: [number, string][] };
  expect(begun.prices.length).toBeGreaterThan(1);
  const settled = await callTool(client, 'practise_settle', { round: begun.round, direction: 'up' });
  expect(settled.data).toMatchObject({
    direction: 'up',
    result: expect.stringMatching(/^(win|lose|tie|void)$/) as unknown,
  });
  expect((await callTool(client, 'practise_settle', { round: begun.round, direction: 'up' })).isError).toBe(true);
});
