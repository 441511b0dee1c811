import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { startAgain, startOn } from '../../../test-restart.ts';
import type { TestServer } from '../../../test-server.ts';

let opened: TestDatabase;
let candor: TestServer;
let token: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
});
afterAll(async () => {
  await candor.close();
  await opened.drop();
});
beforeEach(async () => {
  for (const [symbol, price] of [
    ['BTCUSDT', '60000'],
    ['ETHUSDT', '3000'],
  ] as const)
    candor.feed.tick(symbol, price);
  await candor.advance(1_000);
  ({ token } = await candor.signUp());
  const body = { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' } as const;
  await candor.call('POST /account/executeUserCutTurn', { token, body });
});

const bid = { side: 'buy', type: 'limit' } as const;
async function placeBoth(): Promise<void> {
  for (const body of [
    { ...bid, symbol: 'BTCUSDT', price: '59000', quantity: '0.01' },
    { ...bid, symbol: 'ETHUSDT', price: '2900', quantity: '0.1' },
  ] as const)
    expect((await candor.call('POST /portal/order/spotOrder', { token, body })).code).toBe(200);
}
const set = (countdownTime: number, symbol?: string) =>
  candor.call('POST /portal/order/countdownCancelAll', {
    token,
    body: { countdownTime, ...(symbol === undefined ? {} : { symbol }) },
  });
const open = async (): Promise<string[]> =>
  (await candor.call('POST /portal/order/getSpotOrder', { token, body: { status: 'standing' } })).data.list
    .map(({ symbol }) => symbol)
    .toSorted();
const running = async () => (await candor.call('GET /portal/order/countdowns', { token })).data;
/** Time passes, and the market goes on. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) {
    candor.feed.tick('BTCUSDT', '60000');
    candor.feed.tick('ETHUSDT', '3000');
    await candor.advance(Math.min(250, left));
  }
}

test.each([
  ['too short', 999, 'countdown-range'],
  ['too long', 86_400_001, 'whole-number-range'],
  ['not whole', 1_500.5, 'whole-number-invalid'],
])('a countdown that is %s is refused', async (_name, time, error) => {
  expect(await set(time)).toMatchObject({ code: 400, error, field: 'countdownTime' });
  expect(await running()).toEqual([]);
});

test('it is set, set anew, listed to its owner alone, and ended by zero', async () => {
  const now = candor.time.clock.now();
  expect((await set(5_000)).data).toEqual({ symbol: null, countdownTime: 5_000, dueTime: now + 5_000 });
  expect((await set(9_000, 'BTCUSDT')).data).toEqual({
    symbol: 'BTCUSDT',
    countdownTime: 9_000,
    dueTime: now + 9_000,
  });
  await set(7_000);
  expect(await running()).toEqual([
    { symbol: null, countdownTime: 7_000, dueTime: now + 7_000 },
    { symbol: 'BTCUSDT', countdownTime: 9_000, dueTime: now + 9_000 },
  ]);
  expect((await set(0)).data).toEqual({ symbol: null, countdownTime: 0, dueTime: null });
  expect(await running()).toMatchObject([{ symbol: 'BTCUSDT' }]);
  const other = await candor.signUp();
  expect((await candor.call('GET /portal/order/countdowns', { token: other.token })).data).toEqual([]);
});

test('whoever calls in time keeps their orders; on silence they end, all comes back, and it is told', async () => {
  await placeBoth();
  await set(5_000);
  await pass(4_500);
  await set(5_000);
  await pass(4_500);
  expect(await open()).toEqual(['BTCUSDT', 'ETHUSDT']);
  await pass(1_000);
  await expect.poll(open).toEqual([]);
  const funds = await candor.call('POST /account/balance', { token, query: { type: 2, currencyCode: 'USDT' } });
  expect(funds.data).toMatchObject({ available: '9000', frozen: '0' });
  expect(await running()).toEqual([]);
  const page = await candor.call('POST /player/notice/page', { token, body: {} });
  expect(page.data.list.map(({ kind }) => kind)).toEqual(['orders-silent']);
});

test('the countdown of a pair leaves the others alone', async () => {
  await placeBoth();
  await set(1_000, 'ETHUSDT');
  await pass(1_500);
  await expect.poll(open).toEqual(['BTCUSDT']);
});

test('it outlives a restart; one that ran out meanwhile is carried out at the start', async () => {
  await placeBoth();
  await set(60_000, 'BTCUSDT');
  await set(2_000, 'ETHUSDT');
  candor = await startAgain(candor, opened);
  await pass(3_000);
  await expect.poll(open).toEqual(['BTCUSDT']);
  expect(await running()).toMatchObject([{ symbol: 'BTCUSDT', countdownTime: 60_000 }]);
  await pass(60_000);
  await expect.poll(open).toEqual([]);
});
