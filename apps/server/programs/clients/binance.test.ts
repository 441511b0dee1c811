import { MainClient } from 'binance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVenue, type Venue } from './test-venue.ts';

let venue: Venue;
let client: MainClient;
let [low, high] = ['', ''];
const symbol = 'BTCUSDT';

beforeAll(async () => {
  venue = await openVenue();
  const { apiKey, secret } = await venue.trader();
  client = new MainClient({ api_key: apiKey, api_secret: secret, baseUrl: `${venue.url}/binance` });
  const price = Number((await client.getAvgPrice({ symbol })).price);
  [low, high] = [(price * 0.97).toFixed(2), (price * 1.03).toFixed(2)];
});
afterAll(() => venue.close());

const size = { symbol, side: 'BUY', quantity: 0.01 } as const;
const refusal = (code: number) => expect.objectContaining({ code }) as unknown;

test('the public part answers as the client’s types say', async () => {
  await client.testConnectivity();
  const info = await client.getExchangeInfo({ symbol });
  expect(info.symbols.map((one) => one.symbol)).toEqual([symbol]);
  expect(info.symbols[0]?.filters.map(({ filterType }) => filterType)).toEqual([
    'PRICE_FILTER',
    'LOT_SIZE',
    'NOTIONAL',
    'PERCENT_PRICE_BY_SIDE',
  ]);
  expect(info.rateLimits).toHaveLength(3);
  const book = await client.getOrderBook({ symbol, limit: 5 });
  expect([book.bids.length, book.asks.length]).toEqual([5, 5]);
  expect((await client.getRecentTrades({ symbol, limit: 5 })).length).toBeLessThanOrEqual(5);
  expect((await client.getAggregateTrades({ symbol, limit: 5 })).length).toBeLessThanOrEqual(5);
  expect((await client.getKlines({ symbol, interval: '1h', limit: 24 })).map((one) => one.length)).toEqual(
    Array(24).fill(12),
  );
  expect(await client.get24hrChangeStatistics({ symbol })).toMatchObject({ symbol });
  expect(await client.getTradingDayTicker({ symbol })).toMatchObject({ symbol });
  expect(await client.getRollingWindowTicker({ symbol, windowSize: '4h' })).toMatchObject({ symbol });
  expect(await client.getSymbolPriceTicker({ symbol })).toMatchObject({ symbol });
  expect(await client.getSymbolOrderBookTicker({ symbol })).toMatchObject({ symbol });
});

test('orders are placed, tried out, asked for, listed, replaced and ended', async () => {
  expect(await client.testNewOrder({ ...size, type: 'LIMIT', timeInForce: 'GTC', price: Number(low) })).toEqual({});
  expect(await client.getOpenOrders({ symbol })).toEqual([]);
  const limit = { ...size, type: 'LIMIT', timeInForce: 'GTC', price: Number(low) } as const;
  const ack = await client.submitNewOrder({ ...limit, newClientOrderId: 'mine-1', newOrderRespType: 'ACK' });
  expect(Object.keys(ack).toSorted()).toEqual(['clientOrderId', 'orderId', 'orderListId', 'symbol', 'transactTime']);
  const shown = await client.getOrder({ symbol, origClientOrderId: 'mine-1' });
  expect(shown).toMatchObject({ orderId: ack.orderId, status: 'NEW', type: 'LIMIT', timeInForce: 'GTC' });
  expect(await client.getOpenOrders({ symbol })).toEqual([shown]);
  const replaced = await client.replaceOrder({
    ...limit,
    price: Number((Number(low) * 0.99).toFixed(2)),
    cancelReplaceMode: 'STOP_ON_FAILURE',
    cancelOrderId: ack.orderId,
  });
  expect(replaced).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
  expect(await client.cancelAllSymbolOrders({ symbol })).toMatchObject([{ status: 'CANCELED' }]);
  expect((await client.getAllOrders({ symbol })).map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED']);
  await expect(client.cancelOrder({ symbol, orderId: ack.orderId })).rejects.toEqual(refusal(-2011));
});

test('a purchase at market is told in full, and the account agrees with it', async () => {
  const full = (await client.submitNewOrder({ ...size, type: 'MARKET', newOrderRespType: 'FULL' })) as unknown as {
    status: string;
    orderId: number;
    fills: { qty: string; commission: string }[];
  };
  expect(full.status).toBe('FILLED');
  const [quantity, fees] = [
    full.fills.reduce((sum, { qty }) => sum + Number(qty), 0),
    full.fills.reduce((sum, { commission }) => sum + Number(commission), 0),
  ];
  expect(quantity).toBeCloseTo(0.01, 8);
  const { balances, canWithdraw, canTrade } = await client.getAccountInformation({ omitZeroBalances: true });
  expect([canTrade, canWithdraw]).toEqual([true, false]);
  expect(Number(balances.find(({ asset }) => asset === 'BTC')?.free)).toBeCloseTo(quantity - fees, 8);
  const trades = await client.getAccountTradeList({ symbol, orderId: full.orderId });
  expect(trades).toHaveLength(full.fills.length);
  expect(await client.getCommissionRates({ symbol })).toMatchObject({ symbol });
  const usage = await client.getOrderRateLimit();
  expect(usage.map(({ rateLimitType }: { rateLimitType: string }) => rateLimitType)).toEqual(['ORDERS', 'ORDERS']);
});

test('stops wait, and of two orders one ends the other', async () => {
  const sell = { symbol, side: 'SELL', quantity: 0.002 } as const;
  const stop = await client.submitNewOrder({
    ...sell,
    type: 'STOP_LOSS_LIMIT',
    timeInForce: 'GTC',
    price: Number(low),
    stopPrice: Number(low),
  });
  expect(await client.getOrder({ symbol, orderId: stop.orderId })).toMatchObject({
    status: 'NEW',
    type: 'STOP_LOSS_LIMIT',
    isWorking: false,
  });
  const oco = await client.submitNewOrderList({
    ...sell,
    aboveType: 'LIMIT_MAKER',
    abovePrice: high,
    belowType: 'STOP_LOSS',
    belowStopPrice: low,
  } as never);
  expect(oco).toMatchObject({ contingencyType: 'OCO', listOrderStatus: 'EXECUTING' });
  expect((await client.getOpenOrders({ symbol })).map(({ type }) => type)).toEqual([
    'STOP_LOSS_LIMIT',
    'LIMIT_MAKER',
    'STOP_LOSS',
  ]);
  expect(await client.cancelAllSymbolOrders({ symbol })).toHaveLength(3);
});

test('what can’t be done is refused with the numbers that the client knows', async () => {
  const limit = { ...size, type: 'LIMIT', timeInForce: 'GTC' } as const;
  await expect(client.submitNewOrder({ ...limit, price: 1 })).rejects.toEqual(refusal(-1013));
  await expect(client.submitNewOrder({ ...limit, price: Number(low), quantity: 9_000 })).rejects.toEqual(
    refusal(-2010),
  );
  await expect(client.getOrderBook({ symbol: 'NOSUCH' })).rejects.toEqual(refusal(-1121));
  await expect(client.getKlines({ symbol, interval: '3m' })).rejects.toEqual(refusal(-1120));
  const forged = new MainClient({ api_key: 'A'.repeat(64), api_secret: 'x', baseUrl: `${venue.url}/binance` });
  await expect(forged.getAccountInformation()).rejects.toEqual(refusal(-2015));
});
