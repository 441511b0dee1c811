import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState, type Command } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import type { Mark } from '../market/mark.ts';
import { amount, price } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';
import type { PlaceFastOrder } from './place-order.ts';

const now = 1_800_000_000_000;
const mark = (symbol: string, units: bigint, time: number, seq = 0): Mark => ({
  symbol,
  seq,
  time,
  price: price(units),
  backfilled: false,
});

/** @param reserve what the house can pay out, in USDT; a quarter of it for one symbol */
function market(reserve: string, symbols = ['BTCUSDT', 'ETHUSDT']): State {
  const state = emptyState({ ...paperRules, funding: { 'fast-reserve': usdt(reserve), 'bonus-pool': usdt('1000') } });
  apply(state, { kind: 'fund-house' }, now);
  for (const userId of ['a', 'b']) apply(state, { kind: 'take-test-funds', userId }, now);
  apply(state, { kind: 'tick', marks: symbols.map((symbol) => mark(symbol, 100n, now)) }, now);
  return state;
}
let orders = 0;
const order = (changes: Partial<PlaceFastOrder> = {}): PlaceFastOrder => ({
  kind: 'place-fast-order',
  userId: 'a',
  orderNo: `o${(orders += 1)}`,
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: usdt('100'),
  bound: null,
  ...changes,
});
const run = (state: State, command: Command, at = now) => apply(state, command, at).result;
const refusals = (state: State, changes: Partial<PlaceFastOrder>, at = now) => {
  const before = canonicalState(state);
  const result = run(state, order(changes), at);
  if (!result.ok) expect(canonicalState(state)).toBe(before);
  return result.ok ? 'accepted' : result.refusal;
};

test('every refusal names its reason and changes nothing; the bounds themselves are accepted', () => {
  const state = market('1000000');
  expect(refusals(state, { symbol: 'NOSUCH' })).toBe('symbol-unknown');
  expect(refusals(state, { seconds: 31 })).toBe('duration-unknown');
  expect(refusals(state, { stake: amount(usdt('1') - 1n) })).toBe('stake-range');
  expect(refusals(state, { stake: amount(usdt('10000') + 1n) })).toBe('stake-range');
  expect(refusals(state, { stake: amount(-1n) })).toBe('stake-range');
  expect(refusals(state, {}, now + 1_001)).toBe('market-halted');
  expect(refusals(state, { userId: 'nobody' })).toBe('insufficient-balance');
  expect(refusals(state, { stake: usdt('1') }, now + 1_000)).toBe('accepted');
  expect(refusals(state, { stake: usdt('10000') }, now + 1_000)).toBe('insufficient-balance');
  expect(refusals(state, { userId: 'b', stake: usdt('10000') }, now + 1_000)).toBe('accepted');
});

test('one symbol may take a quarter of the reserve, to the last unit', () => {
  const state = market('320');
  expect(refusals(state, { stake: usdt('100.000002') })).toBe('house-limit-reached');
  expect(refusals(state, { stake: usdt('100') })).toBe('accepted');
  expect(refusals(state, { stake: usdt('1') })).toBe('house-limit-reached');
  expect(refusals(state, { stake: usdt('1'), symbol: 'ETHUSDT' })).toBe('accepted');
});

test('all symbols together may take the reserve, to the last unit', () => {
  const symbols = ['AUSDT', 'BUSDT', 'CUSDT', 'DUSDT', 'EUSDT'];
  const state = market('320', symbols);
  for (const symbol of symbols.slice(0, 4)) expect(refusals(state, { symbol })).toBe('accepted');
  expect(refusals(state, { symbol: 'EUSDT', stake: usdt('1') })).toBe('house-limit-reached');
  expect(brokenInvariants(state)).toEqual([]);
});

test('a settled order gives its share of the limit free again', () => {
  const state = market('320');
  run(state, order());
  run(state, { kind: 'tick', marks: [mark('BTCUSDT', 100n, now + 250, 1)] }, now + 250);
  expect(refusals(state, {}, now + 250)).toBe('house-limit-reached');
  run(state, { kind: 'tick', marks: [mark('BTCUSDT', 99n, now + 30_250, 2)] }, now + 30_250);
  expect(refusals(state, {}, now + 30_250)).toBe('accepted');
});

test('the payout rounds down to the unit, and stake and payout are held at once', () => {
  const state = market('1000000');
  const placed = apply(state, order({ stake: amount(1_000_001n), seconds: 90 }), now).result;
  expect(placed).toMatchObject({ value: { payout: 830_000n, receivedAt: now, entry: null } });
  expect([state.accounts.get('a:1:USDT')?.frozen, state.accounts.get('fast-reserve:0:USDT')?.frozen]).toEqual([
    1_000_001n,
    830_000n,
  ]);
  expect(brokenInvariants(state)).toEqual([]);
});

test.each([
  ['win', 101n, '10080'],
  ['lose', 99n, '9900'],
  ['tie', 100n, '10000'],
] as const)('a %s moves exactly what was agreed', (result, exit, available) => {
  const state = market('1000000');
  run(state, order());
  run(state, { kind: 'tick', marks: [mark('BTCUSDT', 100n, now + 250, 1)] }, now + 250);
  const { effects } = apply(state, { kind: 'tick', marks: [mark('BTCUSDT', exit, now + 30_250, 2)] }, now + 30_250);
  expect([...effects.changedFastOrders].map((each) => each.result)).toEqual([result]);
  expect([state.accounts.get('a:1:USDT')?.available, state.accounts.get('a:1:USDT')?.frozen]).toEqual([
    usdt(available),
    0n,
  ]);
  expect([brokenInvariants(state), state.fast.orders.size]).toEqual([[], 0]);
});
