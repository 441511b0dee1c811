import { expect, test } from 'vitest';
import { apply, emptyState } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import type { Mark } from '../market/mark.ts';
import { minus, price, zero, type Amount } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { countVolume, volumeToRelease } from './bonus.ts';

const now = 1_800_000_000_000;
function gifted(pool = '100', gift = '10'): State {
  const state = emptyState({
    ...paperRules,
    signUpGift: usdt(gift),
    funding: { 'fast-reserve': usdt('100000'), 'bonus-pool': usdt(pool) },
  });
  apply(state, { kind: 'fund-house' }, now);
  apply(state, { kind: 'sign-up-gift', userId: 'a' }, now);
  return state;
}
const text = (units: Amount = zero): string => formatAmount(units, 'USDT');
const locked = (state: State, user = 'a') => text(state.accounts.get(`${user}:4:USDT`)?.available);
const free = (state: State, user = 'a') => text(state.accounts.get(`${user}:1:USDT`)?.available);
const volume = (state: State, units: string) => {
  const turn = beginTurn(state, now);
  countVolume(turn, 'a', usdt(units), 'ref');
  return turn.effects;
};

test('the gift comes once, even when it has long been released', () => {
  const state = gifted();
  expect(apply(state, { kind: 'sign-up-gift', userId: 'a' }, now).result).toMatchObject({ refusal: 'gift-taken' });
  volume(state, '1000');
  expect(apply(state, { kind: 'sign-up-gift', userId: 'a' }, now).result).toMatchObject({ refusal: 'gift-taken' });
  expect([locked(state), free(state)]).toEqual(['0', '10']);
});

test('an empty pool gives nothing, and the gift can still come later', () => {
  const state = gifted('19.999999');
  expect(apply(state, { kind: 'sign-up-gift', userId: 'b' }, now).result).toMatchObject({
    refusal: 'house-limit-reached',
  });
  expect([state.bonuses.has('b'), text(state.accounts.get('bonus-pool:0:USDT')?.available)]).toEqual([
    false,
    '9.999999',
  ]);
});

test('who has shut themselves out is given nothing until the end of it, and what they sent still arrives', () => {
  const state = gifted();
  const deposit = (txid: string) =>
    ({ kind: 'credit-chain-deposit', orderNo: txid, userId: 'b', txid: txid.repeat(64), logIndex: 0 }) as const;
  const credit = (txid: string, at: number) =>
    apply(state, { ...deposit(txid), amount: usdt('200'), bonus: true }, at).result.ok;
  const gift = (at: number) => apply(state, { kind: 'sign-up-gift', userId: 'b' }, at).result;
  const until = now + 184 * 86_400_000;
  apply(state, { kind: 'exclude-customer', userId: 'b', months: 6 }, now);
  expect(gift(now)).toEqual({ ok: false, refusal: 'self-excluded' });
  expect([credit('a', now), gift(until - 1)]).toEqual([true, { ok: false, refusal: 'self-excluded' }]);
  expect([credit('b', until - 1), locked(state, 'b'), free(state, 'b')]).toEqual([true, '0', '400']);
  expect(text(state.accounts.get('bonus-pool:0:USDT')?.available)).toBe('90');
  expect([gift(until).ok, credit('c', until), locked(state, 'b')]).toEqual([true, true, '20']);
  expect(brokenInvariants(state)).toEqual([]);
});

test('locked bonus can be neither moved nor staked', () => {
  const state = gifted();
  const moved = apply(
    state,
    { kind: 'transfer', transferId: 't', userId: 'a', fromType: 1, toType: 2, currency: 'USDT', amount: usdt('1') },
    now,
  ).result;
  expect(moved).toMatchObject({ refusal: 'insufficient-balance' });
  const mark: Mark = { symbol: 'BTCUSDT', seq: 0, time: now, price: price(6_000_000_000_000n), backfilled: false };
  apply(state, { kind: 'tick', marks: [mark] }, now);
  const stake = {
    kind: 'place-fast-order',
    userId: 'a',
    orderNo: 'o',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt('10'),
    bound: null,
  } as const;
  expect(apply(state, stake, now).result).toMatchObject({ refusal: 'insufficient-balance' });
  expect([locked(state), free(state)]).toEqual(['10', '0']);
  // The same stake is taken from money that is the customer's own.
  apply(state, { kind: 'take-test-funds', userId: 'a' }, now);
  expect(apply(state, stake, now).result).toMatchObject({ ok: true });
  expect(locked(state)).toBe('10');
});

test('every whole 10 of volume releases 1, and what is left over counts on', () => {
  const state = gifted();
  expect(volume(state, '9.999999').journals).toEqual([]);
  expect([locked(state), free(state)]).toEqual(['10', '0']);
  expect(volume(state, '0.000001').journals).toMatchObject([{ kind: 'bonus-release', reference: 'ref' }]);
  expect([locked(state), free(state)]).toEqual(['9', '1']);
  volume(state, '25');
  expect([locked(state), free(state), text(state.bonuses.get('a')?.carry)]).toEqual(['7', '3', '5']);
  volume(state, '5');
  expect([locked(state), free(state), text(state.bonuses.get('a')?.carry)]).toEqual(['6', '4', '0']);
  expect([text(state.bonuses.get('a')?.volume), text(state.bonuses.get('a')?.released)]).toEqual(['40', '4']);
});

test('no more is released than is locked, and then nothing counts any more', () => {
  const state = gifted('100', '2.5');
  volume(state, '39');
  expect([locked(state), free(state), text(state.bonuses.get('a')?.released)]).toEqual(['0', '2.5', '2.5']);
  expect(volume(state, '500').bonuses.size).toBe(0);
  expect([free(state), brokenInvariants(state)]).toEqual(['2.5', []]);
});

test.each([
  ['10', '0'],
  ['2.5', '0'],
  ['0.000001', '0'],
  ['10', '9.999999'],
  ['3', '15'],
])('what is missing for %s after %s releases all of it, and a unit less does not', (gift, before) => {
  const missing = (state: State): Amount => volumeToRelease(usdt(locked(state)), state.bonuses.get('a')?.carry ?? zero);
  const [all, less] = [gifted('100', gift), gifted('100', gift)];
  for (const state of [all, less]) volume(state, before);
  volume(all, text(missing(all)));
  volume(less, text(minus(missing(less), usdt('0.000001'))));
  expect([locked(all), text(missing(all))]).toEqual(['0', '0']);
  expect([locked(less) === '0', text(missing(less))]).toEqual([false, '0.000001']);
});

test('volume of somebody without a bonus is nothing', () => {
  const state = gifted();
  const turn = beginTurn(state, now);
  countVolume(turn, 'stranger', usdt('100'), 'ref');
  expect([turn.effects.journals, state.bonuses.has('stranger')]).toEqual([[], false]);
});

test.each([
  ['win', 101n, '0'],
  ['lose', 99n, '0'],
  ['tie', 100n, '10'],
  ['void', null, '10'],
] as const)('a stake of 100 that ends as %s counts as it should', (_result, exit, left) => {
  const state = gifted();
  const mark = (seq: number, after: number, units: bigint): Mark => ({
    symbol: 'BTCUSDT',
    seq,
    time: now + after,
    price: price(units),
    backfilled: false,
  });
  apply(state, { kind: 'take-test-funds', userId: 'a' }, now);
  apply(state, { kind: 'tick', marks: [mark(0, 0, 100n)] }, now);
  apply(
    state,
    {
      kind: 'place-fast-order',
      userId: 'a',
      orderNo: 'o',
      symbol: 'BTCUSDT',
      direction: 'up',
      seconds: 30,
      stake: usdt('100'),
      bound: null,
    },
    now,
  );
  apply(state, { kind: 'tick', marks: [mark(1, 250, 100n)] }, now + 250);
  if (exit !== null) apply(state, { kind: 'tick', marks: [mark(2, 30_250, exit)] }, now + 30_250);
  apply(state, { kind: 'clock' }, now + 60_000);
  expect([state.fast.orders.size, locked(state), brokenInvariants(state)]).toEqual([0, left, []]);
});
