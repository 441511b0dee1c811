import { mergeCandles } from '@candor/core/market/candles.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { simulatedMarkets, type Levels } from './feed.ts';
import { levelOf, type LevelPoint } from './level.ts';
import { seedsOf } from './path/seeds.ts';

const minuteMs = 60_000;
const day = Date.UTC(2026, 10, 20);
/** Ten per cent above the path before noon, twenty below it from six o'clock in the evening on. */
const points: readonly LevelPoint[] = [
  [day + 12 * 60 * minuteMs, Math.log(1.1)],
  [day + 18 * 60 * minuteMs, Math.log(0.8)],
];
const marketWith = (levels: Levels) => {
  const market = simulatedMarkets(seedsOf('test').keyOf, levels).get('ETHUSDT');
  if (market === undefined) throw new Error('ETHUSDT has no market');
  return market;
};
const lifted = marketWith({ ETHUSDT: points });
const plain = marketWith({});

test('no points lift nothing, one point lifts all', () => {
  const none = levelOf([]);
  expect([none.at(0), none.at(day), none.isFlat(0, day)]).toEqual([0, 0, true]);
  const one = levelOf([[day, 0.5]]);
  expect([one.at(0), one.at(day), one.at(2 * day), one.isFlat(0, 2 * day)]).toEqual([0.5, 0.5, 0.5, false]);
});

test('prices stand above the path as far as their level says', () => {
  const ratioAt = (minute: number): number =>
    Number(lifted.priceAt(day + minute * minuteMs)) / Number(plain.priceAt(day + minute * minuteMs));
  const ratios = [0, 719, 720, 900, 1_080, 1_439].map(ratioAt);
  const expected = [1.1, 1.1, 1.1, Math.sqrt(1.1 * 0.8), 0.8, 0.8];
  for (const [i, ratio] of ratios.entries()) expect(ratio).toBeCloseTo(expected[i] ?? 0, 4);
});

test('bars are those of their minutes also where the level changes', () => {
  const [from, now] = [day, day + 2 * dayMs];
  const minutes = Array.from({ length: 1_440 }, (_, i) => lifted.candle('1m', from + i * minuteMs, now));
  const whole = minutes.reduce(mergeCandles);
  const { open, high, low, close, volume } = lifted.candle('1d', from, now);
  expect({ open, high, low, close, volume }).toEqual({
    open: whole.open,
    high: whole.high,
    low: whole.low,
    close: whole.close,
    volume: whole.volume,
  });
});

test('a level changes no volume and no other symbol', () => {
  const now = day + 2 * dayMs;
  expect(lifted.candle('1d', day, now).volume).toBe(plain.candle('1d', day, now).volume);
  const other = simulatedMarkets(seedsOf('test').keyOf, { ETHUSDT: points }).get('BTCUSDT');
  expect(other?.priceAt(day)).toBe(simulatedMarkets(seedsOf('test').keyOf, {}).get('BTCUSDT')?.priceAt(day));
});
