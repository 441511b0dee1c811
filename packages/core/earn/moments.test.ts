import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { amount, rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs } from '../platform-day.ts';
import { House } from './test-house.ts';
import { now as start } from '../test-apply.ts';

test('a penalty is rounded against who ends the order', () => {
  const house = new House({ penaltyRate: rate(1n) });
  house.buy(usdt('1000.000001'));
  expect(house.redeem(start).result).toMatchObject({ ok: true, value: { penalty: amount(11n) } });
});

test.each(['lock-mining', 'wealth'] as const)(
  '%s ended in the very millisecond of a due day counts that day, and a millisecond earlier does not',
  (kind) => {
    const ended = [3 * dayMs - 1, 3 * dayMs].map((after) => {
      const house = new House({ kind, penaltyRate: rate(1_000_000n) });
      house.buy();
      expect(house.redeem(start + after).result.ok).toBe(true);
      return [
        house.state.earn.orders.size,
        house.pool[1],
        house.state.accounts.get('a:1:USDT')?.available ?? 0n,
      ] as const;
    });
    expect(ended.map(([left, reserve]) => [left, reserve])).toEqual([
      [0, '0'],
      [0, '0'],
    ]);
    // Wealth is also a day cheaper.
    expect(BigInt(ended[1]?.[2] ?? 0n) - BigInt(ended[0]?.[2] ?? 0n)).toBe(
      usdt('0.5') + (kind === 'wealth' ? usdt('10') : 0n),
    );
  },
);

test.each(['daily', 'end'] as const)(
  'ended in the millisecond of its maturity an order (%s) is complete and costs nothing',
  (dividend) => {
    const house = new House({ kind: 'wealth', days: 5, dividend });
    house.buy();
    const { result, effects } = house.redeem(start + 5 * dayMs);
    expect(result).toMatchObject({
      ok: true,
      value: {
        penalty: 0n,
        returned: usdt('1000'),
        dueIncome: usdt('2.5'),
        forgone: 0n,
        order: { status: 'completed', paidDays: 5 },
      },
    });
    expect(effects.earnIncome).toHaveLength(dividend === 'daily' ? 5 : 1);
    expect(house.customer).toEqual(['10002.5', '0']);
  },
);

test('a restart in between changes nothing: what is loaded pays and ends as what was kept', () => {
  const [kept, loaded] = [new House(), new House()];
  for (const house of [kept, loaded]) {
    house.buy();
    house.payUntil(start + 4 * dayMs);
  }
  loaded.restart();
  for (const house of [kept, loaded]) {
    house.payUntil(start + 9 * dayMs);
    house.redeem(start + 10 * dayMs);
  }
  expect(canonicalState(loaded.state)).toBe(canonicalState(kept.state));
});

test('years of sleep are paid in portions, so that others find their turn', () => {
  const house = new House({ days: 400 });
  for (let i = 0; i < 5; i += 1) house.buy(usdt('100'), `o${i}`);
  const passes = [];
  while (house.state.earn.due(start + 1_000 * dayMs, 1).length > 0)
    passes.push(house.do({ kind: 'pay-income', limit: 500 }, start + 1_000 * dayMs).result);
  expect(passes).toEqual([
    { ok: true, value: 2 },
    { ok: true, value: 2 },
    { ok: true, value: 1 },
  ]);
  expect([house.customer, house.pool[1]]).toEqual([['10100', '0'], '0']);
});
