import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import type { FastOrderRow } from './present.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(500);
});
afterAll(() => candor.close());

const ticket = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' } as const;
const place = async (token: string | undefined, changes: Record<string, unknown> = {}, headers = {}) => {
  const reply = await candor.call('POST /portal/order/contractOrder', {
    token,
    headers,
    body: { ...ticket, ...changes },
  });
  return { ...reply, data: reply.data as FastOrderRow };
};
const orders = async (token: string, body: Record<string, unknown> = {}) => {
  const { data } = await candor.call('POST /portal/order/getContractOrder', {
    token,
    body: { contractType: 'fast', ...body },
  });
  return { ...data, list: data.list as FastOrderRow[] };
};
const balance = async (token: string) =>
  (await candor.call('POST /account/balance', { token, query: { type: 1, currencyCode: 'USDT' } })).data;

test.each([
  ['an unknown symbol', { symbol: 'NOSUCH' }, 'symbol-unknown', 'symbol'],
  ['a duration that is not offered', { seconds: 31 }, 'duration-unknown', 'seconds'],
  ['a stake too small', { amount: '0.999999' }, 'stake-range', 'amount'],
  ['a stake too large', { amount: '10000.000001' }, 'stake-range', 'amount'],
  ['a stake with too many decimals', { amount: '1.0000001' }, 'decimal-scale', 'amount'],
  ['a stake as a number', { amount: 100 }, 'decimal-invalid', 'amount'],
  ['a stake with an exponent', { amount: '1e2' }, 'decimal-invalid', 'amount'],
  ['a direction of its own', { direction: 'sideways' }, 'direction-unknown', 'direction'],
  ['an own payout', { payoutRate: '9' }, 'field-unknown', 'payoutRate'],
  ['an own result', { result: 'win' }, 'field-unknown', 'result'],
  ['an own user', { userId: '1' }, 'field-unknown', 'userId'],
  ['a slippage without a price', { maxSlippage: '0.1' }, 'field-required', 'price'],
  ['a slippage above one', { price: '60000', maxSlippage: '1.5' }, 'slippage-invalid', 'maxSlippage'],
])('refuses %s and changes nothing', async (_name, changes, error, field) => {
  const { token } = await candor.signUp();
  expect(await place(token, changes)).toMatchObject({ status: 400, code: 400, error, field });
  expect((await orders(token)).total).toBe(0);
  expect(await balance(token)).toMatchObject({ available: '10000', frozen: '0' });
});

test('refuses visitors, what a user does not have, and a halted market', async () => {
  expect(await place(undefined)).toMatchObject({ status: 401, code: 401 });
  const poor = await candor.signUp({ funded: false });
  expect(await place(poor.token)).toMatchObject({ code: 400, error: 'insufficient-balance', field: 'amount' });
  candor.feed.silence();
  await candor.advance(3_250);
  const { token } = await candor.signUp();
  expect(await place(token)).toMatchObject({ code: 400, error: 'market-halted', field: 'symbol' });
  expect((await candor.call('GET /market/getLatestPrice', { query: { symbol: 'BTCUSDT' } })).data.halted).toBe(true);
  candor.feed.speak();
  await candor.advance(500);
  expect((await candor.call('GET /market/getLatestPrice', { query: { symbol: 'BTCUSDT' } })).data.halted).toBe(false);
});

test('enters at the first mark after receipt and settles at the first mark after expiry', async () => {
  const { token } = await candor.signUp();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  const placed = await place(token);
  expect(placed.data).toMatchObject({
    productName: 'Bitcoin',
    direction: 'up',
    seconds: 30,
    amount: '100',
    currentPrice: '60000',
    status: 'holding',
    result: null,
    orderPrice: null,
    saleTime: null,
    expectedProfit: '80',
    payoutRate: '0.8',
    fee: '0',
  });
  expect(placed.data.id).toMatch(/^[\w-]{16}$/);
  expect(await balance(token)).toMatchObject({ available: '9900', frozen: '100', total: '10000', bonusLocked: '10' });
  candor.feed.tick('BTCUSDT', '60010');
  await candor.advance(250);
  const [entered] = (await orders(token, { status: 'holding' })).list;
  expect(entered).toMatchObject({ orderPrice: '60010', status: 'holding', saleTime: null });
  candor.feed.silence();
  await candor.advance(30_000);
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        ['holding', 'settling', 'settled', 'history'].map(async (status) => [
          status,
          (await orders(token, { status })).total,
        ]),
      ),
    );
  expect(await counts()).toEqual({ holding: 1, settling: 1, settled: 0, history: 0 });
  candor.feed.speak();
  candor.feed.tick('BTCUSDT', '60010.01');
  await candor.advance(250);
  const history = await orders(token, { status: 'history' });
  expect(history).toMatchObject({ total: 1, realisedProfit: '80' });
  expect(await counts()).toEqual({ holding: 0, settling: 0, settled: 1, history: 1 });
  // The mark that settled it came a quarter of a second after it was due.
  expect(history.list[0]?.saleTime).toBe((entered?.openTime ?? 0) + 30_250);
  expect(history.list[0]).toMatchObject({
    status: 'settled',
    result: 'win',
    profit: '80',
    salePrice: '60010.01',
    termsHash: placed.data.termsHash,
  });
  expect(await balance(token)).toMatchObject({ available: '10090', frozen: '0', bonusLocked: '0' });
  expect(await candor.sums()).toEqual({ USDT: '0' });
});

test('a loss costs the stake, a tie returns it, both in every direction', async () => {
  const { token } = await candor.signUp();
  for (const direction of ['up', 'down'] as const)
    for (const [move, profit] of [
      ['60000', '0'],
      [direction === 'up' ? '59999' : '60001', '-100'],
    ] as const) {
      candor.feed.tick('BTCUSDT', '60000');
      await candor.advance(250);
      await place(token, { direction });
      await candor.advance(29_750);
      candor.feed.tick('BTCUSDT', move);
      await candor.advance(750);
      expect((await orders(token, { status: 'history', limit: 1 })).list[0]).toMatchObject({
        result: profit === '0' ? 'tie' : 'lose',
        profit,
      });
    }
  // Two losses of 100, and the gift of 10 released by their volume; ties count nothing.
  expect(await balance(token)).toMatchObject({ available: '9810', frozen: '0', bonusLocked: '0' });
});

test('an entry beyond the bound, and an order without marks, return the stake', async () => {
  const { token } = await candor.signUp();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  await place(token, { price: '60000', maxSlippage: '0.0001' });
  candor.feed.tick('BTCUSDT', '60006.01');
  await candor.advance(250);
  expect((await orders(token)).list[0]).toMatchObject({ result: 'void', profit: '0', status: 'settled' });

  await place(token);
  candor.feed.silence();
  await candor.advance(40_000);
  candor.feed.speak();
  await candor.advance(500);
  expect((await orders(token)).list[0]).toMatchObject({ result: 'void', profit: '0' });
  expect(await balance(token)).toMatchObject({ available: '10000', frozen: '0', bonusLocked: '10' });
});

test.each([
  ['59701', 'void'],
  ['59702', null],
])('without a slippage the bound is half a percent: %s against an entry of 60000 is %s', async (price, result) => {
  const { token } = await candor.signUp();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  await place(token, { price });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  expect((await orders(token)).list[0]).toMatchObject({ result });
});

test('two users with the same orders get the same outcome, and see only their own', async () => {
  const [a, b] = [await candor.signUp(), await candor.signUp()];
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(250);
  await Promise.all([place(a.token), place(b.token)]);
  await candor.advance(29_750);
  candor.feed.tick('BTCUSDT', '60002');
  await candor.advance(750);
  const [one] = (await orders(a.token)).list;
  const [other] = (await orders(b.token)).list;
  expect({
    ...other,
    id: one?.id,
    orderNo: one?.orderNo,
    termsHash: one?.termsHash,
    orderTime: one?.orderTime,
  }).toEqual(one);
  expect((await orders(b.token, { orderNo: one?.orderNo })).total).toBe(0);
});

test('the same key places one order, however often it is sent; another body is refused', async () => {
  const { token } = await candor.signUp();
  const key = { 'idempotency-key': 'intent-1' };
  const replies = await Promise.all(Array.from({ length: 50 }, () => place(token, {}, key)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await place(token, { amount: '101' }, key)).toMatchObject({
    status: 409,
    code: 409,
    error: 'idempotency-conflict',
  });
  expect((await orders(token)).total).toBe(1);
  const other = await candor.signUp();
  expect((await place(other.token, { amount: '101' }, key)).code).toBe(200);
  await candor.advance(32_000);
});

test('parallel orders never spend more than there is', async () => {
  const { token } = await candor.signUp();
  const replies = await Promise.all(Array.from({ length: 64 }, () => place(token, { amount: '1000' })));
  expect(replies.filter((reply) => reply.code === 200)).toHaveLength(10);
  expect(replies.filter((reply) => reply.error === 'insufficient-balance')).toHaveLength(54);
  await candor.advance(36_000);
  expect(await candor.sums()).toEqual({ USDT: '0' });
});

test('the terms are public: break-even and expected loss come from the payout', async () => {
  const { data } = await candor.call('GET /portal/common/contractRule');
  expect(data.fast.durations[0]).toEqual({
    seconds: 30,
    payoutRate: '0.8',
    breakEvenRate: '0.55555556',
    expectedLossPer100: '10',
  });
  expect(data.fast.durations.map(({ seconds }) => seconds)).toEqual([30, 60, 90, 120, 180, 300]);
  expect(data.fast).toMatchObject({ minStake: '1', maxStake: '10000', fee: '0' });
});
