import { dayMs, platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { advanceStatistics } from './advance-statistics.ts';
import { countsOf } from './facts-of-counts.ts';
import { takeStatistics } from './take-statistics.ts';

let candor: TestServer;
let db: Database;
beforeAll(async () => {
  candor = await openTestServer();
  ({ db } = candor.server.services);
  await price('60000');
});
afterAll(() => candor.close());

async function price(btc: string): Promise<void> {
  candor.feed.tick('BTCUSDT', btc);
  await candor.advance(1_000);
}
const order = (token: string, direction: 'up' | 'down', seconds: number) =>
  candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction, seconds, amount: '100' },
  });
const shown = async () => (await candor.call('GET /fair/statistics')).data.statistics;
/** Five lose with up, one of them more often; a sixth wins with down. */
async function trade(): Promise<void> {
  const people = await Promise.all(Array.from({ length: 6 }, () => candor.signUp()));
  for (const [at, { token }] of people.entries()) await order(token, at === 5 ? 'down' : 'up', 30);
  await order(people[0]?.token ?? '', 'up', 60);
  await candor.advance(1_000);
  await price('59000');
  for (let at = 0; at < 64; at += 1) await price('59000');
}

test('what has ended is added up once, however it is cut, and counted at once twice', async () => {
  await trade();
  const now = candor.time.clock.now();
  await advanceStatistics(db, now, 3);
  await Promise.all([advanceStatistics(db, now), advanceStatistics(db, now)]);
  const day = platformDay(now);
  expect(
    await db.query('select net, count(*) as n from trading_result where platform_day = $1 group by 1', [day]),
  ).toEqual(
    expect.arrayContaining([
      { net: '-100000000', n: '4' },
      { net: '-200000000', n: '1' },
      { net: '80000000', n: '1' },
    ]),
  );
  expect(await db.query('select * from fast_outcome_tally order by seconds, direction')).toEqual([
    { platform_day: day, seconds: 30, direction: 'down', result: 'win', orders: '1' },
    { platform_day: day, seconds: 30, direction: 'up', result: 'lose', orders: '5' },
    { platform_day: day, seconds: 60, direction: 'up', result: 'lose', orders: '1' },
  ]);
});

test('what began with an upgrade is counted from the first whole day on, and not told before', async () => {
  const day = platformDay(candor.time.clock.now());
  await db.query('update statistics_until set since = null');
  await candor.signUp();
  await advanceStatistics(db, candor.time.clock.now());
  expect(await db.query('select since from statistics_until')).toEqual([{ since: day + 1 }]);
  expect(await countsOf(db, { from: day - 89, to: day + 1 })).toBe(null);
  expect(await countsOf(db, { from: day - 89, to: day + 2 })).toMatchObject({ since: day + 1, slippage: null });
  await db.query('update statistics_until set since = 0');
});

test('a day is told once it is over, without groups in which somebody could be seen, and is in the log', async () => {
  const tomorrow = candor.time.clock.now() + dayMs;
  const { reads } = candor.server.services;
  const services = { db, reads, clock: { now: () => tomorrow } };
  // The last void orders of a day can't be judged in the first minutes of the next one.
  const early = platformDayStartOf(platformDay(tomorrow)) + 60_000;
  expect(await takeStatistics({ db, reads, clock: { now: () => early } })).toBe(false);
  // Who orders once the day is over makes no group of before larger.
  await db.query(
    `insert into fast_trader (user_id, seconds, platform_day) select n::text, 60, $1 from generate_series(1, 9) n`,
    [platformDay(tomorrow)],
  );
  expect(await takeStatistics(services)).toBe(true);
  expect(await takeStatistics(services)).toBe(false);
  const day = platformDay(tomorrow);
  const statistics = await shown();
  expect(statistics).toMatchObject({
    day,
    days: 90,
    accounts: { traded: 6, lost: 5, lossShare: null },
    version: 2,
    // Of one minute there is a single account: beside half a minute alone it could be found by subtraction.
    fast: {
      durations: [],
      others: { durations: 2, win: 1, lose: 6, tie: 0, void: 0 },
      up: null,
      down: null,
      sigma: '0.00',
      alarm: false,
    },
    voids: { decided: 0, lostGivenBack: 0, winsKept: 0 },
    counted: { since: day - 90, futures: null, spot: null, automatic: { would: null, band: null } },
    // What was settled seven times, and accepted; nobody has asked for anything else.
    logged: { counts: { 'ack-place-fast-order': 7, 'fast-lose': 6, 'fast-win': 1 } },
  });
  const { takenAt, ...facts } = statistics ?? { takenAt: 0 };
  const rows = await db.query<{ kind: string; time: string; facts: string }>(
    `select kind, time, facts from log_intake where kind = 'statistics'
     union all select 'statistics', null, convert_from(data, 'UTF8') from log_entry
      where convert_from(data, 'UTF8') like '%"kind":"statistics"%' order by 3`,
  );
  expect(rows.map((row) => JSON.parse(row.facts) as object)).toContainEqual(expect.objectContaining(facts));
  expect(takenAt).toBeGreaterThan(0);
  await expect(db.query("update daily_statistics set facts = '{}'")).rejects.toThrow('append-only');
});

test('what the first version told is still shown, and what it did not count is none', async () => {
  const [day, takenAt] = [platformDay(candor.time.clock.now()) + 9, 5];
  const ends = { win: 48, lose: 52, tie: 1, void: 3 };
  const before = {
    days: 90,
    accounts: { traded: 12, lost: 9, lossShare: null },
    fast: {
      durations: [{ seconds: 30, ...ends }],
      up: { wins: 1, losses: 2 },
      down: { wins: 3, losses: 4 },
      sigma: '0.10',
      alarm: false,
    },
    halts: 2,
    faults: 3,
    voids: { decided: 1, lostGivenBack: 2, winsKept: 3 },
  };
  await db.query('insert into daily_statistics (day, taken_at, facts) values ($1, $2, $3)', [
    day,
    takenAt,
    JSON.stringify(before),
  ]);
  const fast = { ...before.fast, others: null };
  const uncounted = { counted: null, logged: null };
  expect(await shown()).toEqual({ ...before, fast, day, takenAt, version: 1, haltedMs: null, ...uncounted });
});
