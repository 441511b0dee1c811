import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { openLog } from '../running/log.ts';
import { testFeed } from '../market/test-feed.ts';
import { manualTime } from '../market/timing.ts';
import { openServer } from '../server.ts';
import { settingsOf } from '../settings.ts';
import { StartError } from '../running/start-error.ts';
import { watchClock } from './watch-clock.ts';

const settings = (more: Record<string, string> = {}) =>
  settingsOf({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: '0', DEMO_ACCOUNT: '0', ...more });
const hourMs = 3_600_000;
let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.drop());

/** The same database, whose clock shows another time. */
const withClock = (db: Database, aheadMs: number): Database => ({
  ...db,
  async query<Row>(sql: string, params?: readonly unknown[]) {
    return (
      sql.includes('clock_timestamp') ? [{ now: String(Date.now() + aheadMs) }] : await db.query(sql, params)
    ) as Row[];
  },
});
const start = async (db: Database, more: { feedAheadMs?: number; settings?: Record<string, string> } = {}) => {
  const feed = testFeed(manualTime(Date.now()));
  const server = await openServer(settings(more.settings), {
    db,
    feed: {
      ...feed,
      ...(more.feedAheadMs === undefined ? {} : { serverTime: async () => Date.now() + (more.feedAheadMs ?? 0) }),
    },
    log: openLog('silent'),
  });
  await server.close();
};

test.each([
  [hourMs, 'behind'],
  [-hourMs, 'ahead of'],
  [2_500, 'behind'],
])("a start is refused when the database's clock is %s ms ahead, and nothing is written", async (aheadMs, words) => {
  const refusal = start(withClock(opened.db, aheadMs));
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(new RegExp(`This machine's clock is [\\d.]+ s ${words} the database's clock`));
  expect(await opened.db.query('select id from installation')).toEqual([]);
  await start(withClock(opened.db, 1_000));
});

test("a start is refused when the feed's clock says another time", async () => {
  const refusal = start(opened.db, { feedAheadMs: -5_000 });
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow("5.0 s ahead of the clock of the market's feed");
  await start(opened.db, { feedAheadMs: 500 });
});

test('data that an earlier start has taken ahead of time are said, with a way out', async () => {
  await start(opened.db);
  await opened.db.query("insert into tape_frame (time, data) values ($1, '')", [Date.now() + hourMs]);
  const refusal = start(opened.db);
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(/3600 s ahead of this machine's clock[^]*CLOCK_AHEAD_ACCEPTED=3600/);
  await start(opened.db, { settings: { CLOCK_AHEAD_ACCEPTED: '3700' } });
});

test('while the server runs, each change is logged once, shown as a figure, and takes readiness away', async () => {
  const lines: { level: number; msg: string; aheadMs: number }[] = [];
  const log = openLog('info', {
    write: (line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    },
  });
  const time = manualTime(1_800_000_000_000);
  const registry = new Registry();
  let [wall, feedTime] = [0, 0];
  const watch = watchClock({
    clock: time.clock,
    every: time.every,
    log,
    registry,
    wall: () => time.clock.now() + wall,
    db: { query: async <Row>() => [{ now: String(time.clock.now()) }] as Row[] },
    feed: { serverTime: async () => time.clock.now() + feedTime },
  });
  await watch.look();
  expect([watch.fault(), lines]).toEqual([null, []]);
  wall = 5_000;
  await watch.look();
  await watch.look();
  expect(watch.fault()).toBe("platform time is 5.0 s behind this machine's clock");
  feedTime = -3_000;
  await watch.look();
  [wall, feedTime] = [0, 0];
  await watch.look();
  expect(watch.fault()).toBeNull();
  expect(lines.map(({ level, msg, aheadMs }) => [level, msg, aheadMs])).toEqual([
    [50, "platform time is 5.0 s behind this machine's clock", -5_000],
    [50, "platform time is 3.0 s ahead of the clock of the market's feed", 3_000],
    [30, 'platform time is right again', 0],
    [30, 'platform time is right again', 0],
  ]);
  wall = 1_500;
  await watch.look();
  const figures = await registry.getSingleMetricAsString('candor_clock_ahead_seconds');
  expect(figures).toContain('candor_clock_ahead_seconds{of="machine"} -1.5');
  expect(figures).toContain('candor_clock_ahead_seconds{of="feed"} 0');
  await watch.stop();
});
