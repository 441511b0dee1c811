import { fraction } from '@candor/core/money/amount.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, testStart, type TestServer } from '../../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  const { futures } = paperRules;
  const contracts = new Map(futures.contracts);
  const ether = contracts.get('ETHUSDT');
  if (ether !== undefined)
    contracts.set('ETHUSDT', { ...ether, lotsMin: 2n, lotsMax: 300n, feeRate: fraction('0.0007') });
  candor = await openTestServer({
    feed: { symbols: ['BTCUSDT', 'ETHUSDT', 'USDCUSDT', 'XAUUSDT'] },
    rules: { ...paperRules, futures: { ...futures, contracts, excludedSymbols: new Set(['XAUUSDT']) } },
  });
  candor.feed.tick('USDCUSDT', '1');
  candor.feed.tick('XAUUSDT', '4000.5');
  for (const [at, price] of ['60000', '60100', '59900', '60050'].entries()) {
    candor.feed.tick('BTCUSDT', price, { quantity: `0.${at + 1}`, side: 'buy' });
    await candor.advance(1_000);
  }
});
afterAll(() => candor.close());

const send = (path: string, init: RequestInit = {}) => fetch(`${candor.server.url}/binance${path}`, init);
async function ask(path: string, init?: RequestInit) {
  const answer = await send(`/fapi${path}`, init);
  return { status: answer.status, data: await answer.json() };
}
const told = async (path: string) => (await ask(path)).data;
const now = () => candor.time.clock.now();

const filters = (tickSize: string, quantities: { minQty: string; maxQty: string; stepSize: string }) => [
  { filterType: 'PRICE_FILTER', minPrice: tickSize, maxPrice: '0', tickSize },
  { filterType: 'LOT_SIZE', ...quantities },
  { filterType: 'MARKET_LOT_SIZE', ...quantities },
];
const contract = {
  contractType: 'PERPETUAL',
  deliveryDate: 4_133_404_800_000,
  quoteAsset: 'USDT',
  marginAsset: 'USDT',
  pricePrecision: 2,
  baseAssetPrecision: 8,
  quotePrecision: 6,
  liquidationFee: '0.0006',
  orderTypes: [],
  timeInForce: [],
};

test.each([
  ['/v1/klines', -1102],
  ['/v1/klines?symbol=BTCUSDT', -1102],
  ['/v1/klines?symbol=NOSUCH&interval=1m', -1121],
  ['/v1/klines?symbol=btcusdt&interval=1m', -1121],
  ['/v1/klines?symbol=USDCUSDT&interval=1m', -1121],
  ['/v1/klines?symbol=BTCUSDT&interval=3m', -1120],
  ['/v1/klines?symbol=BTCUSDT&interval=1m&limit=0', -1102],
  ['/v1/klines?symbol=BTCUSDT&interval=1m&limit=x', -1102],
  ['/v1/klines?symbol=BTCUSDT&interval=1m&startTime=-1', -1102],
  ['/v1/klines?symbol=BTCUSDT&interval=1m&startTime=2&endTime=1', -1128],
  ['/v1/markPriceKlines?symbol=BTCUSDT&interval=3m', -1120],
  ['/v1/premiumIndex?symbol=NOSUCH', -1121],
  ['/v1/premiumIndex?symbol=USDCUSDT', -1121],
  ['/v1/premiumIndex?symbol=%00', -1121],
  ['/v1/ticker/24hr?symbol=NOSUCH', -1121],
  ['/v1/ticker/price?symbol=NOSUCH', -1121],
  ['/v2/ticker/price?symbol=NOSUCH', -1121],
])('%s is refused', async (path, code) => {
  expect(await ask(path)).toEqual({ status: 400, data: { code, msg: expect.any(String) as string } });
});

test('of a contract without a price yet nothing is told', async () => {
  for (const path of ['/v1/premiumIndex', '/v1/ticker/24hr', '/v1/ticker/price'])
    expect(await ask(`${path}?symbol=ETHUSDT`)).toMatchObject({ status: 400, data: { code: -1121 } });
});

test.each([
  ['POST', '/v1/order'],
  ['GET', '/v1/order?symbol=BTCUSDT'],
  ['DELETE', '/v1/allOpenOrders?symbol=BTCUSDT'],
  ['GET', '/v2/account'],
  ['GET', '/v3/positionRisk'],
  ['POST', '/v1/leverage'],
  ['POST', '/v1/listenKey'],
  ['GET', '/v1/depth?symbol=BTCUSDT'],
  ['GET', '/v1/ticker/bookTicker'],
  ['GET', '/v1/trades?symbol=BTCUSDT'],
  ['GET', '/v1/fundingRate'],
  ['GET', '/v1/openInterest?symbol=BTCUSDT'],
  ['POST', '/v1/premiumIndex'],
  ['GET', '/v1/nowhere'],
])('%s %s is not there, with a key neither', async (method, path) => {
  const msg = 'Path or method is invalid: of futures prices alone are told here.';
  const headers = { 'x-mbx-apikey': 'A'.repeat(64) };
  expect(await ask(path, { method, headers })).toEqual({ status: 404, data: { code: -5000, msg } });
});

test('what stands outside of a place of the dialect is no path of it', async () => {
  for (const path of ['/fapi', '/v1/premiumIndex', '/api/v3/premiumIndex', '/dapi/v1/ping']) {
    const answer = await send(path);
    expect([answer.status, await answer.json()]).toEqual([404, { code: -1000, msg: 'Path not found' }]);
  }
});

test('it is there, and says the time of the platform', async () => {
  expect(await ask('/v1/ping')).toEqual({ status: 200, data: {} });
  expect(await told('/v1/time')).toEqual({ serverTime: now() });
});

test('a contract is told with how it is counted, and with no order that could be given here', async () => {
  expect(await told('/v1/exchangeInfo')).toEqual({
    timezone: 'UTC',
    serverTime: now(),
    rateLimits: [{ rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit: 6_000 }],
    exchangeFilters: [],
    assets: [{ asset: 'USDT', marginAvailable: true }],
    symbols: [
      {
        ...contract,
        symbol: 'BTCUSDT',
        pair: 'BTCUSDT',
        status: 'TRADING',
        baseAsset: 'BTC',
        quantityPrecision: 3,
        filters: filters('0.01', { minQty: '0.001', maxQty: '100', stepSize: '0.001' }),
      },
      {
        ...contract,
        symbol: 'ETHUSDT',
        pair: 'ETHUSDT',
        // It has no price yet.
        status: 'TRADING_HALT',
        baseAsset: 'ETH',
        quantityPrecision: 2,
        liquidationFee: '0.0007',
        filters: filters('0.01', { minQty: '0.02', maxQty: '3', stepSize: '0.01' }),
      },
      {
        ...contract,
        symbol: 'XAUUSDT',
        pair: 'XAUUSDT',
        // Nothing new is opened in it.
        status: 'TRADING_HALT',
        baseAsset: 'XAU',
        quantityPrecision: 2,
        filters: filters('0.01', { minQty: '0.01', maxQty: '1000', stepSize: '0.01' }),
      },
    ],
  });
});

test('candles of marks are told, with what was traded in the market that they are of, and without', async () => {
  const prices = [testStart, '60000', '60100', '59900', '60050'];
  const end = testStart + 59_999;
  const traded = [...prices, '1', end, '60010', 0, '0', '0', '0'];
  const marked = [...prices, '0', end, '0', 0, '0', '0', '0'];
  for (const [path, row] of [
    ['/v1/klines', traded],
    ['/v1/markPriceKlines', marked],
  ] as const) {
    const candles = (query: string) => told(`${path}?symbol=BTCUSDT&interval=1m${query}`);
    expect(await candles('')).toEqual([row]);
    expect(await candles(`&startTime=0&limit=1500`)).toEqual([row]);
    expect(await candles(`&startTime=${testStart + 1}`)).toEqual([]);
    expect(await candles(`&endTime=${testStart - 1}`)).toEqual([]);
  }
  expect(await told('/v1/klines?symbol=XAUUSDT&interval=1h')).toEqual([
    [testStart, '4000.5', '4000.5', '4000.5', '4000.5', '0', testStart + 3_599_999, '0', 0, '0', '0', '0'],
  ]);
});

test('marks are told of one contract and of all, with no rate that is paid and no time for it', async () => {
  const row = (symbol: string, price: string) => ({
    symbol,
    markPrice: price,
    indexPrice: price,
    estimatedSettlePrice: price,
    lastFundingRate: '0.00000000',
    interestRate: '0.00000000',
    nextFundingTime: 0,
    time: candor.server.services.market.latest(symbol)?.time,
  });
  expect(await told('/v1/premiumIndex?symbol=BTCUSDT')).toEqual(row('BTCUSDT', '60050.00'));
  expect(await told('/v1/premiumIndex')).toEqual([row('BTCUSDT', '60050.00'), row('XAUUSDT', '4000.50')]);
});

test('prices of the moment and of the day are told of one contract and of all, without a book', async () => {
  const price = { symbol: 'BTCUSDT', price: '60050.00', time: now() };
  for (const version of ['v1', 'v2']) {
    expect(await told(`/${version}/ticker/price?symbol=BTCUSDT`)).toEqual(price);
    expect(await told(`/${version}/ticker/price`)).toEqual([
      price,
      { symbol: 'XAUUSDT', price: '4000.50', time: now() },
    ]);
  }
  const day = await told('/v1/ticker/24hr?symbol=BTCUSDT');
  expect(day).toEqual({
    symbol: 'BTCUSDT',
    priceChange: '50',
    priceChangePercent: '0.083',
    weightedAvgPrice: '60010',
    lastPrice: '60050.00',
    lastQty: '0',
    openPrice: '60000.00',
    highPrice: '60100.00',
    lowPrice: '59900.00',
    volume: '1',
    quoteVolume: '60010',
    openTime: now() - 86_400_000,
    closeTime: now(),
    firstId: -1,
    lastId: -1,
    count: 0,
  });
  expect(await told('/v1/ticker/24hr')).toEqual([day, expect.objectContaining({ symbol: 'XAUUSDT' }) as unknown]);
});

test('what is asked counts against the one limit of the address', async () => {
  const weight = async (path: string) => Number((await send(path)).headers.get('x-mbx-used-weight-1m'));
  const before = await weight('/api/v3/ping');
  expect(await weight('/fapi/v1/klines?symbol=BTCUSDT&interval=1m')).toBe(before + 5);
  expect(await weight('/fapi/v1/premiumIndex')).toBe(before + 6);
  await send('/fapi/v1/order', { method: 'POST' });
  expect(await weight('/fapi/v1/ping')).toBe(before + 8);
});

test('a contract takes no order while its price is not fresh, and says how old that is', async () => {
  candor.feed.silence();
  await candor.advance(4_000);
  const info = (await told('/v1/exchangeInfo')) as { symbols: { status: string }[] };
  expect(info.symbols.map(({ status }) => status)).toEqual(['TRADING_HALT', 'TRADING_HALT', 'TRADING_HALT']);
  for (const path of ['/v1/premiumIndex', '/v1/ticker/price']) {
    const { time } = (await told(`${path}?symbol=BTCUSDT`)) as { time: number };
    expect(now() - time).toBeGreaterThan(1_000);
    expect(time).toBe(candor.server.services.market.latest('BTCUSDT')?.time);
  }
});
