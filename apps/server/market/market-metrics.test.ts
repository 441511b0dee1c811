import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { closeAll, openTestMarket, testVenue, until } from './binance/test-market.ts';
import { openMarket, type Market } from './market.ts';
import { registerMarketMetrics } from './market-metrics.ts';
import { testFeed } from './test-feed.ts';
import { manualTime } from './timing.ts';

afterEach(closeAll);

function figuresOf(market: Market): () => Promise<Record<string, number>> {
  const registry = new Registry();
  registerMarketMetrics(registry, () => market.counts);
  return async () =>
    Object.fromEntries(
      (await registry.metrics())
        .split('\n')
        .filter((line) => line.startsWith('candor_'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
}

test('tells how many marks were accepted, dropped by the filter, and too old', async () => {
  const time = manualTime(Date.UTC(2026, 10, 20, 12));
  const feed = testFeed(time, { symbols: ['BTCUSDT'] });
  const market = openMarket({
    feed,
    ...time,
    onFrame: async () => {},
    onFault: (error) => {
      throw error;
    },
  });
  const figures = figuresOf(market);
  expect(await figures()).toEqual({
    'candor_marks_total{outcome="accepted"}': 0,
    'candor_marks_total{outcome="deviates"}': 0,
    'candor_marks_total{outcome="stale"}': 0,
  });
  await market.start();
  for (const price of ['60000', '30000', '60010']) {
    feed.tick('BTCUSDT', price);
    time.advance(250);
  }
  feed.silence();
  time.advance(3_000);
  expect(await figures()).toEqual({
    'candor_marks_total{outcome="accepted"}': 10,
    'candor_marks_total{outcome="deviates"}': 1,
    'candor_marks_total{outcome="stale"}': 4,
  });
  market.stop();
});

test('tells of lost connections and of gaps, by venue', async () => {
  const venue = await testVenue({ symbols: { BTCUSDT: '60000.00' } });
  const { market } = await openTestMarket([venue]);
  const figures = figuresOf(market);
  await until('marks', () => market.latest('BTCUSDT') !== undefined);
  expect((await figures())['candor_feed_events_total{venue="venue1",event="connection-lost"}']).toBeUndefined();
  venue.trade('BTCUSDT', '60001.00');
  await until('the deal', () => market.trades('BTCUSDT', 5).length > 0);
  venue.cut();
  venue.trade('BTCUSDT', '60002.00');
  await until('a new connection', () => venue.connections === 2);
  venue.trade('BTCUSDT', '60003.00');
  await until('both deals', () => market.trades('BTCUSDT', 5).length === 3);
  expect(await figures()).toMatchObject({
    'candor_feed_events_total{venue="venue1",event="connection-lost"}': 1,
    'candor_feed_events_total{venue="venue1",event="trade-gap"}': 1,
  });
});
