import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { price, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';

const start = Date.UTC(2026, 10, 20);
const mark = (seq: number, time: number, units = 60_000n) => ({
  symbol: 'BTCUSDT',
  price: price(units * 10n ** 8n),
  time,
  seq,
  backfilled: false,
});

function market(): State {
  const state = emptyState(paperRules);
  apply(state, { kind: 'fund-house' }, start);
  apply(state, { kind: 'take-test-funds', userId: 'a' }, start);
  apply(state, { kind: 'tick', marks: [mark(0, start)] }, start);
  return state;
}
const halt = (state: State, halted: boolean, symbol = 'BTCUSDT') =>
  apply(state, { kind: 'set-halt', symbol, halted }, start).result;
const fast = (state: State, orderNo: string, now: number) =>
  apply(
    state,
    {
      kind: 'place-fast-order',
      userId: 'a',
      orderNo,
      symbol: 'BTCUSDT',
      direction: 'up',
      seconds: 30,
      stake: usdt('10'),
      bound: null,
    },
    now,
  ).result;

test('a halt refuses what is new and lets what is open end', () => {
  const state = market();
  expect(halt(state, true, 'NONE')).toEqual({ ok: false, refusal: 'symbol-unknown', field: 'symbol' });
  expect(halt(state, false)).toMatchObject({ refusal: 'state-unchanged' });
  expect(fast(state, 'before', start).ok).toBe(true);
  const before = canonicalState(state);
  expect(halt(state, true).ok).toBe(true);
  expect(canonicalState(state)).not.toBe(before);
  expect(halt(state, true)).toMatchObject({ refusal: 'state-unchanged' });
  expect(fast(state, 'after', start)).toEqual({ ok: false, refusal: 'market-paused', field: 'symbol' });
  apply(state, { kind: 'tick', marks: [mark(1, start + 250)] }, start + 250);
  apply(state, { kind: 'tick', marks: [mark(2, start + 30_250, 60_100n)] }, start + 30_250);
  expect(state.fast.orders.size).toBe(0);
  expect(state.accounts.get('a:1:USDT')?.available).toBe(usdt('10008'));
  expect(halt(state, false).ok).toBe(true);
  expect(fast(state, 'again', start + 30_250).ok).toBe(true);
  expect(brokenInvariants(state)).toEqual([]);
});

test('in a halted symbol a position can be closed, not doubled', () => {
  const state = market();
  apply(
    state,
    { kind: 'transfer', userId: 'a', fromType: 1, toType: 3, currency: 'USDT', amount: usdt('5000'), transferId: 't' },
    start,
  );
  const of = { userId: 'a', orderNo: 'f' };
  const place = {
    kind: 'place-futures-order',
    ...of,
    symbol: 'BTCUSDT',
    direction: 'long',
    lots: 1n,
    leverage: 10,
    orderType: 'market',
    price: null,
    takeProfit: null,
    stopLoss: null,
  } as const;
  expect(apply(state, place, start).result.ok).toBe(true);
  apply(state, { kind: 'tick', marks: [mark(1, start + 250)] }, start + 250);
  halt(state, true);
  const now = start + 300;
  expect(apply(state, { ...place, orderNo: 'g' }, now).result).toMatchObject({ refusal: 'market-paused' });
  expect(apply(state, { kind: 'reverse-position', ...of, newOrderNo: 'h' }, now).result).toMatchObject({
    refusal: 'market-paused',
  });
  expect(apply(state, { kind: 'lock-position', ...of, newOrderNo: 'h' }, now).result).toMatchObject({
    refusal: 'market-paused',
  });
  expect(apply(state, { kind: 'close-position', ...of }, now).result.ok).toBe(true);
  apply(state, { kind: 'tick', marks: [mark(2, start + 500)] }, start + 500);
  expect(state.futures.orders.size).toBe(0);
  expect(brokenInvariants(state)).toEqual([]);
});

test('a reserve grows by what two operators put in, and the books stay even', () => {
  const state = market();
  const topUp = (units: string) =>
    apply(state, { kind: 'top-up-reserve', reserve: 'fast-reserve', amount: usdt(units), reference: 'p' }, start);
  expect(topUp('0').result).toMatchObject({ refusal: 'amount-not-positive' });
  const before = state.accounts.get('fast-reserve:0:USDT')?.available ?? 0n;
  expect(topUp('250').effects.journals).toMatchObject([{ kind: 'house-top-up', reference: 'p' }]);
  expect(state.accounts.get('fast-reserve:0:USDT')?.available).toBe(before + usdt('250'));
  expect(brokenInvariants(state)).toEqual([]);
});

const uncounted = { volume: zero, released: zero };

test('a void gives stakes back, one journal each', () => {
  const state = market();
  const before = state.accounts.get('a:1:USDT')?.available ?? 0n;
  const { result, effects } = apply(
    state,
    {
      kind: 'void-orders',
      lost: [
        { orderNo: 'x', userId: 'a', stake: usdt('10'), settledAt: start, ...uncounted },
        { orderNo: 'y', userId: 'a', stake: usdt('5'), settledAt: start, ...uncounted },
      ],
    },
    start,
  );
  expect(result).toMatchObject({ ok: true });
  expect(effects.journals.map(({ kind, reference }) => `${kind} ${reference}`)).toEqual(['fast-void x', 'fast-void y']);
  expect(state.accounts.get('a:1:USDT')?.available).toBe(before + usdt('15'));
  expect(brokenInvariants(state)).toEqual([]);
  const twice = { orderNo: 'z', userId: 'a', stake: usdt('1'), settledAt: start, ...uncounted };
  expect(() => apply(state, { kind: 'void-orders', lost: [twice, twice] }, start)).toThrow('twice');
});
