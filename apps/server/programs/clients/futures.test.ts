import { USDMClient } from 'binance';
import ccxt, { type binanceusdm as Binance } from 'ccxt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVenue, type Venue } from './test-venue.ts';

let venue: Venue;
let key: { readonly apiKey: string; readonly secret: string };
beforeAll(async () => {
  venue = await openVenue();
  key = await venue.trader();
});
afterAll(() => venue.close());

describe('ccxt', () => {
  const symbol = 'BTC/USDT:USDT';
  let exchange: Binance;
  beforeAll(async () => {
    const fapi = `${venue.url}/binance/fapi`;
    exchange = new ccxt.binanceusdm({
      ...key,
      urls: {
        api: {
          fapiPublic: `${fapi}/v1`,
          fapiPublicV2: `${fapi}/v2`,
          fapiPrivate: `${fapi}/v1`,
          fapiPrivateV2: `${fapi}/v2`,
          fapiPrivateV3: `${fapi}/v3`,
        },
      },
      options: { fetchCurrencies: false },
    });
    await exchange.loadMarkets();
  });

  test('contracts come with their precision and limits', () => {
    const markets = Object.values(exchange.markets ?? {});
    expect(markets.length).toBeGreaterThan(30);
    expect(markets.every(({ swap, linear, settle }) => swap && linear && settle === 'USDT')).toBe(true);
    const market = exchange.market(symbol);
    expect(market).toMatchObject({ id: 'BTCUSDT', type: 'swap', active: true, contractSize: 1, expiry: undefined });
    expect(market.precision).toEqual({ amount: 0.001, base: 1e-8, price: 0.01, quote: 1e-6 });
    expect(market.limits.amount).toEqual({ min: 0.001, max: 100 });
    expect(market.limits.market).toEqual({ min: 0.001, max: 100 });
    expect(market.limits.price?.min).toBe(0.01);
    expect(exchange.market('XAU/USDT:USDT')).toMatchObject({ id: 'XAUUSDT', active: true });
    expect(exchange.amountToPrecision('DOGE/USDT:USDT', 250)).toBe('200');
  });

  test('time, tickers, last prices and marks', async () => {
    expect(Math.abs(Number(await exchange.fetchTime()) - Date.now())).toBeLessThan(5_000);
    const ticker = await exchange.fetchTicker(symbol);
    expect(ticker).toMatchObject({ symbol, bid: undefined, ask: undefined });
    expect(Number(ticker.low)).toBeLessThanOrEqual(Number(ticker.high));
    expect(Number(ticker.last)).toBeGreaterThan(0);
    const some = [symbol, 'XAU/USDT:USDT'];
    expect(Object.keys(await exchange.fetchTickers(some)).toSorted()).toEqual(some);
    expect(Object.keys(await exchange.fetchTickers()).length).toBe(Object.keys(exchange.markets ?? {}).length);
    expect(Number((await exchange.fetchLastPrices([symbol]))[symbol]?.price)).toBeGreaterThan(0);
    const mark = await exchange.fetchMarkPrice(symbol);
    expect(mark.symbol).toBe(symbol);
    expect(Number(mark.markPrice)).toBeGreaterThan(0);
    expect(mark.indexPrice).toBe(mark.markPrice);
    expect(Object.keys(await exchange.fetchMarkPrices(some)).toSorted()).toEqual(some);
  });

  test('nothing is paid between the sides', async () => {
    const rate = await exchange.fetchFundingRate(symbol);
    expect(rate).toMatchObject({ symbol, fundingRate: 0, interestRate: 0, fundingTimestamp: 0 });
    expect(rate.markPrice).toBe(rate.estimatedSettlePrice);
    const rates = Object.values(await exchange.fetchFundingRates());
    expect(rates.length).toBeGreaterThan(30);
    expect(rates.every(({ fundingRate }) => fundingRate === 0)).toBe(true);
  });

  test('candles, newest last, and those of marks have their prices', async () => {
    const candles = await exchange.fetchOHLCV(symbol, '1h', undefined, 100);
    expect(candles).toHaveLength(100);
    for (const [at, [time]] of candles.entries())
      if (at > 0) expect(Number(time) - Number(candles[at - 1]?.[0])).toBe(3_600_000);
    const since = Number(candles[10]?.[0]);
    const some = await exchange.fetchOHLCV(symbol, '1h', since, 5);
    expect(some).toEqual(candles.slice(10, 15));
    const marks = await exchange.fetchMarkOHLCV(symbol, '1h', since, 5);
    expect(marks.map((row) => row.slice(0, 5))).toEqual(some.map((row) => row.slice(0, 5)));
    await expect(exchange.fetchOHLCV(symbol, '3m')).rejects.toThrow(ccxt.BadRequest);
  });

  test('what there is not is refused as such, and never as a failure to try again', async () => {
    const calls = [
      () => exchange.fetchBalance(),
      () => exchange.fetchPositions(),
      () => exchange.fetchOpenOrders(symbol),
      () => exchange.cancelAllOrders(symbol),
      () => exchange.setLeverage(5, symbol),
      () => exchange.fetchOrderBook(symbol),
      () => exchange.fetchBidsAsks([symbol]),
      () => exchange.fetchTrades(symbol),
    ];
    for (const call of calls) {
      const error: unknown = await call().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ccxt.ExchangeError);
      expect(String(error)).toContain('-5000');
    }
    // Of no type is an order, so none is sent.
    for (const type of ['market', 'limit'])
      await expect(exchange.createOrder(symbol, type, 'buy', 0.01, 1)).rejects.toThrow(ccxt.InvalidOrder);
  });
});

describe('binance', () => {
  const symbol = 'ETHUSDT';
  let client: USDMClient;
  beforeAll(() => {
    client = new USDMClient({ api_key: key.apiKey, api_secret: key.secret, baseUrl: `${venue.url}/binance` });
  });
  const refusal = (code: number) => expect.objectContaining({ code }) as unknown;

  test('what anybody may ask is answered as the client’s types say', async () => {
    await client.testConnectivity();
    expect(Math.abs((await client.getServerTime()) - Date.now())).toBeLessThan(5_000);
    const { symbols, rateLimits } = await client.getExchangeInfo();
    const info = symbols.find((one) => one.symbol === symbol);
    expect(info).toMatchObject({ contractType: 'PERPETUAL', status: 'TRADING', marginAsset: 'USDT' });
    expect(info?.filters.map(({ filterType }) => filterType)).toEqual(['PRICE_FILTER', 'LOT_SIZE', 'MARKET_LOT_SIZE']);
    expect(rateLimits).toHaveLength(1);
    const query = { symbol, interval: '1h', limit: 24 } as const;
    const [candles, marks] = [await client.getKlines(query), await client.getMarkPriceKlines(query)];
    expect([...candles, ...marks].map((one) => one.length)).toEqual(Array(48).fill(12));
    expect(await client.getKlines({ ...query, limit: 1_600 })).toHaveLength(1_500);
    expect(await client.getMarkPrice({ symbol })).toMatchObject({ symbol, lastFundingRate: '0.00000000' });
    expect(await client.getMarkPrice()).toHaveLength(symbols.length);
    expect(await client.get24hrChangeStatistics({ symbol })).toMatchObject({ symbol });
    expect(await client.getSymbolPriceTicker({ symbol })).toMatchObject({ symbol });
    expect(await client.getSymbolPriceTickerV2({ symbol })).toMatchObject({ symbol });
  });

  test('what can’t be done is refused with the dialect’s numbers', async () => {
    await expect(client.getMarkPrice({ symbol: 'NOSUCH' })).rejects.toEqual(refusal(-1121));
    await expect(client.getKlines({ symbol, interval: '3m' })).rejects.toEqual(refusal(-1120));
    await expect(client.getOrderBook({ symbol })).rejects.toEqual(refusal(-5000));
    await expect(client.getAccountInformation()).rejects.toEqual(refusal(-5000));
    const order = { symbol, side: 'BUY', type: 'MARKET', quantity: 1 } as const;
    await expect(client.submitNewOrder(order)).rejects.toEqual(refusal(-5000));
  });
});
