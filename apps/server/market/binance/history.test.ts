import { nextBucket, timeframes } from '@candor/core/market/candles.ts';
import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openClock } from '../../clock.ts';
import { priceOf } from '../test-feed.ts';
import { openBinanceFeed, type BinanceFeed } from './feed.ts';
import { openRest } from './rest.ts';
import { closeAll, testTiming, testVenue } from './test-market.ts';
import type { TestVenue } from './test-venue/test-venue.ts';

afterEach(closeAll);

const symbol = 'BTCUSDT';

async function feedOf(skewMs = 0): Promise<{ venue: TestVenue; feed: BinanceFeed; now: { ahead: number } }> {
  const venue = await testVenue({ symbols: { [symbol]: '60000.00' }, beatMs: 0, skewMs });
  const real = openClock();
  const now = { ahead: 0 };
  const feed = await openBinanceFeed({
    venues: [{ name: 'one', restUrl: venue.restUrl, wsUrl: venue.wsUrl }],
    clock: { now: () => real.now() + now.ahead },
    timing: testTiming,
  });
  return { venue, feed, now };
}
const asked = (venue: TestVenue, path: string): number =>
  venue.requests.filter((request) => request.startsWith(path)).length;

test('an unknown symbol has no past', async () => {
  const { feed } = await feedOf();
  expect(await feed.history({ symbol: 'NOPEUSDT', timeframe: '1m', to: Date.now(), limit: 5 })).toEqual([]);
  expect([await feed.historyMarks('NOPEUSDT', 0, Date.now()), await feed.recentTrades('NOPEUSDT', 5)]).toEqual([
    [],
    [],
  ]);
});

test.each(timeframes)('1,500 bars of %s come in pages, in order, without holes', async (timeframe) => {
  const { feed, venue } = await feedOf();
  const to = Date.now();
  const bars = await feed.history({
    symbol,
    timeframe,
    to,
    limit: timeframe === '1w' || timeframe === '1M' ? 100 : 1_500,
  });
  expect(bars.slice(1).filter((bar, i) => bar.time !== nextBucket(timeframe, bars[i]?.time ?? 0))).toEqual([]);
  expect(bars.at(-1)?.time).toBeGreaterThan(nextBucket(timeframe, to, -1) - 1);
  expect(bars.at(-1)).toMatchObject({ volume: 1_250_000_000n, turnover: 125_025_000_000n });
  expect(asked(venue, '/api/v3/klines')).toBeLessThanOrEqual(2);
});

test('what was read is not read again: only new bars are, and a lookup far back goes by itself', async () => {
  const { feed, venue, now } = await feedOf();
  const look = (to: number, limit = 300) => feed.history({ symbol, timeframe: '1m', to: to + now.ahead, limit });
  const first = await look(Date.now());
  expect(asked(venue, '/api/v3/klines')).toBe(1);
  expect(await look(Date.now())).toEqual(first);
  await Promise.all([look(Date.now(), 50), look(Date.now(), 500), look(Date.now() - 3_600_000)]);
  expect(asked(venue, '/api/v3/klines')).toBe(1);
  now.ahead = 120_000;
  const later = await look(Date.now());
  expect([later.length, (later[0]?.time ?? 0) - (first[0]?.time ?? 0)]).toEqual([300, 120_000]);
  expect(venue.requests.at(-1)).toContain('limit=4');
  const yearMs = 365 * 86_400_000;
  expect((await look(Date.now() - yearMs, 1_200)).length).toBe(1_200);
  expect(asked(venue, '/api/v3/klines')).toBe(4);
});

test('bars that can not be had are an error, bars read before are still shown', async () => {
  const { feed, venue, now } = await feedOf();
  venue.refuse(503);
  const query = { symbol, timeframe: '5m', to: Date.now(), limit: 10 } as const;
  await expect(feed.history(query)).rejects.toThrow("can't be had: refused");
  await expect(feed.history(query)).rejects.toThrow('a moment ago');
  expect(asked(venue, '/api/v3/klines')).toBe(1);
  venue.refuse(null);
  now.ahead = 3_000;
  const bars = await feed.history(query);
  expect(bars.length).toBe(10);
  venue.refuse(503);
  now.ahead = 40_000;
  expect(await feed.history(query)).toEqual(bars);
  await expect(feed.history({ ...query, limit: 1_400 })).rejects.toThrow();
});

test('"too many requests" is heeded for as long as the venue says', async () => {
  const venue = await testVenue({ symbols: { [symbol]: '60000.00' }, beatMs: 0 });
  for (const [status, retryAfter, pauseMs] of [
    [429, 7, 7_000],
    [418, 120, 120_000],
    [429, 0, 30_000],
  ] as const) {
    let time = 1_000_000;
    const counts: string[] = [];
    const rest = openRest({
      baseUrl: `${venue.restUrl}/`,
      clock: { now: () => time },
      timeoutMs: 500,
      count: (what) => counts.push(what),
    });
    const get = () => rest.get('/api/v3/depth', { symbol, limit: 5 }, 5, 'market');
    venue.refuse(status, retryAfter);
    expect(await get()).toMatchObject({ refusal: 'limited' });
    venue.refuse(null);
    const before = venue.requests.length;
    time += pauseMs - 1;
    expect(await get()).toMatchObject({ refusal: 'limited' });
    expect([venue.requests.length, counts]).toEqual([before, ['rest-limited', 'rest-limited']]);
    time += 1;
    expect((await get()).ok).toBe(true);
  }
});

test('our bounds lie below the limit of the venue, those of history lower, and begin anew each minute', async () => {
  const venue = await testVenue({ symbols: { [symbol]: '60000.00' }, beatMs: 0 });
  let time = 60_000;
  const rest = openRest({ baseUrl: venue.restUrl, clock: { now: () => time }, timeoutMs: 500, count: () => undefined });
  const get = (weight: number, purpose: 'market' | 'history') =>
    rest.get('/api/v3/depth', { symbol, limit: 5 }, weight, purpose);
  expect((await get(3_000, 'history')).ok).toBe(true);
  expect(await get(1, 'history')).toMatchObject({ refusal: 'limited' });
  expect((await get(1_800, 'market')).ok).toBe(true);
  expect(await get(1, 'market')).toMatchObject({ refusal: 'limited' });
  time = 120_000;
  expect((await get(1, 'history')).ok).toBe(true);
});

test('a venue that is not there, and an answer that is none, are refusals', async () => {
  const rest = openRest({ baseUrl: 'http://127.0.0.1:1', clock: openClock(), timeoutMs: 500, count: () => undefined });
  expect(await rest.get('/api/v3/depth', {}, 1, 'market')).toMatchObject({ refusal: 'unreachable' });
});

test('the hole of a downtime is filled by the deals of the time, each a price for two seconds', async () => {
  const { feed, venue } = await feedOf();
  venue.trade(symbol, '60001.00');
  await after(600);
  venue.trade(symbol, 'NaN');
  venue.trade(symbol, '60002.00');
  await after(2_600);
  venue.trade(symbol, '60003.00');
  await after(300);
  const marks = await feed.historyMarks(symbol, Date.now() - 4_000, Date.now());
  const prices = marks.map(({ price }) => price);
  expect([...new Set(prices)]).toEqual(['60001', '60002', '60003'].map(priceOf));
  expect(marks.filter((mark) => mark.time % 250 !== 0)).toEqual([]);
  const second = marks.filter(({ price }) => price === priceOf('60002'));
  expect([7, 8, 9]).toContain(second.length);
  expect(
    (marks.find(({ price }) => price === priceOf('60003'))?.time ?? 0) - (second.at(-1)?.time ?? 0),
  ).toBeGreaterThan(250);
}, 10_000);

test('thousands of deals come in pages; without the venue the hole stays', async () => {
  const { feed, venue } = await feedOf();
  for (let i = 0; i < 3_500; i += 1) venue.trade(symbol, i === 3_499 ? '60009.00' : '60000.00');
  await after(300);
  const marks = await feed.historyMarks(symbol, Date.now() - 1_000, Date.now());
  expect(marks.at(-1)?.price).toBe(priceOf('60009'));
  expect(asked(venue, '/api/v3/aggTrades')).toBe(4);
  expect((await feed.recentTrades(symbol, 3)).map(({ price }) => price)).toEqual(
    ['60009', '60000', '60000'].map(priceOf),
  );
  venue.refuse(500);
  expect(await feed.historyMarks(symbol, Date.now() - 1_000, Date.now())).toEqual([]);
  expect(await feed.recentTrades(symbol, 3)).toEqual([]);
});
