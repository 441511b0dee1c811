import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let token = '';
beforeAll(async () => {
  bench = await openTestServer();
  ({ token } = await bench.signUp());
});
afterAll(() => bench.close());

test('a product that does not exist, or is of the other kind, is not found', async () => {
  expect((await bench.call('GET /product/findProductById', { token, query: { id: 'lock-30-example' } })).error).toBe(
    'not-found',
  );
  expect((await bench.call('GET /lockMining/products/{id}', { token, params: { id: 'wealth-15' } })).error).toBe(
    'not-found',
  );
});

test('wealth products are listed with quota, rate, period and when they pay, and each is found by its id', async () => {
  const { data } = await bench.call('GET /product/page', { token, query: {} });
  expect(data.total).toBe(data.list.length);
  expect(data.list.length).toBeGreaterThan(1);
  for (const product of data.list) {
    expect(product).toMatchObject({
      quota: product.maxAmount,
      days: expect.any(Number),
      dailyRate: expect.stringMatching(/^0\.\d+$/),
      dividend: expect.stringMatching(/^(daily|end)$/),
    });
    // Income of a whole term for 100.
    expect(Number(product.expectedProfit)).toBeCloseTo(product.days * Number(product.dailyRate), 6);
    expect((await bench.call('GET /product/findProductById', { token, query: { id: product.id } })).data).toEqual(
      product,
    );
  }
});

test('a lock-mining product is found by its id as it is listed', async () => {
  const { data: products } = await bench.call('GET /lockMining/products', { token });
  for (const product of products) {
    expect((await bench.call('GET /lockMining/products/{id}', { token, params: { id: product.id } })).data).toEqual(
      product,
    );
  }
  expect(new Set(products.map(({ productName }) => productName)).size).toBe(products.length);
  expect(products[0]).toMatchObject({
    productName: expect.any(String),
    lockDays: expect.any(Number),
    dailyRate: expect.any(String),
    penaltyRate: expect.any(String),
    minAmount: expect.any(String),
    maxAmount: expect.any(String),
    currencyCode: 'USDT',
    description: expect.any(String),
  });
});

test('both calls buy a wealth product, and the list of orders has them, newest first', async () => {
  const [product] = (await bench.call('GET /product/page', { token, query: {} })).data.list;
  const body = { productId: product?.id ?? '', amount: product?.minAmount ?? '' };
  const first = await bench.call('POST /userProductOrder/executeUserPurchaseOrder', { token, body });
  bench.time.advance(1_000);
  const second = await bench.call('POST /userProductOrder/executeUserOrder', { token, body });
  const { data } = await bench.call('GET /userProductOrder/page', { token, query: {} });
  expect(data.list.map(({ id }) => id)).toEqual([second.data.id, first.data.id]);
  expect(
    (await bench.call('GET /userProductOrder/findOrderById', { token, query: { id: first.data.id } })).data,
  ).toEqual(data.list[1]);
});
