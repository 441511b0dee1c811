import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastTime } from '../../../../installation.ts';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';

/** Ten minutes before the end of November, platform time. */
const end = Date.UTC(2026, 10, 30, 23);
const startAt = end - 600_000;

let bench: TestServer;
let [fred, fiona, rita]: TestOperator[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer({ startAt });
  fred = await signInOperator(bench, 'finance', 'fred');
  fiona = await signInOperator(bench, 'finance', 'fiona');
  rita = await signInOperator(bench, 'risk', 'rita');
  customer = await bench.signUp();
});
afterAll(() => bench.close());

/** Sessions end after half an hour without a call. */
async function newShift(): Promise<void> {
  shift += 1;
  fred = await signInOperator(bench, 'finance', `fred${shift}`);
  fiona = await signInOperator(bench, 'finance', `fiona${shift}`);
  rita = await signInOperator(bench, 'risk', `rita${shift}`);
}
let shift = 0;
const headersOf = (operator: TestOperator | undefined) => operator?.headers ?? {};
const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
const propose = (month: string, operator = fred) =>
  bench.call('POST /operator/proposals/make', {
    headers: headersOf(operator),
    body: { proposal: { kind: 'month-close', month, reason: 'all is explained' } },
  });
const approve = (id: string, operator = fiona) =>
  bench.call('POST /operator/proposals/approve', { headers: headersOf(operator), body: { id } });
const months = async () => (await bench.call('GET /operator/months', { headers: headersOf(rita) })).data;
const lastJournal = async () => Number((await query('select max(id) as id from journal'))[0]?.['id']);
const transfer = (amount: string, to: 2 | 3 = 3) =>
  bench.server.services.engine.submit({
    kind: 'transfer',
    userId: customer.userId,
    fromType: 1,
    toType: to,
    currency: 'USDT',
    amount: usdt(amount),
    transferId: `t-${amount}`,
  });

test('a month that runs, one to come and one that is none are refused, and so is who may not propose it', async () => {
  expect(await propose('2026-11')).toMatchObject({ status: 409, error: 'month-not-over', field: 'month' });
  expect(await propose('2026-12')).toMatchObject({ status: 409, error: 'month-not-next' });
  expect(await propose('2026-10')).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await propose('2026-13')).toMatchObject({ status: 400, error: 'field-invalid' });
  expect(await propose('2026-11', rita)).toMatchObject({ status: 403, error: 'operator-role' });
  expect(await months()).toEqual([
    {
      month: '2026-11',
      from: Date.UTC(2026, 9, 31, 23),
      until: end,
      state: 'running',
      closedAt: null,
      maker: null,
      checker: null,
      proposalId: null,
    },
  ]);
});

let settled = 0;
let proposalId = '';
test('what was staked before the turn and settles after it is booked in the month that runs', async () => {
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  const { data } = await bench.call('POST /portal/order/contractOrder', {
    token: customer.token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' },
  });
  for (let seconds = 0; seconds < 40; seconds += 1) {
    bench.feed.tick('BTCUSDT', '60000');
    await bench.advance(1_000);
  }
  bench.time.leap(end - bench.server.services.clock.now() - 10_000);
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  const late = await bench.call('POST /portal/order/contractOrder', {
    token: customer.token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' },
  });
  for (let seconds = 0; seconds < 50; seconds += 1) {
    bench.feed.tick('BTCUSDT', '60000');
    await bench.advance(1_000);
  }
  const rows = await query(
    `select j.time, f.result, f.received_at from fast_order f join journal j on j.id = f.settlement_journal
      where f.order_no in ($1, $2) order by f.received_at`,
    [data.id, late.data.id],
  );
  expect(rows.map((row) => Number(row['received_at']) < end)).toEqual([true, true]);
  settled = Number(rows[1]?.['time']);
  expect(settled).toBeGreaterThanOrEqual(end);
});

test('an hour after its end one operator proposes; neither they nor a row in the database close it alone', async () => {
  bench.time.leap(hourMs);
  await bench.advance(250);
  await newShift();
  const made = await propose('2026-11');
  expect(made.code).toBe(200);
  proposalId = made.data.id;
  expect((await months()).map(({ month, state, proposalId: id }) => [month, state, id])).toEqual([
    ['2026-12', 'running', null],
    ['2026-11', 'next', proposalId],
  ]);
  expect(await approve(proposalId, fred)).toMatchObject({ status: 409, error: 'proposal-own' });
  await expect(
    query("insert into month_close values ('2026-11', 0, 0, $1, $2)", [proposalId, end + hourMs]),
  ).rejects.toThrow('needs a proposal that another operator has approved');
  await expect(query("insert into month_close values ('2026-12', 0, 0, $1, $2)", [proposalId, end])).rejects.toThrow(
    'is not over',
  );
  expect(await query('select * from month_close')).toEqual([]);
});

test('another one closes it: what is waiting then is committed with it, at its own time', async () => {
  const { engine, clock } = bench.server.services;
  const before = await lastJournal();
  const waiting = transfer('1');
  const [closed] = await Promise.all([approve(proposalId), waiting]);
  expect(closed).toMatchObject({ code: 200, data: { decision: 'approved', checker: 'fiona1' } });
  expect(await lastJournal()).toBe(before + 1);
  const [row] = await query('select * from month_close');
  expect(row).toEqual({
    month: '2026-11',
    until: String(end),
    last_journal: expect.any(String),
    proposal_id: proposalId,
    closed_at: String(clock.now()),
  });
  const [last] = await query('select max(id) as id from journal where time < $1', [end]);
  expect(row?.['last_journal']).toBe(last?.['id']);
  expect(await query("select operator_name, subject from operator_audit where act = 'month-close'")).toEqual([
    { operator_name: 'fiona1', subject: 'month:2026-11' },
  ]);
  expect((await months())[1]).toMatchObject({ state: 'closed', maker: 'fred1', checker: 'fiona1', proposalId });
  expect(engine.ready).toBe(true);
});

test('no journal and no entry of it is added, changed or taken away, by whatever way', async () => {
  const [inside] = await query('select max(id) as id from journal where time < $1', [end]);
  const next = (await lastJournal()) + 1;
  const journal = (id: number, time: number) =>
    query("insert into journal values ($1, 'adjustment', 'late', $2)", [id, time]);
  await expect(journal(next, end - 1)).rejects.toThrow('a journal of a closed month');
  await expect(journal(next, 1)).rejects.toThrow('a journal of a closed month');
  await expect(journal(0, end + dayMs)).rejects.toThrow('a journal of a closed month');
  const entries = (id: unknown) =>
    query(
      `insert into journal_entry values ($1, 90, 'world', 0, 'USDT', -1, 0, 0, 0),
        ($1, 91, $2, 1, 'USDT', 1, 0, 0, 0)`,
      [id, customer.userId],
    );
  await expect(entries(inside?.['id'])).rejects.toThrow('an entry of a closed month');
  await expect(entries(1)).rejects.toThrow('an entry of a closed month');
  for (const table of ['journal', 'journal_entry', 'month_close']) {
    await expect(query(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(query(`truncate ${table}`)).rejects.toThrow('append-only');
  }
  await expect(query('update journal set time = time + 1')).rejects.toThrow('append-only');
  await expect(query('update journal_entry set available = 0')).rejects.toThrow('append-only');
  await expect(query('update month_close set until = 0')).rejects.toThrow('append-only');
});

test('a correction of what was booked in it is a movement of the month that runs', async () => {
  const [gift] = await query(
    `select e.journal_id as id from journal_entry e join journal j on j.id = e.journal_id
      where e.owner = $1 and j.kind = 'test-funds' and j.time < $2`,
    [customer.userId, end],
  );
  const made = await bench.call('POST /operator/proposals/make', {
    headers: headersOf(fred),
    body: {
      proposal: {
        kind: 'balance-adjustment',
        userId: customer.userId,
        accountType: 1,
        currencyCode: 'USDT',
        direction: 'debit',
        amount: '100',
        reverses: String(gift?.['id']),
        reason: 'too much',
      },
    },
  });
  const approved = await approve(made.data.id);
  expect(approved.code).toBe(200);
  const [row] = await query('select time, kind from journal where id = $1', [approved.data.journalId]);
  expect(row).toMatchObject({ kind: 'adjustment' });
  expect(Number(row?.['time'])).toBeGreaterThanOrEqual(end);
  expect(new Set(Object.values(await bench.sums()))).toEqual(new Set(['0']));
});

test('it is closed once; the next one is the month that runs, and no clock goes behind it again', async () => {
  expect(await propose('2026-11')).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await propose('2026-12')).toMatchObject({ status: 409, error: 'month-not-over' });
  await query('delete from tape_frame');
  expect(await lastTime(bench.server.services.db)).toBeGreaterThanOrEqual(end + hourMs);
});

test('income of the last day that a downtime has left over keeps its month open until it is paid', async () => {
  const { engine, clock, db } = bench.server.services;
  const untilDecember = Date.UTC(2026, 11, 31, 23);
  const bought = await bench.call('POST /lockMining/purchase', {
    token: customer.token,
    body: { productId: 'lock-30', amount: '100' },
  });
  expect(bought.code).toBe(200);
  bench.time.leap(untilDecember + hourMs - clock.now());
  await newShift();
  const made = await propose('2026-12');
  const refusedOne = await approve(made.data.id);
  expect(refusedOne).toMatchObject({ status: 409, error: 'month-not-drained' });
  expect(await db.query("select month from month_close where month = '2026-12'")).toEqual([]);
  await engine.submit({ kind: 'pay-income', limit: 1_000 });
  expect(await approve(made.data.id)).toMatchObject({ code: 200 });
  const late = await db.query("select count(*)::int as n from journal where kind = 'earn-income' and time < $1", [
    untilDecember,
  ]);
  expect(late).toEqual([{ n: 0 }]);
});
