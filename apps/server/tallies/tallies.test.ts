import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { advanceTallies } from './advance-tallies.ts';

let candor: TestServer;
let db: Database;
beforeAll(async () => {
  candor = await openTestServer();
  ({ db } = candor.server.services);
  await price('60000', '3000');
});
afterAll(() => candor.close());

const order = (token: string, symbol: string) =>
  candor.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol, direction: 'up', seconds: 30, amount: '100' },
  });

const fastFilters = [{}, { status: 'history' }, { status: 'holding' }, { symbol: 'ETHUSDT' }] as const;
const statementFilters = [
  {},
  { type: 1 },
  { type: 2 },
  { currencyCode: 'USDT' },
  { type: 1, currencyCode: 'BTC' },
  { kind: 'fast-win' },
] as const;

/** What every list says of how many there are. */
async function totals(token: string) {
  const fast = await Promise.all(
    fastFilters.map(async (filter) => {
      const body = { contractType: 'fast', page: 1, limit: 100, ...filter } as const;
      const { data } = await candor.call('POST /portal/order/getContractOrder', { token, body });
      expect(data.total).toBe(data.list.length);
      return [data.total, data.realisedProfit];
    }),
  );
  const lines = await Promise.all(
    statementFilters.map(async (filter) => {
      const { data } = await candor.call('GET /account/page', { token, query: { page: 1, limit: 100, ...filter } });
      expect(data.total).toBe(data.list.length);
      return data.total;
    }),
  );
  return { fast, lines };
}

async function price(btc: string, eth: string): Promise<void> {
  candor.feed.tick('BTCUSDT', btc);
  candor.feed.tick('ETHUSDT', eth);
  await candor.advance(1_000);
}

/** Wins one, loses one, keeps one open. */
async function trade(token: string): Promise<void> {
  await price('60000', '3000');
  await order(token, 'BTCUSDT');
  await order(token, 'ETHUSDT');
  await candor.advance(1_000);
  await price('60001', '2999');
  await candor.advance(31_000);
  await order(token, 'ETHUSDT');
}

test('lists say the same before, amid and after what they have was counted', async () => {
  const [a, b] = [await candor.signUp(), await candor.signUp()];
  await trade(a.token);
  await trade(b.token);
  const before = [await totals(a.token), await totals(b.token)];
  expect(before[1]?.fast).toEqual([
    [3, '-20'],
    [2, '-20'],
    [1, '0'],
    [2, '-100'],
  ]);

  const [newest] = await db.query<{ id: string }>('select max(id) as id from journal');
  const id = newest?.id ?? '';
  await amid(id, async () => expect([await totals(a.token), await totals(b.token)]).toEqual(before));
  expect(await db.query('select * from fast_order_tally where user_id = $1 order by symbol', [b.userId])).toEqual([
    { user_id: b.userId, symbol: 'BTCUSDT', orders: '1', realised: '80000000' },
    { user_id: b.userId, symbol: 'ETHUSDT', orders: '1', realised: '-100000000' },
  ]);
  expect(
    await db.query(`select sum(lines) = (select count(*) from journal_entry where type <> 0) as whole,
      (select journal_id from tally_until) as until from statement_tally`),
  ).toEqual([{ whole: true, until: id }]);
});

/** Counts three journals at a time, and looks after each step. */
async function amid(newest: string, look: () => Promise<void>): Promise<void> {
  const query = async <Row>(sql: string, params?: readonly unknown[]): Promise<Row[]> => {
    const rows = await db.query<Row>(sql, params);
    const [until] = await db.query<{ journal_id: string; at: string }>(
      'select journal_id, received_at as at from tally_until',
    );
    expect(Number(until?.at) > 0).toBe(until?.journal_id === newest);
    await look();
    return rows;
  };
  await advanceTallies({ query }, candor.server.services.clock.now(), 3);
}

test('what comes after the count is added to it, and what was open is counted once it has ended', async () => {
  const { token, userId } = await candor.signUp();
  await trade(token);
  await advanceTallies(db, candor.server.services.clock.now());
  const [until] = await db.query<{ at: string }>('select received_at as at from tally_until');
  const [open] = await db.query<{ at: string }>('select min(received_at) as at from fast_order where result is null');
  expect(Number(until?.at)).toBe(Number(open?.at) - dayMs);

  await candor.advance(32_000);
  await trade(token);
  const before = await totals(token);
  expect(before.fast.map(([total]) => total)).toEqual([6, 5, 1, 4]);
  await advanceTallies(db, candor.server.services.clock.now());
  await advanceTallies(db, candor.server.services.clock.now());
  expect(await totals(token)).toEqual(before);
  expect(await db.query('select symbol, orders from fast_order_tally where user_id = $1 order by 1', [userId])).toEqual(
    [
      { symbol: 'BTCUSDT', orders: '2' },
      { symbol: 'ETHUSDT', orders: '3' },
    ],
  );
});

test('once nothing is open the count goes on from now, and never back', async () => {
  const { token } = await candor.signUp();
  await order(token, 'BTCUSDT');
  await candor.advance(40_000);
  await advanceTallies(db, candor.server.services.clock.now());
  const read = 'select received_at as at from tally_until';
  const reached = [{ at: String(candor.server.services.clock.now() - dayMs) }];
  expect(await db.query(read)).toEqual(reached);
  await candor.advance(1_000);
  await order(token, 'BTCUSDT');
  await advanceTallies(db, candor.server.services.clock.now() - 2 * dayMs);
  expect(await db.query(read)).toEqual(reached);
});

test('two that count at once count once', async () => {
  const { token } = await candor.signUp();
  await trade(token);
  await Promise.all([
    advanceTallies(db, candor.server.services.clock.now(), 5),
    advanceTallies(db, candor.server.services.clock.now(), 5),
  ]);
  expect((await totals(token)).fast.map(([total]) => total)).toEqual([3, 2, 1, 2]);
});

test('orders are looked for from a day before the oldest that is open', async () => {
  const asked: unknown[] = [];
  const query = async <Row>(_: string, params?: readonly unknown[]): Promise<Row[]> => {
    asked.push(params);
    return (asked.length === 1 ? [{ last: '2', newest: '7', waiting: String(3 * dayMs) }] : []) as Row[];
  };
  await advanceTallies({ query }, 10 * dayMs, 3);
  expect(asked).toEqual([undefined, [2, 5, 0], [5, 7, 2 * dayMs]]);
});
