import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { amount } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';
import type { Transfer } from './transfer.ts';

const now = 1_800_000_000_000;
function funded(): State {
  const state = emptyState(paperRules);
  apply(state, { kind: 'fund-house' }, now);
  apply(state, { kind: 'take-test-funds', userId: 'a' }, now);
  return state;
}
const move = (state: State, changes: Partial<Transfer>) =>
  apply(
    state,
    {
      kind: 'transfer',
      transferId: 't',
      userId: 'a',
      fromType: 1,
      toType: 2,
      currency: 'USDT',
      amount: usdt('1'),
      ...changes,
    },
    now,
  ).result;

test.each<[string, Partial<Transfer>, string, string]>([
  ['to itself', { toType: 1 }, 'same-account', 'toType'],
  ['nothing', { amount: amount(0n) }, 'amount-not-positive', 'amount'],
  ['less than nothing', { amount: amount(-1n) }, 'amount-not-positive', 'amount'],
  ['a unit too much', { amount: usdt('10000.000001') }, 'insufficient-balance', 'amount'],
  ['another currency', { currency: 'BTC' }, 'insufficient-balance', 'amount'],
  ['of somebody else', { userId: 'b' }, 'insufficient-balance', 'amount'],
])('refuses to move %s and changes nothing', (_name, changes, refusal, field) => {
  const state = funded();
  const before = canonicalState(state);
  expect(move(state, changes)).toEqual({ ok: false, refusal, field });
  expect(canonicalState(state)).toBe(before);
});

test('moves everything, to the last unit, and back', () => {
  const state = funded();
  const before = canonicalState(state).replace(/^next.*$/m, '');
  expect(move(state, { toType: 3, amount: usdt('10000') }).ok).toBe(true);
  expect(state.accounts.get('a:3:USDT')?.available).toBe(usdt('10000'));
  expect(brokenInvariants(state)).toEqual([]);
  move(state, { fromType: 3, toType: 1, amount: usdt('10000') });
  expect(canonicalState(state).replace(/^next.*$/m, '')).toBe(before);
});
