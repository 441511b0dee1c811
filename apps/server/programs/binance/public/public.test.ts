import { openCandle } from '@candor/core/market/candles.ts';
import { quantity } from '@candor/core/market/trade.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf } from '../../../market/test-feed.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { Program } from '../../test-programs.ts';

let candor: TestServer;
let program: Program;
beforeAll(async () => {
  candor = await openTestServer();
  program = new Program(candor, { data: { apiKey: '', secret: '' } as never });
  for (const [at, price] of ['60000', '60100', '59900', '60050'].entries()) {
    candor.feed.tick('BTCUSDT', price, { quantity: `0.${at + 1}`, side: at % 2 === 0 ? 'buy' : 'sell' });
    candor.feed.tick('ETHUSDT', '3000');
    await candor.advance(1_000);
  }
});
afterAll(() => candor.close());

const ask = async (path: string) => {
  const { status, data } = await program.open(path);
  return { status, data: data as unknown };
};
const rows = async (path: string) => (await ask(path)).data as Record<string, unknown>[];
const start = Date.UTC(2026, 10, 20, 12);

test('a pair is told with all that an order has to keep to', async () => {
  const { data } = await ask('/exchangeInfo?symbol=BTCUSDT');
  const { symbols, ...head } = data as { symbols: Record<string, unknown>[] };
  expect(head).toEqual({
    timezone: 'UTC',
    serverTime: candor.time.clock.now(),
    rateLimits: [
      { rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit: 6_000 },
      { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: 10, limit: 100 },
      { rateLimitType: 'ORDERS', interval: 'DAY', intervalNum: 1, limit: 200_000 },
    ],
    exchangeFilters: [],
  });
  const [{ filters, ...pair } = {}] = symbols;
  expect(pair).toMatchObject({ symbol: 'BTCUSDT', status: 'TRADING', baseAsset: 'BTC', quoteAsset: 'USDT' });
  expect(pair).toMatchObject({ baseAssetPrecision: 8, baseCommissionPrecision: 8 });
  // A sum with a decimal more is refused.
  expect(pair).toMatchObject({ quotePrecision: 6, quoteAssetPrecision: 6, quoteCommissionPrecision: 6 });
  expect(filters).toEqual([
    { filterType: 'PRICE_FILTER', minPrice: '0.01', maxPrice: expect.any(String) as string, tickSize: '0.01' },
    { filterType: 'LOT_SIZE', minQty: '0.00001', maxQty: expect.any(String) as string, stepSize: '0.00001' },
    {
      filterType: 'NOTIONAL',
      minNotional: expect.any(String) as string,
      applyMinToMarket: true,
      maxNotional: '9000000000',
      applyMaxToMarket: false,
      avgPriceMins: 0,
    },
    {
      filterType: 'PERCENT_PRICE_BY_SIDE',
      bidMultiplierUp: '1.1',
      bidMultiplierDown: '0',
      askMultiplierUp: '1000000',
      askMultiplierDown: '0.9',
      avgPriceMins: 0,
    },
  ]);
});

test.each([
  ['/exchangeInfo?symbol=NOSUCH', -1121],
  ['/exchangeInfo?symbols=["BTCUSDT","NOSUCH"]', -1121],
  ['/exchangeInfo?symbols=[]', -1121],
  ['/depth', -1102],
  ['/depth?symbol=btcusdt', -1121],
  ['/depth?symbol=BTCUSDT&limit=x', -1102],
  ['/trades?symbol=BTCUSDT&limit=0', -1102],
  ['/aggTrades?symbol=BTCUSDT&startTime=-1', -1102],
  ['/aggTrades?symbol=BTCUSDT&fromId=12345678901234567', -1102],
  ['/historicalTrades?symbol=BTCUSDT&fromId=x', -1102],
  ['/klines?symbol=BTCUSDT', -1102],
  ['/klines?symbol=BTCUSDT&interval=1s', -1120],
  ['/klines?symbol=BTCUSDT&interval=1m&startTime=2&endTime=1', -1128],
  ['/avgPrice', -1102],
  ['/ticker/tradingDay', -1102],
  ['/ticker/tradingDay?symbol=BTCUSDT&type=SHORT', -1139],
  ['/ticker/price?symbol=%00', -1121],
])('%s is refused', async (path, code) => {
  expect(await ask(path)).toMatchObject({ status: 400, data: { code } });
});

test('what is no path of the dialect is said in its words', async () => {
  const nowhere = { status: 404, data: { code: -1000, msg: 'Path not found' } };
  expect(await ask('/nowhere')).toEqual(nowhere);
  expect(await ask('/../../sapi/v1/system/status')).toEqual(nowhere);
  const wrong = await fetch(`${candor.server.url}/binance/api/v3/ping`, { method: 'POST' });
  expect([wrong.status, await wrong.json()]).toEqual([404, nowhere.data]);
});

test('deals are listed oldest first, and within moments', async () => {
  const all = await rows('/trades?symbol=BTCUSDT');
  expect(all.slice(-2)).toMatchObject([
    { price: '59900', qty: '0.3', quoteQty: '17970', isBuyerMaker: false, isBestMatch: true },
    { price: '60050', qty: '0.4', quoteQty: '24020', isBuyerMaker: true, isBestMatch: true },
  ]);
  expect(all.map(({ id }) => Number(id))).toEqual(all.map(({ id }) => Number(id)).toSorted((a, b) => a - b));
  expect(await rows('/historicalTrades?symbol=BTCUSDT&limit=1')).toEqual(all.slice(-1));
  const since = Number(all.at(-1)?.['time']);
  const together = await rows(`/aggTrades?symbol=BTCUSDT&startTime=${since}`);
  const { id } = all.at(-1) ?? {};
  expect(together).toEqual([{ a: id, f: id, l: id, p: '60050', q: '0.4', T: since, m: true, M: true }]);
  expect(await rows(`/aggTrades?symbol=BTCUSDT&endTime=${since - 10_000_000}`)).toEqual([]);
});

test('from a moment or a number on the first deals are listed, else the last', async () => {
  const all = await rows('/trades?symbol=BTCUSDT');
  const [first, second, third] = all;
  expect(all).toHaveLength(4);
  for (const path of ['/historicalTrades', '/aggTrades']) {
    const ids = async (query: string) =>
      (await rows(`${path}?symbol=BTCUSDT&${query}`)).map((row) => row['id'] ?? row['a']);
    expect(await ids(`startTime=${String(first?.['time'])}&limit=2`)).toEqual([first?.['id'], second?.['id']]);
    expect(await ids(`fromId=${String(second?.['id'])}&limit=2`)).toEqual([second?.['id'], third?.['id']]);
    expect(await ids(`fromId=${Number(second?.['id']) + 1}&limit=1`)).toEqual([third?.['id']]);
    expect(await ids(`endTime=${String(third?.['time'])}&limit=2`)).toEqual([second?.['id'], third?.['id']]);
    expect(await ids('limit=1')).toEqual([all.at(-1)?.['id']]);
    for (const begin of ['startTime=0', 'fromId=0']) expect(await ids(`${begin}&limit=1`)).toEqual([first?.['id']]);
    expect(await ids(`fromId=${Number(all.at(-1)?.['id']) + 1}`)).toEqual([]);
  }
});

test('candles are told from a moment on, up to one, and the newest', async () => {
  const candles = async (query: string) =>
    (await ask(`/klines?symbol=BTCUSDT&interval=1m${query}`)).data as unknown[][];
  const row = [start, '60000', '60100', '59900', '60050', '1', start + 59_999, expect.any(String), 0, '0', '0', '0'];
  expect(await candles('')).toEqual([row]);
  expect(await candles(`&startTime=${start}&limit=2`)).toEqual([row]);
  expect(await candles(`&startTime=${start + 1}&endTime=${start + 59_999}`)).toEqual([]);
  expect(await candles(`&endTime=${start - 1}&limit=1`)).toEqual([]);
  expect(await candles(`&endTime=${start}&limit=1`)).toEqual([row]);
  const hour = (await ask('/uiKlines?symbol=BTCUSDT&interval=1h')).data as unknown[][];
  expect(hour.map(([time, , , , close]) => [time, close])).toEqual([[start, '60050']]);
});

test('from a moment before all candles on the first are told that there are, of whatever length', async () => {
  const times = async (query: string) =>
    ((await ask(`/klines?${query}`)).data as unknown[][]).map(([time]) => new Date(Number(time)).toISOString());
  for (const [interval, first] of [
    ['1m', '2026-11-20T12:00:00.000Z'],
    ['1h', '2026-11-20T12:00:00.000Z'],
    ['1d', '2026-11-20T00:00:00.000Z'],
    ['1w', '2026-11-16T00:00:00.000Z'],
    ['1M', '2026-11-01T00:00:00.000Z'],
  ])
    for (const limit of [1, 1_000])
      expect(await times(`symbol=BTCUSDT&interval=${interval}&startTime=0&limit=${limit}`)).toEqual([first]);
  const minutes = [13, 14, 16].map((minute) => Date.UTC(2019, 2, 5, 7, minute));
  const bar = { ...openCandle(0, priceOf('3000')), volume: quantity(1n) };
  candor.feed.rememberBars(
    'ETHUSDT',
    minutes.map((time) => ({ ...bar, time })),
  );
  const [first, second] = minutes.map((time) => new Date(time).toISOString());
  expect(await times('symbol=ETHUSDT&interval=1m&startTime=0&limit=2')).toEqual([first, second]);
  expect(await times(`symbol=ETHUSDT&interval=1m&startTime=1&limit=9&endTime=${minutes[1]}`)).toEqual([first, second]);
  expect(await times(`symbol=ETHUSDT&interval=1m&startTime=1&endTime=${Number(minutes[0]) - 1}`)).toEqual([]);
  expect(await times(`symbol=ETHUSDT&interval=1m&startTime=${Number(minutes[0]) - 30_000}&limit=1`)).toEqual([first]);
});

test('prices are told of one, of some and of all, in one form', async () => {
  const one = (await ask('/ticker/price?symbol=BTCUSDT')).data;
  expect(one).toEqual({ symbol: 'BTCUSDT', price: '60050.00' });
  expect(await rows('/ticker/price?symbols=["BTCUSDT","ETHUSDT"]')).toEqual([
    one,
    { symbol: 'ETHUSDT', price: '3000.00' },
  ]);
  const all = await rows('/ticker/24hr');
  expect(all.map(({ symbol }) => String(symbol)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'BTCUSDT',
    'ETHUSDT',
  ]);
  expect(all.find(({ symbol }) => symbol === 'BTCUSDT')).toMatchObject({
    lastPrice: '60050.00',
    highPrice: '60100.00',
    lowPrice: expect.any(String) as string,
    closeTime: candor.time.clock.now(),
    openTime: candor.time.clock.now() - 86_400_000,
    count: 0,
  });
  expect(await rows('/ticker/bookTicker')).toHaveLength(2);
  expect((await ask('/avgPrice?symbol=BTCUSDT')).data).toEqual({
    mins: 0,
    price: '60050.00',
    closeTime: expect.any(Number) as number,
  });
});

test('the trading day is the day of UTC so far', async () => {
  const { data } = await ask('/ticker/tradingDay?symbol=BTCUSDT');
  expect(data).toMatchObject({
    symbol: 'BTCUSDT',
    lastPrice: '60050',
    openTime: Date.UTC(2026, 10, 20),
    closeTime: Date.UTC(2026, 10, 21) - 1,
  });
  const { openPrice, lastPrice, priceChange } = data as Record<string, string>;
  expect(Number(lastPrice) - Number(openPrice)).toBeCloseTo(Number(priceChange), 8);
  expect(await rows('/ticker/tradingDay?symbols=["BTCUSDT","ETHUSDT"]')).toHaveLength(2);
});

test('a book has as many levels as it is asked for, and a number that grows when it changes alone', async () => {
  const book = async (limit: number) =>
    (await ask(`/depth?symbol=BTCUSDT&limit=${limit}`)).data as { lastUpdateId: number; bids: unknown[] };
  const [five, one] = [await book(5), await book(1)];
  expect([five.bids.length, one.bids]).toEqual([5, five.bids.slice(0, 1)]);
  expect(one.lastUpdateId).toBe(five.lastUpdateId);
  candor.feed.tick('BTCUSDT', '60500');
  await candor.advance(1_000);
  expect((await book(5)).lastUpdateId).toBe(five.lastUpdateId + 1);
});
