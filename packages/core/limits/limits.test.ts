import { expect, test } from 'vitest';
import { apply, emptyState, type Command } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { price, zero } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, platformDay } from '../platform-day.ts';
import { paperRules } from '../rules.ts';
import { beginTurn } from '../turn.ts';
import { laterEnd, lostToday, noteResult } from './limits.ts';

const start = Date.UTC(2026, 5, 1, 12);
const hourMs = 3_600_000;

/** A user with test funds on all accounts, on a market whose price the test sets. */
function setUp() {
  const state = emptyState(paperRules);
  let [now, seq, orders] = [start, 0, 0];
  const send = (command: Command) => apply(state, command, now).result;
  const answer = (command: Command): string => {
    const result = send(command);
    expect(brokenInvariants(state)).toEqual([]);
    return result.ok ? 'ok' : result.refusal;
  };
  const tick = (units: number, later = 250): void => {
    now += later;
    send({
      kind: 'tick',
      marks: [
        {
          symbol: 'BTCUSDT',
          seq: (seq += 1),
          time: now,
          price: price(BigInt(units) * 100_000_000n),
          backfilled: false,
        },
      ],
    });
  };
  const limits = (change: Partial<Omit<Extract<Command, { kind: 'update-limits' }>, 'kind' | 'userId'>>) =>
    answer({
      kind: 'update-limits',
      userId: 'a',
      dailyLoss: undefined,
      stake: undefined,
      timeOutMs: undefined,
      ...change,
    });
  const fast = (stake: string) =>
    answer({
      kind: 'place-fast-order',
      userId: 'a',
      orderNo: `o${(orders += 1)}`,
      symbol: 'BTCUSDT',
      direction: 'up',
      seconds: 30,
      stake: usdt(stake),
      bound: null,
    });
  const futures = (lots: bigint) =>
    answer({
      kind: 'place-futures-order',
      userId: 'a',
      orderNo: `f${(orders += 1)}`,
      symbol: 'BTCUSDT',
      direction: 'long',
      orderType: 'market',
      price: null,
      lots,
      leverage: 10,
      takeProfit: null,
      stopLoss: null,
    });
  const spot = (side: 'buy' | 'sell') =>
    answer({
      kind: 'place-spot-order',
      userId: 'a',
      orderNo: `s${(orders += 1)}`,
      symbol: 'BTCUSDT',
      side,
      type: 'limit',
      tick: 5_900_000,
      steps: 10,
      budget: null,
    });
  send({ kind: 'fund-house' });
  send({ kind: 'take-test-funds', userId: 'a' });
  for (const toType of [2, 3] as const)
    send({
      kind: 'transfer',
      transferId: `t${toType}`,
      userId: 'a',
      fromType: 1,
      toType,
      currency: 'USDT',
      amount: usdt('3000'),
    });
  tick(60_000);
  return {
    state,
    answer,
    tick,
    limits,
    fast,
    futures,
    spot,
    later: (ms: number) => {
      now += ms;
    },
    at: () => now,
  };
}

test('a limit is above zero and a time-out at most a year', () => {
  const { limits, state } = setUp();
  expect(limits({ dailyLoss: usdt('0') })).toBe('amount-not-positive');
  expect(limits({ stake: usdt('0') })).toBe('amount-not-positive');
  for (const timeOutMs of [-1, 0.5, 366 * dayMs]) expect(limits({ timeOutMs })).toBe('field-invalid');
  expect(state.limits.size).toBe(0);
});

test('tighter holds at once, looser after a day, and tightening ends what waits', () => {
  const { limits, fast, tick, later } = setUp();
  expect([limits({ stake: usdt('50') }), fast('51'), fast('50')]).toEqual(['ok', 'own-stake-limit', 'ok']);
  limits({ stake: null });
  tick(60_000, dayMs - 1_000);
  expect(fast('51')).toBe('own-stake-limit');
  // Asked for again, the day does not begin anew.
  limits({ stake: null });
  tick(60_000, 2_000);
  expect(fast('51')).toBe('ok');
  limits({ stake: usdt('20') });
  limits({ stake: usdt('100') });
  limits({ stake: usdt('10') });
  later(2 * dayMs);
  tick(60_000);
  expect([fast('11'), fast('10')]).toEqual(['own-stake-limit', 'ok']);
});

test('the loss of the day counts with what could still be lost; a win makes room, a day begins at nothing', () => {
  const { limits, fast, tick, state, at } = setUp();
  limits({ dailyLoss: usdt('100') });
  expect([fast('101'), fast('60'), fast('41'), fast('40')]).toEqual(['own-loss-limit', 'ok', 'own-loss-limit', 'ok']);
  tick(60_000);
  tick(59_000, 30_000);
  expect(lostToday(state.dayResults.get('a'), at())).toBe(usdt('100'));
  expect([fast('10'), limits({ dailyLoss: usdt('120') }), fast('10')]).toEqual([
    'own-loss-limit',
    'ok',
    'own-loss-limit',
  ]);
  tick(59_000, dayMs / 2);
  expect(fast('10')).toBe('ok');
  tick(59_000);
  tick(60_000, 30_000);
  expect(lostToday(state.dayResults.get('a'), at())).toBe(0n);
  expect(state.dayResults.get('a')?.result).toBeGreaterThan(0n);
});

test('what a day has brought is known until anything is brought on a later one, and to a restart as well', () => {
  const { state, later, at } = setUp();
  const note = (userId: string): void => noteResult(beginTurn(state, at()), userId, 5n);
  note('b');
  note('c');
  note('c');
  expect([...state.dayResults.values()].map(({ userId, result }) => [userId, result])).toEqual([
    ['b', 5n],
    ['c', 10n],
  ]);
  later(dayMs);
  note('c');
  expect([...state.dayResults.values()]).toEqual([{ userId: 'c', platformDay: platformDay(at()), result: 5n }]);
});

test('a lost stake that a void gives back makes room again, on the day that it was lost', () => {
  const { limits, fast, tick, answer, at } = setUp();
  limits({ dailyLoss: usdt('100') });
  expect(fast('100')).toBe('ok');
  tick(60_000);
  tick(59_000, 30_000);
  const settledAt = at();
  expect(fast('10')).toBe('own-loss-limit');
  expect(
    answer({
      kind: 'void-orders',
      lost: [
        { orderNo: 'x', userId: 'a', stake: usdt('50'), settledAt: settledAt - dayMs, volume: zero, released: zero },
      ],
    }),
  ).toBe('ok');
  expect(fast('10')).toBe('own-loss-limit');
  expect(
    answer({
      kind: 'void-orders',
      lost: [{ orderNo: 'o0', userId: 'a', stake: usdt('50'), settledAt, volume: zero, released: zero }],
    }),
  ).toBe('ok');
  expect([fast('51'), fast('50')]).toEqual(['own-loss-limit', 'ok']);
});

test('futures are held to the same limits: margin and fee count, and what closing brings', () => {
  const { limits, futures, tick, answer, state } = setUp();
  limits({ dailyLoss: usdt('1000'), stake: usdt('700') });
  expect([futures(2_000n), futures(100n)]).toEqual(['own-stake-limit', 'ok']);
  tick(60_000);
  const [order] = [...state.futures.orders.values()];
  expect(order?.status).toBe('holding');
  expect(state.dayResults.get('a')?.result).toBe(-(order?.fee ?? 0n));
  expect(answer({ kind: 'close-position', userId: 'a', orderNo: order?.orderNo ?? '' })).toBe('ok');
  tick(59_000);
  expect(state.dayResults.get('a')?.result).toBe((order?.profit ?? 0n) - (order?.fee ?? 0n));
});

test('a time-out stops opening alone: closing, selling, cancelling and moving money go on', () => {
  const { limits, fast, futures, spot, tick, answer, state } = setUp();
  expect([futures(100n), spot('buy')]).toEqual(['ok', 'ok']);
  tick(60_000);
  const position = [...state.futures.orders.keys()][0] ?? '';
  const resting = [...state.spot.orders.keys()][0] ?? '';
  expect(limits({ timeOutMs: hourMs })).toBe('ok');
  expect([fast('10'), futures(10n), spot('buy')]).toEqual(['own-time-out', 'own-time-out', 'own-time-out']);
  expect(answer({ kind: 'reverse-position', userId: 'a', orderNo: position, newOrderNo: 'r' })).toBe('own-time-out');
  expect(answer({ kind: 'lock-position', userId: 'a', orderNo: position, newOrderNo: 'l' })).toBe('own-time-out');
  expect(spot('sell')).toBe('insufficient-balance');
  expect(answer({ kind: 'end-spot-order', userId: 'a', orderNo: resting, untouched: false })).toBe('ok');
  expect(answer({ kind: 'close-position', userId: 'a', orderNo: position })).toBe('ok');
  expect(
    answer({
      kind: 'transfer',
      transferId: 't',
      userId: 'a',
      fromType: 2,
      toType: 1,
      currency: 'USDT',
      amount: usdt('1'),
    }),
  ).toBe('ok');
  tick(60_000, hourMs);
  expect(fast('10')).toBe('ok');
});

test.each<[string, number | null, number, number | null]>([
  ['begins at once', null, hourMs, hourMs],
  ['is made longer at once', hourMs, 3 * hourMs, 3 * hourMs],
  ['is not ended', 5 * dayMs, 0, 5 * dayMs],
  ['is not made shorter', 5 * dayMs, hourMs, 5 * dayMs],
  ['that is over begins anew', -1, hourMs, hourMs],
  ['that never was is not begun by nothing', null, 0, null],
])('a time-out %s', (_, until, forMs, expected) => {
  expect(laterEnd(until === null ? null : start + until, forMs, start)).toBe(
    expected === null ? null : start + expected,
  );
});

test('who is shut out opens and buys nothing to the last millisecond, and everything that is theirs can go', () => {
  const { answer, fast, futures, spot, tick, limits, state, at, later } = setUp();
  expect(futures(100n)).toBe('ok');
  tick(60_000);
  const position = [...state.futures.orders.keys()][0] ?? '';
  expect(answer({ kind: 'exclude-customer', userId: 'a', months: 12 })).toBe('ok');
  const until = at() + 366 * dayMs;
  expect(limits({ timeOutMs: 0 })).toBe('ok');
  expect(answer({ kind: 'exclude-customer', userId: 'a', months: 6 })).toBe('ok');
  expect(state.limits.get('a')?.excludedUntil).toBe(until);
  expect([fast('10'), futures(10n), spot('buy')]).toEqual(['self-excluded', 'self-excluded', 'self-excluded']);
  const purchase = { productId: 'none', userId: 'a', orderNo: 'e', amount: usdt('10') } as const;
  expect(answer({ kind: 'purchase-earn-product', product: 'wealth', ...purchase })).toBe('self-excluded');
  expect(answer({ kind: 'close-position', userId: 'a', orderNo: position })).toBe('ok');
  tick(60_000);
  expect(state.futures.orders.get(position)).toBeUndefined();
  tick(60_000, until - at() - 1);
  expect(fast('10')).toBe('self-excluded');
  later(1);
  expect(fast('10')).toBe('ok');
});
