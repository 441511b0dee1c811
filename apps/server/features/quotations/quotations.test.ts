import { bucketStart, nextBucket, openCandle, timeframes, type Timeframe } from '@candor/core/market/candles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf } from '../../market/test-feed.ts';
import { openTestServer, testStart, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000', { quantity: '0.5', side: 'buy' });
  candor.feed.tick('XAUUSDT', '2400');
  await candor.advance(500);
  for (let i = 0; i < 120; i += 1)
    candor.feed.tick('BTCUSDT', `${60_001 + (i % 5)}`, { quantity: '0.001', side: i % 2 === 0 ? 'sell' : 'buy' });
  candor.feed.tick('BTCUSDT', '60002.5', { quantity: '0.25', side: 'sell' });
  await candor.advance(250);
});
afterAll(() => candor.close());

/** The feed knows so many bars of a period, the running one the last. */
function remember(period: Timeframe, count: number): void {
  const running = bucketStart(period, candor.time.clock.now());
  candor.feed.rememberBars(
    'BTCUSDT',
    Array.from({ length: count }, (_, i) =>
      openCandle(nextBucket(period, running, i + 1 - count), priceOf(String(59_990 + (i % 20)))),
    ),
  );
}

const kline = (body: Record<string, unknown>) =>
  candor.call('POST /portal/market/kline', { body: { symbol: 'BTCUSDT', period: '1m', ...body } });

test.each<[Record<string, unknown>, string, string]>([
  [{ symbol: 'NOSUCH' }, 'symbol-unknown', 'symbol'],
  [{ symbol: 'btcusdt' }, 'symbol-unknown', 'symbol'],
  [{ symbol: '../x' }, 'symbol-unknown', 'symbol'],
  [{ period: '2m' }, 'period-unknown', 'period'],
  [{ period: '1H' }, 'period-unknown', 'period'],
  [{ period: undefined }, 'field-required', 'period'],
  [{ limit: 1_501 }, 'whole-number-range', 'limit'],
  [{ limit: 0 }, 'whole-number-range', 'limit'],
  [{ limit: -1 }, 'whole-number-range', 'limit'],
  [{ limit: 1.5 }, 'whole-number-invalid', 'limit'],
  [{ limit: 1e9 }, 'whole-number-range', 'limit'],
  [{ from: 2, to: 1 }, 'range-invalid', 'from'],
  [{ price: '1' }, 'field-unknown', 'price'],
])('no candles for %j', async (body, error, field) => {
  expect(await kline(body)).toMatchObject({ status: 400, code: 400, error, field });
});

test('unknown symbols have no price and no trades, and a limit of trades has its cap', async () => {
  expect(await candor.call('GET /market/getLatestPrice', { query: { symbol: 'NOSUCH' } })).toMatchObject({
    code: 400,
    error: 'symbol-unknown',
    field: 'symbol',
  });
  expect(await candor.call('GET /portal/market/trade', { query: { symbol: 'NOSUCH' } })).toMatchObject({
    code: 400,
    error: 'symbol-unknown',
  });
  expect(await candor.call('GET /portal/market/trade', { query: { symbol: 'BTCUSDT', limit: 101 } })).toMatchObject({
    code: 400,
    error: 'whole-number-range',
    field: 'limit',
  });
});

test('candles of futures are not those of a pair', async () => {
  const call = (symbol: string) => candor.call('GET /portal/market/futures/kline', { query: { symbol, period: '1m' } });
  expect(await call('BTCUSDT')).toMatchObject({ code: 400, error: 'symbol-unknown', field: 'symbol' });
  expect(await call('NOSUCH')).toMatchObject({ code: 400, error: 'symbol-unknown' });
  expect((await call('XAUUSDT')).data).toMatchObject([{ close: '2400.00' }]);
});

test.each(timeframes)(
  'candles of %s are whole periods without a gap, the running one up to the last mark',
  async (period) => {
    remember(period, 40);
    const { data } = await kline({ period, limit: 100 });
    const running = bucketStart(period, candor.time.clock.now());
    expect(data.map(({ time }) => time)).toEqual(
      Array.from({ length: 40 }, (_, i) => nextBucket(period, running, i - 39)),
    );
    // A bar that began with the market was seen whole; of the others the feed knows the beginning.
    const [open, high] = running === testStart ? ['60000.00', '60002.50'] : ['60009.00', '60009.00'];
    expect(data.at(-1)).toMatchObject({ open, high, low: '60000.00', close: '60002.50' });
    for (const bar of data)
      expect(
        Math.min(+bar.high - +bar.open, +bar.high - +bar.close, +bar.open - +bar.low, +bar.close - +bar.low),
      ).toBeGreaterThanOrEqual(0);
  },
);

test('a limit takes the newest candles, 500 unless told; a range what starts within it', async () => {
  remember('1m', 2_000);
  expect((await kline({})).data).toHaveLength(500);
  expect((await kline({ limit: '1500' })).data).toHaveLength(1_500);
  const [last] = (await kline({ limit: 1 })).data;
  expect(last?.time).toBe(testStart);
  const { data } = await kline({ from: testStart - 600_000, to: testStart - 300_000 });
  expect(data.map(({ time }) => time)).toEqual([10, 9, 8, 7, 6, 5].map((minutes) => testStart - minutes * 60_000));
});

test('quotations are public: all symbols, or the futures, each with the day as a line', async () => {
  const all = await candor.call('GET /portal/market/tickers');
  expect(all.data.map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'ETHUSDT', 'XAUUSDT']);
  expect(all.data[0]).toMatchObject({
    group: 'usdt',
    name: 'Bitcoin',
    price: '60002.50',
    halted: false,
    priceDecimals: 2,
    time: candor.time.clock.now(),
  });
  expect(all.data[0]?.spark.at(-1)).toBe(60_002.5);
  expect(all.data[1]).toMatchObject({
    symbol: 'ETHUSDT',
    price: null,
    changeRate: null,
    halted: true,
    time: 0,
    spark: [],
  });
  const futures = await candor.call('GET /portal/market/futures');
  expect(futures.data.map(({ symbol, group }) => [symbol, group])).toEqual([['XAUUSDT', 'futures']]);
});

test('the newest deals come first, each with an id of its own, a hundred at most', async () => {
  const { data } = await candor.call('GET /portal/market/trade', { query: { symbol: 'BTCUSDT', limit: 100 } });
  expect(data[0]).toMatchObject({ symbol: 'BTCUSDT', price: '60002.50', quantity: '0.25', side: 'sell' });
  expect([data.length, new Set(data.map(({ id }) => id)).size]).toEqual([100, 100]);
  expect((await candor.call('GET /portal/market/trade', { query: { symbol: 'BTCUSDT' } })).data).toHaveLength(50);
});

test('the latest price says how old it is and whether the market stands', async () => {
  const latest = async (symbol: string) =>
    (await candor.call('GET /market/getLatestPrice', { query: { symbol } })).data;
  expect(await latest('BTCUSDT')).toEqual({
    symbol: 'BTCUSDT',
    price: '60002.50',
    time: candor.time.clock.now(),
    halted: false,
  });
  expect(await latest('ETHUSDT')).toEqual({ symbol: 'ETHUSDT', price: null, time: 0, halted: true });
  const last = candor.time.clock.now();
  candor.feed.silence();
  await candor.advance(5_000);
  const silent = await latest('BTCUSDT');
  expect(silent).toMatchObject({ price: '60002.50', halted: true });
  expect(silent.time - last).toBeLessThanOrEqual(2_000);
  candor.feed.speak();
  await candor.advance(250);
  expect((await latest('BTCUSDT')).halted).toBe(false);
});
