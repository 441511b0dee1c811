import { Spot } from '@binance/spot';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVenue, type Venue } from './test-venue.ts';

let venue: Venue;
let client: Spot;
let low = 0;
const symbol = 'ETHUSDT';

/** The exchange's own client, signing with a key pair. */
beforeAll(async () => {
  venue = await openVenue();
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { apiKey } = await venue.trader({ publicKey });
  client = new Spot({
    configurationRestAPI: {
      apiKey,
      privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      basePath: `${venue.url}/binance`,
      timeout: 10_000,
    },
  });
  const price = (await (await client.restAPI.tickerPrice({ symbol })).data()) as { price?: string };
  low = Number((Number(price.price) * 0.95).toFixed(2));
});
afterAll(() => venue.close());

test('what anybody may ask', async () => {
  const { restAPI } = client;
  expect(await (await restAPI.ping()).data()).toEqual({});
  const info = await (await restAPI.exchangeInfo({ symbols: [symbol, 'BTCUSDT'] })).data();
  expect(info.symbols?.map((one) => one.symbol)).toEqual([symbol, 'BTCUSDT']);
  expect((await (await restAPI.depth({ symbol, limit: 10 })).data()).bids).toHaveLength(10);
  expect(await (await restAPI.klines({ symbol, interval: '5m', limit: 3 } as never)).data()).toHaveLength(3);
  expect(await (await restAPI.ticker24hr({ symbols: [symbol, 'BTCUSDT'] })).data()).toHaveLength(2);
  expect(await (await restAPI.tickerBookTicker({ symbol })).data()).toMatchObject({ symbol });
  const { rateLimits } = await restAPI.ping();
  expect(rateLimits?.[0]).toMatchObject({ interval: 'MINUTE', intervalNum: 1, count: expect.any(Number) as number });
});

test('a key pair trades: an order is placed, found, ended, and the account shows what it held', async () => {
  const { restAPI } = client;
  const order = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: low, quantity: 0.1 } as never;
  const placed = await (await restAPI.newOrder(order)).data();
  expect(placed).toMatchObject({ symbol, status: 'NEW', type: 'LIMIT' });
  const account = await (await restAPI.getAccount()).data();
  const usdt = account.balances?.find(({ asset }) => asset === 'USDT');
  expect(Number(usdt?.locked)).toBeCloseTo(low * 0.1, 6);
  const byNumber = { symbol, orderId: Number(placed.orderId) };
  expect(await (await restAPI.getOrder(byNumber)).data()).toMatchObject({ status: 'NEW', origQty: '0.1' });
  expect(await (await restAPI.deleteOrder(byNumber)).data()).toMatchObject({ status: 'CANCELED' });
  expect(await (await restAPI.getOpenOrders({ symbol })).data()).toEqual([]);
});

test('a request of another key pair is refused', async () => {
  const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const { apiKey } = await venue.trader({
    publicKey: generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
  const forged = new Spot({
    configurationRestAPI: { apiKey, privateKey: other, basePath: `${venue.url}/binance`, timeout: 10_000 },
  });
  await expect(forged.restAPI.getAccount()).rejects.toThrow('Signature for this request is not valid.');
});
