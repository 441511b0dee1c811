import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { amount, rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, platformDayStart } from '../platform-day.ts';
import { liabilitiesOf } from './liabilities.ts';
import { redemptionOf } from './redeem-order.ts';
import { House, product } from './test-house.ts';
import { journalsOf, now as start } from '../test-apply.ts';

const order = {
  orderNo: 'o',
  userId: 'a',
  productId: 'p',
  version: 1,
  kind: 'lock-mining',
  currency: 'USDT',
  dailyRate: 50_000n,
  penaltyRate: 5_000_000n,
  days: 30,
  dividend: 'daily',
  principal: usdt('1000'),
  dailyIncome: usdt('0.5'),
  startAt: start,
  paidDays: 0,
  paid: 0n,
  status: 'active',
  endedAt: null,
  penalty: 0n,
} as const;

test.each([
  [{ dailyRate: rate(100_000_001n) }, 'dailyRate'],
  [{ penaltyRate: rate(-1n) }, 'penaltyRate'],
  [{ days: 3_651 }, 'days'],
  [{ minAmount: amount(0n) }, 'minAmount'],
] as const)('a product with %o is refused for its %s, and the offer stays', (changes, field) => {
  const house = new House();
  const before = canonicalState(house.state);
  expect(house.do({ kind: 'change-product', product: { ...product, ...changes } })).toMatchObject({
    result: { ok: false, refusal: 'product-invalid', field },
    effects: { products: [] },
  });
  expect(canonicalState(house.state)).toBe(before);
});

test.each([
  ['none', usdt('1'), 'product-unknown', 'productId'],
  ['p', amount(0n), 'amount-not-positive', 'amount'],
  ['p', amount(-1n), 'amount-not-positive', 'amount'],
] as const)('the pool of %s can’t be funded with %i units', (productId, units, refusal, field) => {
  const house = new House();
  expect(house.do({ kind: 'fund-pool', productId, amount: units, reference: 'f' }).result).toEqual({
    ok: false,
    refusal,
    field,
  });
});

test('an order of the other product is like one that is not there', () => {
  const house = new House();
  house.buy();
  expect(house.do({ kind: 'redeem-earn-order', product: 'wealth', userId: 'a', orderNo: 'o' }).result).toEqual({
    ok: false,
    refusal: 'not-found',
    field: 'orderId',
  });
});

test.each([
  { dailyRate: rate(100_000_000n) },
  { penaltyRate: rate(0n) },
  { penaltyRate: rate(100_000_000n) },
  { days: 1 },
  { days: 3_650 },
  { minAmount: amount(2_000n) },
  { maxAmount: product.minAmount },
  { example: true },
])('a product with %o, a bound, is offered', (changes) => {
  const { result } = new House().do({ kind: 'change-product', product: { ...product, ...changes } });
  expect(result).toEqual({ ok: true, value: { ...product, ...changes, version: 2 } });
});

test('every version of a product is a row, and its pool is funded from outside', () => {
  const house = new House({}, '0');
  expect(house.do({ kind: 'change-product', product: { ...product, paused: true } }).effects.products).toEqual([
    { ...product, paused: true, version: 2 },
  ]);
  const { effects } = house.do({ kind: 'fund-pool', productId: 'p', amount: usdt('7'), reference: 'f' });
  expect(journalsOf(effects)).toEqual([
    ['fund-pool', ['world:0:USDT', -usdt('7'), 0n], ['pool-p:0:USDT', usdt('7'), 0n]],
  ]);
});

test.each([product.minAmount, product.maxAmount, usdt('10000')])(
  '%i units are bought: a bound, or all there is',
  (units) => {
    const house = new House(units === usdt('10000') ? { maxAmount: units } : {});
    expect(house.buy(units).result.ok).toBe(true);
  },
);

test('an order says its terms, what it locks and what a day brings', () => {
  const { effects } = new House().buy();
  expect([...effects.placedEarn]).toEqual([order]);
  expect(journalsOf(effects)).toEqual([
    ['earn-purchase', ['a:1:USDT', -usdt('1000'), usdt('1000')], ['pool-p:0:USDT', -usdt('15'), usdt('15')]],
  ]);
});

test('a day that is paid is a row of income, and a changed order', () => {
  const house = new House();
  house.buy();
  const effects = house.payUntil(start + dayMs + 5);
  expect(effects.earnIncome).toEqual([
    {
      orderNo: 'o',
      userId: 'a',
      day: 1,
      amount: usdt('0.5'),
      dueAt: start + dayMs,
      settledAt: start + dayMs + 5,
      journal: effects.journals[0]?.id,
    },
  ]);
  expect([...effects.changedEarn]).toEqual([{ ...order, paidDays: 1, paid: usdt('0.5') }]);
});

test('the last day completes the order and returns its principal', () => {
  const house = new House({ days: 2 });
  house.buy();
  const effects = house.payUntil(start + 2 * dayMs);
  expect(journalsOf(effects)).toEqual([
    ['earn-income', ['pool-p:0:USDT', 0n, -usdt('0.5')], ['a:1:USDT', usdt('0.5'), 0n]],
    ['earn-income', ['pool-p:0:USDT', 0n, -usdt('0.5')], ['a:1:USDT', usdt('0.5'), 0n]],
    ['earn-return', ['a:1:USDT', usdt('1000'), -usdt('1000')]],
  ]);
  const ended = { days: 2, paidDays: 2, paid: usdt('1'), status: 'completed', endedAt: start + 2 * dayMs } as const;
  expect([...effects.changedEarn]).toEqual([{ ...order, ...ended }]);
});

test('what is ended early brings the days that are paid at the end, the pool the penalty and what is forgone', () => {
  const house = new House({ kind: 'wealth', days: 5, dividend: 'end', penaltyRate: rate(400_000n) });
  house.buy();
  const at = start + 2 * dayMs + 5;
  const { effects } = house.redeem(at);
  // 1,000 less three remaining days at 0.4 %, and two days of 0.5.
  expect(journalsOf(effects)).toEqual([
    ['earn-redeem', ['a:1:USDT', usdt('989'), -usdt('1000')], ['pool-p:0:USDT', usdt('13.5'), -usdt('2.5')]],
  ]);
  expect(effects.earnIncome).toEqual([
    {
      orderNo: 'o',
      userId: 'a',
      day: 2,
      amount: usdt('1'),
      dueAt: at,
      settledAt: at,
      journal: effects.journals[0]?.id,
    },
  ]);
  expect([...effects.changedEarn]).toEqual([
    {
      ...order,
      kind: 'wealth',
      days: 5,
      dividend: 'end',
      penaltyRate: 400_000n,
      paidDays: 2,
      paid: usdt('1'),
      status: 'redeemed',
      endedAt: at,
      penalty: usdt('12'),
    },
  ]);
});

test('before its first day is full an order that is paid at the end brings no row of income', () => {
  const house = new House({ kind: 'wealth', days: 5, dividend: 'end' });
  house.buy();
  expect(house.redeem(start + dayMs - 1).effects.earnIncome).toEqual([]);
});

test('a preview counts the days that are paid already as neither due nor forgone', () => {
  const house = new House();
  house.buy();
  house.payUntil(start + 2 * dayMs);
  const [running] = house.state.earn.orders.values();
  expect(running === undefined ? null : redemptionOf(running, start + 5 * dayMs)).toEqual({
    order: running,
    penalty: usdt('50'),
    returned: usdt('950'),
    dueIncome: usdt('1.5'),
    forgone: usdt('12.5'),
  });
});

test('lock mining costs nothing from the millisecond of its maturity on', () => {
  const house = new House();
  house.buy();
  const [running] = house.state.earn.orders.values();
  if (running === undefined) throw new Error('no order');
  const maturity = start + 30 * dayMs;
  expect([maturity - 1, maturity].map((at) => redemptionOf(running, at).penalty)).toEqual([usdt('50'), 0n]);
});

test('each product owes its own orders, on the days on which something falls due', () => {
  const house = new House({ kind: 'wealth', days: 3, dividend: 'end' });
  house.do({ kind: 'change-product', product: { ...product, productId: 'q', days: 1 } });
  house.do({ kind: 'fund-pool', productId: 'q', amount: usdt('10'), reference: 'f' });
  house.buy(usdt('1000'), 'o');
  house.buy(usdt('100'), 'o2');
  const bought = house.do({
    kind: 'purchase-earn-product',
    product: 'lock-mining',
    productId: 'q',
    userId: 'a',
    orderNo: 'o3',
    amount: usdt('200'),
  });
  expect(bought.result.ok).toBe(true);
  const day = (after: number): number => platformDayStart(start + after * dayMs);
  expect(liabilitiesOf(house.state)).toEqual([
    {
      product: house.product,
      orders: 2,
      principal: usdt('1100'),
      income: usdt('1.65'),
      reserve: usdt('1.65'),
      free: usdt('998.35'),
      days: [{ day: day(3), income: usdt('1.65'), principal: usdt('1100') }],
    },
    {
      product: house.state.earn.products.get('q'),
      orders: 1,
      principal: usdt('200'),
      income: usdt('0.1'),
      reserve: usdt('0.1'),
      free: usdt('9.9'),
      days: [{ day: day(1), income: usdt('0.1'), principal: usdt('200') }],
    },
  ]);
});

test('what is due first is paid first, whatever was bought first, and not a millisecond early', () => {
  const house = new House({ kind: 'wealth', days: 5, dividend: 'end' });
  house.buy(usdt('100'), 'late');
  house.do({ kind: 'change-product', product: { ...product, kind: 'wealth', days: 2, dividend: 'end' } });
  house.now += 1_000;
  house.buy(usdt('100'), 'soon');
  const due = (at: number, limit = 9) => house.state.earn.due(at, limit).map(({ orderNo }) => orderNo);
  const soon = start + 1_000 + 2 * dayMs;
  expect([due(soon - 1), due(soon), due(start + 5 * dayMs), due(start + 5 * dayMs, 1)]).toEqual([
    [],
    ['soon'],
    ['soon', 'late'],
    ['soon'],
  ]);
});
