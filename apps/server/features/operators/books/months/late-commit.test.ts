import { monthStartOf } from '@candor/core/months/month.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../../../../db/database.ts';
import { openTestDatabase } from '../../../../db/test-database.ts';
import { signInOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';
import { listMonths, nextMonth } from './list-months.ts';
import { monthFrom, monthText } from './month-text.ts';

const november = monthFrom('2026-11');
const end = monthStartOf(november + 1);

let bench: TestServer;
let userId: string;
let operators: string[] = [];
beforeAll(async () => {
  bench = await openTestServer({ startAt: end - 60_000 });
  ({ userId } = await bench.signUp());
  const [maker, checker] = [
    await signInOperator(bench, 'finance', 'fred'),
    await signInOperator(bench, 'risk', 'rita'),
  ];
  operators = [maker.id, checker.id];
});
afterAll(() => bench.close());

const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
const transfer = (transferId: string) =>
  bench.server.services.engine.submit({
    kind: 'transfer',
    transferId,
    userId,
    fromType: 1,
    toType: 3,
    currency: 'USDT',
    amount: usdt('1'),
  });
/** What an approval writes, in the order in which it does. */
const approval = (id: string, month: string): Statement[] => [
  {
    sql: `insert into operator_proposal
        (id, kind, subject, payload, reason, maker, made_at, checker, decided_at, decision)
      values ($1, 'month-close', $2, '{}', 'a test', $3, 1, $4, 2, 'approved')`,
    params: [id, `month:${month}`, ...operators],
  },
  {
    sql: 'insert into month_close (month, until, last_journal, proposal_id, closed_at) values ($1, 0, 0, $2, $3)',
    params: [month, id, bench.server.services.clock.now()],
  },
];

test.each([
  ['2026-01', 24_312],
  ['2026-12', 24_323],
  ['2099-09', 25_196],
])('%s is month %d of the calendar, both ways', (text, month) => {
  expect(monthFrom(text)).toBe(month);
  expect(monthText(month)).toBe(text);
});

test('without a movement there is no month; with one they run from its own to that of today', async () => {
  const { db, drop } = await openTestDatabase();
  expect([await listMonths(db, end), await nextMonth(db)]).toEqual([[], null]);
  await db.query("insert into journal values (1, 'transfer', 'r', $1)", [end - 1]);
  expect(await nextMonth(db)).toBe(november);
  expect((await listMonths(db, monthStartOf(november + 3))).map(({ month, state }) => [month, state])).toEqual([
    ['2027-02', 'running'],
    ['2027-01', 'over'],
    ['2026-12', 'over'],
    ['2026-11', 'next'],
  ]);
  await drop();
});

test('before its end the engine refuses to close it, and nothing of what came with it is written', async () => {
  const { engine } = bench.server.services;
  expect(await engine.decide({ kind: 'close-month', month: november }, approval('p0', '2026-11'))).toEqual({
    ok: false,
    refusal: 'month-not-over',
    field: 'month',
  });
  expect(await query('select id from operator_proposal')).toEqual([]);
  expect(await query('select month from month_close')).toEqual([]);
});

test('what was received in the month and waits is committed with its close, at its own time', async () => {
  const { engine } = bench.server.services;
  const early = transfer('early');
  // Nothing is awaited: both are taken by one turn of the engine, an hour apart by the clock.
  bench.time.leap(2 * hourMs);
  const closed = engine.decide({ kind: 'close-month', month: november }, approval('p1', '2026-11'));
  const late = transfer('late');
  expect([await early, await closed, await late].map(({ ok }) => ok)).toEqual([true, true, true]);
  const rows = await query(
    `select reference, time < $1 as inside, id <= (select last_journal from month_close) as counted from journal
      where kind = 'transfer' order by id`,
    [end],
  );
  expect(rows).toEqual([
    { reference: 'early', inside: true, counted: true },
    { reference: 'late', inside: false, counted: false },
  ]);
  expect(await query('select month, until::text as until from month_close')).toEqual([
    { month: '2026-11', until: String(end) },
  ]);
});

test('a month is closed once and after the one before it, whoever writes', async () => {
  const { engine } = bench.server.services;
  bench.time.leap(70 * 24 * hourMs);
  for (const [id, month] of [
    ['p2', '2026-11'],
    ['p3', '2027-01'],
  ] as const)
    await expect(bench.server.services.db.batch(approval(id, month))).rejects.toThrow(/does not follow|duplicate/);
  expect(await query('select month from month_close')).toEqual([{ month: '2026-11' }]);
  expect(engine.ready).toBe(true);
  const december = await engine.decide({ kind: 'close-month', month: november + 1 }, approval('p4', '2026-12'));
  expect(december).toEqual({ ok: true, value: null });
  expect(await query('select month from month_close order by month')).toEqual([
    { month: '2026-11' },
    { month: '2026-12' },
  ]);
});

test('trading goes on after it', async () => {
  expect(await transfer('after')).toMatchObject({ ok: true });
  expect(new Set(Object.values(await bench.sums()))).toEqual(new Set(['0']));
  expect((await bench.server.services.books.check(true)).faults).toMatchObject({ journals: [], statement: [] });
});
