import { termsText } from '@candor/core/fast/order.ts';
import { settleFromTape } from '@candor/core/fast/settle-order.ts';
import { accountTypes } from '@candor/core/ledger/account.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { amount } from '@candor/core/money/amount.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { fastOrderFrom } from '../engine/rows/fast.ts';
import type { Row } from '../engine/rows/table.ts';
import { openLog } from '../running/log.ts';
import { readChunk } from '../market/tape/tape.ts';
import { simulatedFeed } from '../market/simulated/feed.ts';
import { demoAccount } from './account.ts';
import { seedDemo } from './seed.ts';

let opened: TestDatabase;
const now = Date.UTC(2026, 10, 20, 12, 0, 0, 120);
const seed = () =>
  seedDemo({
    db: opened.db,
    rules: paperRules,
    log: openLog('silent'),
    now,
    feedAt: ({ clock, every }) => {
      const feed = simulatedFeed({ seed: 'demo-seed', clock, every });
      return { ...feed, listings: feed.listings.slice(0, 4) };
    },
  });
beforeAll(async () => {
  opened = await openTestDatabase();
  await seed();
});
afterAll(() => opened.drop());

test('made once, however often it is asked for', async () => {
  const count = async () =>
    (
      await opened.db.query(
        'select (select count(*) from customer) as users, (select count(*) from journal) as journals',
      )
    )[0];
  const before = await count();
  await seed();
  expect(await count()).toEqual(before);
  expect(before).toMatchObject({ users: '1' });
  expect(await opened.db.query('select account, gift_at is not null as gifted from customer')).toEqual([
    { account: demoAccount.account, gifted: true },
  ]);
});

test('its balances follow from its statement, and all money adds up to zero', async () => {
  const [user] = await opened.db.query<{ id: string }>('select id from customer');
  const rows = await opened.db.query<{ type: number; available: string; frozen: string; lines: string; held: string }>(
    `select a.type, a.available, a.frozen, sum(e.available) as lines, sum(e.frozen) as held from account a
      join journal_entry e on e.owner = a.owner and e.type = a.type and e.currency = a.currency
      where a.owner = $1 and a.currency = 'USDT' group by a.id order by a.type`,
    [user?.id],
  );
  expect(rows.map((row) => [row.available, row.frozen])).toEqual(rows.map((row) => [row.lines, row.held]));
  expect(rows.map(({ type, frozen }) => [type, frozen])).toEqual([
    [1, '3000000000'],
    [2, '0'],
    [3, '0'],
    [accountTypes.bonus, '0'],
  ]);
  expect(
    await opened.db.query(
      'select currency, sum(available + frozen) as total from account group by currency order by currency',
    ),
  ).toEqual([
    { currency: 'BTC', total: '0' },
    { currency: 'ETH', total: '0' },
    { currency: 'USDT', total: '0' },
  ]);
  const funds = rows.reduce((sum, row) => sum + BigInt(row.available), 0n);
  expect(Number(formatAmount(amount(funds), 'USDT'))).toBeGreaterThan(30_000);
  expect(
    await opened.db.query(
      'select min(time) >= $1 and max(time) <= $2 as past, count(*) = count(distinct id) as once from journal',
      [now - 196 * 3_600_000, now],
    ),
  ).toEqual([{ past: true, once: true }]);
});

test('one locked product has run to its end, the others are paid day by day', async () => {
  const orders = await opened.db.query<{ product_id: string; status: string; paid_days: number; paid: string }>(
    'select product_id, status, paid_days, paid from earn_order order by product_id',
  );
  expect(orders).toEqual([
    { product_id: 'lock-30', status: 'active', paid_days: 4, paid: '4500000' },
    { product_id: 'lock-7', status: 'completed', paid_days: 7, paid: '2352000' },
    { product_id: 'wealth-15', status: 'active', paid_days: 8, paid: '1680000' },
  ]);
  expect(await opened.db.query('select max(settled_at - due_at) as late from earn_income')).toEqual([{ late: '1000' }]);
});

test('it has traded futures and spot and brought money in, and nothing of it is open any more', async () => {
  const { db } = opened;
  expect(
    await db.query(
      'select symbol, direction, lots, lever, status, close_reason from futures_order order by received_at',
    ),
  ).toEqual([
    { symbol: 'BTCUSDT', direction: 'long', lots: '50', lever: 10, status: 'closed', close_reason: 'user' },
    { symbol: 'ETHUSDT', direction: 'short', lots: '60', lever: 5, status: 'closed', close_reason: 'user' },
  ]);
  const spot = await db.query<{ deal_amount: string }>(
    'select symbol, side, type, status, deal_amount from spot_order order by received_at',
  );
  expect(spot).toEqual([
    {
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'market',
      status: 'filled',
      deal_amount: expect.stringMatching(/^59\d{7}$/),
    },
    {
      symbol: 'ETHUSDT',
      side: 'buy',
      type: 'market',
      status: 'filled',
      deal_amount: expect.stringMatching(/^24\d{7}$/),
    },
    { symbol: 'BTCUSDT', side: 'sell', type: 'limit', status: 'cancelled', deal_amount: '0' },
  ]);
  expect(await db.query('select currency, amount, status, bonus, reason from deposit order by requested_at')).toEqual([
    { currency: 'VND', amount: '5260000', status: 'success', bonus: '10000000', reason: null },
    { currency: 'VND', amount: '2630000', status: 'rejected', bonus: '0', reason: 'transfer-not-found' },
  ]);
});

test("every result follows from the recorded tape, as anybody's", async () => {
  const orders = (await opened.db.query<Row>('select * from fast_order')).map((row) => ({
    order: fastOrderFrom(row),
    hash: row.terms_hash,
  }));
  expect(orders.length).toBeGreaterThan(10);
  const chunks = await opened.db.query<{
    symbol: string;
    minute: string;
    first_seq: string;
    count: number;
    prev_hash: string;
    head_hash: string;
    data: Uint8Array;
  }>('select * from tape_chunk order by symbol, minute');
  const tape = new Map<string, Mark[]>();
  for (const row of chunks) {
    const marks = readChunk({
      ...row,
      minute: Number(row.minute),
      firstSeq: Number(row.first_seq),
      prevHash: row.prev_hash,
      headHash: row.head_hash,
      data: Buffer.from(row.data),
    });
    if (!marks.ok) throw new Error(marks.refusal);
    tape.set(row.symbol, [...(tape.get(row.symbol) ?? []), ...marks.value]);
  }
  for (const { order, hash } of orders) {
    if (order.receivedAt > now - 5 * 3_600_000) continue;
    const settlement = settleFromTape(
      order,
      (tape.get(order.symbol) ?? []).filter((mark) => mark.time > order.receivedAt),
      order.settledAt ?? 0,
      paperRules.fast,
    );
    expect([settlement?.result, settlement?.entry?.seq, settlement?.exit?.seq]).toEqual([
      order.result,
      order.entry?.seq,
      order.exit?.seq,
    ]);
    expect(createHash('sha256').update(termsText(order)).digest('hex')).toBe(hash);
  }
});
