import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState } from '../engine.ts';
import { amount, rate } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { dayMs } from '../platform-day.ts';
import { paperRules } from '../rules.ts';
import { redemptionOf } from './redeem-order.ts';
import { House, product } from './test-house.ts';
import { now as start } from '../test-apply.ts';

test.each<[string, string, () => ReturnType<House['buy']>]>([
  ['too little', 'purchase-amount', () => new House().buy(usdt('99.999999'))],
  ['too much', 'purchase-amount', () => new House().buy(usdt('5000.000001'))],
  [
    'more than is there',
    'insufficient-balance',
    () => {
      const house = new House();
      house.buy(usdt('5000'));
      house.buy(usdt('4999'), 'o2');
      return house.buy(usdt('100'), 'o3');
    },
  ],
  ['what is paused', 'product-paused', () => new House({ paused: true }).buy()],
  ['what the pool can not pay by one unit', 'product-sold-out', () => new House({}, '14.999999').buy()],
])('a purchase of %s is refused as %s and changes nothing', (_name, refusal, buy) => {
  expect(buy().result).toMatchObject({ ok: false, refusal });
});

test('a product of the other kind, or unknown, is not sold', () => {
  const house = new House();
  const before = canonicalState(house.state);
  const command = { kind: 'purchase-earn-product', userId: 'a', orderNo: 'x', amount: usdt('1000') } as const;
  expect(house.do({ ...command, product: 'wealth', productId: 'p' }).result).toMatchObject({
    refusal: 'product-unknown',
  });
  expect(house.do({ ...command, product: 'lock-mining', productId: 'q' }).result).toMatchObject({
    refusal: 'product-unknown',
  });
  expect(canonicalState(house.state)).toBe(before);
});

test('a purchase locks the principal, and in the pool all that it will earn', () => {
  const house = new House({}, '15');
  expect(house.buy().result.ok).toBe(true);
  expect(house.customer).toEqual(['9000', '1000']);
  expect(house.pool).toEqual(['0', '15']);
});

test('a day earns when it is full: not a millisecond before, once, and the last one brings the principal back', () => {
  const house = new House();
  house.buy();
  expect(house.payUntil(start + dayMs - 1).journals).toEqual([]);
  expect(house.payUntil(start + dayMs).journals).toHaveLength(1);
  expect(house.payUntil(start + dayMs + 1).journals).toEqual([]);
  expect(house.customer).toEqual(['9000.5', '1000']);
  house.payUntil(start + 30 * dayMs);
  expect([house.customer, house.pool, house.state.earn.orders.size]).toEqual([['10015', '0'], ['985', '0'], 0]);
});

test('what was missed while nothing ran is paid day by day, each once', () => {
  const house = new House();
  house.buy();
  const effects = house.payUntil(start + 12 * dayMs + 5_000);
  expect(effects.earnIncome.map(({ day, dueAt }) => [day, dueAt])).toEqual(
    Array.from({ length: 12 }, (_, i) => [i + 1, start + (i + 1) * dayMs]),
  );
  expect(house.customer).toEqual(['9006', '1000']);
});

test('a pass pays no more orders than it is asked for, the earliest first', () => {
  const house = new House();
  for (let i = 0; i < 5; i += 1) house.buy(usdt('100'), `o${i}`);
  expect(house.do({ kind: 'pay-income', limit: 2 }, start + dayMs).result).toEqual({ ok: true, value: 2 });
  expect(house.do({ kind: 'pay-income', limit: 10 }).result).toEqual({ ok: true, value: 3 });
  expect(house.do({ kind: 'pay-income', limit: 10 }).result).toEqual({ ok: true, value: 0 });
});

test('a pass ends with the order whose missed days make as many movements as it is asked for', () => {
  const house = new House();
  house.buy(usdt('100'), 'o0');
  house.buy(usdt('100'), 'o1');
  expect(house.do({ kind: 'pay-income', limit: 2 }, start + 2 * dayMs).result).toEqual({ ok: true, value: 1 });
  expect(house.do({ kind: 'pay-income', limit: 2 }).result).toEqual({ ok: true, value: 1 });
});

test('lock mining ended early: principal less penalty, full days kept, the running day lost, the rest free', () => {
  const house = new House();
  house.buy();
  const { result, effects } = house.redeem(start + 2 * dayMs + 3_600_000);
  expect(result).toMatchObject({
    ok: true,
    value: { penalty: usdt('50'), returned: usdt('950'), dueIncome: usdt('1'), forgone: usdt('14') },
  });
  expect(effects.earnIncome.map(({ day }) => day)).toEqual([1, 2]);
  expect([house.customer, house.pool]).toEqual([
    ['9951', '0'],
    ['1049', '0'],
  ]);
  expect(house.redeem(house.now).result).toMatchObject({ refusal: 'not-found' });
});

test("somebody else's order is like one that is not there", () => {
  const house = new House();
  house.buy();
  expect(house.redeem(start, 'b').result).toEqual(house.redeem(start, 'a', 'missing').result);
});

test.each([
  [0, '20'],
  [1, '16'],
  [4, '4'],
  [5, '0'],
  [6, '0'],
])('wealth ended after %i full days of 5 costs 0.4 %% for each day that remains', (days, penalty) => {
  const house = new House({
    kind: 'wealth',
    days: 5,
    penaltyRate: rate(400_000n),
    dailyRate: rate(300_000n),
    dividend: 'end',
  });
  house.buy();
  const at = start + days * dayMs + 1;
  const order = house.state.earn.orders.get('o');
  const preview = order === undefined ? undefined : redemptionOf(order, at);
  expect(formatAmount(preview?.penalty ?? amount(-1n), 'USDT')).toBe(penalty);
  const { result } = house.redeem(at);
  expect(result).toMatchObject({
    ok: true,
    value: { penalty: preview?.penalty, returned: preview?.returned, dueIncome: preview?.dueIncome },
  });
  const arrived = 9_000n * 1_000_000n + (preview?.returned ?? 0n) + (preview?.dueIncome ?? 0n);
  expect(house.customer).toEqual([formatAmount(amount(arrived), 'USDT'), '0']);
});

test('a penalty never takes more than the principal', () => {
  const house = new House({ kind: 'wealth', days: 3_000, penaltyRate: rate(400_000n) }, '2000');
  house.buy();
  house.redeem(start);
  expect(house.customer).toEqual(['9000', '0']);
});

test('dividends at the end come at once with the principal, and one row says so', () => {
  const house = new House({ kind: 'wealth', days: 5, dividend: 'end' });
  house.buy();
  expect(house.payUntil(start + 4 * dayMs).journals).toEqual([]);
  const effects = house.payUntil(start + 5 * dayMs);
  expect(effects.earnIncome.map(({ day, amount: units }) => [day, units])).toEqual([[5, usdt('2.5')]]);
  expect(house.customer).toEqual(['10002.5', '0']);
});

test('a change of the product leaves the orders that run as they were accepted', () => {
  const house = new House();
  house.buy();
  house.do({
    kind: 'change-product',
    product: { ...product, dailyRate: rate(10_000n), penaltyRate: rate(100_000_000n), days: 2, paused: true },
  });
  house.redeem(start + dayMs);
  expect(house.customer).toEqual(['9950.5', '0']);
});

test.each([
  [{ kind: 'wealth' }, 'kind'],
  [{ currency: 'USDC' }, 'currencyCode'],
  [{ dailyRate: rate(0n) }, 'dailyRate'],
  [{ penaltyRate: rate(100_000_001n) }, 'penaltyRate'],
  [{ days: 0 }, 'days'],
  [{ days: 1.5 }, 'days'],
  [{ minAmount: amount(1_999n) }, 'minAmount'],
  [{ maxAmount: usdt('99') }, 'maxAmount'],
  [{ dividend: 'end' }, 'dividend'],
] as const)('a product with %o is refused for its %s', (changes, field) => {
  expect(new House().do({ kind: 'change-product', product: { ...product, ...changes } }).result).toEqual({
    ok: false,
    refusal: 'product-invalid',
    field,
  });
});

test('examples are for paper only', () => {
  const state = emptyState({ ...paperRules, mode: 'real' });
  expect(apply(state, { kind: 'change-product', product: { ...product, example: true } }, start).result).toMatchObject({
    refusal: 'product-invalid',
    field: 'example',
  });
});

test('whatever is bought, redeemed and slept through, an order pays its frozen terms to the last unit', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom<'lock-mining' | 'wealth'>('lock-mining', 'wealth'),
        end: fc.boolean(),
        days: fc.integer({ min: 1, max: 40 }),
        daily: fc.bigInt({ min: 10_000n, max: 900_000n }),
        penalty: fc.bigInt({ min: 0n, max: 100_000_000n }),
        units: fc.bigInt({ min: 100_000_000n, max: 5_000_000_000n }),
        visits: fc.array(fc.integer({ min: 1, max: 5 * dayMs }), { maxLength: 12 }),
        redeemAfter: fc.option(fc.integer({ min: 0, max: 45 * dayMs })),
      }),
      ({ kind, end, days, daily, penalty, units, visits, redeemAfter }) => {
        const dividend = kind === 'wealth' && end ? 'end' : 'daily';
        const house = new House({ kind, days, dailyRate: rate(daily), penaltyRate: rate(penalty), dividend }, '100000');
        house.buy(amount(units));
        let at = start;
        for (const step of visits) {
          if (redeemAfter !== null && at + step > start + redeemAfter) break;
          house.payUntil((at += step));
        }
        const stop = redeemAfter === null ? start + 45 * dayMs : Math.max(at, start + redeemAfter);
        if (redeemAfter === null) house.payUntil(stop);
        else house.redeem(stop);
        const full = BigInt(Math.min(days, Math.floor((stop - start) / dayMs)));
        const remaining = BigInt(days) - full;
        const whole = units * penalty * (kind === 'lock-mining' ? 1n : remaining);
        const cost = remaining === 0n ? 0n : (whole + 99_999_999n) / 100_000_000n;
        const expected = usdt('10000') + ((units * daily) / 100_000_000n) * full - (cost > units ? units : cost);
        expect(house.customer).toEqual([formatAmount(amount(expected), 'USDT'), '0']);
        expect(house.pool[1]).toBe('0');
      },
    ),
    { numRuns: 300 },
  );
});
