import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngOf } from '../../apps/server/files/test-images.ts';
import { openTestServer, type TestServer } from '../../apps/server/test-server.ts';
import { openForm } from '../../apps/server/transactions/deposit-form.ts';
import { plainSpot } from './plain-spot.ts';

const day = 86_400_000;
const orderNumber = /^[\w-]{16}$/;
let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer({ rules: paperRules });
});
afterAll(() => candor.close());
const now = (): number => candor.time.clock.now();

/** @returns when the mark was taken */
async function mark(price: string): Promise<number> {
  candor.feed.tick('BTCUSDT', price);
  await candor.advance(250);
  return now();
}
/** The row of what was accepted, without the promise that comes with it. */
function rowIn<Row extends { readonly ack?: unknown }>({ ack, ...row }: Row): Omit<Row, 'ack'> {
  expect(ack).toMatchObject({ kind: 'ack', logSize: expect.any(Number) });
  return row;
}
/** @param account type that gets 9,000 of the 10,000 USDT of a new customer */
async function customer(account?: 2 | 3): Promise<{ token: string; userId: string }> {
  const one = await candor.signUp();
  const body = { fromType: 1, currencyCode: 'USDT', amount: '9000' } as const;
  if (account !== undefined)
    await candor.call('POST /account/executeUserCutTurn', { token: one.token, body: { ...body, toType: account } });
  return one;
}
/** Days pass, and what is due in them is paid. */
async function sleep(days: number): Promise<void> {
  const { engine } = candor.server;
  candor.time.leap(days * day);
  candor.time.advance(1_000);
  while (engine.state.earn.due(now(), 1).length > 0) await engine.submit({ kind: 'clock' });
  await engine.submit({ kind: 'clock' });
}

test('a futures order has every field of its entity, from the ticket to the close', async () => {
  await mark('60000');
  const { token } = await customer(3);
  const rows = async () =>
    (await candor.call('POST /portal/order/getContractOrder', { token, body: { contractType: 'futures' } })).data.list;
  const ticket = {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'long',
    entrustType: 'limit',
    price: '60500',
    lots: '100',
    lever: 20,
    stopProfit: '61000',
    stopLoss: '59000',
  } as const;
  const orderTime = now();
  const placed = rowIn((await candor.call('POST /portal/order/contractOrder', { token, body: ticket })).data);
  const pending = {
    id: expect.stringMatching(orderNumber),
    orderNo: placed.id,
    contractType: 'futures',
    symbol: 'BTCUSDT',
    productName: 'Bitcoin',
    currencyCode: 'USDT',
    entrustType: 'limit',
    direction: 'long',
    lots: '100',
    lever: 20,
    holdBond: '306.13',
    fee: '0',
    entrustPrice: '60500',
    openPrice: null,
    closePrice: null,
    markPrice: '60000',
    liquidationPrice: null,
    stopLoss: '59000',
    stopProfit: '61000',
    expectedProfit: null,
    profit: null,
    orderTime,
    openTime: null,
    closeTime: null,
    turnover: null,
    status: 'pending',
    closing: false,
    closingLots: null,
    wish: null,
    closeReason: null,
    lockedWith: null,
    partOf: null,
  };
  expect(placed).toEqual(pending);
  const openTime = await mark('60010');
  // 0.1 BTC: a margin of 6001 / 20, a fee of 6001 × 0.0006, and (6001 − 300.05) / (0.1 × (1 − 0.005 − 0.0006)).
  const holding = {
    ...pending,
    holdBond: '300.05',
    fee: '3.6006',
    openPrice: '60010',
    markPrice: '60010',
    liquidationPrice: '57330.56',
    expectedProfit: '0',
    openTime,
    turnover: '6001',
    status: 'holding',
  };
  expect(await rows()).toEqual([holding]);
  await candor.call('POST /portal/order/endContractOrder/{id}', { token, params: { id: placed.id } });
  expect(await rows()).toEqual([{ ...holding, closing: true, wish: 'close' }]);
  const closeTime = await mark('60110');
  expect(await rows()).toEqual([
    {
      ...holding,
      holdBond: '0',
      fee: '7.2072',
      closePrice: '60110',
      markPrice: '60110',
      liquidationPrice: null,
      expectedProfit: null,
      profit: '10',
      closeTime,
      status: 'closed',
      closeReason: 'user',
    },
  ]);
});

test('a fast order has every field of its entity, from the ticket to the result', async () => {
  await mark('60000');
  const { token } = await customer();
  const rows = async () =>
    (await candor.call('POST /portal/order/getContractOrder', { token, body: { contractType: 'fast' } })).data.list;
  const orderTime = now();
  const ticket = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' } as const;
  const placed = rowIn((await candor.call('POST /portal/order/contractOrder', { token, body: ticket })).data);
  const accepted = {
    ...ticket,
    id: expect.stringMatching(orderNumber),
    orderNo: placed.id,
    productName: 'Bitcoin',
    payoutRate: '0.8',
    orderPrice: null,
    currentPrice: '60000',
    salePrice: null,
    fee: '0',
    expectedProfit: '80',
    profit: null,
    status: 'holding',
    result: null,
    orderTime,
    openTime: null,
    saleTime: null,
    termsHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  };
  expect(placed).toEqual(accepted);
  const openTime = await mark('60010');
  const holding = { ...accepted, orderPrice: '60010', currentPrice: '60010', openTime };
  expect(await rows()).toEqual([holding]);
  await candor.advance(29_750);
  expect(await mark('60020')).toBe(openTime + 30_000);
  expect(await rows()).toEqual([
    {
      ...holding,
      currentPrice: '60020',
      salePrice: '60020',
      saleTime: openTime + 30_000,
      profit: '80',
      status: 'settled',
      result: 'win',
    },
  ]);
});

/** What 0.00016 BTC cost at a price, rounded up to the unit. */
const costOf16Steps = (price: string): string => {
  const cents = BigInt(Math.round(Number(price) * 100));
  return String(Number((cents * 16n + 9n) / 10n) / 1e6);
};

test('a spot order has every field of its entity, resting and dealt', async () => {
  await mark('60000');
  await candor.advance(750);
  const { token } = await customer(2);
  const place = async (changes: object) => {
    const body = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', ...changes } as never;
    return rowIn((await candor.call('POST /portal/order/spotOrder', { token, body })).data);
  };
  const time = now();
  const resting = await place({ price: '59000', quantity: '0.01' });
  const open = {
    id: expect.stringMatching(orderNumber),
    orderNo: resting.id,
    contractType: 'spot',
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    price: '59000',
    quantity: '0.01',
    amount: null,
    dealPrice: null,
    volume: '0',
    dealAmount: '0',
    fee: '0',
    feeCurrency: 'BTC',
    ...plainSpot(time),
    status: 'open',
  };
  expect(resting).toEqual(open);
  const { asks } = (await candor.call('GET /portal/market/depth', { query: { symbol: 'BTCUSDT' } })).data;
  const best = asks[0]?.[0] ?? '';
  const dealt = await place({ type: 'market', amount: '10' });
  // 10 USDT buy sixteen whole steps of 0.00001 BTC; the taker's fee is 0.15 % of them.
  expect(dealt).toEqual({
    ...open,
    id: expect.stringMatching(orderNumber),
    orderNo: dealt.id,
    type: 'market',
    price: null,
    quantity: null,
    amount: '10',
    dealPrice: best,
    volume: '0.00016',
    dealAmount: costOf16Steps(best),
    fee: '0.00000024',
    endedAt: dealt.time,
    status: 'filled',
  });
  const asked = { token, body: { status: 'all' } as never };
  expect((await candor.call('POST /portal/order/getSpotOrder', asked)).data.list).toEqual([dealt, resting]);
});

test('lock mining: product, order, income and sums have every field of their entities', async () => {
  const { token } = await customer();
  const product = (await candor.call('GET /lockMining/products/{id}', { token, params: { id: 'lock-30-example' } }))
    .data;
  expect(product).toEqual({
    id: 'lock-30-example',
    productName: expect.stringMatching(/30-day/),
    description: expect.stringMatching(/^Locks an amount for 30 days\. /),
    fundedBy: expect.stringMatching(/reward pool/),
    currencyCode: 'USDT',
    dailyRate: '0.5',
    penaltyRate: '5',
    annualRate: '182.5',
    termRate: '15',
    minAmount: '100',
    maxAmount: '5000',
    available: '5000',
    soldOut: false,
    example: true,
    paused: false,
    version: 1,
    lockDays: 30,
  });
  const start = now();
  const bought = await candor.call('POST /lockMining/purchase', {
    token,
    body: { productId: 'lock-30-example', amount: '1000' },
  });
  const data = rowIn(bought.data);
  const active = {
    id: expect.stringMatching(orderNumber),
    orderNo: data.id,
    productId: 'lock-30-example',
    productName: product.productName,
    currencyCode: 'USDT',
    amount: '1000',
    dailyRate: '0.5',
    penaltyRate: '5',
    dailyIncome: '5',
    purchaseTime: start,
    startTime: start,
    endTime: start + 30 * day,
    returnTime: null,
    totalIncome: '0',
    expectedIncome: '150',
    penaltyAmount: '0',
    actualReturn: null,
    currentDay: 0,
    totalDays: 30,
    remainingDays: 30,
    nextIncomeTime: start + day,
    status: 'active',
    lockDays: 30,
    redemption: { penaltyAmount: '50', actualReturn: '950', dueIncome: '0', forgoneIncome: '150' },
  };
  expect(data).toEqual(active);
  await sleep(2);
  const paidAt = Math.floor((start + 2 * day) / 1_000) * 1_000 + 1_000;
  const income = { orderNo: data.id, productName: product.productName, currencyCode: 'USDT', amount: '5' };
  expect((await candor.call('GET /lockMining/orders/{id}/income', { token, params: { id: data.id } })).data).toEqual({
    list: [
      { ...income, day: 3, date: start + 3 * day, settled: false, settleTime: null },
      { ...income, day: 2, date: start + 2 * day, settled: true, settleTime: paidAt },
      { ...income, day: 1, date: start + day, settled: true, settleTime: paidAt },
    ],
    total: 3,
    page: 1,
    limit: 20,
  });
  expect((await candor.call('GET /lockMining/statistics', { token })).data).toEqual({
    todayIncome: '10',
    totalIncome: '10',
    totalInvestment: '1000',
    activeOrders: 1,
    currencyCode: 'USDT',
  });
  const later = {
    ...active,
    totalIncome: '10',
    currentDay: 2,
    remainingDays: 28,
    nextIncomeTime: start + 3 * day,
    redemption: { ...active.redemption, forgoneIncome: '140' },
  };
  expect((await candor.call('GET /lockMining/orders', { token, query: {} })).data).toEqual({
    list: [later],
    total: 1,
    page: 1,
    limit: 20,
  });
  expect(rowIn((await candor.call('POST /lockMining/redeem', { token, body: { orderId: data.id } })).data)).toEqual({
    ...later,
    status: 'redeemed',
    returnTime: now(),
    penaltyAmount: '50',
    actualReturn: '950',
    remainingDays: 0,
    nextIncomeTime: null,
    redemption: null,
  });
});

test('older wealth: product, preview and order have every field of their entities', async () => {
  const { token } = await customer();
  const body = { productId: 'wealth-5-end-example', amount: '1000' };
  const product = (await candor.call('GET /product/findProductById', { token, query: { id: body.productId } })).data;
  expect(product).toEqual({
    id: body.productId,
    productName: expect.stringMatching(/5-day/),
    description: expect.stringMatching(/pays all income at the end/),
    fundedBy: expect.stringMatching(/reward pool/),
    currencyCode: 'USDT',
    dailyRate: '0.5',
    penaltyRate: '0.4',
    annualRate: '182.5',
    termRate: '2.5',
    minAmount: '100',
    maxAmount: '5000',
    available: '5000',
    soldOut: false,
    example: true,
    paused: false,
    version: 1,
    quota: '5000',
    days: 5,
    dividend: 'end',
    expectedProfit: '2.5',
  });
  const start = now();
  const terms = {
    productId: body.productId,
    productName: product.productName,
    currencyCode: 'USDT',
    amount: '1000',
    dailyIncome: '5',
    expectedProfit: '25',
    startTime: start,
    endTime: start + 5 * day,
  };
  const preview = (await candor.call('POST /userProductOrder/executeAnticipateOrder', { token, body })).data;
  expect(preview).toEqual({ ...terms, incomes: [{ date: start + 5 * day, amount: '25' }] });
  const daily = (
    await candor.call('POST /userProductOrder/executeAnticipateOrder', {
      token,
      body: { ...body, productId: 'wealth-5-example' },
    })
  ).data;
  expect(daily.incomes).toEqual([1, 2, 3, 4, 5].map((each) => ({ date: start + each * day, amount: '3' })));
  const order = rowIn((await candor.call('POST /userProductOrder/executeUserPurchaseOrder', { token, body })).data);
  const active = {
    ...terms,
    id: expect.stringMatching(orderNumber),
    orderNo: order.id,
    dailyRate: '0.5',
    penaltyRate: '0.4',
    purchaseTime: start,
    returnTime: null,
    totalIncome: '0',
    expectedIncome: '25',
    penaltyAmount: '0',
    actualReturn: null,
    currentDay: 0,
    totalDays: 5,
    remainingDays: 5,
    nextIncomeTime: start + 5 * day,
    status: 'active',
    days: 5,
    dividend: 'end',
    redemption: { penaltyAmount: '20', actualReturn: '980', dueIncome: '0', forgoneIncome: '25' },
  };
  expect(order).toEqual(active);
  expect((await candor.call('GET /userProductOrder/findOrderById', { token, query: { id: order.id } })).data).toEqual(
    active,
  );
});

test('a deposit in dong shows every field of its entity, and keeps every field of its form sealed', async () => {
  const { token, userId } = await customer();
  const { db, files, secrets } = candor.server.services;
  const kept = await files.keep(userId, await pngOf(30, 30));
  const screenshot = kept.ok ? kept.value.id : '';
  const secret = {
    accountName: 'LAN NGUYEN',
    cardNo: '9704361234561234',
    remitterName: 'HOA TRAN',
    remitterId: '012345678901',
  };
  const { data } = await candor.call('POST /transaction/bankRecharge', {
    token,
    body: { bankAccountId: 'test-1', amount: '5260000', screenshot, bankName: 'VCB', ...secret },
  });
  expect(data).toEqual({
    id: expect.stringMatching(orderNumber),
    orderNo: data.id,
    type: 1,
    way: 'vnd',
    currencyCode: 'VND',
    amount: '5260000',
    fee: '0',
    expectedAmount: '5260000',
    usdtAmount: '200',
    bonus: '0',
    vndPerUsdt: '26300',
    rateUntil: now() + 30 * 60_000,
    vndAmount: null,
    chain: null,
    address: null,
    bankName: 'VCB',
    cardNo: '•••• 1234',
    txid: null,
    screenshot,
    status: 'processing',
    step: 'requested',
    reason: null,
    cancellable: true,
    createTime: now(),
    deadline: null,
    finishTime: null,
  });
  const [row] = await db.query<{ sealed: string }>('select sealed from deposit_form where order_no = $1', [
    data.orderNo,
  ]);
  expect(openForm(secrets, data.orderNo, userId, row?.sealed ?? '')).toEqual(secret);
  for (const clear of Object.values(secret)) expect(row?.sealed).not.toContain(clear);
});
