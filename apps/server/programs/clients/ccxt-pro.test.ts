import ccxt from 'ccxt';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVenue, type Venue } from './test-venue.ts';

let venue: Venue;
let exchange: InstanceType<typeof ccxt.pro.binance>;
const symbol = 'BTC/USDT';

beforeAll(async () => {
  venue = await openVenue();
  const { apiKey, secret } = await venue.trader();
  const api = `${venue.url}/binance/api/v3`;
  const socket = venue.url.replace('http', 'ws');
  exchange = new ccxt.pro.binance({
    apiKey,
    secret,
    urls: { api: { public: api, private: api, ws: { spot: `${socket}/binance/stream` } } },
    options: { defaultType: 'spot', fetchMarkets: { types: ['spot'] }, fetchCurrencies: false, fetchMargins: false },
  });
  // As it asks for where addresses are without TLS.
  await exchange.loadHttpProxyAgent();
  await exchange.loadMarkets();
});
afterAll(async () => {
  await exchange.close();
  await venue.close();
});

/** What stands at the first prices of a book. */
const top = ({ bids, asks }: { bids: unknown[][]; asks: unknown[][] }) =>
  [bids, asks].map((side) => side.slice(0, 15).map(([price, amount]) => [Number(price), Number(amount)]));

test('a book that is kept by its changes is the one that a snapshot shows, at every moment', async () => {
  await exchange.watchOrderBook(symbol);
  let keeps = true;
  const keeping = (async () => {
    while (keeps) await exchange.watchOrderBook(symbol);
  })();
  let [equal, looks] = [0, 0];
  for (const end = Date.now() + 15_000; Date.now() < end; looks += 1) {
    const snapshot = await exchange.fetchOrderBook(symbol, 1_000);
    // The change that leads to the snapshot's number is on its way.
    await expect
      .poll(() => Number(exchange.orderbooks[symbol]?.nonce), { timeout: 3_000, interval: 1 })
      .toBeGreaterThanOrEqual(Number(snapshot.nonce));
    const kept = exchange.orderbooks[symbol];
    if (Number(kept?.nonce) !== Number(snapshot.nonce)) continue;
    expect(top(kept as never)).toEqual(top(snapshot as never));
    equal += 1;
    await sleep(Math.random() * 200);
  }
  keeps = false;
  await keeping;
  expect(equal).toBeGreaterThan(looks / 2);
  expect(equal).toBeGreaterThan(15);
}, 60_000);

test('tickers, best prices, deals and candles are told as the market goes', async () => {
  const ticker = await exchange.watchTicker(symbol);
  expect(ticker).toMatchObject({ symbol, last: expect.any(Number) as number });
  const best = await exchange.watchBidsAsks([symbol]);
  expect(Number(best[symbol]?.bid)).toBeLessThan(Number(best[symbol]?.ask));
  const trades = await exchange.watchTrades(symbol);
  expect(trades.length).toBeGreaterThan(0);
  const known = await exchange.fetchTrades(symbol, undefined, 100);
  const ids = new Set(known.map(({ id }) => id));
  expect(trades.filter(({ id }: { id?: string }) => ids.has(id)).length).toBeGreaterThan(0);
  const candles = await exchange.watchOHLCV(symbol, '1m');
  const [row] = await exchange.fetchOHLCV(symbol, '1m', undefined, 1);
  expect(candles.at(-1)?.[0]).toBe(row?.[0]);
}, 60_000);

test('a price of somebody’s own order is told within a moment of it', async () => {
  const rest = exchange;
  const { last = 0 } = await rest.fetchTicker(symbol);
  const price = Number(rest.priceToPrecision(symbol, Number(last) * 0.95));
  await exchange.watchOrderBook(symbol);
  const order = await rest.createOrder(symbol, 'limit', 'buy', 0.00777, price);
  const stands = () =>
    ((exchange.orderbooks[symbol]?.bids ?? []) as unknown as [number, number][]).some(
      ([at, amount]) => at === price && Math.abs(amount - 0.00777) < 1e-9,
    );
  const until = async (wanted: boolean) => {
    while (stands() !== wanted) await exchange.watchOrderBook(symbol);
  };
  await until(true);
  await rest.cancelOrder(String(order.id), symbol);
  await until(false);
}, 60_000);
