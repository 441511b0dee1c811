import type { DepositProof } from '@candor/core/deposits/deposit.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import { emptyAccount } from '@candor/core/ledger/account.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import type { Needs } from '@candor/core/restore/needs.ts';
import type { Snapshot } from '@candor/core/restore/restore.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { idempotencyKeepMs, findStored, isStored, storedRows, sweepIdempotency } from './idempotency.ts';
import { findNeeded } from './find-needed.ts';
import { loadSnapshot } from './load.ts';
import { placedFastRows } from './rows/fast.ts';
import { accountRows } from './rows/ledger.ts';
import { markOf } from './rows/test-rows.ts';

let opened: TestDatabase;
let db: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
});
afterAll(() => opened.drop());

const load = async (resting?: ReadonlySet<string>): Promise<Omit<Snapshot, 'marks'>> => {
  const writer = await db.openWriter();
  try {
    return await loadSnapshot(writer, resting);
  } finally {
    await writer.close();
  }
};

test('tables without a row are the state of a first start', async () => {
  expect(await load()).toEqual({
    accounts: [],
    loaded: new Set(),
    fastOrders: [],
    futuresOrders: [],
    spotOrders: [],
    products: [],
    earnOrders: [],
    quotes: [],
    ruleVersions: [],
    deposits: [],
    depositProofs: [],
    withdrawals: [],
    withdrawalDays: [],
    withdrawalTxids: [],
    adjustments: [],
    bonuses: [],
    limits: [],
    dayResults: [],
    standings: [],
    ownerFreezes: [],
    countdowns: [],
    testFundsDays: [],
    commissionDays: [],
    spotVolumes: null,
    halts: [],
    nextJournal: 1,
  });
});

const open: FastOrder = {
  orderNo: 'b',
  userId: 'u',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: amount(1n),
  payoutRate: rate(1n),
  payout: amount(1n),
  bound: null,
  receivedAt: 5,
  entry: null,
  exit: null,
  result: null,
  settledAt: null,
  settlementJournal: null,
};

test('open fast orders come in the order of their receipt; what is settled, or rests, is left out', async () => {
  const settled: FastOrder = { ...open, orderNo: 'done', result: 'tie', settledAt: 9, settlementJournal: 1 };
  const entered: FastOrder = { ...open, orderNo: 'c', receivedAt: 4, entry: markOf('BTCUSDT', 4) };
  const same = { ...open, orderNo: 'a' };
  await db.batch(placedFastRows([settled, open, entered, same]));
  expect((await load()).fastOrders).toEqual([entered, same, open]);
  expect((await load(new Set(['a', 'nobody']))).fastOrders).toEqual([entered, open]);
});

/** Columns of a row that say nothing in these tests. */
async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`).join(', ');
  await db.query(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(row));
}
const futures = (orderNo: string, receivedAt: number, closedAt: number | null) =>
  insert('futures_order', {
    order_no: orderNo,
    user_id: 'u',
    symbol: 'BTCUSDT',
    direction: 'long',
    lots: 1,
    size: 1,
    lever: 1,
    fee_rate: 0,
    maintenance_rate: 0,
    entrust_type: 'market',
    received_at: receivedAt,
    held: 0,
    fee: 0,
    status: closedAt === null ? 'holding' : 'closed',
    armed: '',
    closed_at: closedAt,
  });
const spot = (orderNo: string, queued: number, endedAt: number | null) =>
  insert('spot_order', {
    order_no: orderNo,
    user_id: 'u',
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    tick: 1,
    steps: 1,
    maker_fee: 0,
    taker_fee: 0,
    received_at: 1,
    queued,
    status: endedAt === null ? 'open' : 'filled',
    filled_steps: 0,
    deal_count: 0,
    deal_amount: 0,
    fee: 0,
    held: 0,
    ended_at: endedAt,
  });
const numbers = (orders: readonly { orderNo: string }[]): string[] => orders.map(({ orderNo }) => orderNo);

test('open positions come in the order of their receipt, resting spot orders in that of their queue', async () => {
  await futures('f2', 2, null);
  await futures('f1', 1, null);
  await futures('f0', 0, 3);
  // Queued as numbers, not as texts.
  await spot('s10', 10, null);
  await spot('s9', 9, null);
  await spot('s1', 1, 2);
  const { futuresOrders, spotOrders } = await load(new Set(['f2', 's9']));
  expect([numbers(futuresOrders), numbers(spotOrders)]).toEqual([['f1'], ['s9', 's10']]);
  expect(numbers((await load()).futuresOrders)).toEqual(['f1', 'f2']);
});

const product = (version: number, paused: boolean) =>
  insert('earn_product', {
    product_id: 'p',
    version,
    kind: 'wealth',
    currency: 'USDT',
    daily_rate: 1,
    penalty_rate: 0,
    days: 10,
    dividend: 'end',
    min_amount: 1,
    max_amount: 1,
    example: false,
    paused,
  });

test('of a product the latest version is sold, whatever its orders were bought under', async () => {
  for (const version of [9, 10, 2]) await product(version, version === 10);
  const order = (orderNo: string, startAt: number, endedAt: number | null) =>
    insert('earn_order', {
      order_no: orderNo,
      user_id: 'u',
      product_id: 'p',
      version: 2,
      kind: 'wealth',
      currency: 'USDT',
      daily_rate: 1,
      penalty_rate: 0,
      days: 10,
      dividend: 'end',
      principal: 1,
      daily_income: 1,
      start_at: startAt,
      paid_days: 0,
      paid: 0,
      status: endedAt === null ? 'active' : 'redeemed',
      ended_at: endedAt,
      penalty: 0,
    });
  await order('e2', 2, null);
  await order('e1', 1, null);
  await order('e0', 0, 3);
  const { products, earnOrders } = await load();
  expect(products).toMatchObject([{ productId: 'p', version: 10, paused: true }]);
  expect(earnOrders).toMatchObject([
    { orderNo: 'e1', version: 2 },
    { orderNo: 'e2', version: 2 },
  ]);
  expect(numbers((await load(new Set(['e1']))).earnOrders)).toEqual(['e2']);
});

const deposit = (orderNo: string, change: Readonly<Record<string, unknown>>) =>
  insert('deposit', {
    order_no: orderNo,
    user_id: 'u',
    way: 'usdt',
    currency: 'USDT',
    amount: 1,
    requested_at: 1,
    status: 'requested',
    credited: 0,
    bonus: 0,
    ...change,
  });

const nobody: Needs = { customers: new Set(), proofs: [], txids: [] };

test('deposits that wait are known, and a proof that was used when it is asked for', async () => {
  const success = { status: 'success', received: 1, credited: 1, finished_at: 2 };
  await deposit('d2', { requested_at: 2 });
  await deposit('d1', {});
  await deposit('d3', { status: 'rejected', finished_at: 2 });
  await deposit('d4', { ...success, txid: 'a'.repeat(64), log_index: 3 });
  const vnd = { way: 'vnd', currency: 'VND', vnd_rate: 1, rate_until: 1 };
  await deposit('d5', { ...success, ...vnd, bank_reference: 'FT1' });
  const { deposits, depositProofs } = await load();
  expect([numbers(deposits), depositProofs]).toEqual([['d1', 'd2'], []]);
  const used: DepositProof[] = [{ txid: 'a'.repeat(64), logIndex: 3 }, { bankReference: 'FT1' }];
  const free: DepositProof[] = [
    { txid: 'a'.repeat(64), logIndex: 4 },
    { txid: 'b'.repeat(64), logIndex: 3 },
    { bankReference: 'FT2' },
  ];
  expect((await findNeeded(db, { ...nobody, proofs: [...free, ...used] })).depositProofs).toEqual(used);
});

const withdrawal = (orderNo: string, day: number, status: string, change: Readonly<Record<string, unknown>> = {}) =>
  insert('withdrawal', {
    order_no: orderNo,
    user_id: 'u',
    currency: 'USDT',
    amount: 2,
    fee: 1,
    expected: 1,
    way: 'chain',
    chain: 'TRC20',
    address: 'x',
    platform_day: day,
    requested_at: day * 86_400_000,
    deadline: day * 86_400_000 + 1,
    status,
    ...change,
  });

test('a withdrawal that has not ended is known; its day counts, but not where all came back', async () => {
  await withdrawal('w4', 4, 'unknown', { txid: 'ref-4' });
  await withdrawal('w1', 1, 'requested');
  await withdrawal('w2', 2, 'success', { txid: ' Ref - 2', finished_at: 9 });
  await withdrawal('w3', 3, 'rejected', { finished_at: 9 });
  await withdrawal('w5', 5, 'cancelled', { finished_at: 9 });
  await withdrawal('w6', 6, 'approved', { closing: true });
  const { withdrawals, withdrawalDays, withdrawalTxids } = await load();
  expect(numbers(withdrawals)).toEqual(['w1', 'w4', 'w6']);
  expect(withdrawalDays.toSorted((a, b) => a.platformDay - b.platformDay)).toEqual([
    { orderNo: 'w1', userId: 'u', platformDay: 1 },
    { orderNo: 'w2', userId: 'u', platformDay: 2 },
    { orderNo: 'w4', userId: 'u', platformDay: 4 },
  ]);
  expect(withdrawalTxids).toEqual([]);
  const asked = await findNeeded(db, { ...nobody, txids: ['ref-2', 'ref-9'] });
  expect(asked.withdrawalTxids).toEqual([{ orderNo: 'w2', txid: ' Ref - 2' }]);
});

test('the next journal follows the last; what was stopped until it was let go; the last day of funds', async () => {
  await db.batch(accountRows([emptyAccount('u', 1, 'USDT')]));
  for (const id of [9, 10]) await insert('journal', { id, kind: 'transfer', reference: 'r', time: 1 });
  const halt = { reason: 'r', started_by: 'o', started_at: 1 };
  await insert('symbol_halt', { ...halt, id: 'h1', symbol: 'BTCUSDT' });
  await insert('symbol_halt', { ...halt, id: 'h2', symbol: 'ETHUSDT', ended_by: 'o', ended_at: 5 });
  for (const day of [3, 20, 4]) await insert('test_funds', { user_id: 'u', platform_day: day, journal_id: day });
  const { nextJournal, halts, testFundsDays, accounts } = await load();
  expect({ nextJournal, halts, testFundsDays, accounts }).toEqual({
    nextJournal: 11,
    halts: ['BTCUSDT'],
    testFundsDays: [['u', 20]],
    accounts: [emptyAccount('u', 1, 'USDT')],
  });
});

test('who has nothing open is not read; many customers are found whole, whoever has nothing as well', async () => {
  await db.query(`insert into account select 'p' || n || ':' || type || ':USDT', 'p' || n, type, 'USDT', n, 0
    from generate_series(1, 12000) as n, generate_series(1, 2) as type`);
  await db.query(
    "insert into bonus (user_id, volume, carry, released) select 'p' || n, n, 0, 0 from generate_series(1, 12000) n",
  );
  await db.batch(accountRows([emptyAccount('world', 0, 'USDT')]));
  expect(await load()).toMatchObject({
    loaded: new Set(['u']),
    accounts: [{ owner: 'world' }, { owner: 'u' }],
    bonuses: [],
  });
  const customers = new Set(['nobody', ...Array.from({ length: 11_000 }, (_, at) => `p${at + 1}`)]);
  const { accounts, bonuses } = await findNeeded(db, { ...nobody, customers });
  const sum = (all: readonly { available: bigint }[]): bigint =>
    all.reduce((total, each) => total + each.available, 0n);
  expect([accounts.length, new Set(accounts.map(({ id }) => id)).size, sum(accounts)]).toEqual([
    22_000,
    22_000,
    121_011_000n,
  ]);
  expect(new Set(bonuses.map(({ userId }) => userId)).size).toBe(11_000);
});

test('of what a day has brought, only the latest day is known', async () => {
  for (const [user, day] of [
    ['r1', 3],
    ['r2', 20],
    ['r3', 4],
    ['r4', 20],
  ])
    await insert('day_result', { user_id: user, platform_day: day, net: 7 });
  const { dayResults } = await load();
  expect(dayResults.map(({ userId }) => userId).toSorted()).toEqual(['r2', 'r4']);
});

const key = { userId: 'u', route: 'POST /x', key: 'k', bodyHash: 'hash' };

test('an answer is found under its user, route and key alone, as it was stored', async () => {
  const answer = { text: 'a "b" \\ {c},d', none: null, list: [1, 'Thu nhập 💸'] };
  await db.batch(storedRows([{ key, answer, at: 7 }]));
  const find = (...keys: (typeof key)[]) => findStored(db, keys);
  expect(await find()).toEqual(new Map());
  for (const change of [{ userId: 'v' }, { route: 'POST /y' }, { key: 'l' }]) {
    expect(await find({ ...key, ...change })).toEqual(new Map());
    expect(await isStored(db, { ...key, ...change })).toBe(false);
  }
  expect(await isStored(db, key)).toBe(true);
  // Whatever the body is now: that it was another is for the engine to see.
  expect(await find({ ...key, bodyHash: 'other' }, { ...key, userId: 'v' })).toEqual(
    new Map([['u POST /x k', { bodyHash: 'hash', answer }]]),
  );
  await expect(db.batch(storedRows([{ key, answer: 1, at: 8 }]))).rejects.toThrow('idempotency_pkey');
});

test('a key is kept for 48 hours', async () => {
  await sweepIdempotency(db, 7 + idempotencyKeepMs);
  expect(await isStored(db, key)).toBe(true);
  await sweepIdempotency(db, 8 + idempotencyKeepMs);
  expect(await isStored(db, key)).toBe(false);
});

test('so many keys that one statement takes too long are forgotten some at a time, until told to stop', async () => {
  const count = 25_000;
  await db.query(
    `insert into idempotency (user_id, route, key, body_hash, answer, created_at)
      select 'many', 'POST /x', n::text, 'hash', '1', 8 from generate_series(1, $1) n`,
    [count],
  );
  const left: unknown[] = [];
  const counted: Pick<Database, 'query'> = {
    async query(sql, params) {
      const rows = await db.query(sql, params);
      left.push((await db.query('select count(*)::integer as left from idempotency'))[0]?.['left']);
      return rows as never;
    },
  };
  await sweepIdempotency(counted, 9 + idempotencyKeepMs, () => left.length < 1);
  expect(left).toEqual([15_000]);
  await sweepIdempotency(counted, 9 + idempotencyKeepMs);
  expect(left).toEqual([15_000, 5_000, 0]);
});
