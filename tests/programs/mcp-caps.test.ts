import { expect, test } from 'vitest';
import { objectionTo, usdtOf, worthOf } from '../../apps/mcp/caps.ts';
import { placedToday } from '../../apps/mcp/day-sum.ts';
import { DialectError, type Dialect } from '../../apps/mcp/dialect.ts';
import { addTradeTools } from '../../apps/mcp/tools/trade.ts';

const dayMs = 86_400_000;
const order = (clientOrderId: string, more: object = {}) => ({
  orderId: 1,
  clientOrderId,
  price: '0.00000000',
  origQty: '0',
  origQuoteOrderQty: '0.00000000',
  cummulativeQuoteQty: '0',
  ...more,
});

/** The first orders from a number on, as many as are asked for at most. */
const page = (all: ReturnType<typeof order>[], { orderId = 0, limit }: Readonly<Record<string, string | number>>) =>
  all.filter((one) => one.orderId >= Number(orderId)).slice(0, Number(limit));

/** A server that a test writes: its time, what was placed, and what becomes of an order. */
function scripted() {
  const server = {
    time: 20_000 * dayMs + 5_000,
    bid: '100',
    orders: {} as Record<string, ReturnType<typeof order>[]>,
    asked: [] as [string, object][],
    place: (): unknown => ({ orderId: 1 }),
    found: new DialectError(400, -2013, 'Order does not exist.') as unknown,
  };
  const symbols = [
    { symbol: 'BTCUSDT', quoteAsset: 'USDT' },
    { symbol: 'ETHUSDT', quoteAsset: 'USDT' },
    { symbol: 'ETHBTC', quoteAsset: 'BTC' },
  ];
  const dialect: Dialect = {
    async open(path) {
      if (path === '/ticker/bookTicker') return { bidPrice: server.bid };
      return path === '/time' ? { serverTime: server.time } : { symbols };
    },
    async signed(method, path, params = {}) {
      server.asked.push([`${method} ${path}`, params]);
      if (path === '/allOrders') return page(server.orders[String(params['symbol'])] ?? [], params);
      if (method === 'POST') return server.place();
      if (server.found instanceof Error) throw server.found;
      return server.found;
    },
  };
  return { server, dialect };
}

type Placed = { readonly isError?: boolean; readonly content: readonly { readonly text: string }[] };
function tools() {
  const { server, dialect } = scripted();
  const named = new Map<string, (asked: object) => Promise<Placed>>();
  const register = { registerTool: (name: string, _: object, act: never) => void named.set(name, act) };
  const caps = { order: usdtOf('100') ?? 0n, day: usdtOf('150') ?? 0n };
  addTradeTools(register as never, dialect, { address: '', key: { apiKey: 'a', secret: 'b' }, caps });
  const send = async (ticket: object) => {
    const answer = await named.get('order_place')?.({ symbol: 'BTCUSDT', side: 'BUY', ...ticket });
    return answer?.isError === true ? answer.content[0]?.text : 'placed';
  };
  const place = (amountUsdt: string, intent?: string) =>
    send({ amountUsdt, ...(intent === undefined ? {} : { intent }) });
  const posts = () => server.asked.filter(([path]) => path === 'POST /order').length;
  return { server, send, place, posts };
}

test('amounts are rounded up, so that a cap holds', () => {
  expect([usdtOf('1'), usdtOf('0.0000001'), usdtOf('x')]).toEqual([1_000_000n, 1n, null]);
  expect([worthOf('2', '3'), worthOf('0.1', '0.000001'), worthOf('1', 'x')]).toEqual([6_000_000n, 1n, null]);
});

test('what is worth nothing, or a millionth more than a cap leaves, is refused', () => {
  const caps = { order: 100n, day: 150n };
  for (const worth of [0n, -1n]) expect(objectionTo(worth, 0n, caps)).toContain('nothing');
  expect([objectionTo(100n, 50n, caps), objectionTo(1n, 149n, caps)]).toEqual([null, null]);
  expect(objectionTo(101n, 0n, caps)).toContain('cap of one order');
  expect(objectionTo(100n, 51n, caps)).toContain('cap of a day');
});

test('of the day its own orders of all USDT pairs count, each with what it could have come to', async () => {
  const { server, dialect } = scripted();
  server.orders = {
    BTCUSDT: [
      order('mcp-a', { origQuoteOrderQty: '10', cummulativeQuoteQty: '9.5' }),
      order('mcp-b', { price: '100', origQty: '0.2', cummulativeQuoteQty: '5' }),
      order('mcp-e', { price: '1', origQty: '0.2', cummulativeQuoteQty: '15' }),
      order('somebody', { origQuoteOrderQty: '1000' }),
    ],
    ETHUSDT: [order('mcp-c', { cummulativeQuoteQty: '3' })],
    ETHBTC: [order('mcp-d', { origQuoteOrderQty: '7' })],
  };
  const sum = placedToday(dialect);
  expect(await sum.used()).toBe(48_000_000n);
  expect(server.asked.map(([, params]) => params)).toEqual(
    ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, startTime: 20_000 * dayMs, limit: 1_000 })),
  );
  sum.add(2_000_000n);
  expect([await sum.used(), server.asked.length]).toEqual([50_000_000n, 2]);
});

test('the day counts its orders behind a thousand of others, those of two numbers in a row too', async () => {
  const { server, dialect } = scripted();
  const others = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => order('somebody', { orderId: from + at, origQuoteOrderQty: '1' }));
  const own = (orderId: number) => order(`mcp-${orderId}`, { orderId, origQuoteOrderQty: '10' });
  server.orders = { BTCUSDT: [...others(999, 1), own(1_000), own(1_001), ...others(998, 1_002), own(2_000)] };
  expect(await placedToday(dialect).used()).toBe(30_000_000n);
  const asked = server.asked.map(([, params]) => [(params as never)['symbol'], (params as never)['orderId']]);
  expect(asked).toEqual([
    ['BTCUSDT', undefined],
    ['BTCUSDT', 1_001],
    ['BTCUSDT', 2_001],
    ['ETHUSDT', undefined],
  ]);
});

test('with the next day of the server the sum is read anew, and not a moment before', async () => {
  const { server, dialect } = scripted();
  const sum = placedToday(dialect);
  await sum.used();
  sum.add(5n);
  server.time = 20_001 * dayMs - 1;
  expect(await sum.used()).toBe(5n);
  server.time += 1;
  expect(await sum.used()).toBe(0n);
  expect(server.asked.at(-1)?.[1]).toMatchObject({ startTime: 20_001 * dayMs });
});

test('what was refused uses nothing of the day, what was lost does', async () => {
  const { server, place } = tools();
  server.place = () => {
    throw new DialectError(400, -2010, 'Account has insufficient balance.');
  };
  expect(await place('90')).toContain('insufficient');
  server.place = () => {
    throw new DialectError(503, -1001, 'Please try again.');
  };
  expect(await place('90')).toContain('ask again with the intent');
  server.place = () => ({ orderId: 2 });
  expect(await place('90')).toContain('90 USDT were placed today');
  expect(await place('60')).toBe('placed');
});

test('an order whose answer was lost is looked for by its name, and not placed again', async () => {
  const { server, place, posts } = tools();
  server.place = () => {
    server.found = { orderId: 7 };
    throw new TypeError('the line was cut');
  };
  expect(await place('60', 'one')).toBe('placed');
  expect(await place('60', 'one')).toBe('placed');
  expect(posts()).toBe(1);
  const names = server.asked.flatMap(([, params]) => ('origClientOrderId' in params ? [params.origClientOrderId] : []));
  expect(new Set(names)).toEqual(new Set(['mcp-one']));
});

test('a sale counts at its limit or the best bid, whichever is higher, a purchase at its limit', async () => {
  const { server, send } = tools();
  const sale = { side: 'SELL', price: '1', quantity: '1.01' };
  expect(await send(sale)).toContain('worth 101 USDT; the cap of one order');
  expect(await send({ ...sale, price: '102' })).toContain('worth 103.02 USDT');
  server.bid = '0';
  expect(await send(sale)).toBe('placed');
  server.bid = '100';
  expect(await send({ ...sale, side: 'BUY' })).toBe('placed');
  expect(await send({ ...sale, quantity: '1' })).toBe('placed');
  expect(await send({ ...sale, quantity: '0.5' })).toContain('102.02 USDT were placed today');
});
