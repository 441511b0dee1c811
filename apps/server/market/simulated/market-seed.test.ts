import { price, priceScale, type Price } from '@candor/core/money/amount.ts';
import { dayMs, platformDay } from '@candor/core/platform-day.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { secretsOf } from '../../secrets/secrets.ts';
import { SettingsError, settingsOf } from '../../settings.ts';
import { marketSeedContext, openMarketSeed, type MarketSeed } from './market-seed.ts';
import { simulatedFeed } from './feed.ts';
import { seedBefore, seedsOf } from './path/seeds.ts';
import { encodeFrame } from '../tape/codec.ts';
import { restoreTape } from '../tape/tape.ts';
import { manualTime } from '../timing.ts';

const now = Date.UTC(2026, 10, 24, 10, 0, 30);
const minuteMs = 60_000;
const secrets = secretsOf(new Uint8Array(32));
let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.drop());

const open = (env: Record<string, string> = {}): Promise<MarketSeed> =>
  openMarketSeed(opened.db, secrets, settingsOf(env), now);
const feedOf = ({ secret, levels }: MarketSeed, at: number) => {
  const time = manualTime(at);
  return simulatedFeed({ seed: secret, levels, clock: time.clock, every: time.every });
};
const usdt = (units: number): Price => price(BigInt(Math.round(units * 10 ** priceScale)));
const setSeed = 'a seed of exactly 32 bytes, see?';
/** Lays a price of before into the tape. */
async function keepMark(time: number): Promise<void> {
  const marks = [restoreTape().append({ symbol: 'BTCUSDT', price: usdt(61_234.5), time, backfilled: false })];
  const frame = encodeFrame(time, marks);
  await opened.db.query('insert into tape_frame (time, data) values ($1, $2)', [frame.time, frame.data]);
}
const value = (of: Price | undefined): number => Number(of ?? 0n) / 10 ** priceScale;

test('the seed of the first start is for good, random unless set, and lies sealed', async () => {
  const first = await open();
  expect(first).toMatchObject({ origin: 'random', firstDay: platformDay(now), levels: {} });
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(seedBefore(seedsOf(first.secret).seedOf(first.firstDay))).toBe(first.commitment);
  expect(await open({ MARKET_SEED: 'another-seed' })).toEqual(first);
  expect(await open({ MARKET_SEED: setSeed })).toEqual(first);
  const [row] = await opened.db.query<{ text: string }>('select m::text as text from market_seed m');
  expect(row?.text).not.toContain(first.secret);
  await expect(opened.db.query(`update market_seed set commitment = repeat('0', 64)`)).rejects.toThrow();
  await expect(opened.db.query('delete from market_seed')).rejects.toThrow();
  // What seals it anew does this.
  const resealed = secrets.sealText(first.secret, marketSeedContext);
  await opened.db.query('update market_seed set secret_sealed = $1', [resealed]);
  expect(await open()).toEqual(first);
});

test('a seed that was set is said to be known, and one that can be guessed is refused', async () => {
  const refused = open({ MARKET_SEED: setSeed.slice(1) });
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(/^MARKET_SEED: must be at least 32 bytes/);
  expect(await opened.db.query('select 1 from market_seed')).toEqual([]);
  expect(await open({ MARKET_SEED: setSeed })).toMatchObject({ secret: setSeed, origin: 'set' });
});

test('data of before with a short seed in their settings go on, with one that nobody can guess', async () => {
  await keepMark(now - 10_000);
  const seed = await open({ MARKET_SEED: 'short-seed' });
  expect(seed).toMatchObject({ origin: 'random', secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('what all seeds are bound to is logged with the first of them, and once', async () => {
  await keepMark(now - 10_000);
  const { firstDay, commitment, origin, levels } = await open();
  await open();
  const rows = await opened.db.query<{ facts: string }>(`select facts from log_intake where kind = 'seed'`);
  const heights = Object.fromEntries(Object.entries(levels).map(([symbol, points]) => [symbol, points.at(-1)]));
  expect(rows.map(({ facts }): unknown => JSON.parse(facts))).toEqual([
    { firstDay, anchor: commitment, origin, levels: heights },
  ]);
});

test('candles of a month are read in the time that they take', async () => {
  const inAHurry = (sql: string): boolean => sql.includes('from candle');
  const db: Database = {
    ...opened.db,
    query: (sql, params) =>
      inAHurry(sql) ? Promise.reject(new Error('statement timeout')) : opened.db.query(sql, params),
  };
  expect((await openMarketSeed(db, secrets, settingsOf({}), now)).levels).toEqual({});
});

test('data of an older path go on from their last price, and their history joins what they have stored', async () => {
  const lastAt = now - 10_000;
  await keepMark(lastAt);
  // Two stretches of an hour, six hours apart, at heights of their own.
  const stretches = [
    { from: now - (now % minuteMs) - 20 * 60 * minuteMs, height: 50_000 },
    { from: now - (now % minuteMs) - 13 * 60 * minuteMs, height: 55_000 },
  ];
  for (const { from, height } of stretches)
    for (let i = 0; i < 60; i += 1)
      await opened.db.query(`insert into candle values ('simulated', 'BTCUSDT', $1, $2, $2, $2, $2, 1, 1, true)`, [
        from + i * minuteMs,
        usdt(height).toString(),
      ]);
  const seed = await open();
  const feed = feedOf(seed, now);
  const near = async (time: number, expected: number): Promise<void> => {
    const [mark] = await feed.historyMarks('BTCUSDT', time, time + 249);
    expect(Math.abs(value(mark?.price) / expected - 1), `at ${new Date(time).toISOString()}`).toBeLessThan(0.004);
  };
  await near(lastAt, 61_234.5);
  await near(lastAt + 250, 61_234.5);
  for (const { from, height } of stretches) {
    await near(from - 250, height);
    await near(from + 60 * minuteMs, height);
  }
  // Where nothing was known a symbol stands where a new installation has it.
  expect(Object.keys(seed.levels)).toEqual(['BTCUSDT']);
  const bar = (await feed.history({ symbol: 'BTCUSDT', timeframe: '1d', to: now, limit: 2 }))[0];
  const day = { from: bar?.time ?? 0, to: (bar?.time ?? 0) + dayMs - 1 };
  const parts = await feed.history({ symbol: 'BTCUSDT', timeframe: '1h', ...day, limit: 24 });
  expect(bar?.high).toBe(parts.reduce((high, part) => (part.high > high ? part.high : high), 0n));
});
