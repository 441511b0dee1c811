import { hourMs } from '@candor/core/platform-day.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { countFigures } from './count-figures.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.drop());

const query = (sql: string, params: readonly unknown[] = []) => opened.db.query(sql, params);
/** What the house buys outside for USDT, as somebody's order or quote is paid. */
async function cover(id: number, reference: string, cost: number, got: number): Promise<void> {
  await query("insert into journal values ($1, 'house-cover', $2, $3)", [id, reference, hourMs]);
  await query(
    `insert into journal_entry values ($1, 0, 'exchange-house', 0, 'USDT', -$2::numeric, 0, 0, 0),
      ($1, 1, 'world', 0, 'USDT', $2, 0, 0, 0), ($1, 2, 'world', 0, 'BTC', -$3::numeric, 0, 0, 0),
      ($1, 3, 'exchange-house', 0, 'BTC', $3, 0, 0, 0)`,
    [id, cost, got],
  );
}

test('what the house buys outside belongs to spot where an order asked for it, else to the exchange', async () => {
  await query(`insert into spot_order (order_no, user_id, symbol, side, type, tick, steps, maker_fee, taker_fee,
      received_at, queued, status, filled_steps, deal_count, deal_amount, fee, held)
    values ('s1', 'u', 'BTCUSDT', 'buy', 'limit', 1, 1, 0, 0, 1, 1, 'open', 0, 0, 0, 0, 0)`);
  await cover(1, 's1', 60, 2);
  await cover(2, 'q1', 500, 7);
  await cover(3, 'q2', 30, 1);
  await countFigures(opened.db);
  const row = (product: string, symbol: string, currency: string, units: string, journals: number) => ({
    product,
    symbol,
    currency,
    units,
    journals: String(journals),
  });
  expect(
    await query(`select product, symbol, currency, units::text as units, journals::text as journals
      from business_figure where span = 'hour' and topic = 'house' order by product, currency`),
  ).toEqual([
    row('exchange', '', 'BTC', '8', 2),
    row('exchange', '', 'USDT', '-530', 2),
    row('spot', 'BTCUSDT', 'BTC', '2', 1),
    row('spot', 'BTCUSDT', 'USDT', '-60', 1),
  ]);
});
