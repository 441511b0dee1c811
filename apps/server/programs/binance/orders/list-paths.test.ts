import { fraction } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { makeKey, Program, trader } from '../../test-programs.ts';

let candor: TestServer;
let program: Program;
const symbol = 'BTCUSDT';
const feeTiers = [{ volumeFrom: usdt('1000000'), makerFee: fraction('0.0005'), takerFee: fraction('0.0009') }];

async function marks(price: string, turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    candor.feed.tick(symbol, price);
    candor.feed.tick('ETHUSDT', '3000');
    await candor.advance(250);
  }
}
beforeAll(async () => {
  candor = await openTestServer({ rules: { ...paperRules, spot: { ...paperRules.spot, feeTiers } } });
  await marks('60000', 12);
});
afterAll(() => candor.close());
beforeEach(async () => {
  await marks('60000');
  program = new Program(candor, await makeKey(candor, (await trader(candor)).token));
});

type Row = Record<string, unknown> & { orderId: number; id: number; status: string };
const list = async (path: string, params: Record<string, string> = {}) =>
  (await program.send('GET', path, { symbol, ...params })).data as unknown as Row[];
const place = async (changed: Record<string, string> = {}) =>
  (
    await program.send('POST', '/order', {
      symbol,
      side: 'BUY',
      type: 'LIMIT',
      timeInForce: 'GTC',
      price: '59000',
      quantity: '0.01',
      ...changed,
    })
  ).data as unknown as Row;
const buy = (quoteOrderQty: string) =>
  place({ type: 'MARKET', timeInForce: '', price: '', quantity: '', quoteOrderQty });

test('orders are listed from a number or a moment on, the oldest first, or the newest of all', async () => {
  const first = await place();
  await marks('60000');
  const middle = candor.time.clock.now();
  const second = await place({ price: '58900' });
  const third = await place({ price: '58800' });
  const numbers = [first, second, third].map(({ orderId }) => orderId);
  const listed = async (params?: Record<string, string>) =>
    (await list('/allOrders', params)).map((one) => one.orderId);
  expect(await listed()).toEqual(numbers);
  expect(await listed({ limit: '2' })).toEqual(numbers.slice(1));
  expect(await listed({ orderId: String(second.orderId) })).toEqual(numbers.slice(1));
  expect(await listed({ orderId: String(first.orderId), limit: '1' })).toEqual(numbers.slice(0, 1));
  expect(await listed({ startTime: String(middle) })).toEqual(numbers.slice(1));
  expect(await listed({ endTime: String(middle - 1) })).toEqual(numbers.slice(0, 1));
  expect(await list('/allOrders', { symbol: 'ETHUSDT' })).toEqual([]);
  for (const wrong of [{ limit: '0' }, { startTime: 'x' }, { orderId: '-1' }] as Record<string, string>[])
    expect(await list('/allOrders', wrong)).toMatchObject({ code: -1102 });
  expect(await list('/allOrders', { symbol: '' })).toMatchObject({ code: -1102 });
});

test('own deals are listed by order, number and moment, each with its fee', async () => {
  const first = await buy('100');
  await marks('60000');
  const middle = candor.time.clock.now();
  const second = await buy('200');
  const all = await list('/myTrades');
  const of = (order: Row) => all.filter(({ orderId }) => orderId === order.orderId);
  expect([...of(first), ...of(second)]).toEqual(all);
  expect(of(first).length).toBeGreaterThan(0);
  expect(all[0]).toMatchObject({
    symbol,
    orderListId: -1,
    commissionAsset: 'BTC',
    isBuyer: true,
    isMaker: false,
    isBestMatch: true,
  });
  for (const row of all) expect(Number(row['price']) * Number(row['qty'])).toBeCloseTo(Number(row['quoteQty']), 5);
  expect(await list('/myTrades', { orderId: String(second.orderId) })).toEqual(of(second));
  expect(await list('/myTrades', { orderId: '2' })).toEqual([]);
  expect(await list('/myTrades', { fromId: String(of(second)[0]?.id) })).toEqual(of(second));
  expect(await list('/myTrades', { startTime: String(middle) })).toEqual(of(second));
  expect(await list('/myTrades', { endTime: String(middle - 1) })).toEqual(of(first));
  expect(await list('/myTrades', { limit: '1' })).toEqual(all.slice(-1));
});

test('open orders of all pairs are listed together, and ended by pair', async () => {
  const bitcoin = await place();
  const ether = await place({ symbol: 'ETHUSDT', price: '2900', quantity: '0.1' });
  const open = async (one: string) => (await list('/openOrders', { symbol: one })).map(({ orderId }) => orderId);
  expect(await open('')).toEqual([bitcoin.orderId, ether.orderId]);
  expect(await open('ETHUSDT')).toEqual([ether.orderId]);
  expect((await program.send('DELETE', '/openOrders', { symbol })).data).toMatchObject([{ orderId: bitcoin.orderId }]);
  expect((await program.send('DELETE', '/openOrders', { symbol })).data).toMatchObject({ code: -2011 });
  expect((await program.send('DELETE', '/openOrders')).data).toMatchObject({ code: -1102 });
  expect(await open('')).toEqual([ether.orderId]);
});

test('the account shows what is free and held, without zeros if so asked, and that nothing goes out', async () => {
  await place();
  const whole = (await program.send('GET', '/account')).data as Record<string, unknown>;
  const { balances, updateTime, ...rest } = whole as { balances: object[]; updateTime: number };
  expect(balances).toContainEqual({ asset: 'USDT', free: '8410', locked: '590' });
  expect(updateTime).toBe(candor.time.clock.now());
  expect(rest).toEqual({
    makerCommission: 10,
    takerCommission: 15,
    buyerCommission: 0,
    sellerCommission: 0,
    commissionRates: { maker: '0.00100000', taker: '0.00150000', buyer: '0.00000000', seller: '0.00000000' },
    canTrade: true,
    canWithdraw: false,
    canDeposit: false,
    brokered: false,
    requireSelfTradePrevention: false,
    preventSor: false,
    accountType: 'SPOT',
    permissions: ['SPOT'],
  });
  const short = (await program.send('GET', '/account', { omitZeroBalances: 'true' })).data as { balances?: object[] };
  expect(short.balances).toEqual([{ asset: 'USDT', free: '8410', locked: '590' }]);
  const { data: rates } = await program.send('GET', '/account/commission', { symbol });
  expect(rates).toMatchObject({ symbol, standardCommission: { maker: '0.00100000', taker: '0.00150000' } });
});

test('a program is told the rates of its own customer’s tier', async () => {
  const { token, userId } = await trader(candor);
  const own = new Program(candor, await makeKey(candor, token));
  const { db } = candor.server.services;
  await db.query('insert into spot_volume_day values (30000)');
  await db.query('insert into spot_volume values (30000, $1, 1000000000000)', [userId]);
  const standardCommission = { maker: '0.00050000', taker: '0.00090000' };
  expect((await own.send('GET', '/account/commission', { symbol })).data).toMatchObject({ standardCommission });
  expect((await own.send('GET', '/account')).data).toMatchObject({
    makerCommission: 5,
    takerCommission: 9,
    commissionRates: standardCommission,
  });
  expect((await program.send('GET', '/account/commission', { symbol })).data).toMatchObject({
    standardCommission: { maker: '0.00100000', taker: '0.00150000' },
  });
});

test('placed orders are counted, what ends or looks at them not', async () => {
  const { orderId } = await place();
  await program.send('GET', '/order', { symbol, orderId: String(orderId) });
  await program.send('DELETE', '/order', { symbol, orderId: String(orderId) });
  const answer = await program.send('GET', '/rateLimit/order');
  expect(answer.data).toEqual([
    { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: 10, limit: 100, count: 1 },
    { rateLimitType: 'ORDERS', interval: 'DAY', intervalNum: 1, limit: 200_000, count: 1 },
  ]);
});

const oco = {
  symbol,
  side: 'SELL',
  quantity: '0.01',
  aboveType: 'LIMIT_MAKER',
  abovePrice: '62000',
  belowType: 'STOP_LOSS',
  belowStopPrice: '59000',
};
test.each([
  ['no side', { side: '' }, -1102],
  ['no quantity', { quantity: '' }, -1102],
  ['the gain as a limit that may take', { aboveType: 'LIMIT' }, -1013],
  ['two gains', { belowType: 'TAKE_PROFIT' }, -1013],
  ['no stop', { belowStopPrice: '' }, -1102],
  ['a limit of the stop without its price', { belowType: 'STOP_LOSS_LIMIT' }, -1102],
  ['a limit of the stop without its timing', { belowType: 'STOP_LOSS_LIMIT', belowPrice: '58900' }, -1102],
  ['a name that is none', { aboveClientOrderId: 'a b' }, -4015],
  ['the gain where it would take', { abovePrice: '59500' }, -2010],
  ['the stop where it is reached', { belowStopPrice: '61000' }, -2010],
  ['two orders of one name', { aboveClientOrderId: 'x', belowClientOrderId: 'x' }, -2010],
])('two orders with %s are refused, and nothing is held', async (_name, changed, code) => {
  await buy('3000');
  const answer = await program.send('POST', '/orderList/oco', { ...oco, ...changed });
  expect(answer).toMatchObject({ status: 400, data: { code } });
  expect(await list('/openOrders')).toEqual([]);
});

test('of two orders the one that is reached ends the other, and is filled', async () => {
  await buy('3000');
  const { data } = await program.send('POST', '/orderList/oco', { ...oco, listClientOrderId: 'pair' });
  const { orders, orderListId } = data as unknown as { orders: Row[]; orderListId: number };
  expect(data).toMatchObject({ contingencyType: 'OCO', listOrderStatus: 'EXECUTING', listClientOrderId: 'pair' });
  expect(orders.map(({ orderId }) => orderId)).toEqual([orderListId * 2, orderListId * 2 + 1]);
  await marks('58950', 6);
  const [limit, stop] = await Promise.all(
    orders.map(async ({ orderId }) => (await list('/order', { orderId: String(orderId) })) as unknown as Row),
  );
  expect(limit).toMatchObject({ type: 'LIMIT_MAKER', status: 'CANCELED', orderListId });
  expect(stop).toMatchObject({ type: 'STOP_LOSS', status: 'FILLED', executedQty: '0.01', orderListId });
});

test('whoever goes on behind the last order gets each of a list once', async () => {
  await buy('3000');
  await program.send('POST', '/orderList/oco', oco);
  const { orderId } = await place();
  const numbers = (await list('/allOrders')).map((one) => one.orderId);
  expect([numbers.length, numbers.at(-1)]).toEqual([4, orderId]);
  const paged: number[] = [];
  for (let from = 0; ; from = (paged.at(-1) ?? 0) + 1) {
    const [one, ...more] = await list('/allOrders', { orderId: String(from), limit: '1' });
    expect(more).toEqual([]);
    if (one === undefined || paged.length > numbers.length) break;
    paged.push(one.orderId);
  }
  expect(paged).toEqual(numbers);
});
