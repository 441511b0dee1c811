import { createCipheriv, createHash } from 'node:crypto';
import { dayMs } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { exp, ln } from './exact-math.ts';
import { simulatedMarkets } from '../feed.ts';
import { levelOf } from '../level.ts';
import { normalQuantile, streamsOf } from './random.ts';
import { dayKey, lastSeedDay, seedBefore, seedsOf, seedsUpTo } from './seeds.ts';

const start = Date.UTC(2026, 10, 20);
const minuteMs = 60_000;

test('exp and ln are those of the machine to the last digits', () => {
  const numbers = Array.from({ length: 2_001 }, (_, i) => (i - 1_000) / 50);
  for (const x of numbers) {
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
    expect(Math.abs(ln(Math.exp(x)) - x)).toBeLessThan(1e-14);
  }
});

test('a stream is AES-256 in counter mode, whatever else was drawn before', () => {
  const streams = streamsOf('a name');
  streams(3, 6).normal();
  const draws = streams(3, 7);
  const counter = Buffer.alloc(16);
  counter.writeUInt32BE(3, 0);
  counter.writeUInt32BE(7, 4);
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update('a name').digest(), counter);
  const bytes = cipher.update(Buffer.alloc(4_000));
  const expected = Array.from({ length: 1_000 }, (_, i) => (bytes.readUInt32LE(i * 4) + 0.5) / 2 ** 32);
  expect(expected.map(() => draws.uniform())).toEqual(expected);
});

test('deviates are normal', () => {
  expect(normalQuantile(0.5)).toBe(0);
  // Tables of the normal distribution.
  for (const [chance, value] of [
    [0.975, 1.959_963_984_540_054],
    [0.01, -2.326_347_874_040_841],
    [0.001, -3.090_232_306_167_813],
  ] as const)
    expect(normalQuantile(chance)).toBeCloseTo(value, 7);
});

test('a seed gives away the days before it and none after', () => {
  const seeds = seedsOf('secret');
  const day = lastSeedDay - 3_000;
  expect(seedBefore(seeds.seedOf(day))).toBe(seeds.seedOf(day - 1));
  const revealed = seedsUpTo(day, seeds.seedOf(day));
  expect(revealed.keyOf(day - 5)).toBe(seeds.keyOf(day - 5));
  expect(() => revealed.seedOf(day + 1)).toThrow('no seed gives away');
  expect(() => seeds.seedOf(lastSeedDay + 1)).toThrow('no seed gives away');
  // The key of a day, from which its prices can be told, is no seed: else it would give away the day before.
  expect([seeds.seedOf(day - 1), seeds.seedOf(day)]).not.toContain(dayKey(seeds.seedOf(day)));
  expect(dayKey(seeds.seedOf(day), 'public')).not.toBe(dayKey(seeds.seedOf(day)));
});

test('volatility comes in clusters, with jumps, and volume goes with it', () => {
  const market = simulatedMarkets(seedsOf('test').keyOf, {}).get('BTCUSDT');
  const bars = Array.from({ length: 3 * 1_440 }, (_, i) => {
    const bar = market?.candle('1m', start - (i + 1) * minuteMs, start);
    return { move: Math.log(Number(bar?.close) / Number(bar?.open)), volume: Number(bar?.volume) };
  });
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const correlation = (a: readonly number[], b: readonly number[]): number => {
    const [ma, mb] = [mean(a), mean(b)];
    const cov = mean(a.map((x, i) => (x - ma) * ((b[i] ?? 0) - mb)));
    return cov / Math.sqrt(mean(a.map((x) => (x - ma) ** 2)) * mean(b.map((x) => (x - mb) ** 2)));
  };
  const sizes = bars.map(({ move }) => Math.abs(move));
  expect(mean(sizes.map((s) => s ** 4)) / mean(sizes.map((s) => s ** 2)) ** 2).toBeGreaterThan(4);
  expect(correlation(sizes.slice(1), sizes.slice(0, -1))).toBeGreaterThan(0.1);
  expect(
    correlation(
      sizes,
      bars.map(({ volume }) => volume),
    ),
  ).toBeGreaterThan(0.2);
});

test('more of BTC than of ETH is dealt, every day', () => {
  for (const seed of ['a', 'b', 'c']) {
    const markets = simulatedMarkets(seedsOf(seed).keyOf, {});
    for (let day = start - 60 * dayMs; day < start; day += dayMs) {
      const [btc, eth] = ['BTCUSDT', 'ETHUSDT'].map((symbol) => markets.get(symbol)?.candle('1d', day, start).turnover);
      expect((btc ?? 0n) > (eth ?? 0n), `${seed} ${day}`).toBe(true);
    }
  }
});

test('a level is one before its first point and after its last, and goes evenly between them', () => {
  const level = levelOf([
    [10 * minuteMs, 1],
    [20 * minuteMs, 3],
  ]);
  expect([0, 10, 15, 20, 99].map((minute) => level.at(minute * minuteMs + 1))).toEqual([1, 1, 2, 3, 3]);
  expect([level.isFlat(0, 10 * minuteMs), level.isFlat(0, 11 * minuteMs), level.isFlat(20 * minuteMs, 9e9)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(levelOf([]).at(5)).toBe(0);
});
