import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aligned, baseAt, changeSince } from './aligned.ts';

const bar = (timestamp: number, close: number) => ({ timestamp, close });

test('a change is counted from the last price known at the moment, before the first one from that one', () => {
  const bars = [bar(10, 100), bar(20, 110), bar(40, 121)];
  expect([5, 10, 30, 40, 99].map((at) => baseAt(bars, at))).toEqual([100, 100, 110, 121, 121]);
  expect(baseAt([], 5)).toBeNull();
});

test('a candle without its counterpart is a gap, and so is every one without a base', () => {
  const bars = [bar(10, 50), bar(20, 55), bar(30, 60)];
  expect(aligned(bars, [bar(10, 200), bar(30, 210)], bar(10, 50))).toEqual([50, null, 52.5]);
  expect(aligned(bars, [], bar(10, 50))).toEqual([null, null, null]);
  expect(aligned(bars, [bar(10, 0), bar(20, 3)], bar(10, 50))).toEqual([null, null, null]);
});

test('whose candles begin later begins where they do, at no change', () => {
  const bars = [bar(10, 50), bar(20, 55), bar(30, 60)];
  expect(aligned(bars, [bar(20, 8), bar(30, 10)], bar(10, 50))).toEqual([null, 50, 62.5]);
});

test('without candles or a base no change is told', () => {
  expect(changeSince([], 10)).toBeNull();
  expect(changeSince([bar(10, 0), bar(20, 1)], 10)).toBeNull();
  expect(changeSince([bar(10, 200), bar(20, 150)], 10)).toBe(-0.25);
});

test('the line ends as far from its beginning, in percent of the first price, as its own price has moved', () => {
  const closes = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(closes, fc.double({ min: 0.01, max: 1e6, noNaN: true }), fc.nat(29), (list, price, at) => {
      const others = list.map((close, index) => bar(index, close));
      const first = bar(Math.min(at, list.length - 1), price);
      const last = aligned(others, others, first).at(-1) ?? 0;
      expect(last / price - 1).toBeCloseTo(changeSince(others, first.timestamp) ?? Number.NaN, 6);
    }),
  );
});
