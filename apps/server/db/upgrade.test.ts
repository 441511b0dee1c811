import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { sampled } from '../../../tests/effort.ts';
import { faultsOfMoney } from '../../../tests/faults/books.ts';
import type { Database } from './database.ts';
import { openBareDatabase, openTestDatabase } from './test-database.ts';
import { openTestServer, testStart, type TestServer } from '../test-server.ts';

/**
 * Data as the landed versions of these days have left them: two customers, orders of each family, some of them open.
 */
const landed = ['2026-11-20', '2026-11-22', '2026-11-27'].slice(sampled ? -1 : 0);
const downMs = 120_000;
const owner = { account: 'tester0001', password: 'secret-123' };

let candor: TestServer | undefined;
afterEach(async () => {
  await candor?.close();
});

async function dataOf(day: string) {
  const opened = await openBareDatabase();
  const dump = gunzipSync(await readFile(new URL(`./landed/data-of-${day}.sql.gz`, import.meta.url))).toString();
  await opened.db.batch([{ sql: dump }]);
  return opened;
}

/** Everything that a schema consists of, in words. */
async function schemaOf(db: Database): Promise<Set<string>> {
  const parts = await Promise.all(
    [
      `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
          || coalesce(column_default, '') as it
       from information_schema.columns where table_schema = 'public'`,
      `select indexdef as it from pg_indexes where schemaname = 'public'`,
      `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as it from pg_constraint
        where connamespace = 'public'::regnamespace`,
      // A dump brackets comparisons of rows otherwise.
      `select regexp_replace(pg_get_triggerdef(oid), '[()]', '', 'g') as it from pg_trigger where not tgisinternal`,
      `select proname || regexp_replace(prosrc, '\\s+', ' ', 'g') as it from pg_proc
        where pronamespace = 'public'::regnamespace`,
      `select relname || ' ' || array_to_string(reloptions, ',') as it from pg_class
        where relnamespace = 'public'::regnamespace and reloptions is not null`,
    ].map((sql) => db.query<{ it: string }>(sql)),
  );
  return new Set(parts.flat().map(({ it }) => it));
}

test.each(landed)('data of %s get the schema of a fresh database', async (day) => {
  const [fresh, opened] = await Promise.all([openTestDatabase(), dataOf(day)]);
  candor = await openTestServer({ opened, startAt: testStart + downMs });
  const [upgraded, wanted] = await Promise.all([schemaOf(opened.db), schemaOf(fresh.db)]);
  expect({ missing: wanted.difference(upgraded), besides: upgraded.difference(wanted) }).toEqual({
    missing: new Set(),
    besides: new Set(),
  });
  await fresh.drop();
});

test.each(landed)('on data of %s an order of every family is placed and settled', async (day) => {
  const {
    call,
    advance,
    feed,
    server: {
      services: { db },
    },
  } = (candor = await openTestServer({ opened: await dataOf(day), startAt: testStart + downMs }));
  const { token } = (await call('POST /login', { body: owner })).data;
  feed.tick('BTCUSDT', '60000');
  feed.tick('ETHUSDT', '3000');
  await advance(1_000);
  const fast = await call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '50' },
  });
  const futures = await call('POST /portal/order/contractOrder', {
    token,
    body: {
      contractType: 'futures',
      symbol: 'BTCUSDT',
      direction: 'long',
      entrustType: 'market',
      lots: '50',
      lever: 5,
    },
  });
  const spot = await call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'ETHUSDT', side: 'buy', type: 'market', amount: '100', selfTrade: 'end-both' },
  });
  const earn = await call('POST /lockMining/purchase', { token, body: { productId: 'lock-30', amount: '100' } });
  expect([fast, futures, spot, earn].map(({ code, message }) => [code, message])).toEqual(
    Array.from({ length: 4 }, () => [200, 'OK']),
  );
  await advance(500);
  const id = (futures.data as { orderNo: string }).orderNo;
  expect((await call('POST /portal/order/endContractOrder/{id}', { token, params: { id } })).code).toBe(200);
  expect((await call('POST /lockMining/redeem', { token, body: { orderId: earn.data.orderNo } })).code).toBe(200);
  // The one that was open at the upgrade ends as well: it ran for 300 seconds.
  await advance(30_000);
  feed.tick('BTCUSDT', '60010');
  await advance(280_000);
  expect(await db.query('select count(*)::int as n, count(result)::int as settled from fast_order')).toEqual([
    { n: 4, settled: 4 },
  ]);
  expect(await db.query('select status from futures_order where order_no = $1', [id])).toEqual([{ status: 'closed' }]);
  const lastSpot = 'select ended_at is not null as ended, self_trade from spot_order order by queued desc';
  expect((await db.query(lastSpot)).map(({ ended, self_trade: ends }) => [ended, ends])).toEqual([
    [true, 'end-both'],
    [true, 'end-maker'],
    [false, 'end-maker'],
  ]);
  expect(await db.query(`select user_id, sum(net) as net from daily_profit group by user_id`)).toEqual(
    await db.query(
      `select e.owner as user_id, sum(e.available + e.frozen) as net
        from journal_entry e join journal j on j.id = e.journal_id
      where j.kind ~ '^(fast|futures|earn)-' and e.type between 1 and 3 and e.currency = 'USDT' group by e.owner`,
    ),
  );
  const faults = (await faultsOfMoney(db)).filter((fault) => !fault.startsWith('what is frozen'));
  expect(faults).toEqual([]);
});

test.each(landed)('what data of %s had settled is in the public log, each receipt with its proof', async (day) => {
  candor = await openTestServer({ opened: await dataOf(day), startAt: testStart + downMs });
  const { call, server } = candor;
  await server.services.publicLog.settle();
  const { token } = (await call('POST /login', { body: owner })).data;
  const orders = await server.services.db.query<{ order_no: string }>(
    `select r.order_no from receipt r join fast_order o using (order_no) join customer c on c.id = o.user_id
      where c.account = $1`,
    [owner.account],
  );
  expect(orders.length).toBeGreaterThan(0);
  for (const { order_no: orderNo } of orders) {
    const receipt = await call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } });
    expect(receipt.data.proof).toMatch(/^c2sp\.org\/tlog-proof@v1\nextra /);
  }
});
