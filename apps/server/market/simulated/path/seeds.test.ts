import { catalogue } from '@candor/core/market/catalogue.ts';
import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { manualTime } from '../../timing.ts';
import { simulatedFeed, simulatedMarkets } from '../feed.ts';
import { lastSeedDay, seedsOf, seedsUpTo } from './seeds.ts';

const secret = 'a secret of an installation';
const now = Date.UTC(2026, 10, 24, 10);
const today = platformDay(now);
const yesterday = today - 1;

test('the chain lasts ten years from now and has an end', () => {
  expect((lastSeedDay - today) / 365.25).toBeGreaterThan(10);
  expect(() => seedsOf(secret).seedOf(lastSeedDay + 1)).toThrow('no seed gives away those after it');
});

test('seeds and keys are what their description says', () => {
  const seeds = seedsOf(secret);
  const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
  let seed = sha256(`candor market seeds\n${secret}`);
  expect(seeds.seedOf(lastSeedDay)).toBe(seed.toString('hex'));
  for (let back = 1; back <= 20; back += 1) {
    seed = sha256(seed);
    expect(seeds.seedOf(lastSeedDay - back)).toBe(seed.toString('hex'));
    const key = createHmac('sha256', seed).update('candor market day\n').digest('hex');
    expect(seeds.keyOf(lastSeedDay - back)).toBe(key);
  }
});

test('whoever is told the seed of yesterday recomputes every price of it, and none of today', async () => {
  const time = manualTime(now);
  const feed = simulatedFeed({ seed: secret, clock: time.clock, every: time.every });
  const revealed = seedsUpTo(yesterday, seedsOf(secret).seedOf(yesterday));
  const recomputed = simulatedMarkets(revealed.keyOf, {});
  const [start, end] = [platformDayStartOf(yesterday), platformDayStartOf(today)];
  for (const symbol of ['BTCUSDT', 'PEPEUSDT', 'XAUUSDT']) {
    const prices = await feed.historyMarks(symbol, start, end - 1);
    expect(prices).toHaveLength(24 * 3_600 * 4);
    const market = recomputed.get(symbol);
    expect(prices.every(({ time: at, price }) => market?.priceAt(at) === price)).toBe(true);
    expect(() => market?.priceAt(end + 60_000)).toThrow('no seed gives away those after it');
  }
});

test('a public value makes another market of its day and those after it, and of none before', async () => {
  const value = '5'.repeat(64);
  const valueOf = (day: number): string => (day === yesterday ? value : '');
  const marketWith = (keyOf: (day: number) => string) => simulatedMarkets(keyOf, {}).get('BTCUSDT');
  const [plain, mixed] = [seedsOf(secret), seedsOf(secret, valueOf)];
  const key = createHmac('sha256', Buffer.from(plain.seedOf(yesterday), 'hex'));
  expect(mixed.keyOf(yesterday)).toBe(key.update(`candor market day\n${value}`).digest('hex'));
  const [without, withIt] = [marketWith(plain.keyOf), marketWith(mixed.keyOf)];
  const recomputed = marketWith(seedsUpTo(yesterday, plain.seedOf(yesterday), valueOf).keyOf);
  const at = platformDayStartOf(yesterday) + 12 * 3_600_000;
  expect(withIt?.priceAt(at)).not.toBe(without?.priceAt(at));
  expect(recomputed?.priceAt(at)).toBe(withIt?.priceAt(at));
  expect(withIt?.priceAt(at - 24 * 3_600_000)).toBe(without?.priceAt(at - 24 * 3_600_000));
  const time = manualTime(now);
  const options = { seed: secret, clock: time.clock, every: time.every, publicValueOf: valueOf };
  expect((await simulatedFeed(options).historyMarks('BTCUSDT', at, at))[0]?.price).toBe(withIt?.priceAt(at));
});

test('another secret is another market, and no symbol goes with another', () => {
  const at = (seed: string, symbol: string): number[] => {
    const market = simulatedMarkets(seedsOf(seed).keyOf, {}).get(symbol);
    const prices = Array.from({ length: 600 }, (_, i) => Math.log(Number(market?.priceAt(now - i * 60_000))));
    return prices.slice(1).map((price, i) => price - (prices[i] ?? price));
  };
  const correlation = (a: number[], b: number[]): number => {
    const product = (x: number[], y: number[]): number => x.reduce((sum, each, i) => sum + each * (y[i] ?? 0), 0);
    return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
  };
  const btc = at(secret, 'BTCUSDT');
  expect(correlation(btc, btc)).toBeCloseTo(1, 9);
  expect(Math.abs(correlation(btc, at('another secret', 'BTCUSDT')))).toBeLessThan(0.25);
  expect(Math.abs(correlation(btc, at(secret, 'ETHUSDT')))).toBeLessThan(0.25);
});

test('every listed symbol has a market', () => {
  const markets = simulatedMarkets(seedsOf(secret).keyOf, {});
  expect(catalogue.filter(({ symbol }) => !markets.has(symbol)).map(({ symbol }) => symbol)).toEqual([]);
});
