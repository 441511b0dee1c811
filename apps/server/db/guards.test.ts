import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db
    .query(`insert into fast_order (order_no, user_id, symbol, direction, seconds, stake, payout_rate, payout,
      bound_price, bound_slippage, received_at, terms_hash)
    values ('bound', 'u', 'BTCUSDT', 'up', 30, 1, 1, 1, 100, 1, 1, 'h'),
           ('free', 'u', 'BTCUSDT', 'up', 30, 1, 1, 1, null, null, 1, 'h')`);
});
afterAll(() => opened.drop());

test.each([
  ['user_id', `'v'`],
  ['symbol', `'ETHUSDT'`],
  ['direction', `'down'`],
  ['seconds', '60'],
  ['stake', '2'],
  ['payout_rate', '2'],
  ['payout', '2'],
  ['bound_price', '101'],
  ['bound_price', 'null'],
  ['bound_slippage', '2'],
  ['received_at', '2'],
  ['terms_hash', `'i'`],
])('what was agreed on stays: %s can not become %s', async (column, value) => {
  await expect(opened.db.query(`update fast_order set ${column} = ${value} where order_no = 'bound'`)).rejects.toThrow(
    'terms are frozen',
  );
});

test('an order that had no bound gets none', async () => {
  await expect(
    opened.db.query(`update fast_order set bound_price = 1, bound_slippage = 0 where order_no = 'free'`),
  ).rejects.toThrow('terms are frozen');
});

test('an entry is set once, an exit with the result, and then nothing more', async () => {
  const { db } = opened;
  await db.query(`update fast_order set entry_seq = 1, entry_time = 5, entry_price = 100 where order_no = 'bound'`);
  await expect(db.query(`update fast_order set entry_price = 101 where order_no = 'bound'`)).rejects.toThrow(
    'terms are frozen',
  );
  await expect(db.query(`update fast_order set result = 'win' where order_no = 'bound'`)).rejects.toThrow(
    'violates check constraint',
  );
  await db.query(
    `update fast_order set result = 'win', settled_at = 9, settlement_journal = 1, exit_seq = 2, exit_time = 9,
      exit_price = 101 where order_no = 'bound'`,
  );
  for (const change of [
    `result = 'lose'`,
    'exit_price = 99',
    'settled_at = null, result = null, settlement_journal = null',
  ]) {
    await expect(db.query(`update fast_order set ${change} where order_no = 'bound'`), change).rejects.toThrow(
      'settled',
    );
  }
  await expect(db.query(`delete from fast_order`)).rejects.toThrow('append-only');
});

test('the entries of orders stay in their pages but for a few, and so touch no index', async () => {
  const [, , counted] = await opened.db.batch([
    {
      sql: `insert into fast_order (order_no, user_id, symbol, direction, seconds, stake, payout_rate, payout,
        received_at, terms_hash)
      select 'many' || n, 'w', 'BTCUSDT', 'up', 30, 1, 1, 1, 1, repeat('h', 64) from generate_series(1, 500) as n`,
    },
    {
      sql: `update fast_order set entry_seq = 1, entry_time = 5, entry_price = 100, entry_backfilled = false
        where user_id = 'w'`,
    },
    { sql: `select n_tup_hot_upd as stayed from pg_stat_xact_user_tables where relname = 'fast_order'` },
  ]);
  expect(Number(counted?.[0]?.stayed)).toBeGreaterThan(400);
});
