import { expect, test } from 'vitest';
import { objectionTo, usdtOf, worthOf } from '../../apps/mcp/caps.ts';
import { placedToday } from '../../apps/mcp/day-sum.ts';
import { DialectError, type Dialect } from '../../apps/mcp/dialect.ts';
import { addTradeTools } from '../../apps/mcp/tools/trade.ts';

const dayMs = 86_400_000;
const order = (clientOrderId: string, more: object = {}) => ({
  clientOrderId,
  price: '0.00000000',
  origQty: '0',
  origQuoteOrderQty: '0.00000000',
  cummulativeQuoteQty: '0',
  ...more,
});

/** A server that a test writes: its time, what was placed, and what becomes of an order. */
function scripted() {
  const server = {
    time: 20_000 * dayMs + 5_000,
    orders: {} as Record<string, object[]>,
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
    open: async (path) => (path === '/time' ? { serverTime: server.time } : { symbols }),
    async signed(method, path, params = {}) {
      server.asked.push([`${method} ${path}`, params]);
      if (path === '/allOrders') return server.orders[String(params['symbol'])] ?? [];
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
  const place = async (amountUsdt: string, intent?: string) => {
    const asked = { symbol: 'BTCUSDT', side: 'BUY', amountUsdt, ...(intent === undefined ? {} : { intent }) };
    const answer = await named.get('order_place')?.(asked);
    return answer?.isError === true ? answer.content[0]?.text : 'placed';
  };
  const posts = () => server.asked.filter(([path]) => path === 'POST /order').length;
  return { server, place, posts };
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

test('of the day its own orders of all USDT pairs count, each with what it could have cost', async () => {
  const { server, dialect } = scripted();
  server.orders = {
    BTCUSDT: [
      order('mcp-a', { origQuoteOrderQty: '10', cummulativeQuoteQty: '9.5' }),
      order('mcp-b', { price: '100', origQty: '0.2', cummulativeQuoteQty: '5' }),
      order('somebody', { origQuoteOrderQty: '1000' }),
    ],
    ETHUSDT: [order('mcp-c', { cummulativeQuoteQty: '3' })],
    ETHBTC: [order('mcp-d', { origQuoteOrderQty: '7' })],
  };
  const sum = placedToday(dialect);
  expect(await sum.used()).toBe(33_000_000n);
  expect(server.asked.map(([, params]) => params)).toEqual(
    ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, startTime: 20_000 * dayMs, limit: 1_000 })),
  );
  sum.add(2_000_000n);
  expect([await sum.used(), server.asked.length]).toEqual([35_000_000n, 2]);
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
