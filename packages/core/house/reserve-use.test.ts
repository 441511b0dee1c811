import { expect, test } from 'vitest';
import { accountTypes, type HouseName } from '../ledger/account.ts';
import { amount, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { realRules } from '../rules.ts';
import { accountOf } from '../state.ts';
import { emptyState } from '../engine.ts';
import { isUsed, reserveUses } from './reserve-use.ts';

function funded(house: HouseName, available: string, frozen: string) {
  const state = emptyState(realRules);
  const account = accountOf(state, house, accountTypes.house, 'USDT');
  account.available = usdt(available);
  account.frozen = usdt(frozen);
  return state;
}

test('what is neither funded nor used is left out, and asking makes no account', () => {
  const state = emptyState(realRules);
  expect(reserveUses(state, ['BTCUSDT'])).toEqual([]);
  expect(state.accounts.size).toBe(0);
});

test('a reserve is used as far as it is held, a symbol as far as its part of it', () => {
  expect(reserveUses(funded('fast-reserve', '300', '100'), ['BTCUSDT'])).toEqual([
    { name: 'fast-reserve', used: usdt('100'), limit: usdt('400') },
    { name: 'fast:BTCUSDT', used: zero, limit: usdt('100') },
  ]);
});

test('with real money the house of futures owns the notionals of all open positions', () => {
  expect(reserveUses(funded('futures-house', '10', '0'), [])).toEqual([
    { name: 'futures-house', used: zero, limit: usdt('10') },
  ]);
});

test.each([
  ['0', '0', false],
  ['1', '0', true],
  ['79.999999', '100', false],
  ['80', '100', true],
])('%s of %s is four fifths: %s', (used, limit, is) => {
  expect(isUsed({ used: usdt(used), limit: usdt(limit) }, 80)).toBe(is);
});

test('an amount of no fraction of a unit counts exactly', () => {
  expect(isUsed({ used: amount(80n), limit: amount(101n) }, 80)).toBe(false);
});
