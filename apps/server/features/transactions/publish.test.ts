import { price, priceScale } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { publishTransactions } from './publish.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());

test('a step is never told after the one that followed it, however long its reading takes', async () => {
  const { db, engine, stream, log } = bench.server.services;
  const { userId } = await bench.signUp();
  const published: unknown[] = [];
  let reads = 0;
  const query: Database['query'] = async (sql, params) => {
    const rows = await db.query(sql, params);
    if ((reads += 1) <= 2) await setTimeout(200);
    return rows as never;
  };
  publishTransactions({
    db: { ...db, query },
    engine,
    log,
    stream: {
      ...stream,
      hears: () => true,
      toUser: (_userId, _event, ...[row]) => {
        published.push((row as { step: string }).step);
      },
    },
  });
  const vndRate = price(26_300n * 10n ** BigInt(priceScale));
  await engine.submit({
    kind: 'request-deposit',
    orderNo: 'd1',
    userId,
    currency: 'USDT',
    amount: usdt('20'),
    claimedTxid: null,
    vndRate,
  });
  await setTimeout(50);
  await engine.submit({ kind: 'cancel-deposit', userId, orderNo: 'd1' });
  await expect.poll(() => published).toEqual(['requested', 'cancelled']);
});
