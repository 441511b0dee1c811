import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, emptyState, type Command } from '../engine.ts';
import type { Mark } from '../market/mark.ts';
import { price, rate } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { FastOrder, FastTerms } from './order.ts';
import { settleFromTape } from './settle-order.ts';
import { fastRules } from './terms.ts';

const receivedAt = 1_800_000_000_000;
const terms: FastTerms = {
  orderNo: 'o',
  userId: 'u',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: usdt('100'),
  payoutRate: rate(80_000_000n),
  payout: usdt('80'),
  bound: null,
  receivedAt,
};
/** A tape of [milliseconds after receipt, price in whole USDT]. */
const tapeOf = (...marks: [number, number][]): Mark[] =>
  marks.map(([after, units], seq) => ({
    symbol: 'BTCUSDT',
    seq,
    time: receivedAt + after,
    price: price(BigInt(units) * 100_000_000n),
    backfilled: false,
  }));
function settled(tape: Mark[], seenAfter: number, changes: Partial<FastTerms> = {}) {
  const settlement = settleFromTape({ ...terms, ...changes }, tape, receivedAt + seenAfter, fastRules);
  return settlement === null ? null : [settlement.result, settlement.entry?.seq ?? null, settlement.exit?.seq ?? null];
}

test('a mark at the moment of receipt does not enter, one 2,000 ms later does, one after that does not', () => {
  expect(settled(tapeOf([0, 100], [2_000, 100], [32_000, 101]), 40_000)).toEqual(['win', 1, 2]);
  expect(settled(tapeOf([0, 100], [1, 100], [30_001, 101]), 40_000)).toEqual(['win', 1, 2]);
  expect(settled(tapeOf([0, 100], [2_001, 100], [32_001, 101]), 40_000)).toEqual(['void', null, null]);
});

test('without an entry it is void when 2,000 ms are seen to have passed, not before', () => {
  expect([settled([], 2_000), settled([], 2_001)]).toEqual([null, ['void', null, null]]);
});

test('a mark 1 ms before expiry does not settle; from expiry on the first one does, for 5 s less 1 ms', () => {
  const entry: [number, number] = [250, 100];
  expect(settled(tapeOf(entry, [30_249, 99], [30_250, 101], [30_251, 99]), 31_000)).toEqual(['win', 0, 2]);
  expect(settled(tapeOf(entry, [30_249, 99]), 35_249)).toBeNull();
  expect(settled(tapeOf(entry, [30_249, 99], [35_249, 101]), 40_000)).toEqual(['win', 0, 2]);
  expect(settled(tapeOf(entry, [30_249, 99], [35_250, 101]), 40_000)).toEqual(['void', 0, null]);
  expect(settled(tapeOf(entry), 35_250)).toEqual(['void', 0, null]);
});

test('equal prices are a tie, the smallest step is not', () => {
  const tape = tapeOf([250, 100], [30_250, 100]);
  expect(settled(tape, 31_000)).toEqual(['tie', 0, 1]);
  const above = [...tape.slice(0, 1), ...tape.slice(1).map((mark) => ({ ...mark, price: price(mark.price + 1n) }))];
  expect([settled(above, 31_000)?.[0], settled(above, 31_000, { direction: 'down' })?.[0]]).toEqual(['win', 'lose']);
});

test('an entry exactly at the bound holds, a hair beyond it is void, above and below', () => {
  const bound = { price: price(100n * 100_000_000n), maxSlippage: rate(1_000_000n) };
  const tape = (units: bigint): Mark[] => tapeOf([250, 100]).map((mark) => ({ ...mark, price: price(units) }));
  for (const [units, result] of [
    [10_100_000_000n, null],
    [10_100_000_001n, 'void'],
    [9_900_000_000n, null],
    [9_899_999_999n, 'void'],
  ] as const) {
    expect(settled(tape(units), 300, { bound })?.[0] ?? null, String(units)).toBe(result);
  }
  expect(settled(tape(10_000_000_000n), 300, { bound: { ...bound, maxSlippage: rate(0n) } })).toBeNull();
  expect(settled(tape(10_000_000_001n), 300, { bound: { ...bound, maxSlippage: rate(0n) } })).toEqual([
    'void',
    0,
    null,
  ]);
});

/** Marks and clocks as [milliseconds since the last, price step, whether a mark]. */
const flow = fc.array(
  fc.tuple(
    fc.constantFrom(1, 250, 250, 1_999, 2_000, 2_001, 4_999, 5_000, 9_750, 29_750),
    fc.integer({ min: -2, max: 2 }),
    fc.boolean(),
  ),
  { maxLength: 40 },
);

test('the engine, mark by mark, and the tape, read whole, agree on every order', () => {
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(
      flow,
      fc.constantFrom('up', 'down'),
      fc.constantFrom(30, 60),
      fc.option(fc.integer({ min: 0, max: 3 })),
      (steps, direction, seconds, slippage) => {
        const order = followed(steps, direction, seconds, slippage);
        seen.add(order.result);
      },
    ),
    { seed: 4, numRuns: 1_500 },
  );
  expect(seen).toEqual(new Set([null, 'win', 'lose', 'tie', 'void']));
});

function followed(
  steps: readonly [number, number, boolean][],
  direction: 'up' | 'down',
  seconds: number,
  slippage: number | null,
): FastOrder {
  const state = emptyState(paperRules);
  const run = (command: Command, now: number) => apply(state, command, now).result;
  const [first] = tapeOf([0, 100]) as [Mark];
  run({ kind: 'fund-house' }, receivedAt);
  run({ kind: 'take-test-funds', userId: 'u' }, receivedAt);
  run({ kind: 'tick', marks: [first] }, receivedAt);
  const bound = slippage === null ? null : { price: first.price, maxSlippage: rate(BigInt(slippage) * 1_000_000n) };
  const placed = apply(
    state,
    {
      kind: 'place-fast-order',
      userId: 'u',
      orderNo: 'o',
      symbol: 'BTCUSDT',
      direction,
      seconds,
      stake: usdt('100'),
      bound,
    },
    receivedAt,
  ).result;
  if (!placed.ok) throw new Error(placed.refusal);
  const order = placed.value;
  const tape = [first];
  let now = receivedAt;
  for (const [ms, step, isMark] of steps) {
    now += ms;
    const mark: Mark = {
      ...first,
      seq: tape.length,
      time: now,
      price: price((tape.at(-1) ?? first).price + BigInt(step) * 100_000_000n),
    };
    if (isMark) tape.push(mark);
    run(isMark ? { kind: 'tick', marks: [mark] } : { kind: 'clock' }, now);
    const expected = settleFromTape(order, tape, now, paperRules.fast);
    expect([order.result, order.exit?.seq], JSON.stringify(steps)).toEqual([
      expected?.result ?? null,
      expected?.exit?.seq,
    ]);
  }
  return order;
}
