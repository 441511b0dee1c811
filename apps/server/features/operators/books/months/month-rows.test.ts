import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../db/test-database.ts';

/** The first moment after November, platform time. */
const end = Date.UTC(2026, 10, 30, 23);
const closedAt = end + 3_600_000;

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  for (const [id, role] of [
    ['fred', 'finance'],
    ['rita', 'risk'],
  ])
    await query(
      `insert into operator (id, name, name_key, role, password_hash, created_at) values ($1, $1, $1, $2, 'x', 1)`,
      [id, role],
    );
  await journals([
    [3, end - 7],
    [5, end - 1],
    [9, end],
  ]);
});
afterEach(() => opened.drop());

const query = (sql: string, params: readonly unknown[] = []) => opened.db.query(sql, params);
const journals = (rows: readonly (readonly [id: number, time: number])[]) =>
  query(`insert into journal values ${rows.map(([id, time]) => `(${id}, 'transfer', 'r${id}', ${time})`).join(', ')}`);
const decided = (id: string, { kind = 'month-close', decision = 'approved', checker = 'rita' } = {}) => ({
  sql: `insert into operator_proposal
    (id, kind, subject, payload, reason, maker, made_at, checker, decided_at, decision)
    values ($1, $2, 'month:2026-11', '{}', 'a test', 'fred', 1, $3, 2, $4)`,
  params: [id, kind, checker, decision],
});
const close = (proposalId: string, { month = '2026-11', until = 0, last = 0, at = closedAt } = {}) => ({
  sql: 'insert into month_close (month, until, last_journal, proposal_id, closed_at) values ($1, $2, $3, $4, $5)',
  params: [month, until, last, proposalId, at],
});
const closeOf = (month: string, id = `p-${month}`) => opened.db.batch([decided(id), close(id, { month })]);

test('whatever end and last journal a writer claims, the row says those of the ledger', async () => {
  await opened.db.batch([decided('p'), close('p', { until: 5, last: 999 })]);
  expect(await query('select * from month_close')).toEqual([
    { month: '2026-11', until: String(end), last_journal: '5', proposal_id: 'p', closed_at: String(closedAt) },
  ]);
});

test('a journal is late by its time alone, or by its number alone; what is of neither is booked', async () => {
  await closeOf('2026-11');
  // The number is of the month that runs, the time is the last one before.
  await expect(journals([[10, end - 1]])).rejects.toThrow('a journal of a closed month');
  // The time is of the month that runs, the number lies in a gap of the closed one.
  await expect(journals([[4, end + 1]])).rejects.toThrow('a journal of a closed month');
  await expect(journals([[4, end - 2]])).rejects.toThrow('a journal of a closed month');
  await journals([
    [6, end],
    [10, end],
  ]);
  expect(await query('select id, time from journal order by id')).toEqual([
    { id: '3', time: String(end - 7) },
    { id: '5', time: String(end - 1) },
    { id: '6', time: String(end) },
    { id: '9', time: String(end) },
    { id: '10', time: String(end) },
  ]);
});

test('one late journal among sound ones takes all of its statement with it', async () => {
  await closeOf('2026-11');
  const rows = [11, 12, 13].map((id) => [id, id === 12 ? end - 1 : end + id] as const);
  await expect(journals(rows)).rejects.toThrow('a journal of a closed month');
  expect(await query('select id from journal where id > 9')).toEqual([]);
});

test('an entry is late up to the last journal of the month, with a journal of its own or without', async () => {
  const entries = (id: number) =>
    query(
      `insert into journal_entry values ($1, 0, 'world', 0, 'USDT', -1, 0, 0, 0), ($1, 1, 'u', 1, 'USDT', 1, 0, 0, 0)`,
      [id],
    );
  await closeOf('2026-11');
  for (const id of [3, 4, 5]) await expect(entries(id)).rejects.toThrow('an entry of a closed month');
  await entries(9);
  expect(await query('select journal_id, line, owner, available from journal_entry order by line')).toEqual([
    { journal_id: '9', line: 0, owner: 'world', available: '-1' },
    { journal_id: '9', line: 1, owner: 'u', available: '1' },
  ]);
});

test.each([
  ['another kind', { kind: 'balance-adjustment' }],
  ['one that was refused', { decision: 'refused' }],
  ['one that its maker has withdrawn', { decision: 'withdrawn', checker: 'fred' }],
])('a proposal of %s closes no month', async (_, proposal) => {
  await expect(opened.db.batch([decided('p', proposal), close('p')])).rejects.toThrow(
    'needs a proposal that another operator has approved',
  );
  expect(await query('select * from month_close')).toEqual([]);
  await journals([[10, end - 1]]);
});

test('who proposes it cannot be who approves it, nor can one approval close two months', async () => {
  await expect(opened.db.batch([decided('own', { checker: 'fred' }), close('own')])).rejects.toThrow('two_operators');
  await closeOf('2026-11', 'p');
  const december = close('p', { month: '2026-12', at: closedAt + 31 * 86_400_000 });
  await expect(opened.db.batch([december])).rejects.toThrow('month_close_proposal_id');
  expect(await query('select month from month_close')).toEqual([{ month: '2026-11' }]);
});

test('the last moment of a month is too early to close it, the first one after it is not', async () => {
  await expect(opened.db.batch([decided('p'), close('p', { at: end - 1 })])).rejects.toThrow('is not over');
  await opened.db.batch([decided('p'), close('p', { at: end })]);
  expect(await query('select until, closed_at from month_close')).toEqual([
    { until: String(end), closed_at: String(end) },
  ]);
});

test('a month without a movement ends with the last one before it; it is the year that turns', async () => {
  await closeOf('2026-11');
  const late = Date.UTC(2027, 1, 1);
  for (const month of ['2026-12', '2027-01'])
    await opened.db.batch([decided(month), close(month, { month, at: late })]);
  expect(await query('select month, until, last_journal from month_close order by month')).toEqual([
    { month: '2026-11', until: String(end), last_journal: '5' },
    { month: '2026-12', until: String(Date.UTC(2026, 11, 31, 23)), last_journal: '9' },
    { month: '2027-01', until: String(Date.UTC(2027, 0, 31, 23)), last_journal: '9' },
  ]);
});
