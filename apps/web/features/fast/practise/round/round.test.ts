import { settleFromTape } from '@candor/core/fast/settle-order.ts';
import { fastRules } from '@candor/core/fast/terms.ts';
import { fraction } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  advanced,
  availableOf,
  begun,
  endedBetween,
  fits,
  isOver,
  placed,
  profitOf,
  purse,
  resultOf,
  type Draft,
} from './round.ts';
import { start, stretchFrom } from '../past/test-tape.ts';

const up: Draft = { direction: 'up', seconds: 30, stake: usdt('10'), payoutRate: fraction('0.80') };
const down: Draft = { ...up, direction: 'down' };
/** A minute and a half, the price of each quarter of a second. */
const stretchOf = (priceAt: (at: number) => number) =>
  stretchFrom(Array.from({ length: 361 }, (_, at) => priceAt(at).toFixed(2)));
const rising = stretchOf((at) => 61_000 + at);

test('it begins with a line to look at, on nothing, and ends with the stretch', () => {
  const round = begun(rising);
  expect(round).toEqual({ stretch: rising, at: start + 18_000, orders: [] });
  expect([availableOf(round), resultOf(round), isOver(round)]).toEqual([purse, 0n, false]);
  const over = advanced(round, start + 1_000_000);
  expect([over.at, isOver(over)]).toEqual([rising.to, true]);
});

test('the entry is the first mark after receipt, the exit the first at expiry, as the terms say', () => {
  const round = placed(advanced(begun(rising), start + 20_100), up);
  const [order] = round.orders;
  expect(order?.terms).toEqual({
    orderNo: '1',
    userId: 'practise',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt('10'),
    payoutRate: fraction('0.80'),
    payout: usdt('8'),
    // The last price that was seen: of 20.0 s.
    bound: { price: 61_080n * 100_000_000n, maxSlippage: fraction('0.005') },
    receivedAt: start + 20_100,
  });
  const before = advanced(round, start + 50_249);
  expect(before.orders[0]?.settlement).toBeNull();
  const after = advanced(round, start + 50_250);
  expect(after.orders[0]?.settlement).toMatchObject({
    entry: { time: start + 20_250 },
    exit: { time: start + 50_250 },
    result: 'win',
  });
});

test('a stake is away while it runs; a win brings the payout, a loss takes the stake, a tie gives it back', () => {
  const both = placed(placed(begun(rising), up), down);
  expect(availableOf(both)).toBe(usdt('980'));
  const over = advanced(both, rising.to);
  expect(over.orders.map(profitOf)).toEqual([usdt('8'), -usdt('10')]);
  expect([resultOf(over), availableOf(over)]).toEqual([-usdt('2'), usdt('998')]);
  const level = stretchOf(() => 61_000);
  const tied = advanced(placed(begun(level), up), level.to);
  expect([tied.orders[0]?.settlement?.result, availableOf(tied)]).toEqual(['tie', purse]);
});

test('which orders have ended meanwhile, whichever was placed first', () => {
  const long: Draft = { ...up, seconds: 60 };
  const both = placed(placed(begun(rising), long), down);
  const half = advanced(both, both.at + 31_000);
  const over = advanced(half, rising.to);
  const numbers = (orders: ReturnType<typeof endedBetween>) => orders.map(({ terms }) => terms.orderNo);
  expect(numbers(endedBetween(both, half))).toEqual(['2']);
  expect(numbers(endedBetween(half, over))).toEqual(['1']);
  expect(numbers(endedBetween(both, over))).toEqual(['1', '2']);
  expect(endedBetween(over, over)).toEqual([]);
});

test('a jump beyond the bound at the entry is void, one within it is not', () => {
  const jump = (to: number) => {
    const stretch = stretchOf((at) => (at <= 72 ? 60_000 : to));
    return advanced(placed(begun(stretch), up), stretch.to).orders[0]?.settlement?.result;
  };
  expect([jump(60_300), jump(60_300.01), jump(59_699.99)]).toEqual(['tie', 'void', 'void']);
});

test('without a mark in time there is no entry, and without one at its end no exit', () => {
  const times = (missingFrom: number, missingTo: number) =>
    rising.marks.map(({ time }) => time).filter((time) => time <= missingFrom || time > missingTo);
  const result = (lost: readonly number[]) => {
    const stretch = stretchFrom(
      lost.map((_, at) => `${61_000 + at}`),
      lost,
    );
    const round = placed({ stretch, at: start + 18_000, orders: [] }, up);
    return advanced(round, stretch.to).orders[0]?.settlement?.result;
  };
  expect(result(times(start + 18_000, start + 20_000))).toBe('void');
  expect(result(times(start + 18_000, start + 19_750))).toBe('win');
  expect(result(times(start + 48_000, start + 53_250))).toBe('void');
});

test('what the rest of the stretch may not decide is not taken', () => {
  const at = (left: number) => ({ stretch: rising, at: rising.to - left, orders: [] });
  expect([fits(at(37_000), 30), fits(at(36_999), 30), fits(at(66_999), 60)]).toEqual([true, false, false]);
});

test('however it is played, each order ends as core settles it, and no sooner than its marks are played', () => {
  const price = fc.integer({ min: 99_990, max: 100_010 });
  const press = fc.record({
    after: fc.integer({ min: 0, max: 9_000 }),
    direction: fc.constantFrom('up' as const, 'down' as const),
    seconds: fc.constantFrom(30, 60),
  });
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 480, maxLength: 481 }),
      fc.array(press, { maxLength: 12 }),
      fc.integer({ min: 16, max: 4_000 }),
      (prices, presses, step) => {
        const stretch = stretchFrom(prices.map((each) => `${each}`));
        let round = begun(stretch);
        for (const { after, direction, seconds } of presses) {
          round = advanced(round, round.at + after);
          if (fits(round, seconds)) round = placed(round, { ...up, direction, seconds });
        }
        while (!isOver(round)) {
          round = advanced(round, round.at + step);
          const seen = stretch.marks.filter(({ time }) => time <= round.at);
          for (const { terms, settlement } of round.orders)
            expect(settlement).toEqual(settleFromTape(terms, seen, round.at, fastRules));
        }
        expect(round.orders.every(({ settlement }) => settlement !== null)).toBe(true);
        const profits = round.orders.map(profitOf);
        expect(resultOf(round)).toBe(profits.reduce<bigint>((sum, each) => sum + each, 0n));
        expect(availableOf(round)).toBe(purse + resultOf(round));
      },
    ),
    { seed: 15, numRuns: 25 },
  );
});
