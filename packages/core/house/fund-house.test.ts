import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { paperRules } from '../rules.ts';

const now = 1_800_000_000_000;

test('the house is funded once, and never after any money has moved', () => {
  const state = emptyState(paperRules);
  expect(apply(state, { kind: 'fund-house' }, now).result.ok).toBe(true);
  const before = canonicalState(state);
  expect(apply(state, { kind: 'fund-house' }, now).result).toEqual({ ok: false, refusal: 'already-funded' });
  expect(canonicalState(state)).toBe(before);
  const other = emptyState(paperRules);
  apply(other, { kind: 'take-test-funds', userId: 'a' }, now);
  expect(apply(other, { kind: 'fund-house' }, now).result.ok).toBe(false);
});

test('what the house has, the outside world has lent', () => {
  const state = emptyState(paperRules);
  apply(state, { kind: 'fund-house' }, now);
  const funding = Object.entries(paperRules.funding);
  const lent = funding.reduce((sum, [, units]) => sum + units, 0n);
  expect([...state.accounts.values()].map(({ id, available }) => [id, available])).toEqual([
    ['world:0:USDT', -lent], ...funding.map(([name, units]) => [`${name}:0:USDT`, units]),
  ]);
  expect(brokenInvariants(state)).toEqual([]);
});
