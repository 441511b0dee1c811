import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

const day = 86_400_000;
let bench: TestServer;
let token = '';
beforeAll(async () => {
  bench = await openTestServer();
});
beforeEach(async () => {
  ({ token } = await bench.signUp());
});
afterAll(() => bench.close());

const buy = (amount: string, productId = 'lock-30-example', headers: Record<string, string> = {}) =>
  bench.call('POST /lockMining/purchase', { token, body: { productId, amount }, headers });
const balance = async () =>
  (await bench.call('POST /account/findAccount/{a}/{b}', { token, params: { a: '1', b: 'USDT' } })).data;
/** Time passes while nothing but the payments runs. */
async function sleep(ms: number): Promise<void> {
  bench.time.leap(ms);
  bench.time.advance(1_000);
  const { engine } = bench.server;
  while (engine.state.earn.due(bench.time.clock.now(), 1).length > 0) await engine.submit({ kind: 'clock' });
  await engine.submit({ kind: 'clock' });
}

test.each([
  ['99.99', 'purchase-amount'],
  ['5000.01', 'purchase-amount'],
  ['1e3', 'decimal-invalid'],
  ['100.0000001', 'decimal-scale'],
])('%s is refused as %s, and nothing is locked', async (amount, error) => {
  const reply = await buy(amount);
  expect([reply.status, reply.error, reply.field]).toEqual([400, error, 'amount']);
  expect(await balance()).toMatchObject({ available: '10000', frozen: '0' });
});

test('the refusal of an amount says what is required, as the specification words it', async () => {
  expect((await buy('1')).message).toBe('Purchase amount does not meet requirements: 100 to 5,000 USDT');
});

test('what does not exist, or is of the other kind, is not sold', async () => {
  expect((await buy('100', 'nothing')).error).toBe('product-unknown');
  expect((await buy('100', 'wealth-15')).error).toBe('product-unknown');
});

test('products name what they pay, derived from one rate, and what pays for it', async () => {
  const { data } = await bench.call('GET /lockMining/products', { token, headers: { lang: 'vi' } });
  const example = data.find(({ id }) => id === 'lock-30-example');
  expect(example).toMatchObject({
    productName: 'Khóa sinh lãi 30\u00a0ngày (ví dụ)',
    dailyRate: '0.5',
    annualRate: '182.5',
    termRate: '15',
    penaltyRate: '5',
    example: true,
    soldOut: false,
  });
  expect(
    data
      .filter((product) => !product.example)
      .every(({ annualRate }) => Number(annualRate) >= 15 && Number(annualRate) <= 20),
  ).toBe(true);
  expect(data.every(({ fundedBy }) => fundedBy.length > 40)).toBe(true);
});

test('a purchase, its days, an early end: to the last unit, and money is conserved', async () => {
  const { data: order } = await buy('1000');
  expect(order).toMatchObject({
    status: 'active',
    amount: '1000',
    currentDay: 0,
    totalDays: 30,
    remainingDays: 30,
    dailyIncome: '5',
    expectedIncome: '150',
    totalIncome: '0',
  });
  expect(await balance()).toMatchObject({ available: '9000', frozen: '1000' });
  await sleep(3 * day);
  const rows = (await bench.call('GET /lockMining/orders/{id}/income', { token, params: { id: order.id } })).data;
  expect(rows.list.map(({ day: each, amount, settled }) => [each, amount, settled])).toEqual([
    [4, '5', false],
    [3, '5', true],
    [2, '5', true],
    [1, '5', true],
  ]);
  expect(rows.list.map(({ settleTime }) => settleTime !== null)).toEqual([false, true, true, true]);
  const shown = (await bench.call('GET /lockMining/orders/{id}', { token, params: { id: order.id } })).data;
  expect(shown).toMatchObject({
    currentDay: 3,
    remainingDays: 27,
    totalIncome: '15',
    redemption: { penaltyAmount: '50', actualReturn: '950', dueIncome: '0', forgoneIncome: '135' },
  });
  const sums = (await bench.call('GET /lockMining/statistics', { token })).data;
  expect(sums).toEqual({
    todayIncome: '15',
    totalIncome: '15',
    totalInvestment: '1000',
    activeOrders: 1,
    currencyCode: 'USDT',
  });
  const redeemed = (await bench.call('POST /lockMining/redeem', { token, body: { orderId: order.id } })).data;
  expect(redeemed).toMatchObject({
    status: 'redeemed',
    penaltyAmount: '50',
    actualReturn: '950',
    totalIncome: '15',
    redemption: null,
  });
  expect(await balance()).toMatchObject({ available: '9965', frozen: '0' });
  expect((await bench.call('GET /lockMining/income', { token })).data.list).toHaveLength(3);
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('an order runs to its end by itself', async () => {
  const { data: order } = await buy('1000', 'lock-7');
  await sleep(7 * day);
  const { data } = await bench.call('GET /lockMining/orders', { token, query: { status: 'completed' } });
  expect(data.list).toMatchObject([
    { id: order.id, status: 'completed', totalIncome: '2.94', actualReturn: '1000', penaltyAmount: '0' },
  ]);
  expect(await balance()).toMatchObject({ available: '10002.94', frozen: '0' });
});

test('64 redemptions at once end an order once', async () => {
  const { data: order } = await buy('1000');
  const replies = await Promise.all(
    Array.from({ length: 64 }, () => bench.call('POST /lockMining/redeem', { token, body: { orderId: order.id } })),
  );
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await balance()).toMatchObject({ available: '9950', frozen: '0' });
});

test('the same key buys once', async () => {
  const headers = { 'idempotency-key': 'once-0001' };
  const replies = await Promise.all(Array.from({ length: 8 }, () => buy('1000', 'lock-30', headers)));
  expect(new Set(replies.map(({ data }) => data.orderNo)).size).toBe(1);
  expect(await balance()).toMatchObject({ available: '9000', frozen: '1000' });
});

test("somebody else's order looks like one that isn't there", async () => {
  const { data: order } = await buy('1000');
  const other = (await bench.signUp()).token;
  for (const id of [order.id, 'missing']) {
    expect((await bench.call('GET /lockMining/orders/{id}', { token: other, params: { id } })).status).toBe(404);
    expect((await bench.call('GET /lockMining/orders/{id}/income', { token: other, params: { id } })).status).toBe(404);
    expect((await bench.call('POST /lockMining/redeem', { token: other, body: { orderId: id } })).status).toBe(404);
    expect((await bench.call('GET /userProductOrder/findOrderById', { token, query: { id } })).status).toBe(404);
  }
});

test('older wealth: the preview is the act, buying as redeeming', async () => {
  const body = { productId: 'wealth-5-end-example', amount: '1000' };
  const preview = (await bench.call('POST /userProductOrder/executeAnticipateOrder', { token, body })).data;
  expect(preview).toMatchObject({ expectedProfit: '25', incomes: [{ amount: '25' }] });
  const order = (await bench.call('POST /userProductOrder/executeUserOrder', { token, body })).data;
  expect(order).toMatchObject({ expectedProfit: '25', endTime: preview.endTime, dividend: 'end' });
  await sleep(2 * day + 60_000);
  const before = (
    await bench.call('POST /userProductOrder/executeAnticipateRedeem', { token, body: { orderId: order.id } })
  ).data;
  expect(before).toEqual({ penaltyAmount: '12', actualReturn: '988', dueIncome: '10', forgoneIncome: '15' });
  const after = (
    await bench.call('POST /userProductOrder/executeUserRedeemOrder', { token, body: { orderId: order.id } })
  ).data;
  expect(after).toMatchObject({ status: 'redeemed', penaltyAmount: '12', actualReturn: '988', totalIncome: '10' });
  expect(await balance()).toMatchObject({ available: '9998', frozen: '0' });
});

test('what has ended can’t be redeemed again: its owner is told so, a stranger finds no such order', async () => {
  const other = (await bench.signUp()).token;
  const { data: lock } = await buy('1000');
  const wealth = (
    await bench.call('POST /userProductOrder/executeUserOrder', {
      token,
      body: { productId: 'wealth-15', amount: '100' },
    })
  ).data;
  await bench.call('POST /lockMining/redeem', { token, body: { orderId: lock.id } });
  await bench.call('POST /userProductOrder/executeUserRedeemOrder', { token, body: { orderId: wealth.id } });
  const calls = [
    ['POST /lockMining/redeem', lock.id, wealth.id],
    ['POST /userProductOrder/executeUserRedeemOrder', wealth.id, lock.id],
    ['POST /userProductOrder/executeAnticipateRedeem', wealth.id, lock.id],
  ] as const;
  for (const [name, orderId, ofOtherKind] of calls) {
    expect(await bench.call(name, { token, body: { orderId } }), name).toMatchObject({
      status: 409,
      error: 'order-not-pending',
      field: 'orderId',
    });
    expect(await bench.call(name, { token: other, body: { orderId } }), name).toMatchObject({
      status: 404,
      error: 'not-found',
    });
    expect(await bench.call(name, { token, body: { orderId: ofOtherKind } }), name).toMatchObject({
      status: 404,
      error: 'not-found',
    });
  }
});

test('the database itself refuses to pay a day twice, or to change frozen terms', async () => {
  const { data: order } = await buy('1000');
  await sleep(day);
  const { db } = bench.server.services;
  await expect(
    db.query('insert into earn_income select * from earn_income where order_no = $1', [order.id]),
  ).rejects.toThrow(/duplicate key/);
  await expect(
    db.query('update earn_income set settled_at = settled_at + 1 where order_no = $1', [order.id]),
  ).rejects.toThrow(/append-only/);
  await expect(db.query('delete from earn_income')).rejects.toThrow(/append-only/);
  for (const change of ['daily_rate = 1', 'principal = principal + 1', 'start_at = 0', 'paid_days = 0, paid = 0']) {
    await expect(db.query(`update earn_order set ${change} where order_no = $1`, [order.id]), change).rejects.toThrow(
      /frozen/,
    );
  }
  await bench.call('POST /lockMining/redeem', { token, body: { orderId: order.id } });
  await expect(db.query('update earn_order set penalty = 0 where order_no = $1', [order.id])).rejects.toThrow(
    /has ended/,
  );
  await expect(db.query('delete from earn_order')).rejects.toThrow(/append-only/);
});
