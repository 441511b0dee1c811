import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { newSpotOrder, type SpotOrder, type SpotTerms } from '@candor/core/spot/order.ts';
import { assert } from '@candor/core/result.ts';
import { expect, test } from 'vitest';
import { cancelRow, headOf, listNumberOf, numberOf, orderRow, resultRow, statusOf, typeOf } from './order-rows.ts';

const pair = paperRules.spot.pairs.get('BTCUSDT');
assert(pair !== undefined, 'the pair is listed');
const terms: SpotTerms = {
  orderNo: 'o-1',
  userId: 'u',
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  tick: 5_900_000,
  steps: 1_000,
  budget: null,
  force: 'gtc',
  selfTrade: 'end-maker',
  stop: null,
  listNo: null,
  clientId: 'mine',
  makerFee: 0n as never,
  takerFee: 0n as never,
  feeBasis: null,
  receivedAt: 1_000,
  queued: 21,
};
const orderOf = (changed: Partial<SpotTerms> = {}, later: Partial<SpotOrder> = {}): SpotOrder => ({
  ...newSpotOrder({ ...terms, ...changed }, usdt('590')),
  ...later,
});
const [rising, falling] = [
  { tick: 6_100_000, when: 'rising' },
  { tick: 5_800_000, when: 'falling' },
] as const;
const trigger = { symbol: 'BTCUSDT', time: 1_500, price: 0n, seq: 1, backfilled: false } as never;

test.each([
  ['LIMIT', {}],
  ['LIMIT', { force: 'ioc' as const }],
  ['LIMIT_MAKER', { force: 'maker' as const }],
  ['MARKET', { type: 'market' as const, tick: null }],
  ['STOP_LOSS_LIMIT', { stop: rising }],
  ['TAKE_PROFIT_LIMIT', { stop: falling }],
  ['STOP_LOSS', { stop: rising, type: 'market' as const, tick: null }],
  ['TAKE_PROFIT', { stop: falling, type: 'market' as const, tick: null }],
  ['STOP_LOSS', { side: 'sell' as const, stop: falling, type: 'market' as const, tick: null }],
  ['TAKE_PROFIT_LIMIT', { side: 'sell' as const, stop: rising }],
])('an order is called %s: %j', (type, changed) => {
  expect(typeOf(orderOf(changed))).toBe(type);
});

test.each([
  ['NEW', { status: 'open' }, {}],
  ['NEW', { status: 'waiting' }, { stop: rising }],
  ['PARTIALLY_FILLED', { status: 'partial' }, {}],
  ['FILLED', { status: 'filled' }, {}],
  ['CANCELED', { status: 'cancelled' }, {}],
  ['EXPIRED', { status: 'cancelled' }, { force: 'fok' }],
  ['EXPIRED', { status: 'cancelled' }, { force: 'ioc' }],
  ['EXPIRED', { status: 'cancelled' }, { type: 'market' }],
] as const)('it is %s: %j of %j', (status, later, changed) => {
  expect(statusOf(orderOf(changed, later))).toBe(status);
});

test.each([
  ['EXPIRED', { type: 'market' }],
  ['EXPIRED', { force: 'ioc' }],
  ['EXPIRED', { force: 'fok', listNo: 'l' }],
  ['CANCELED', {}],
] as const)('a stop that ends while it waits is CANCELED, one that was let in %s: %j', (status, changed) => {
  const ended = orderOf({ stop: rising, ...changed }, { status: 'cancelled' });
  expect([statusOf(ended), statusOf({ ...ended, trigger })]).toEqual(['CANCELED', status]);
});

test('no two orders have one number, though those of a list were placed in one journal', () => {
  const [limit, stop] = [orderOf({ listNo: 'l', force: 'maker' }), orderOf({ listNo: 'l', stop: rising })];
  expect([numberOf(limit), numberOf(stop), numberOf(orderOf({ stop: rising, queued: 22 }))]).toEqual([42, 43, 44]);
  expect([listNumberOf(limit), listNumberOf(stop), listNumberOf(orderOf())]).toEqual([21, 21, -1]);
});

const filled = { status: 'filled', filledSteps: 1_000, dealAmount: usdt('589.5'), endedAt: 2_000 } as const;
const money = {
  price: '59000',
  origQty: '0.01',
  executedQty: '0.01',
  origQuoteOrderQty: '0.00000000',
  cummulativeQuoteQty: '589.5',
};
const head = { symbol: 'BTCUSDT', orderId: 42, orderListId: -1, clientOrderId: 'mine' };
const kind = {
  status: 'FILLED',
  timeInForce: 'GTC',
  type: 'LIMIT',
  side: 'BUY',
  selfTradePreventionMode: 'EXPIRE_MAKER',
};

test('an order as it is listed, answered and ended', () => {
  const order = orderOf({}, filled);
  expect(headOf(order)).toEqual(head);
  expect(orderRow(order, pair)).toEqual({
    ...head,
    ...money,
    ...kind,
    icebergQty: '0.00000000',
    time: 1_000,
    updateTime: 2_000,
    isWorking: true,
    workingTime: 1_000,
  });
  expect(resultRow(order, pair)).toEqual({ ...head, ...money, ...kind, transactTime: 1_000, workingTime: 1_000 });
  expect(cancelRow(order, pair, 'ending')).toEqual({
    ...head,
    ...money,
    ...kind,
    origClientOrderId: 'mine',
    clientOrderId: 'ending',
    transactTime: 2_000,
  });
});

const prevented = { id: 40, orderNo: 'o-2', steps: 600 };

test.each([{}, { force: 'ioc' }, { type: 'market', tick: null }, { stop: rising }] as const)(
  'what an own order has ended says so, and how much of it: %j',
  (changed) => {
    const changes = { selfTrade: 'end-both', ...changed } as const;
    const order = orderOf(changes, { status: 'cancelled', trigger, filledSteps: 400, prevented });
    const told = {
      status: 'EXPIRED_IN_MATCH',
      selfTradePreventionMode: 'EXPIRE_BOTH',
      preventedMatchId: 40,
      preventedQuantity: '0.006',
    };
    for (const row of [orderRow(order, pair), resultRow(order, pair), cancelRow(order, pair, 'ending')])
      expect(row).toMatchObject(told);
  },
);

test('a stop waits until it is let in, and one without a name is called by its number', () => {
  const waiting = orderOf({ stop: rising, clientId: null }, { status: 'waiting' });
  expect(orderRow(waiting, pair)).toMatchObject({
    clientOrderId: 'o-1',
    stopPrice: '61000',
    isWorking: false,
    workingTime: -1,
  });
  expect(orderRow({ ...waiting, status: 'open', trigger }, pair)).toMatchObject({
    isWorking: true,
    workingTime: 1_500,
    updateTime: 1_500,
  });
});

test('a purchase for a sum says the sum, and as its size what it has bought', () => {
  const budget = orderOf({ type: 'market', tick: null, steps: null, budget: usdt('100') }, { filledSteps: 169 });
  expect(resultRow(budget, pair)).toMatchObject({
    price: '0.00000000',
    origQty: '0.00169',
    executedQty: '0.00169',
    origQuoteOrderQty: '100',
    type: 'MARKET',
  });
});
