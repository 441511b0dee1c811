import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { firstVersion } from '../rule-versions/version.ts';
import { paperRules } from '../rules.ts';
import { accountOf } from '../state.ts';
import { beginTurn, record } from '../turn.ts';

const now = 1_800_000_000_000;

test('the house is funded once', () => {
  const state = emptyState(paperRules);
  expect(apply(state, { kind: 'fund-house' }, now).result.ok).toBe(true);
  const before = canonicalState(state);
  expect(apply(state, { kind: 'fund-house' }, now).result).toEqual({ ok: false, refusal: 'already-funded' });
  expect(canonicalState(state)).toBe(before);
});

test('an account that is new gets its funds later, and an emptied one gets none again', () => {
  const { insurance, ...before } = paperRules.funding;
  const older = emptyState({ ...paperRules, funding: before });
  apply(older, { kind: 'fund-house' }, now);
  const reserve = accountOf(older, 'fast-reserve', accountTypes.house, 'USDT');
  const world = accountOf(older, 'world', accountTypes.house, 'USDT');
  record(beginTurn(older, now), 'house-top-up', 'x', [
    pay(reserve, reserve.available),
    receive(world, reserve.available),
  ]);
  const state = { ...older, ruleVersions: [firstVersion(paperRules)] };
  expect(apply(state, { kind: 'fund-house' }, now).effects.journals.map(({ reference }) => reference)).toEqual([
    'insurance',
  ]);
  expect([state.accounts.get('insurance:0:USDT')?.available, reserve.available]).toEqual([insurance, 0n]);
  expect(brokenInvariants(state)).toEqual([]);
});

test('what the house has, the outside world has lent', () => {
  const state = emptyState(paperRules);
  apply(state, { kind: 'fund-house' }, now);
  const funding = Object.entries(paperRules.funding);
  const lent = funding.reduce((sum, [, units]) => sum + units, 0n);
  expect([...state.accounts.values()].map(({ id, available }) => [id, available])).toEqual([
    ['world:0:USDT', -lent],
    ...funding.map(([name, units]) => [`${name}:0:USDT`, units]),
  ]);
  expect(brokenInvariants(state)).toEqual([]);
});
