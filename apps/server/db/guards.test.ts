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

type Cell = string | number | boolean | null;
const quoted = (value: Cell): string => (value === null ? 'null' : `'${value}'`);
const insert = (table: string, row: Readonly<Record<string, Cell>>) =>
  opened.db.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(quoted).join(', ')})`,
  );
const futures = {
  order_no: 'futures',
  user_id: 'u',
  symbol: 'BTCUSDT',
  direction: 'long',
  lots: 1,
  size: 1,
  lever: 10,
  fee_rate: 1,
  maintenance_rate: 1,
  entrust_type: 'limit',
  entrust_price: 5,
  received_at: 1,
  status: 'holding',
  held: 1,
  open_seq: 1,
  open_time: 2,
  open_price: 3,
  open_backfilled: false,
  fee: 1,
  armed: '',
};
const spot = {
  order_no: 'spot',
  user_id: 'u',
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  tick: 5,
  steps: 9,
  maker_fee: 1,
  taker_fee: 1,
  received_at: 1,
  queued: 1,
  status: 'partial',
  filled_steps: 3,
  deal_count: 15,
  deal_amount: 15,
  fee: 0,
  held: 5,
};
const earn = {
  order_no: 'earn',
  user_id: 'u',
  product_id: 'p',
  version: 1,
  kind: 'wealth',
  currency: 'USDT',
  daily_rate: 1,
  penalty_rate: 0,
  days: 10,
  dividend: 'end',
  principal: 7,
  daily_income: 2,
  start_at: 1,
  paid_days: 3,
  paid: 6,
  status: 'active',
  penalty: 0,
};
const product = {
  product_id: 'p',
  kind: 'wealth',
  currency: 'USDT',
  daily_rate: 1,
  penalty_rate: 0,
  days: 10,
  dividend: 'end',
  min_amount: 1,
  max_amount: 9,
  example: false,
  paused: false,
};
const deposit = {
  order_no: 'deposit',
  user_id: 'u',
  way: 'vnd',
  currency: 'VND',
  amount: 5,
  claimed_txid: 'a'.repeat(64),
  vnd_rate: 1,
  rate_until: 1,
  requested_at: 1,
  status: 'requested',
  credited: 0,
  bonus: 0,
};
const withdrawal = {
  order_no: 'withdrawal',
  user_id: 'u',
  currency: 'USDT',
  amount: 3,
  fee: 1,
  expected: 2,
  way: 'bank',
  bank_card_id: 'c',
  bank_name: 'VCB',
  card_no: '1',
  vnd_rate: 1,
  vnd_amount: 1,
  platform_day: 0,
  requested_at: 1,
  deadline: 2,
  status: 'requested',
};
beforeAll(async () => {
  await insert('futures_order', futures);
  await insert('spot_order', spot);
  for (const version of [1, 2]) await insert('earn_product', { ...product, version });
  await insert('earn_order', earn);
  await insert('deposit', deposit);
  await insert('withdrawal', withdrawal);
});

test.each([
  ['futures_order', 'user_id', 'v'],
  ['futures_order', 'symbol', 'ETHUSDT'],
  ['futures_order', 'direction', 'short'],
  ['futures_order', 'lots', 2],
  ['futures_order', 'size', 2],
  ['futures_order', 'lever', 20],
  ['futures_order', 'fee_rate', 0],
  ['futures_order', 'maintenance_rate', 0],
  ['futures_order', 'entrust_type', 'market'],
  ['futures_order', 'entrust_price', null],
  ['futures_order', 'received_at', 2],
  ['futures_order', 'open_seq', 2],
  ['futures_order', 'open_time', 3],
  ['futures_order', 'open_price', 2],
  ['spot_order', 'user_id', 'v'],
  ['spot_order', 'symbol', 'ETHUSDT'],
  ['spot_order', 'side', 'sell'],
  ['spot_order', 'type', 'market'],
  ['spot_order', 'tick', 6],
  ['spot_order', 'steps', 10],
  ['spot_order', 'maker_fee', 0],
  ['spot_order', 'taker_fee', 0],
  ['spot_order', 'received_at', 2],
  ['spot_order', 'queued', 2],
  ['spot_order', 'filled_steps', 2],
  ['earn_order', 'user_id', 'v'],
  ['earn_order', 'version', 2],
  ['earn_order', 'kind', 'lock-mining'],
  ['earn_order', 'currency', 'BTC'],
  ['earn_order', 'daily_rate', 2],
  ['earn_order', 'penalty_rate', 1],
  ['earn_order', 'days', 9],
  ['earn_order', 'dividend', 'daily'],
  ['earn_order', 'principal', 8],
  ['earn_order', 'start_at', 2],
  ['deposit', 'user_id', 'v'],
  ['deposit', 'amount', 6],
  ['deposit', 'claimed_txid', null],
  ['deposit', 'vnd_rate', 2],
  ['deposit', 'rate_until', 2],
  ['deposit', 'requested_at', 2],
  ['withdrawal', 'user_id', 'v'],
  ['withdrawal', 'currency', 'USDC'],
  ['withdrawal', 'bank_card_id', 'd'],
  ['withdrawal', 'bank_name', 'ACB'],
  ['withdrawal', 'card_no', '2'],
  ['withdrawal', 'vnd_rate', 2],
  ['withdrawal', 'vnd_amount', 2],
  ['withdrawal', 'requested_at', 0],
  ['withdrawal', 'deadline', 3],
])('what was agreed on in a %s stays: its %s can not become %s', async (table, column, value) => {
  await expect(opened.db.query(`update ${table} set ${column} = ${quoted(value)}`)).rejects.toThrow('terms are frozen');
});

test.each([
  ['a day of income is paid back', 'update earn_order set paid_days = 2, paid = 4', 'terms are frozen'],
  ['the income of an order is another one', 'update earn_order set daily_income = 3, paid = 9', 'terms are frozen'],
  ['the fee of a withdrawal is another one', 'update withdrawal set fee = 2, expected = 1', 'terms are frozen'],
  ['more is withdrawn', 'update withdrawal set amount = 4, expected = 3', 'terms are frozen'],
  ['a payout goes elsewhere', `update withdrawal set address = 'x'`, 'terms are frozen'],
  ['more is filled than was asked for', 'update spot_order set filled_steps = 10', 'check constraint'],
  ['an order ends and still holds', `update spot_order set status = 'cancelled', ended_at = 2`, 'check constraint'],
  ['a position ends and still holds', `update futures_order set status = 'closed', closed_at = 2`, 'check constraint'],
  ['income is paid that is none', 'update earn_order set paid = 7', 'check constraint'],
  [
    'an order completes before its days',
    `update earn_order set status = 'completed', ended_at = 9`,
    'check constraint',
  ],
  ['a bonus comes without a deposit', 'update deposit set bonus = 1', 'check constraint'],
  [
    'a deposit is credited without a proof',
    `update deposit set status = 'success', received = 5, credited = 5,
    finished_at = 2`,
    'check constraint',
  ],
  ['a withdrawal is paid by nothing', `update withdrawal set status = 'success', finished_at = 2`, 'check constraint'],
])('the tables refuse it when %s', async (_name, sql, message) => {
  await expect(opened.db.query(sql)).rejects.toThrow(message);
});

test.each(['fast_order', 'futures_order', 'spot_order', 'earn_order', 'earn_product', 'deposit', 'withdrawal'])(
  'no row leaves %s',
  async (table) => {
    await expect(opened.db.query(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(opened.db.query(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  },
);

test('a withdrawal goes from one step to the next, and never back to what can be cancelled', async () => {
  const steps = (change: string) => opened.db.query(`update withdrawal set ${change}`);
  await steps(`status = 'approved'`);
  for (const back of [`status = 'requested'`, `status = 'cancelled', finished_at = 3`])
    await expect(steps(back), back).rejects.toThrow('frozen');
  await steps(`status = 'sending', txid = 'ref'`);
  for (const back of ['requested', 'approved'])
    await expect(steps(`status = '${back}'`), back).rejects.toThrow('frozen');
  await steps(`status = 'unknown'`);
  for (const back of ['requested', 'approved', 'sending'])
    await expect(steps(`status = '${back}'`), back).rejects.toThrow('frozen');
  await steps(`status = 'success', finished_at = 3`);
  await expect(steps(`status = 'rejected'`)).rejects.toThrow('has ended');
  await expect(steps(`reason = 'other'`)).rejects.toThrow('has ended');
});

test('what has ended stays ended, with all that it was', async () => {
  const { db } = opened;
  await db.query(
    `update futures_order set status = 'closed', held = 0, closed_at = 2, close_reason = 'user', profit = 1`,
  );
  for (const change of [
    'profit = 2',
    `close_reason = 'liquidation'`,
    'fee = 0',
    `status = 'holding', closed_at = null`,
  ])
    await expect(db.query(`update futures_order set ${change}`), change).rejects.toThrow('has ended');
  await db.query(`update spot_order set status = 'cancelled', held = 0, ended_at = 2`);
  for (const change of ['fee = 1', 'deal_amount = 16', `status = 'open', ended_at = null`])
    await expect(db.query(`update spot_order set ${change}`), change).rejects.toThrow('has ended');
  await db.query(`update earn_order set status = 'redeemed', ended_at = 2, penalty = 1`);
  for (const change of ['penalty = 0', `status = 'active', ended_at = null`])
    await expect(db.query(`update earn_order set ${change}`), change).rejects.toThrow('has ended');
  await db.query(
    `update deposit set status = 'success', received = 5, credited = 5, bank_reference = 'FT', finished_at = 2`,
  );
  for (const change of ['credited = 6', `bank_reference = 'FT2'`, 'bonus = 1'])
    await expect(db.query(`update deposit set ${change}`), change).rejects.toThrow('has ended');
});
