import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { makeKey, Program, trader } from '../test-programs.ts';

let candor: TestServer;
let program: Program;
beforeAll(async () => {
  candor = await openTestServer();
  await candor.advance(2_000);
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000', { quantity: '0.5', side: 'buy' });
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(1_000);
  const { token } = await trader(candor);
  program = new Program(candor, await makeKey(candor, token));
});

const balances = async () =>
  new Map(
    (
      (await program.send('GET', '/account')).data.balances as unknown as {
        asset: string;
        free: string;
        locked: string;
      }[]
    ).map(({ asset, free, locked }) => [asset, [free, locked]]),
  );
const limit = {
  symbol: 'BTCUSDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  price: '59000.00',
  quantity: '0.01000',
};

test.each<[string, Record<string, string>, number, string]>([
  ['of no symbol', { ...limit, symbol: '' }, -1102, 'symbol'],
  ['of an unknown symbol', { ...limit, symbol: 'NOSUCH' }, -1121, 'Invalid symbol.'],
  ['of an unknown side', { ...limit, side: 'HOLD' }, -1117, 'Invalid side.'],
  ['of an unknown type', { ...limit, type: 'TRAIL' }, -1116, 'Invalid orderType.'],
  ['of an unknown timing', { ...limit, timeInForce: 'DAY' }, -1115, 'Invalid timeInForce.'],
  ['of a limit without timing', { ...limit, timeInForce: '' }, -1102, 'timeInForce'],
  ['at a price off the tick', { ...limit, price: '59000.001' }, -1013, 'PRICE_FILTER'],
  ['of a quantity off the step', { ...limit, quantity: '0.0100001' }, -1013, 'LOT_SIZE'],
  ['below the minimum', { ...limit, quantity: '0.00001' }, -1013, 'NOTIONAL'],
  ['outside of the band', { ...limit, price: '70000' }, -1013, 'PERCENT_PRICE_BY_SIDE'],
  ['of more than there is', { ...limit, quantity: '10' }, -2010, 'insufficient balance'],
  ['at market with a price', { ...limit, type: 'MARKET', timeInForce: '' }, -1106, 'price'],
  ['of a name with a blank', { ...limit, newClientOrderId: 'a b' }, -4015, 'id is not valid'],
  ['of an iceberg', { ...limit, icebergQty: '0.001' }, -1106, 'icebergQty'],
  [
    'for the book that would take',
    { ...limit, type: 'LIMIT_MAKER', timeInForce: '', price: '60500' },
    -2010,
    'match and take',
  ],
  [
    'with a stop that is reached',
    { ...limit, type: 'TAKE_PROFIT_LIMIT', stopPrice: '61000' },
    -2010,
    'trigger immediately',
  ],
])('an order %s is refused with the number of the dialect, and changes nothing', async (_name, params, code, msg) => {
  const before = await balances();
  const answer = await program.send('POST', '/order', params);
  expect([answer.status, answer.data.code]).toEqual([400, code]);
  expect(answer.data.msg).toContain(msg);
  expect(await balances()).toEqual(before);
});

test('a request needs a key, its time and its signature, and a signature orders once', async () => {
  const ask = (query: string, headers: Record<string, string> = { 'x-mbx-apikey': program.key }, method = 'GET') =>
    program.open(`/${method === 'GET' ? 'account' : 'order'}?${query}`, { method, headers });
  const now = candor.time.clock.now();
  expect(await ask(program.signed({}), {})).toMatchObject({ status: 401, data: { code: -2014 } });
  expect(await ask(program.signed({}), { 'x-mbx-apikey': 'A'.repeat(64) })).toMatchObject({
    status: 401,
    data: { code: -2015 },
  });
  expect(await ask(program.signed({}, 'no secret'))).toMatchObject({ status: 400, data: { code: -1022 } });
  expect(await ask(program.signed({ timestamp: '' }))).toMatchObject({ data: { code: -1102 } });
  expect(await ask(program.signed({ timestamp: String(now - 5_001) }))).toMatchObject({ data: { code: -1021 } });
  expect(await ask(program.signed({ timestamp: String(now + 1_000) }))).toMatchObject({ data: { code: -1021 } });
  expect(await ask(program.signed({ timestamp: String(now - 20_000), recvWindow: '30000' }))).toMatchObject({
    status: 200,
  });
  expect(await ask(program.signed({ recvWindow: '60001' }))).toMatchObject({ data: { code: -1131 } });
  const order = program.signed(limit);
  expect((await ask(order, undefined, 'POST')).status).toBe(200);
  expect(await ask(order, undefined, 'POST')).toMatchObject({ data: { code: -1022 } });
  expect(await balances()).toMatchObject(new Map([['USDT', ['8410', '590']]]));
});

test('an order in the body is signed as the query is', async () => {
  const answer = await program.open('/order', {
    method: 'POST',
    headers: { 'x-mbx-apikey': program.key, 'content-type': 'application/x-www-form-urlencoded' },
    body: program.signed({ ...limit, newClientOrderId: 'mine' }),
  });
  expect(answer).toMatchObject({ status: 200, data: { symbol: 'BTCUSDT', clientOrderId: 'mine', status: 'NEW' } });
  expect(answer.headers.get('x-mbx-used-weight-1m')).toMatch(/^\d+$/);
  expect(answer.headers.get('x-mbx-order-count-10s')).toMatch(/^\d+$/);
  const again = await program.send('POST', '/order', { ...limit, newClientOrderId: 'mine' });
  expect(again.data).toMatchObject({ code: -2010, msg: 'Duplicate order sent.' });
});

test('a market order is told with its fills, which the account and the own trades repeat', async () => {
  const bought = await program.send('POST', '/order', {
    symbol: 'BTCUSDT',
    side: 'BUY',
    type: 'MARKET',
    quantity: '0.01',
  });
  const { fills, ...head } = bought.data as unknown as {
    fills: { qty: string; tradeId: number; commissionAsset: string }[];
  };
  expect(head).toMatchObject({ status: 'FILLED', type: 'MARKET', side: 'BUY', executedQty: '0.01', origQty: '0.01' });
  expect(fills.every(({ commissionAsset }) => commissionAsset === 'BTC')).toBe(true);
  const trades = (await program.send('GET', '/myTrades', { symbol: 'BTCUSDT' })).data as unknown as {
    id: number;
    isBuyer: boolean;
  }[];
  expect(trades.map(({ id }) => id)).toEqual(fills.map(({ tradeId }) => tradeId));
  expect((await balances()).get('BTC')).toEqual(['0.009985', '0']);
  expect(await candor.sums()).toEqual(Object.fromEntries(Object.keys(await candor.sums()).map((each) => [each, '0'])));
});

test('an order is found by number and name, listed, and ended once', async () => {
  const placed = (await program.send('POST', '/order', { ...limit, newClientOrderId: 'mine' })).data as unknown as {
    orderId: number;
  };
  const byNumber = { symbol: 'BTCUSDT', orderId: String(placed.orderId) };
  const shown = await program.send('GET', '/order', byNumber);
  expect(shown.data).toMatchObject({
    clientOrderId: 'mine',
    status: 'NEW',
    price: '59000',
    origQty: '0.01',
    isWorking: true,
  });
  expect((await program.send('GET', '/order', { symbol: 'BTCUSDT', origClientOrderId: 'mine' })).data).toEqual(
    shown.data,
  );
  expect((await program.send('GET', '/openOrders')).data).toEqual([shown.data]);
  const other = { ...byNumber, origClientOrderId: 'other' };
  expect((await program.send('GET', '/order', { ...byNumber, origClientOrderId: 'mine' })).data).toEqual(shown.data);
  expect((await program.send('GET', '/order', other)).data).toMatchObject({ code: -2013 });
  expect((await program.send('DELETE', '/order', other)).data).toMatchObject({ code: -2011 });
  const stranger = new Program(candor, await makeKey(candor, (await trader(candor)).token));
  expect((await stranger.send('GET', '/order', byNumber)).data).toMatchObject({ code: -2013 });
  expect((await stranger.send('DELETE', '/order', byNumber)).data).toMatchObject({ code: -2011 });
  const ended = await program.send('DELETE', '/order', byNumber);
  expect(ended.data).toMatchObject({ origClientOrderId: 'mine', orderId: placed.orderId, status: 'CANCELED' });
  expect((await program.send('DELETE', '/order', byNumber)).data).toMatchObject({ code: -2011 });
  expect((await program.send('GET', '/openOrders')).data).toEqual([]);
  expect((await program.send('GET', '/allOrders', { symbol: 'BTCUSDT' })).data).toMatchObject([{ status: 'CANCELED' }]);
  expect((await balances()).get('USDT')).toEqual(['9000', '0']);
});

test('a stop waits, and of two orders one ends the other', async () => {
  await program.send('POST', '/order', { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quoteOrderQty: '3000' });
  const stop = { symbol: 'BTCUSDT', side: 'SELL', type: 'STOP_LOSS_LIMIT', timeInForce: 'GTC', quantity: '0.01' };
  const placed = await program.send('POST', '/order', {
    ...stop,
    price: '58900',
    stopPrice: '59000',
    newOrderRespType: 'RESULT',
  });
  expect(placed.data).toMatchObject({ status: 'NEW', type: 'STOP_LOSS_LIMIT', stopPrice: '59000', workingTime: -1 });
  const oco = await program.send('POST', '/orderList/oco', {
    symbol: 'BTCUSDT',
    side: 'SELL',
    quantity: '0.02',
    aboveType: 'LIMIT_MAKER',
    abovePrice: '62000',
    belowType: 'STOP_LOSS_LIMIT',
    belowStopPrice: '59000',
    belowPrice: '58900',
    belowTimeInForce: 'GTC',
  });
  expect(oco.data).toMatchObject({ contingencyType: 'OCO', listOrderStatus: 'EXECUTING' });
  expect((await balances()).get('BTC')?.[1]).toBe('0.03');
  const all = await program.send('DELETE', '/openOrders', { symbol: 'BTCUSDT' });
  expect((all.data as unknown as { status: string }[]).map(({ status }) => status)).toEqual(Array(3).fill('CANCELED'));
  expect((await balances()).get('BTC')?.[1]).toBe('0');
});

test('an order is replaced by another in one request; what fails of it is told', async () => {
  const placed = (await program.send('POST', '/order', limit)).data as unknown as { orderId: number };
  const mode = { ...limit, cancelReplaceMode: 'STOP_ON_FAILURE', price: '58000.00' };
  const replaced = await program.send('POST', '/order/cancelReplace', {
    ...mode,
    cancelOrderId: String(placed.orderId),
  });
  expect(replaced.data).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
  const failed = await program.send('POST', '/order/cancelReplace', { ...mode, cancelOrderId: String(placed.orderId) });
  expect(failed).toMatchObject({ status: 400, data: { code: -2022 } });
  expect((await program.send('GET', '/openOrders', { symbol: 'BTCUSDT' })).data).toMatchObject([{ price: '58000' }]);
});

test('what anybody may ask agrees with the product’s own calls', async () => {
  const ask = async (path: string) =>
    (await program.open(path)).data as never as Record<string, unknown> & Record<string, unknown>[];
  expect(await ask('/ping')).toEqual({});
  expect(await ask('/time')).toEqual({ serverTime: candor.time.clock.now() });
  const info = await ask('/exchangeInfo?symbol=BTCUSDT');
  expect(info.symbols).toMatchObject([{ symbol: 'BTCUSDT', status: 'TRADING', baseAsset: 'BTC', ocoAllowed: true }]);
  const { data: own } = await candor.call('GET /portal/market/depth', { query: { symbol: 'BTCUSDT' } });
  const book = await ask('/depth?symbol=BTCUSDT&limit=20');
  expect([book.bids, book.asks]).toEqual([own.bids, own.asks]);
  expect(await ask('/ticker/price?symbol=BTCUSDT')).toEqual({ symbol: 'BTCUSDT', price: '60000.00' });
  expect(await ask('/ticker/bookTicker?symbol=BTCUSDT')).toMatchObject({
    bidPrice: own.bids[0]?.[0],
    askPrice: own.asks[0]?.[0],
  });
  expect(await ask('/ticker/24hr?symbol=NOSUCH')).toMatchObject({ code: -1121 });
  expect((await ask('/klines?symbol=BTCUSDT&interval=1m&limit=1'))[0]).toHaveLength(12);
  expect(await ask('/klines?symbol=BTCUSDT&interval=7m')).toMatchObject({ code: -1120 });
  expect((await ask('/trades?symbol=BTCUSDT')).at(-1)).toMatchObject({
    price: '60000',
    qty: '0.5',
    isBuyerMaker: false,
  });
  expect((await ask('/aggTrades?symbol=BTCUSDT')).at(-1)).toMatchObject({ p: '60000', q: '0.5', m: false });
  expect(await ask('/avgPrice?symbol=BTCUSDT')).toMatchObject({ price: '60000.00' });
});
