import { setTimeout as after } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { backoffOf, linkTiming } from './link.ts';
import { closeAll, openTestMarket, testVenue, until } from './test-market.ts';

afterEach(closeAll);

const btc = 'BTCUSDT';

test('waits double from half a second to half a minute, each different by chance', () => {
  const longest = Array.from({ length: 12 }, (_, failures) => backoffOf(linkTiming, failures, () => 0.999_999));
  expect(longest.map(Math.round)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000, 30_000,
  ]);
  expect(backoffOf(linkTiming, 3, () => 0)).toBe(2_000);
  expect(backoffOf(linkTiming, 1_000_000, () => 0.5)).toBe(22_500);
});

test('a venue that is down is not asked in a storm, and found again when it is up', async () => {
  const venue = await testVenue({ symbols: { [btc]: '60000.00' } });
  const { market, count } = await openTestMarket([venue]);
  await until('marks', () => !market.halted(btc));
  await venue.down();
  await after(1_500);
  expect(count('connection-lost')).toBeGreaterThan(2);
  expect(count('connection-lost')).toBeLessThan(16);
  await venue.start();
  await until('marks again', () => market.age(btc) < 300, 1_500);
}, 10_000);

test('before the venue cuts an old connection a second one takes over, and no mark is missing', async () => {
  const venue = await testVenue({ symbols: { [btc]: '60000.00' } });
  const { marks, count, market } = await openTestMarket([venue], { renewMs: 900 });
  await until('marks', () => !market.halted(btc));
  venue.trade(btc, '60000.00');
  await after(2_600);
  expect(count('connection-renewed')).toBeGreaterThanOrEqual(2);
  expect([count('connection-lost'), count('trade-gap')]).toEqual([0, 0]);
  const times = marks(btc).map(({ time }) => time);
  expect(times.slice(1).filter((time, i) => time - (times[i] ?? 0) > 600)).toEqual([]);
  venue.raw(JSON.stringify({ e: 'serverShutdown', E: Date.now() }));
  const before = venue.connections;
  await until('another connection', () => venue.connections > before);
}, 10_000);
