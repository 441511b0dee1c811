import type { FastOrder } from '@candor/core/fast/order.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { describe, expect, test } from 'vitest';
import type { Statement } from '../../db/database.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { lookUp } from '../../engine/idempotency.ts';
import { changedFastRows, fastOrderFrom, placedFastRows } from '../../engine/rows/fast.ts';
import { markOf, openRows } from '../../engine/rows/test-rows.ts';

const { write, stored } = openRows();
const [entry, exit] = [markOf('BTCUSDT', 1), markOf('BTCUSDT', 2)];
const end = { exit, result: 'win', settledAt: 3, settlementJournal: 4 } as const;

const placedOrder = (orderNo: string): FastOrder => ({
  orderNo,
  userId: 'ann',
  symbol: 'BTCUSDT',
  direction: 'up',
  seconds: 30,
  stake: amount(1n),
  payoutRate: rate(1n),
  payout: amount(1n),
  bound: null,
  receivedAt: 1,
  entry: null,
  exit: null,
  result: null,
  settledAt: null,
  settlementJournal: null,
});

test('orders that enter by one mark and orders that end are each told what is theirs, and nothing else', async () => {
  const marks = [entry, markOf('BTCUSDT', 42, true)];
  const placed = Array.from({ length: 6 }, (_, at) => placedOrder(`fast-"enters"-${at}`));
  await write(placedFastRows(placed));
  const wanted = placed.map((order, at): FastOrder => {
    if (at === 4) return { ...order, entry, ...end };
    return at === 5 ? order : { ...order, entry: marks[at % 2] ?? null };
  });
  const changes = changedFastRows(wanted.slice(0, 5));
  // One statement for each mark, one for what has ended.
  expect(changes).toHaveLength(3);
  expect((await stored('fast_order', changes)).map(fastOrderFrom)).toEqual(wanted);
  expect(() => changedFastRows([placedOrder('nothing')])).toThrow('an order changes by its entry or its end');
});

/** PostgreSQL keeps a plan from the sixth time on. */
const untilKept = 8;
/** How often a table was read whole in the transaction that asks. */
const readWhole: Statement = {
  sql: `select relname, pg_stat_get_xact_numscans(oid)::int as times from pg_class where relname = any($1) order by 1`,
  params: [['fast_order', 'idempotency']],
};

describe.runIf(process.env.DATABASE_URL)('on PostgreSQL', () => {
  test('what the writer does by keys reads no table whole, though its plans began on empty ones', async () => {
    const opened = await openTestDatabase();
    const writer = await opened.db.openWriter();
    const key = { userId: 'ann', route: 'r', key: 'k', bodyHash: 'h' };
    let last: Record<string, unknown>[] = [];
    for (let round = 0; round < untilKept; round += 1) {
      const placed = Array.from({ length: 3 }, (_, at) => placedOrder(`order-${round}-${at}`));
      await writer.batch(placedFastRows(placed));
      const entered = placed.map((order) => ({ ...order, entry }));
      const ended = entered.map((order) => ({ ...order, ...end }));
      const changes = [...changedFastRows(entered), ...changedFastRows(ended)];
      last = (await writer.batch([...changes, lookUp([key]), readWhole])).at(-1) ?? [];
    }
    expect(last).toEqual([
      { relname: 'fast_order', times: 0 },
      { relname: 'idempotency', times: 0 },
    ]);
    await writer.close();
    await opened.drop();
  });
});
