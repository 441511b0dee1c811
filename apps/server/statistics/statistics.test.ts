import { dayMs, platformDay } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { advanceStatistics } from './advance-statistics.ts';
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
  await advanceStatistics(db, 3);
  await Promise.all([advanceStatistics(db), advanceStatistics(db)]);
  const day = platformDay(candor.time.clock.now());
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

test('a day is told once it is over, without groups in which somebody could be seen, and is in the log', async () => {
  const tomorrow = candor.time.clock.now() + dayMs;
  const services = { db, clock: { now: () => tomorrow } };
  expect(await takeStatistics(services)).toBe(true);
  expect(await takeStatistics(services)).toBe(false);
  const day = platformDay(tomorrow);
  const statistics = await shown();
  expect(statistics).toMatchObject({
    day,
    days: 90,
    accounts: { traded: 6, lost: 5, lossShare: null },
    fast: {
      durations: [{ seconds: 30, win: 1, lose: 5, tie: 0, void: 0 }],
      up: { wins: 0, losses: 5 },
      down: { wins: 1, losses: 0 },
      sigma: '-2.45',
      alarm: false,
    },
    voids: { decided: 0, lostGivenBack: 0, winsKept: 0 },
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
