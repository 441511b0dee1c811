import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterAll(() => candor.close());

test('both families of calls see one list of orders, by status and symbol', async () => {
  const { token } = await candor.signUp();
  await candor.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' },
  });
  const body = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '59000', quantity: '0.01' } as const;
  const { data: coin } = await candor.call('POST /portal/order/coinOrder', { token, body });
  const { data: spot } = await candor.call('POST /portal/order/spotOrder', { token, body });
  const idsOf = async (name: 'POST /portal/order/getCoinOrder' | 'POST /portal/order/getSpotOrder', filter: object) =>
    (await candor.call(name, { token, body: filter })).data.list.map(({ id }: { id: string }) => id).toSorted();
  for (const name of ['POST /portal/order/getCoinOrder', 'POST /portal/order/getSpotOrder'] as const) {
    expect(await idsOf(name, { status: 'current', symbol: 'BTCUSDT' })).toEqual([coin.id, spot.id].toSorted());
    expect(await idsOf(name, { status: 'all', symbol: 'ETHUSDT' })).toEqual([]);
  }
  const page = async (number: number) =>
    (await candor.call('POST /portal/order/getSpotOrder', { token, query: { limit: 1, page: number }, body: {} })).data;
  expect([(await page(1)).list, (await page(2)).list].flatMap((list) => list.map(({ id }) => id)).toSorted()).toEqual(
    [coin.id, spot.id].toSorted(),
  );
  const pages = await Promise.all(
    [1, 2].map(
      async (page) => (await candor.call('POST /portal/order/getSpotOrder', { token, body: { page, limit: 1 } })).data,
    ),
  );
  expect(pages.map(({ list, page, limit }) => [list.length, page, limit])).toEqual([
    [1, 1, 1],
    [1, 2, 1],
  ]);
  expect(pages.flatMap(({ list }) => list.map(({ id }: { id: string }) => id)).toSorted()).toEqual(
    [coin.id, spot.id].toSorted(),
  );
  await candor.call('POST /portal/order/revokeCoin/{id}', { token, params: { id: coin.id } });
  await candor.call('POST /portal/order/endSpotOrder/{id}', { token, params: { id: spot.id } });
  expect(await idsOf('POST /portal/order/getCoinOrder', { status: 'cancelled' })).toHaveLength(2);
});
