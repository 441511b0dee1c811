import { expect, test } from 'vitest';
import { canonicalState } from '../canonical.ts';
import { apply, emptyState, type Command } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import type { Mark } from '../market/mark.ts';
import { amount, price } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { restoreState, type Snapshot } from './restore.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';

const start = 1_800_000_000_000;
const mark = (seq: number, after: number, units: bigint): Mark => ({
  symbol: 'BTCUSDT',
  seq,
  time: start + after,
  price: price(units),
  backfilled: false,
});

/** Commands as [milliseconds after the start, command]. */
type Script = readonly (readonly [number, Command])[];
const place = (orderNo: string, seconds: number): Command => ({
  kind: 'place-fast-order',
  userId: 'a',
  orderNo,
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds,
  stake: usdt('20'),
  bound: null,
});
const beginning: Script = [
  [0, { kind: 'fund-house' }],
  [0, { kind: 'sign-up-gift', userId: 'a' }],
  [0, { kind: 'take-test-funds', userId: 'a' }],
  [0, { kind: 'update-limits', userId: 'a', dailyLoss: usdt('500'), stake: usdt('50'), timeOutMs: undefined }],
  [5, { kind: 'update-limits', userId: 'a', dailyLoss: null, stake: usdt('40'), timeOutMs: undefined }],
  [0, { kind: 'tick', marks: [mark(0, 0, 100n)] }],
  [10, place('first', 60)],
  [20, place('short', 30)],
  [250, { kind: 'tick', marks: [mark(1, 250, 100n)] }],
  [300, place('second', 60)],
  [300, place('second-too', 30)],
  [500, { kind: 'tick', marks: [mark(2, 500, 101n)] }],
  [
    510,
    { kind: 'quote-exchange', quoteId: 'q', userId: 'a', from: 'USDT', to: 'BTC', quantity: usdt('7'), source: 'test' },
  ],
  [600, place('waiting', 30)],
];
const rest: Script = [
  [620, { kind: 'execute-exchange', userId: 'a', quoteId: 'q' }],
  [750, { kind: 'tick', marks: [mark(3, 750, 102n)] }],
  [30_250, { kind: 'tick', marks: [mark(4, 30_250, 99n)] }],
  [30_500, { kind: 'tick', marks: [mark(5, 30_500, 103n)] }],
  [60_250, { kind: 'tick', marks: [mark(6, 60_250, 100n)] }],
  [60_500, { kind: 'tick', marks: [mark(7, 60_500, 100n)] }],
];
const play = (state: State, script: Script): string[] =>
  script.flatMap(([after, command]) => {
    const { effects } = apply(state, command, start + after);
    return [...effects.changedFastOrders].map((order) => `${order.orderNo} ${order.result}`);
  });

/** What the tables would hold; rows come back in any order, orders by receipt and number. */
const snapshotOf = (state: State): Snapshot =>
  structuredClone({
    accounts: [...state.accounts.values()].reverse(),
    bonuses: [...state.bonuses.values()],
    limits: [...state.limits.values()],
    dayResults: [...state.dayResults.values()],
    testFundsDays: [...state.testFundsDays],
    fastOrders: [...state.fast.orders.values()].sort(
      (a, b) => a.receivedAt - b.receivedAt || (a.orderNo < b.orderNo ? -1 : 1),
    ),
    futuresOrders: [],
    spotOrders: [],
    products: [],
    earnOrders: [],
    deposits: [],
    depositProofs: [],
    withdrawals: [],
    withdrawalDays: [],
    withdrawalTxids: [],
    adjustments: [],
    quotes: [...state.quotes.values()],
    marks: [...state.marks.values()],
    nextJournal: state.nextJournal,
  });
function played(script: Script): State {
  const state = emptyState(paperRules);
  play(state, script);
  return state;
}

test('at every moment the tables give the same state back', () => {
  for (let length = 0; length <= beginning.length; length += 1) {
    const state = played(beginning.slice(0, length));
    const restored = restoreState(paperRules, snapshotOf(state));
    expect(canonicalState(restored)).toBe(canonicalState(state));
    expect(brokenInvariants(restored)).toEqual([]);
    expect(restored.fast.exposure('BTCUSDT')).toBe(state.fast.exposure('BTCUSDT'));
  }
});

test('a restored state goes on exactly like the one it was taken from: every queue keeps its order', () => {
  for (let length = 4; length <= beginning.length; length += 1) {
    const state = played(beginning.slice(0, length));
    const restored = restoreState(paperRules, snapshotOf(state));
    const later = [...beginning.slice(length), ...rest];
    expect(play(restored, later)).toEqual(play(state, later));
    expect(canonicalState(restored)).toBe(canonicalState(state));
    expect(restored.fast.orders.size).toBe(0);
  }
});

test('of results and test funds only those of the latest day come back, in whatever order they are stored', () => {
  const snapshot = snapshotOf(played([]));
  const days = [7, 9, 8, 9];
  const restored = restoreState(paperRules, {
    ...snapshot,
    dayResults: days.map((platformDay, at) => ({ userId: `u${at}`, platformDay, result: amount(1n) })),
    testFundsDays: days.map((day, at) => [`u${at}`, day]),
  });
  expect([...restored.dayResults.keys(), ...restored.testFundsDays.keys()]).toEqual(['u1', 'u3', 'u1', 'u3']);
});

test('a settled order, or one that comes twice, is no part of a snapshot', () => {
  const snapshot = snapshotOf(played(beginning));
  const [order] = snapshot.fastOrders;
  if (order === undefined) throw new Error('no open order');
  expect(() => restoreState(paperRules, { ...snapshot, fastOrders: [order, order] })).toThrow('already known');
  expect(() => restoreState(paperRules, { ...snapshot, fastOrders: [{ ...order, result: 'win' }] })).toThrow(
    'already known',
  );
});

test('the invariants see a missing unit, a negative account and a hold nobody has', () => {
  const broken = (change: (state: State) => void): string[] => {
    const state = played(beginning);
    change(state);
    return brokenInvariants(state);
  };
  const shift = (id: string, part: 'available' | 'frozen', units: bigint) => (state: State) => {
    const account = state.accounts.get(id);
    if (account !== undefined) account[part] = amount(account[part] + units);
  };
  expect(broken(() => undefined)).toEqual([]);
  expect(broken(shift('a:1:USDT', 'available', 1n))).toEqual(['USDT adds up to 1']);
  expect(broken(shift('bonus-pool:0:USDT', 'available', -usdt('10000000')))).toContain('bonus-pool:0:USDT is negative');
  expect(broken(shift('a:1:USDT', 'frozen', 1n))).toContain('a:1:USDT holds 100000001, open orders hold 100000000');
});
