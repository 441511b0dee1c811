import ccxt, { type binance as Binance } from 'ccxt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVenue, type Venue } from './test-venue.ts';

let venue: Venue;
let exchange: Binance;
/** Ten percent below and above, on the tick. */
let [low, high] = [0, 0];
const symbol = 'BTC/USDT';

beforeAll(async () => {
  venue = await openVenue();
  const { apiKey, secret } = await venue.trader();
  const api = `${venue.url}/binance/api/v3`;
  exchange = new ccxt.binance({
    apiKey,
    secret,
    urls: { api: { public: api, private: api } },
    options: { defaultType: 'spot', fetchMarkets: { types: ['spot'] }, fetchCurrencies: false, fetchMargins: false },
  });
  await exchange.loadMarkets();
  const { last = 0 } = await exchange.fetchTicker(symbol);
  low = Number(exchange.priceToPrecision(symbol, Number(last) * 0.97));
  high = Number(exchange.priceToPrecision(symbol, Number(last) * 1.03));
});
afterAll(() => venue.close());

const free = async (coin: string) => Number((await exchange.fetchBalance())[coin]?.free ?? 0);
const used = async (coin: string) => Number((await exchange.fetchBalance())[coin]?.used ?? 0);

describe('what anybody may ask', () => {
  test('markets come with their precision and limits', () => {
    const market = exchange.market(symbol);
    expect(Object.keys(exchange.markets ?? {}).length).toBeGreaterThan(20);
    expect(market).toMatchObject({ id: 'BTCUSDT', base: 'BTC', quote: 'USDT', spot: true, active: true });
    expect(market.precision).toEqual({ amount: 0.00001, base: 1e-8, price: 0.01, quote: 1e-6 });
    expect(market.limits.amount?.min).toBe(0.00001);
    expect(market.limits.price?.min).toBe(0.01);
    expect(market.limits.cost?.min).toBeGreaterThan(0);
  });

  test('time, status of the market, tickers, best prices and last prices', async () => {
    expect(Math.abs(Number(await exchange.fetchTime()) - Date.now())).toBeLessThan(5_000);
    const ticker = await exchange.fetchTicker(symbol);
    expect(Number(ticker.bid)).toBeLessThan(Number(ticker.ask));
    expect(Number(ticker.low)).toBeLessThanOrEqual(Number(ticker.high));
    expect(Number(ticker.baseVolume)).toBeGreaterThan(0);
    const tickers = await exchange.fetchTickers([symbol, 'ETH/USDT']);
    expect(Object.keys(tickers).toSorted()).toEqual([symbol, 'ETH/USDT']);
    const best = await exchange.fetchBidsAsks([symbol]);
    expect(Number(best[symbol]?.bid)).toBeGreaterThan(0);
    const last = await exchange.fetchLastPrices([symbol]);
    expect(Number(last[symbol]?.price)).toBeGreaterThan(0);
  });

  test('the book is sorted, and its sides don’t meet', async () => {
    const { bids, asks, nonce } = await exchange.fetchOrderBook(symbol, 20);
    expect(bids.map(([price]) => price)).toEqual(
      bids.map(([price]) => price).toSorted((a, b) => Number(b) - Number(a)),
    );
    expect(asks.map(([price]) => price)).toEqual(
      asks.map(([price]) => price).toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(Number(bids[0]?.[0])).toBeLessThan(Number(asks[0]?.[0]));
    expect(Number(nonce)).toBeGreaterThan(0);
  });

  test('deals and candles, newest last', async () => {
    const trades = await exchange.fetchTrades(symbol, undefined, 50);
    expect(trades.length).toBeGreaterThan(0);
    expect(trades.every(({ price, amount }) => Number(price) > 0 && Number(amount) > 0)).toBe(true);
    const candles = await exchange.fetchOHLCV(symbol, '1m', undefined, 100);
    expect(candles).toHaveLength(100);
    for (const [at, [time]] of candles.entries())
      if (at > 0) expect(Number(time) - Number(candles[at - 1]?.[0])).toBe(60_000);
    const since = Number(candles[10]?.[0]);
    const some = await exchange.fetchOHLCV(symbol, '1m', since, 5);
    expect(some.map(([time]) => time)).toEqual(candles.slice(10, 15).map(([time]) => time));
    await expect(exchange.fetchOHLCV(symbol, '3m')).rejects.toThrow(ccxt.BadRequest);
  });
});

describe('orders of each type', () => {
  test('one at market is filled, told with its fills, and listed with them', async () => {
    const before = await free('BTC');
    const order = await exchange.createOrder(symbol, 'market', 'buy', 0.01);
    expect(order).toMatchObject({ symbol, type: 'market', side: 'buy', status: 'closed', filled: 0.01, remaining: 0 });
    expect(order.trades.length).toBeGreaterThan(0);
    const { fee } = order;
    expect(fee?.currency).toBe('BTC');
    expect(await free('BTC')).toBeCloseTo(before + 0.01 - Number(fee?.cost), 8);
    const mine = await exchange.fetchMyTrades(symbol);
    expect(mine.filter((trade) => trade.order === order.id).map(({ id }) => id)).toEqual(
      order.trades.map(({ id }) => id),
    );
    const byCost = await exchange.createMarketBuyOrderWithCost(symbol, 100);
    expect(byCost.status).toBe('closed');
    expect(Number(byCost.cost)).toBeLessThanOrEqual(100);
    // What is left buys no further step, at most a thousandth dearer than the ones before: 1.01 at a price of 101,000.
    const step = exchange.market(symbol).precision.amount ?? 0;
    expect(step).toBe(0.00001);
    expect(100 - Number(byCost.cost)).toBeLessThan(Number(byCost.average) * step * 1.001);
  });

  test('a limit rests, is found by number and by name, listed, and ended', async () => {
    const before = await used('USDT');
    const order = await exchange.createOrder(symbol, 'limit', 'buy', 0.01, low, { clientOrderId: 'resting-1' });
    expect(order).toMatchObject({ status: 'open', price: low, amount: 0.01, filled: 0, clientOrderId: 'resting-1' });
    expect(await used('USDT')).toBeCloseTo(before + low * 0.01, 6);
    const found = await exchange.fetchOrder(String(order.id), symbol);
    expect(found).toMatchObject({ id: order.id, status: 'open', clientOrderId: 'resting-1' });
    expect(await exchange.fetchOrder('', symbol, { clientOrderId: 'resting-1' })).toMatchObject({ id: order.id });
    expect((await exchange.fetchOpenOrders(symbol)).map(({ id }) => id)).toEqual([order.id]);
    await expect(
      exchange.createOrder(symbol, 'limit', 'buy', 0.01, low, { clientOrderId: 'resting-1' }),
    ).rejects.toThrow(ccxt.InvalidOrder);
    expect(await exchange.cancelOrder(String(order.id), symbol)).toMatchObject({ id: order.id, status: 'canceled' });
    await expect(exchange.cancelOrder(String(order.id), symbol)).rejects.toThrow(ccxt.OrderNotFound);
    expect(await used('USDT')).toBeCloseTo(before, 6);
    expect((await exchange.fetchOrders(symbol)).find(({ id }) => id === order.id)?.status).toBe('canceled');
  });

  test('one for the book alone is refused where it would take; at once or never leaves nothing behind', async () => {
    const maker = await exchange.createOrder(symbol, 'limit', 'buy', 0.01, low, { postOnly: true });
    expect((await exchange.fetchOrder(String(maker.id), symbol)).postOnly).toBe(true);
    await expect(exchange.createOrder(symbol, 'limit', 'buy', 0.01, high, { postOnly: true })).rejects.toThrow(
      ccxt.OrderImmediatelyFillable,
    );
    const ioc = await exchange.createOrder(symbol, 'limit', 'buy', 0.01, low, { timeInForce: 'IOC' });
    expect(ioc).toMatchObject({ filled: 0, timeInForce: 'IOC', status: 'expired' });
    const fok = await exchange.createOrder(symbol, 'limit', 'buy', 0.001, high, { timeInForce: 'FOK' });
    expect(fok).toMatchObject({ filled: 0.001, timeInForce: 'FOK', status: 'closed' });
    await exchange.cancelAllOrders(symbol);
    expect(await exchange.fetchOpenOrders(symbol)).toEqual([]);
  });

  test('a stop loss and a take profit wait for their price', async () => {
    const stop = await exchange.createOrder(symbol, 'limit', 'sell', 0.002, low, { stopLossPrice: low });
    const take = await exchange.createOrder(symbol, 'market', 'sell', 0.002, undefined, { takeProfitPrice: high });
    const open = await exchange.fetchOpenOrders(symbol);
    expect(open.map(({ id, triggerPrice }) => [id, triggerPrice])).toEqual([
      [stop.id, low],
      [take.id, high],
    ]);
    await expect(
      exchange.createOrder(symbol, 'market', 'sell', 0.002, undefined, { stopLossPrice: high }),
    ).rejects.toThrow(ccxt.OrderImmediatelyFillable);
    await exchange.cancelAllOrders(symbol);
  });

  test('an order is edited: ended, and placed anew', async () => {
    const order = await exchange.createOrder(symbol, 'limit', 'buy', 0.01, low);
    const lower = Number(exchange.priceToPrecision(symbol, low * 0.99));
    const edited = await exchange.editOrder(String(order.id), symbol, 'limit', 'buy', 0.02, lower);
    expect((await exchange.fetchOrder(String(order.id), symbol)).status).toBe('canceled');
    expect(await exchange.fetchOrder(String(edited.id), symbol)).toMatchObject({
      status: 'open',
      price: lower,
      amount: 0.02,
    });
    await exchange.cancelAllOrders(symbol);
  });

  test('what can’t be is refused as the client knows it', async () => {
    await expect(exchange.createOrder(symbol, 'limit', 'buy', 100, low)).rejects.toThrow(ccxt.InsufficientFunds);
    await expect(exchange.fetchOrder('1', symbol)).rejects.toThrow(ccxt.OrderNotFound);
    const stranger = new ccxt.binance({
      apiKey: 'A'.repeat(64),
      secret: 'x',
      urls: { api: { public: `${venue.url}/binance/api/v3`, private: `${venue.url}/binance/api/v3` } },
      options: { defaultType: 'spot', fetchMarkets: { types: ['spot'] }, fetchCurrencies: false, fetchMargins: false },
    });
    await expect(stranger.fetchBalance()).rejects.toThrow(ccxt.AuthenticationError);
    stranger.apiKey = exchange.apiKey;
    await expect(stranger.fetchBalance()).rejects.toThrow(ccxt.AuthenticationError);
  });
});
