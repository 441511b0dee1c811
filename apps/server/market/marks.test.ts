import { price, type Price } from '@candor/core/money/amount.ts';
import { expect, test } from 'vitest';
import type { LiveMessage } from './feed.ts';
import { createSampler, type Sampler } from './marks.ts';

const symbol = 'BTCUSDT';
const stated = (value: bigint | null, time: number, source = 'a'): LiveMessage => ({
  kind: 'price',
  symbol,
  source,
  time,
  price: value === null ? null : price(value),
});
const heartbeat = (time: number, source = 'a'): LiveMessage => ({ kind: 'heartbeat', symbol, source, time });
const prices = (sampler: Sampler, now: number): Price[] => sampler.sample(now).map((mark) => mark.price);

function samplerAt100(): Sampler {
  const sampler = createSampler([symbol, 'ETHUSDT']);
  sampler.hear(stated(10_000n, 1_000), 1_000);
  return sampler;
}

test.each([
  ['no price', stated(null, 4_000)],
  ['zero', stated(0n, 4_000)],
  ['negative', stated(-5n, 4_000)],
  ['out of order', stated(10_000n, 999)],
  ['from the future', stated(10_000n, 9_000)],
  ['time that is no number', stated(10_000n, Number.NaN)],
  ['of another market', { ...stated(10_000n, 4_000), symbol: 'BTCEUR' }],
])('a message with %s counts as nothing said: the symbol halts', (_, message) => {
  const sampler = samplerAt100();
  expect(prices(sampler, 1_250)).toEqual([10_000n]);
  expect(sampler.hear(message, 4_000)).toBe(false);
  expect(prices(sampler, 4_000)).toEqual([]);
  expect(sampler.halted(symbol, 4_000)).toBe(true);
});

test('before the first price there is no mark and the symbol is halted', () => {
  const sampler = createSampler([symbol]);
  sampler.hear(heartbeat(1_000), 1_000);
  expect(sampler.sample(1_000)).toEqual([]);
  expect([sampler.halted(symbol, 1_000), sampler.age(symbol, 1_000)]).toEqual([true, Number.POSITIVE_INFINITY]);
});

test('silence ends the marks after 2 s, the halt follows within 1 s, speech ends it', () => {
  const sampler = samplerAt100();
  const seen = [1_250, 2_000, 3_000, 3_250].map((now) => prices(sampler, now).length);
  expect(seen).toEqual([1, 1, 1, 0]);
  expect([sampler.halted(symbol, 4_000), sampler.halted(symbol, 4_250), sampler.age(symbol, 5_250)]).toEqual([
    false,
    true,
    2_250,
  ]);
  sampler.hear(stated(10_010n, 5_400), 5_400);
  expect(prices(sampler, 5_500)).toEqual([10_010n]);
  expect(sampler.halted(symbol, 5_500)).toBe(false);
});

test('heartbeats keep a quiet market open', () => {
  const sampler = samplerAt100();
  for (let now = 1_250; now < 20_000; now += 250) {
    sampler.hear(heartbeat(now), now);
    expect(prices(sampler, now)).toEqual([10_000n]);
  }
});

test('a message that was long on its way is old when it comes', () => {
  const sampler = createSampler([symbol]);
  sampler.hear(stated(10_000n, 1_000), 8_000);
  expect(sampler.sample(8_000)).toEqual([]);
});

test('one of three venues can not move the mark, and a silent venue loses its vote', () => {
  const sampler = createSampler([symbol]);
  for (const [source, value] of [
    ['a', 10_000n],
    ['b', 10_002n],
    ['c', 15_000n],
  ] as const)
    sampler.hear(stated(value, 1_000, source), 1_000);
  expect(prices(sampler, 1_000)).toEqual([10_002n]);
  sampler.hear(stated(10_004n, 3_100, 'a'), 3_100);
  expect(prices(sampler, 3_250)).toEqual([10_004n]);
});

test('a spike that stays the last price while heartbeats come never becomes a mark', () => {
  const sampler = samplerAt100();
  sampler.sample(1_250);
  sampler.hear(stated(5_000n, 1_300), 1_300);
  for (let now = 1_500; now < 10_000; now += 250) {
    sampler.hear(heartbeat(now), now);
    expect(prices(sampler, now)).toEqual([]);
  }
  sampler.hear(stated(10_020n, 10_000), 10_000);
  expect(prices(sampler, 10_000)).toEqual([10_020n]);
  expect(sampler.refused.get('deviates')).toBeGreaterThan(30);
});
