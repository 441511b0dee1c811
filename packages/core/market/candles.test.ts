import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price } from '../money/amount.ts';
import {
  bucketStart,
  nextBucket,
  openCandle,
  statistics,
  timeframes,
  withPrice,
  withVolume,
  type Candle,
} from './candles.ts';
import { quantity } from './trade.ts';

const at = (text: string): number => Date.parse(`${text}Z`);
const anyTime = fc.integer({ min: at('2018-01-01T00:00'), max: at('2040-01-01T00:00') });

test('buckets begin on UTC hours, days, Mondays and firsts of the month', () => {
  const time = at('2026-11-19T13:47:31.250');
  const starts = timeframes.map((timeframe) => new Date(bucketStart(timeframe, time)).toISOString().slice(0, 16));
  expect(starts).toEqual([
    '2026-11-19T13:47',
    '2026-11-19T13:45',
    '2026-11-19T13:45',
    '2026-11-19T13:30',
    '2026-11-19T13:00',
    '2026-11-19T00:00',
    '2026-11-16T00:00',
    '2026-11-01T00:00',
  ]);
  expect(new Date(bucketStart('1w', at('2026-11-15T23:59:59.999'))).toISOString().slice(0, 10)).toBe('2026-11-09');
  expect(nextBucket('1M', at('2026-12-01T00:00'))).toBe(at('2027-01-01T00:00'));
  expect(nextBucket('1M', at('2026-03-01T00:00'), -3)).toBe(at('2025-12-01T00:00'));
});

test('every time lies in exactly one bucket', () => {
  fc.assert(
    fc.property(anyTime, fc.constantFrom(...timeframes), (time, timeframe) => {
      const start = bucketStart(timeframe, time);
      const next = nextBucket(timeframe, start);
      expect(start <= time && time < next).toBe(true);
      expect(bucketStart(timeframe, next - 1)).toBe(start);
      expect(bucketStart(timeframe, next)).toBe(next);
      expect(nextBucket(timeframe, next, -1)).toBe(start);
    }),
  );
});

test('a price moves the bar, a volume only counts', () => {
  const bar = withVolume(
    withPrice(withPrice(openCandle(0, price(10n)), price(15n)), price(8n)),
    price(200_000_000n),
    quantity(5n),
  );
  expect(bar).toEqual({ time: 0, open: 10n, high: 15n, low: 8n, close: 8n, volume: 5n, turnover: 10n });
});

test('two bars in a row are one, which opens with the first, closes with the last and adds up', () => {
  const bar = (
    time: number,
    [open, high, low, close, volume, turnover]: readonly [bigint, bigint, bigint, bigint, bigint, bigint],
  ) => ({
    time,
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
    volume: quantity(volume),
    turnover: quantity(turnover),
  });
  const [earlier, later] = [bar(0, [10n, 15n, 8n, 9n, 5n, 50n]), bar(60_000, [9n, 12n, 7n, 11n, 2n, 20n])];
  expect(statistics([earlier, later])).toEqual(bar(0, [10n, 15n, 7n, 11n, 7n, 70n]));
});

test('merging in parts equals merging at once and keeps extremes and volume', () => {
  const bars = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 1_000 })), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(bars, anyTime, fc.nat(300), (pairs, time, cut) => {
      const begin = bucketStart('1m', time);
      const minutes: Candle[] = pairs.map(([a, b], i) =>
        withVolume(
          withPrice(openCandle(begin + i * 60_000, price(BigInt(a))), price(BigInt(b))),
          price(BigInt(b)),
          quantity(BigInt(a)),
        ),
      );
      const whole = statistics(minutes);
      const parts = [minutes.slice(0, cut), minutes.slice(cut)].flatMap((part) => statistics(part) ?? []);
      expect(statistics(parts)).toEqual(whole);
      const prices = pairs.flat().map(BigInt);
      expect([whole?.low, whole?.high]).toEqual([
        prices.reduce((a, b) => (a < b ? a : b)),
        prices.reduce((a, b) => (a > b ? a : b)),
      ]);
      expect(whole?.volume).toBe(BigInt(pairs.reduce((sum, [a]) => sum + a, 0)));
    }),
  );
});

test('statistics of nothing are none', () => {
  expect(statistics([])).toBeNull();
});
