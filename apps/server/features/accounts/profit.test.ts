import { formatAmount, usdt } from '@candor/core/money/currencies.ts';
import { amount } from '@candor/core/money/amount.ts';
import { dayMs, platformDayStart } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, testStart, type TestServer } from '../../test-server.ts';

let candor: TestServer;
let price = 60_000;
beforeAll(async () => {
  candor = await openTestServer();
  await mark(price);
});
afterAll(() => candor.close());

async function mark(to: number, ms = 500): Promise<void> {
  candor.feed.tick('BTCUSDT', String((price = to)));
  await candor.advance(ms);
}
const profit = async (token: string) => (await candor.call('GET /account/profit', { token })).data;
const fast = (token: string, direction: 'up' | 'down', stake: string) =>
  candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction, seconds: 30, amount: stake },
  });
/** Places a fast order and waits for its end on a market that moves by so much. */
async function settleFast(token: string, direction: 'up' | 'down', stake: string, move: number): Promise<void> {
  await mark(price);
  expect((await fast(token, direction, stake)).code).toBe(200);
  await candor.advance(500);
  await mark(price + move, 31_000);
}
async function move(token: string, toType: 2 | 3): Promise<void> {
  expect(
    (
      await candor.call('POST /account/executeUserCutTurn', {
        token,
        body: { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' },
      })
    ).code,
  ).toBe(200);
}
/** Opens a position of 50 lots and closes it on a market that moves by so much. */
async function settleFutures(token: string, direction: 'long' | 'short', by: number): Promise<void> {
  await mark(price);
  const body = {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction,
    entrustType: 'market',
    lots: '50',
    lever: 20,
  } as const;
  const { id } = (await candor.call('POST /portal/order/contractOrder', { token, body })).data;
  await mark(price);
  await mark(price + by);
  await candor.call('POST /portal/order/endContractOrder/{id}', { token, params: { id } });
  await mark(price);
}

const units = (text: string): bigint => (text.startsWith('-') ? -usdt(text.slice(1)) : usdt(text));
/** The same from the statement alone, as a customer would. */
async function fromStatement(token: string): Promise<{ start: number; profit: string }[]> {
  const days = new Map<number, bigint>();
  for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
    const { data } = await candor.call('GET /account/page', { token, query: { page, limit: 100 } });
    total = data.total;
    for (const { kind, currencyCode, time, amount: change, frozenAmount } of data.list) {
      if (currencyCode !== 'USDT' || !/^(fast|futures|earn)-/.test(kind)) continue;
      const start = platformDayStart(time);
      days.set(start, (days.get(start) ?? 0n) + units(change) + units(frozenAmount));
    }
  }
  return [...days]
    .filter(([, sum]) => sum !== 0n)
    .sort(([a], [b]) => a - b)
    .map(([start, sum]) => ({ start, profit: formatAmount(amount(sum), 'USDT') }));
}

test('strangers learn nothing', async () => {
  expect(await candor.call('GET /account/profit')).toMatchObject({ status: 401, error: 'unauthorized' });
});

test('whoever has not traded has none: gift, test funds, a deposit, transfers and spot are no profit', async () => {
  const { token, userId } = await candor.signUp();
  await candor.server.services.engine.submit({
    kind: 'credit-chain-deposit',
    orderNo: 'in',
    userId,
    txid: 'd'.repeat(64),
    logIndex: 0,
    amount: usdt('500'),
    bonus: true,
  });
  await move(token, 2);
  await mark(price);
  const bought = await candor.call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '50' },
  });
  expect(bought.code).toBe(200);
  expect(await profit(token)).toEqual({
    today: platformDayStart(testStart),
    since: platformDayStart(testStart),
    days: [],
  });
});

test('it is the sum of the own statement, day by day, whatever was traded', async () => {
  const { token, userId } = await candor.signUp();
  const other = await candor.signUp();
  await move(token, 3);
  await settleFast(other.token, 'up', '7', 40);
  for (const [direction, stake, by] of [
    ['up', '25', 60],
    ['up', '33.333333', -60],
    ['down', '40', 30],
  ] as const)
    await settleFast(token, direction, stake, by);
  await settleFutures(token, 'long', 90);
  expect(
    (await candor.call('POST /lockMining/purchase', { token, body: { productId: 'lock-30-example', amount: '1000' } }))
      .code,
  ).toBe(200);
  candor.time.leap(2 * dayMs);
  await candor.advance(1_000);
  await mark(price, 3_000);
  await settleFutures(token, 'short', 90);
  const orders = (await candor.call('GET /lockMining/orders', { token })).data.list;
  expect((await candor.call('POST /lockMining/redeem', { token, body: { orderId: orders[0]?.id ?? '' } })).code).toBe(
    200,
  );
  const answer = await profit(token);
  expect(answer.days).toHaveLength(2);
  expect(answer.days).toEqual(await fromStatement(token));
  // Nobody sees another's, whatever is asked.
  expect(
    (await candor.call('GET /account/profit', { token: other.token, query: { userId } as never })).data.days,
  ).toEqual([{ start: platformDayStart(testStart), profit: '5.6' }]);
  expect(Object.values(await candor.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('a day ends at midnight of platform time, and after 90 days it is told no more', async () => {
  const who = { account: 'nightowl26', password: 'secret-123' };
  const { token } = (
    await candor.call('POST /register', {
      body: { type: 'account', ...who, confirmPassword: who.password, agree: true },
    })
  ).data;
  await candor.call('POST /account/testFunds', { token });
  const midnight = platformDayStart(candor.time.clock.now()) + dayMs;
  candor.time.leap(midnight - candor.time.clock.now() - 45_000);
  await settleFast(token, 'up', '10', 50);
  expect(candor.time.clock.now()).toBeLessThan(midnight);
  await candor.advance(midnight - candor.time.clock.now());
  await settleFast(token, 'up', '20', -50);
  expect(await profit(token)).toEqual({
    today: midnight,
    since: midnight - dayMs,
    days: [
      { start: midnight - dayMs, profit: '8' },
      { start: midnight, profit: '-20' },
    ],
  });
  const daysLater = async (days: number) => {
    candor.time.leap(days * dayMs);
    return (await profit((await candor.call('POST /login', { body: who })).data.token)).days;
  };
  expect(await daysLater(89)).toEqual([{ start: midnight, profit: '-20' }]);
  expect(await daysLater(1)).toEqual([]);
});
