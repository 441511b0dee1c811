import { expect, test } from 'vitest';
import { emptyState } from '../engine.ts';
import { at } from '../futures/test-trader.ts';
import { usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';
import { applied, now, run } from '../test-apply.ts';

/** A house, a customer with test funds on both accounts, a fresh mark, and a cap of one country. */
function opened(): State {
  const cap = { country: 'VN', fastStakeMax: usdt('100'), futuresNotionalMax: usdt('150') };
  const state = emptyState({ ...paperRules, caps: { countries: [cap] } });
  applied(state, { kind: 'fund-house' });
  applied(state, { kind: 'take-test-funds', userId: 'u' });
  applied(state, {
    kind: 'transfer',
    transferId: 't',
    userId: 'u',
    fromType: 1,
    toType: 3,
    currency: 'USDT',
    amount: usdt('1000'),
  });
  const mark = { symbol: 'BTCUSDT', seq: 0, time: now, price: 6_000_000_000_000n as never, backfilled: false };
  applied(state, { kind: 'tick', marks: [mark] });
  return state;
}
const fast = (orderNo: string, stake: string, country: string | null = 'VN') =>
  ({
    kind: 'place-fast-order',
    userId: 'u',
    orderNo,
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt(stake),
    bound: null,
    country,
  }) as const;
/** A lot of Bitcoin is worth 60 USDT. */
const futures = (orderNo: string, lots: bigint, country: string | null = 'VN') =>
  ({
    kind: 'place-futures-order',
    userId: 'u',
    orderNo,
    symbol: 'BTCUSDT',
    direction: 'long',
    orderType: 'market',
    price: null,
    lots,
    leverage: 5,
    takeProfit: null,
    stopLoss: null,
    country,
  }) as const;

test('what one has open together stays within the cap of the own country, however many orders it is', () => {
  const state = opened();
  expect([run(state, fast('a', '100.000001')), run(state, fast('b', '60')), run(state, fast('c', '41'))]).toEqual([
    'country-cap',
    'ok',
    'country-cap',
  ]);
  expect(run(state, fast('d', '40'))).toBe('ok');
  expect([run(state, futures('e', 3n)), run(state, futures('f', 2n)), run(state, futures('g', 1n))]).toEqual([
    'country-cap',
    'ok',
    'country-cap',
  ]);
});

test('what waits counts with its own price, and the cap itself is still within it', () => {
  const limit = (orderNo: string, lots: bigint, price: string, direction: 'long' | 'short') =>
    ({ ...futures(orderNo, lots), direction, orderType: 'limit', price: at(price) }) as const;
  const below = opened();
  expect([run(below, limit('a', 3n, '50000', 'long')), run(below, limit('b', 1n, '1', 'long'))]).toEqual([
    'ok',
    'country-cap',
  ]);
  const above = opened();
  expect([run(above, limit('a', 2n, '70000', 'short')), run(above, limit('b', 1n, '25000', 'long'))]).toEqual([
    'ok',
    'country-cap',
  ]);
});

test.each([['PL'], [null]])('of country %s, which has none, nothing is asked', (country) => {
  const state = opened();
  expect([run(state, fast('a', '500', country)), run(state, futures('b', 5n, country))]).toEqual(['ok', 'ok']);
});
