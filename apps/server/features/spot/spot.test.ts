import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());
beforeEach(async () => {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});

type Body = Record<string, unknown>;
const place = (token: string | undefined, body: Body, headers = {}) =>
  candor.call('POST /portal/order/spotOrder', {
    token,
    headers,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', ...body } as never,
  });
const orders = async (token: string, status = 'all') =>
  (await candor.call('POST /portal/order/getSpotOrder', { token, body: { status } as never })).data.list;
const balance = async (token: string, currencyCode: string) =>
  (await candor.call('POST /account/balance', { token, query: { type: 2, currencyCode } })).data;
const depth = async () => (await candor.call('GET /portal/market/depth', { query: { symbol: 'BTCUSDT' } })).data;
async function trader(usdt = '9000'): Promise<string> {
  const { token } = await candor.signUp();
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: usdt },
  });
  return token;
}
async function withCoins(): Promise<string> {
  const token = await trader();
  expect((await place(token, { type: 'market', amount: '3000' })).code).toBe(200);
  return token;
}
/** Prices that the house's depth does not reach. */
const belowHouse = '59000';

test.each([
  ['an unknown pair', { symbol: 'XAUUSDT', price: '60000', quantity: '0.01' }, 'symbol-unknown', 'symbol'],
  ['a limit without a price', { quantity: '0.01' }, 'order-price-required', 'price'],
  ['a price off the tick', { price: '59000.001', quantity: '0.01' }, 'price-tick', 'price'],
  ['a quantity off the step', { price: belowHouse, quantity: '0.000001' }, 'quantity-step', 'quantity'],
  ['no quantity', { price: belowHouse }, 'field-required', 'quantity'],
  ['less than the minimum', { price: belowHouse, quantity: '0.00001' }, 'notional-min', 'quantity'],
  ['a buy far above the mark', { price: '66000.01', quantity: '0.01' }, 'price-band', 'price'],
  ['a sell far below the mark', { side: 'sell', price: '53999.99', quantity: '0.01' }, 'price-band', 'price'],
  ['a market buy by quantity', { type: 'market', quantity: '0.01' }, 'field-unknown', 'quantity'],
  ['a market order with a price', { type: 'market', amount: '10', price: '1' }, 'field-unknown', 'price'],
  ['a side of its own', { side: 'hold', price: belowHouse, quantity: '0.01' }, 'side-unknown', 'side'],
  ['more than there is', { price: belowHouse, quantity: '1' }, 'insufficient-balance', 'quantity'],
  [
    'selling what one does not have',
    { side: 'sell', price: '61000', quantity: '0.01' },
    'insufficient-balance',
    'quantity',
  ],
  ['a number for a price', { price: 59000, quantity: '0.01' }, 'decimal-invalid', 'price'],
  ['an own fee', { price: belowHouse, quantity: '0.01', fee: '0' }, 'field-unknown', 'fee'],
])('refuses %s and changes nothing', async (_name, body, error, field) => {
  const token = await trader();
  expect(await place(token, body)).toMatchObject({ code: 400, error, field });
  expect(await balance(token, 'USDT')).toMatchObject({ available: '9000', frozen: '0' });
  expect(await orders(token)).toEqual([]);
});

test('a limit rests in the book for everybody to see, and ends with everything back', async () => {
  const token = await trader();
  const placed = await place(token, { price: belowHouse, quantity: '0.1' });
  expect(placed.data).toMatchObject({
    status: 'open',
    price: belowHouse,
    quantity: '0.1',
    volume: '0',
    dealPrice: null,
    fee: '0',
    feeCurrency: 'BTC',
  });
  expect(await balance(token, 'USDT')).toMatchObject({ available: '3100', frozen: '5900' });
  const book = await depth();
  expect(book.bids.length).toBeLessThanOrEqual(20);
  expect(Number(book.bids[0]?.[0])).toBeLessThan(Number(book.asks[0]?.[0]));
  expect(await orders(token, 'current')).toHaveLength(1);
  const stranger = await trader();
  for (const name of ['POST /portal/order/endSpotOrder/{id}', 'POST /portal/order/revokeCoin/{id}'] as const) {
    expect(await candor.call(name, { token: stranger, params: { id: placed.data.id } })).toMatchObject({
      code: 404,
      error: 'not-found',
    });
  }
  expect(
    (await candor.call('POST /portal/order/revokeCoin/{id}', { token, params: { id: placed.data.id } })).data,
  ).toMatchObject({ status: 'cancelled' });
  expect(await balance(token, 'USDT')).toMatchObject({ available: '9000', frozen: '0' });
  expect(await orders(token, 'cancelled')).toHaveLength(1);
});

test("two users trade at the maker's price before the house, each paying the fee in what they receive", async () => {
  const seller = await withCoins();
  const buyer = await trader();
  const [bid, ask] = [(await depth()).bids[0]?.[0] ?? '', (await depth()).asks[0]?.[0] ?? ''];
  const middle = ((Number(bid) + Number(ask)) / 2).toFixed(2);
  const coins = await balance(seller, 'BTC');
  const before = await balance(seller, 'USDT');
  const resting = await place(seller, { side: 'sell', price: middle, quantity: '0.02' });
  expect(resting.data.status).toBe('open');
  const taken = await place(buyer, { price: middle, quantity: '0.015' });
  expect(taken.data).toMatchObject({
    status: 'filled',
    volume: '0.015',
    dealPrice: Number(middle).toString(),
    feeCurrency: 'BTC',
    fee: '0.0000225',
  });
  expect((await orders(seller, 'partial'))[0]).toMatchObject({ volume: '0.015', status: 'partial' });
  expect(await balance(buyer, 'BTC')).toMatchObject({ available: '0.0149775' });
  expect((await orders(buyer))[0]?.dealAmount).toBe((await orders(seller, 'partial'))[0]?.dealAmount);
  const proceeds = Number((await orders(seller, 'partial'))[0]?.dealAmount);
  expect(Number((await balance(seller, 'USDT')).available) - Number(before.available)).toBeCloseTo(proceeds * 0.999, 5);
  expect(
    await candor.call('POST /portal/order/revokeCoin/{id}', { token: seller, params: { id: resting.data.id } }),
  ).toMatchObject({ code: 409, error: 'order-has-fills' });
  expect(
    (await candor.call('POST /portal/order/endSpotOrder/{id}', { token: seller, params: { id: resting.data.id } }))
      .code,
  ).toBe(200);
  expect(Number((await balance(seller, 'BTC')).available)).toBeCloseTo(Number(coins.available) - 0.015, 8);
  expect(await candor.sums()).toEqual(
    Object.fromEntries(Object.keys(await candor.sums()).map((currency) => [currency, '0'])),
  );
  const trades = (await candor.call('GET /portal/market/trade', { query: { symbol: 'BTCUSDT', limit: 5 } })).data;
  expect(trades[0]).toMatchObject({ quantity: '0.015', side: 'buy' });
});

test('the house stands behind: a market buy is filled and spends no more than its amount', async () => {
  const token = await trader();
  const { data } = await place(token, { type: 'market', amount: '1000' });
  expect(data).toMatchObject({ status: 'filled', type: 'market', amount: '1000', quantity: null });
  expect(Number(data.dealAmount)).toBeLessThanOrEqual(1_000);
  expect(Number(data.dealAmount)).toBeGreaterThan(999);
  const { available } = await balance(token, 'BTC');
  const sold = await candor.call('POST /portal/order/coinOrder', {
    token,
    body: {
      symbol: 'BTCUSDT',
      side: 'sell',
      type: 'market',
      quantity: Number(available).toFixed(5).replace(/\d$/, '0'),
    },
  });
  expect(sold.data).toMatchObject({ status: 'filled', side: 'sell', feeCurrency: 'USDT' });
  // There and back never gains.
  expect(Number((await balance(token, 'USDT')).available)).toBeLessThan(9_000);
  expect((await candor.call('POST /portal/order/getTransInfo', { token })).data).toMatchObject({
    currencyCode: 'USDT',
  });
  expect(Number((await candor.call('POST /portal/order/getTransInfo', { token })).data.todayTurnover)).toBeGreaterThan(
    1_900,
  );
});

test('an own order in the way is cancelled instead of traded with', async () => {
  const token = await withCoins();
  const [bid, ask] = [(await depth()).bids[0]?.[0] ?? '', (await depth()).asks[0]?.[0] ?? ''];
  const middle = ((Number(bid) + Number(ask)) / 2).toFixed(2);
  const first = await place(token, { side: 'sell', price: middle, quantity: '0.001' });
  const second = await place(token, { price: middle, quantity: '0.001' });
  expect(second.data.status).toBe('open');
  expect((await orders(token, 'cancelled')).map(({ id }) => id)).toEqual([first.data.id]);
});

test.each([
  ['end-taker', 'open', 'cancelled'],
  ['end-both', 'cancelled', 'cancelled'],
])('an order may name whom it ends where it meets an own one: %s', async (selfTrade, older, newer) => {
  const token = await withCoins();
  const [bid, ask] = [(await depth()).bids[0]?.[0] ?? '', (await depth()).asks[0]?.[0] ?? ''];
  const price = ((Number(bid) + Number(ask)) / 2).toFixed(2);
  const first = await place(token, { side: 'sell', price, quantity: '0.001' });
  expect(first.data).toMatchObject({ selfTrade: 'end-maker', metOwn: null });
  expect(await place(token, { price, quantity: '0.001', selfTrade: 'end-all' })).toMatchObject({
    error: 'field-invalid',
    field: 'selfTrade',
  });
  const second = await place(token, { price, quantity: '0.001', selfTrade });
  expect(second.data).toMatchObject({ status: newer, selfTrade, metOwn: first.data.id });
  const met = older === 'open' ? null : second.data.id;
  expect((await orders(token)).find(({ id }) => id === first.data.id)).toMatchObject({ status: older, metOwn: met });
});

test('a resting order is filled by the house when the market comes to it, at its own price', async () => {
  const token = await trader();
  const { data } = await place(token, { price: '59900', quantity: '0.01' });
  expect(data.status).toBe('open');
  candor.feed.tick('BTCUSDT', '59700');
  await candor.advance(1_500);
  expect((await orders(token, 'filled'))[0]).toMatchObject({
    id: data.id,
    dealPrice: '59900',
    volume: '0.01',
    fee: '0.00001',
  });
});

test('what has ended can’t be ended again: its owner is told so, a stranger that there is no such order', async () => {
  const [token, stranger] = [await trader(), await trader()];
  const filled = (await place(token, { type: 'market', amount: '100' })).data.id;
  const cancelled = (await place(token, { price: belowHouse, quantity: '0.01' })).data.id;
  await candor.call('POST /portal/order/endSpotOrder/{id}', { token, params: { id: cancelled } });
  for (const name of ['POST /portal/order/endSpotOrder/{id}', 'POST /portal/order/revokeCoin/{id}'] as const) {
    for (const id of [filled, cancelled]) {
      expect(await candor.call(name, { token, params: { id } }), name).toMatchObject({
        status: 409,
        error: 'order-not-pending',
      });
      expect(await candor.call(name, { token: stranger, params: { id } }), name).toMatchObject({
        status: 404,
        error: 'not-found',
      });
    }
  }
});

test('the list is filtered by the status of a row, and by what has met something', async () => {
  const [maker, taker] = [await withCoins(), await trader()];
  const [bid, ask] = [(await depth()).bids[0]?.[0] ?? '', (await depth()).asks[0]?.[0] ?? ''];
  const middle = ((Number(bid) + Number(ask)) / 2).toFixed(2);
  const filled = (await orders(maker, 'filled'))[0]?.id ?? '';
  const sell = async (quantity: string, price = middle) =>
    (await place(maker, { side: 'sell', price, quantity })).data.id;
  const endedHalfWay = await sell('0.002');
  await place(taker, { price: middle, quantity: '0.001' });
  await candor.call('POST /portal/order/endSpotOrder/{id}', { token: maker, params: { id: endedHalfWay } });
  const partial = await sell('0.002');
  await place(taker, { price: middle, quantity: '0.001' });
  const open = await sell('0.001', '61000');
  const expected: Record<string, string[]> = {
    all: [filled, endedHalfWay, partial, open],
    current: [partial, open],
    standing: [partial, open],
    open: [open],
    partial: [partial],
    filled: [filled],
    cancelled: [endedHalfWay],
    dealt: [filled, endedHalfWay, partial],
    locked: [],
  };
  for (const [status, ids] of Object.entries(expected)) {
    const { list, total } = (
      await candor.call('POST /portal/order/getCoinOrder', { token: maker, body: { status } as never })
    ).data;
    expect([list.map(({ id }) => id).sort(), total], status).toEqual([ids.toSorted(), ids.length]);
  }
});

test('a halted pair locks its orders; they can still be ended', async () => {
  const token = await trader();
  const { data } = await place(token, { price: belowHouse, quantity: '0.01' });
  candor.feed.silence();
  await candor.advance(3_500);
  expect(await place(token, { price: belowHouse, quantity: '0.01' })).toMatchObject({
    code: 400,
    error: 'market-halted',
  });
  expect((await orders(token, 'locked')).map(({ id, status }) => [id, status])).toEqual([[data.id, 'locked']]);
  expect((await orders(token, 'standing')).map(({ id }) => id)).toEqual([data.id]);
  for (const status of ['current', 'open', 'partial', 'dealt']) expect(await orders(token, status), status).toEqual([]);
  expect((await candor.call('POST /portal/order/endSpotOrder/{id}', { token, params: { id: data.id } })).code).toBe(
    200,
  );
  candor.feed.speak();
  await candor.advance(500);
  expect(await orders(token, 'locked')).toEqual([]);
});

test('64 parallel ends against a fill leave one outcome, and the same key places once', async () => {
  const token = await trader();
  const key = { 'idempotency-key': 'spot-1' };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => place(token, { price: belowHouse, quantity: '0.01' }, key)),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  const id = replies[0]?.data.id ?? '';
  const ends = await Promise.all(
    Array.from({ length: 64 }, () => candor.call('POST /portal/order/endSpotOrder/{id}', { token, params: { id } })),
  );
  expect(ends.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await balance(token, 'USDT')).toMatchObject({ available: '9000', frozen: '0' });
});

test('rules and depth are public, products and currencies are for users', async () => {
  const { token } = await candor.signUp();
  const rules = (await candor.call('GET /portal/common/spotRule/list')).data;
  expect(rules.find(({ symbol }) => symbol === 'BTCUSDT')).toMatchObject({
    tick: '0.01',
    step: '0.00001',
    minNotional: '5',
    makerFee: '0.001',
    takerFee: '0.0015',
    bandRate: '0.1',
  });
  expect(
    (
      await candor.call('POST /portal/coin/product/detail/{id}', {
        token,
        params: { id: 'BTC' },
        headers: { lang: 'vi' },
      })
    ).data,
  ).toMatchObject({ symbol: 'BTCUSDT', name: 'Bitcoin' });
  expect(
    await candor.call('POST /portal/coin/product/detail/{id}', { token, params: { id: 'nothing' } }),
  ).toMatchObject({ code: 404 });
  expect(
    (await candor.call('GET /portal/currency/chargeCurrencyList', { token })).data.map(
      ({ currencyCode }) => currencyCode,
    ),
  ).toContain('USDT');
  expect((await candor.call('GET /portal/currency/withdrawCurrencyList', { token })).data[0]).toMatchObject({
    currencyCode: 'USDT',
    minimum: '100',
  });
  expect(await candor.call('GET /portal/market/depth', { query: { symbol: 'NOSUCH' } })).toMatchObject({
    code: 400,
    error: 'symbol-unknown',
  });
});
