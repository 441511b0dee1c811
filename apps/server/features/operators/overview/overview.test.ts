import type { CallSent } from '@candor/api-contract/index.ts';
import { fraction } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs, hourMs, platformDay, platformDayStart } from '@candor/core/platform-day.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { countFigures } from '../../../tallies/count-figures.ts';

let bench: TestServer;
let finn: TestOperator;
beforeAll(async () => {
  bench = await openTestServer({ rules: { ...paperRules, agents: { share: fraction('0.2') } } });
  finn = await signInOperator(bench, 'finance', 'finn');
});
afterAll(() => bench.close());

async function price(btc: string): Promise<void> {
  bench.feed.tick('BTCUSDT', btc);
  await bench.advance(250);
}

/** A fast order of 100 USDT for 30 s at 80 % that wins or loses. */
async function trade(token: string, wins: boolean): Promise<void> {
  await price('60000');
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' } as const;
  expect((await bench.call('POST /portal/order/contractOrder', { token, body })).code).toBe(200);
  await price('60000');
  await bench.advance(29_000);
  await price(wins ? '60001' : '59999');
  await bench.advance(2_000);
}
const overview = async () => (await bench.call('GET /operator/overview', { headers: finn.headers })).data;
const figures = async (query: Partial<CallSent<'GET /operator/overview/figures'>['query']>) =>
  (await bench.call('GET /operator/overview/figures', { headers: finn.headers, query })).data;

test('today stands beside as many hours of earlier days, to the unit of the ledger', async () => {
  const [winner, loser] = [await bench.signUp(), await bench.signUp()];
  await trade(winner.token, true);
  await trade(loser.token, false);
  await trade(loser.token, false);
  // A day later a third one loses.
  bench.time.leap(dayMs);
  // Who does nothing for half an hour is signed out.
  finn = await signInOperator(bench, 'finance', 'flora');
  await trade((await bench.signUp()).token, false);
  await countFigures(bench.server.services.db, 7);
  const now = bench.time.clock.now();
  const data = await overview();
  const gift = (count: number) => count * 10;
  expect(data.today).toEqual({
    from: platformDayStart(now),
    until: now,
    volume: '100',
    fees: '0',
    house: String(100 - gift(1)),
    deposits: '0',
    withdrawals: '0',
    active: 1,
    joined: 1,
  });
  expect(data.yesterday).toMatchObject({ volume: '300', house: String(200 - 80 - gift(2)), active: 2, joined: 2 });
  expect(data.weekAgo).toMatchObject({ volume: '0', house: '0', active: 0, joined: 0 });
  expect(data.yesterday.until - data.yesterday.from).toBe((Math.floor((now - data.today.from) / hourMs) + 1) * hourMs);
});

test('the sums of figures are what the house has now, and the chart has a point for each span', async () => {
  const { db } = bench.server.services;
  const [ledger] = await db.query<{ units: string }>(
    `select sum(e.available + e.frozen) as units from journal_entry e join journal j on j.id = e.journal_id
      where e.type = 0 and e.owner <> 'world' and e.currency = 'USDT'
        and (j.kind like 'fast-%' or j.kind = 'sign-up-gift')`,
  );
  for (const span of ['hour', 'day']) {
    const [counted] = await db.query<{ units: string }>(
      `select sum(units) as units from business_figure where span = $1 and topic = 'house'`,
      [span],
    );
    expect([span, counted?.units]).toEqual([span, ledger?.units]);
  }
  const [days, months] = [await figures({ topic: 'house' }), await figures({ by: 'month', product: 'fast' })];
  expect(days.points).toHaveLength(60);
  expect(days.points.slice(-2).map(({ value }) => value)).toEqual(['100', '90']);
  expect(days.products).toEqual([
    { name: 'fast', value: '220' },
    { name: 'bonus', value: '-30' },
  ]);
  expect(months.points.at(-1)?.value).toBe('400');
  expect(months.symbols).toEqual([{ name: 'BTCUSDT', value: '400' }]);
  expect((await figures({ by: 'hour', symbol: 'ETHUSDT' })).points.map(({ value }) => value)).toEqual(
    Array.from({ length: 48 }, () => '0'),
  );
});

test('commissions that agents are paid are a cost of the house, what fills their pool is none', async () => {
  const { db, engine } = bench.server.services;
  const { userId } = await bench.signUp();
  const day = platformDay(bench.time.clock.now()) - 1;
  const houseOf = async () => BigInt((await overview()).today.house);
  await countFigures(db);
  const before = await houseOf();
  await engine.submit({ kind: 'top-up-reserve', reserve: 'commission-pool', amount: usdt('20'), reference: 'p' });
  await db.query(
    `insert into agent_day (agent_id, platform_day, traders, fees, share, commission)
      values ($1, $2, 1, 60000000, 20000000, 12000000)`,
    [userId, day],
  );
  expect(
    (await engine.submit({ kind: 'pay-commission', userId, day, fees: usdt('60'), commission: usdt('12') })).ok,
  ).toBe(true);
  await countFigures(db);
  const [ledger] = await db.query<{ units: string }>(
    `select sum(e.available + e.frozen)::text as units from journal_entry e join journal j on j.id = e.journal_id
      where e.type = 0 and e.owner <> 'world' and j.kind = 'commission'`,
  );
  expect(ledger?.units).toBe('-12000000');
  expect((await houseOf()) - before).toBe(-12n);
  expect((await figures({ topic: 'house', product: 'agents' })).points.at(-1)?.value).toBe('-12');
  expect((await figures({ topic: 'house' })).products).toContainEqual({ name: 'agents', value: '-12' });
});

test('what was counted is not counted again, and whoever has no part in it is refused', async () => {
  const { db } = bench.server.services;
  const rows = () => db.query('select * from business_figure order by span, at, topic, product, symbol, currency');
  const before = await rows();
  await countFigures(db);
  expect(await rows()).toEqual(before);
  const sue = await signInOperator(bench, 'support', 'sue');
  for (const name of ['GET /operator/overview', 'GET /operator/overview/figures'] as const)
    expect(await bench.call(name, { headers: sue.headers })).toMatchObject({ status: 403, error: 'operator-role' });
});

test('queues, feed, log and open alerts are in the same answer', async () => {
  const { db, clock } = bench.server.services;
  await db.query(
    `insert into pager_alert (id, cause, subject, facts, raised_at) values ('a1', 'chain-silent', 'tron', '{}', $1)`,
    [clock.now()],
  );
  await bench.server.services.publicLog.settle();
  const { queues, feed, chain, log, witnesses, alerts, countedUntil } = await overview();
  expect(queues.map(({ queue }) => queue)).toEqual([
    'deposits',
    'withdrawals',
    'verifications',
    'conversations',
    'proposals',
  ]);
  expect(feed).toMatchObject({ symbols: bench.server.services.symbols.length });
  expect([chain, witnesses, (log?.size ?? 0) > 0]).toEqual([null, [], true]);
  expect(alerts).toContainEqual({ id: 'a1', cause: 'chain-silent', subject: 'tron', raisedAt: clock.now() });
  expect(countedUntil).toBeLessThanOrEqual(clock.now());
});
