import { dayMs, platformDay } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { advanceTallies } from './advance-tallies.ts';
import { countMirrorDays } from './count-mirror-days.ts';

let candor: TestServer;
let db: Database;
beforeAll(async () => {
  candor = await openTestServer();
  ({ db } = candor.server.services);
});
afterAll(() => candor.close());

const now = (): number => candor.server.services.clock.now();
async function mark(price: number, ms = 500): Promise<void> {
  candor.feed.tick('BTCUSDT', String(price));
  await candor.advance(ms);
}

/** Bets upwards on a market that moves by so much, and waits for the end. @returns its number */
async function bet(token: string, move: number, waitMs = 31_000): Promise<string> {
  await mark(60_000);
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' } as const;
  const { data } = await candor.call('POST /portal/order/contractOrder', { token, body });
  await mark(60_000);
  await mark(60_000 + move, waitMs);
  return data.id;
}

/** Of the last 30 days, on clocks of London, Kathmandu and one that nobody has. */
const mirrors = (token: string) =>
  Promise.all(
    [0, 345, 7].map(async (offset) => (await candor.call('GET /account/mirror', { token, query: { offset } })).data),
  );
/** Without the moment at which it was asked. */
const fastOf = async (token: string) => (await mirrors(token)).map(({ fast, hours }) => ({ fast, hours }));

test('a mirror says the same before and after its days were counted, and reads them counted', async () => {
  const [busy, calm] = [await candor.signUp(), await candor.signUp()];
  const day = platformDay(now());
  for (const move of [1, -1, 0]) await bet(busy.token, move);
  await bet(calm.token, 1);
  candor.time.leap(dayMs);
  await bet(busy.token, 1);
  const before = [await fastOf(busy.token), await fastOf(calm.token)];
  expect(before[0]?.[0]?.fast).toMatchObject({ orders: 4, wins: 2, losses: 1, ties: 1 });

  await advanceTallies(db, now());
  await countMirrorDays(db, now(), 2);
  const rows = await db.query('select * from mirror_day order by result');
  const quarter = expect.any(Number) as number;
  const own = { user_id: busy.userId, day, quarter, orders: '1', stakes: '10000000', payouts: '8000000' };
  expect(rows).toEqual([
    { ...own, result: 'lose' },
    { ...own, result: 'tie' },
    { ...own, result: 'win' },
  ]);
  expect(await db.query('select day from mirror_until')).toEqual([{ day: day + 1 }]);
  expect([await fastOf(busy.token), await fastOf(calm.token)]).toEqual(before);

  await db.query(`update mirror_day set orders = 7 where result = 'lose'`);
  expect((await mirrors(busy.token)).map(({ fast }) => fast.losses)).toEqual([7, 7, 1]);
  await db.query(`update mirror_day set orders = 1 where result = 'lose'`);
});

test('a day with an order that is made void afterwards is read from its orders again', async () => {
  const { token, userId } = await candor.signUp();
  const lost = await bet(token, -1);
  const day = platformDay(now());
  candor.time.leap(dayMs);
  await mark(60_000);
  await advanceTallies(db, now());
  await countMirrorDays(db, now(), 1);
  const counted = 'select day from mirror_day where user_id = $1';
  expect(await db.query(counted, [userId])).toEqual([{ day }]);
  await db.query("insert into voided_order values ($1, 'v', 0, $2)", [lost, userId]);
  expect(await db.query(counted, [userId])).toEqual([]);
  expect((await mirrors(token))[0]?.fast).toMatchObject({ orders: 1, losses: 0, voids: 1 });
});

test('a day whose orders have not all ended waits', async () => {
  const { token, userId } = await candor.signUp();
  await bet(token, 1);
  await bet(token, 1, 500);
  candor.time.leap(dayMs);
  const asked: unknown[][] = [];
  const [open] = await db.query<{ at: string }>('select min(received_at) as at from fast_order where result is null');
  const query = <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> => {
    asked.push([...params]);
    return db.query<Row>(sql, params);
  };
  await countMirrorDays({ query }, now(), 1);
  expect(open?.at).not.toBeNull();
  expect(await db.query('select 1 from mirror_day where user_id = $1', [userId])).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('what is done twice at once is counted once', async () => {
  await mark(60_000);
  await candor.advance(31_000);
  candor.time.leap(dayMs);
  await mark(60_000);
  await advanceTallies(db, now());
  const before = await db.query('select * from mirror_day');
  await Promise.all([countMirrorDays(db, now(), 1), countMirrorDays(db, now(), 1)]);
  const after = await db.query<{ orders: string }>('select * from mirror_day');
  expect(after.length).toBeGreaterThan(before.length);
  await countMirrorDays(db, now(), 1);
  expect(await db.query('select * from mirror_day')).toEqual(after);
});
