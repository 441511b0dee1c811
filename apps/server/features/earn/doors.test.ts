import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => bench.close());

const switchOff = (off: string) =>
  vi
    .spyOn(bench.server.services.operatorSettings.countries, 'allowed')
    .mockImplementation(async (_, product) => product !== off);
const lock = (token: string) =>
  bench.call('POST /lockMining/purchase', { token, body: { productId: 'lock-30', amount: '100' } });
const wealth = (token: string, name: 'executeUserOrder' | 'executeUserPurchaseOrder') =>
  bench.call(`POST /userProductOrder/${name}`, { token, body: { productId: 'wealth-15', amount: '100' } });

test('where lock mining is not offered wealth is still sold, and what runs can be ended', async () => {
  const { token } = await bench.signUp();
  const { data: order } = await lock(token);
  switchOff('lock-mining');
  expect(await lock(token)).toMatchObject({ error: 'not-offered-here' });
  expect((await wealth(token, 'executeUserOrder')).code).toBe(200);
  expect((await bench.call('POST /lockMining/redeem', { token, body: { orderId: order.id } })).data).toMatchObject({
    status: 'redeemed',
    actualReturn: '99',
  });
});

test('where wealth is not offered neither call sells it, lock mining is sold, what runs can be ended', async () => {
  const { token } = await bench.signUp();
  const { data: order } = await wealth(token, 'executeUserOrder');
  switchOff('wealth');
  expect(await wealth(token, 'executeUserOrder')).toMatchObject({ error: 'not-offered-here' });
  expect(await wealth(token, 'executeUserPurchaseOrder')).toMatchObject({ error: 'not-offered-here' });
  expect((await lock(token)).code).toBe(200);
  expect(
    (await bench.call('POST /userProductOrder/executeUserRedeemOrder', { token, body: { orderId: order.id } })).data
      .status,
  ).toBe('redeemed');
});
