import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../db/test-database.ts';
import { reconcileSql } from './checks-sql.ts';

const today = 20_780;
const now = today * 86_400_000;

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  for (const [id, role] of [
    ['fred', 'finance'],
    ['fiona', 'finance'],
  ])
    await query(
      `insert into operator (id, name, name_key, role, password_hash, created_at) values ($1, $1, $1, $2, 'x', 1)`,
      [id, role],
    );
});
afterEach(() => opened.drop());

const query = (sql: string, params: readonly unknown[] = []) => opened.db.query(sql, params);
const look = (held: string | null = null, day = today) => query(reconcileSql, [day, held, day, now]);
const cases = () =>
  query('select day, part, subject, currency, expected, found, difference, found_at from book_difference order by id');
const account = (id: string, owner: string, type: number, available: string, frozen = '0') =>
  query('insert into account (id, owner, type, currency, available, frozen) values ($1, $2, $3, $4, $5, $6)', [
    id,
    owner,
    type,
    'USDT',
    available,
    frozen,
  ]);
const row = (part: string, subject: string, [expected, found, difference]: readonly string[]) => ({
  day: today,
  part,
  subject,
  currency: 'USDT',
  expected,
  found,
  difference,
  found_at: String(now),
});

const proposal = (id: string, subject: string, { kind = 'difference-explain', checker = 'fiona' } = {}) => ({
  sql: `insert into operator_proposal
    (id, kind, subject, payload, reason, maker, made_at, checker, decided_at, decision)
    values ($1, $2, $3, '{}', 'see the note', 'fred', 1, $4, 2, $5)`,
  params: [id, kind, subject, checker, checker === 'fred' ? 'withdrawn' : 'approved'],
});
const explained = (differenceId: string, proposalId: string) => ({
  sql: 'insert into difference_explained values ($1, $2)',
  params: [differenceId, proposalId],
});

/** Two cases: what the ledger has too much, and what lies frozen for nobody. */
async function twoCases(): Promise<readonly [string, string]> {
  await account('world:0:USDT', 'world', 0, '-10');
  await account('fast-reserve:0:USDT', 'fast-reserve', 0, '7', '5');
  await look();
  const [one, other] = await query('select id::text as id from book_difference order by id');
  return [String(one?.['id']), String(other?.['id'])];
}

test('more than there should be and less of it are told with their signs, in whole rows', async () => {
  await twoCases();
  const found = [row('fast', 'fast-reserve', ['0', '5', '5']), row('ledger', 'all accounts', ['0', '2', '2'])];
  expect(await cases()).toEqual(found);
  await look();
  expect(await cases()).toEqual(found);
  // From too much to too little: only what is new of it is a case of its own.
  await query("update account set available = available - 3 where owner = 'world'");
  await look();
  expect(await cases()).toEqual([...found, row('ledger', 'all accounts', ['0', '-1', '-3'])]);
});

test.each([
  ['of another difference', 'other', {}],
  ['of another kind with its name', 'own', { kind: 'balance-adjustment' }],
  ['that its maker alone has ended', 'own', { checker: 'fred' }],
])('a proposal %s explains none', async (_, whose, how) => {
  const [own, other] = await twoCases();
  const subject = `difference:${whose === 'own' ? own : other}`;
  await expect(opened.db.batch([proposal('p', subject, how), explained(own, 'p')])).rejects.toThrow(
    'needs a proposal that another operator has approved',
  );
  expect(await query('select * from difference_explained')).toEqual([]);
});

test('one approval explains one difference, once, and stays', async () => {
  const [own, other] = await twoCases();
  await opened.db.batch([proposal('p', `difference:${own}`), explained(own, 'p')]);
  await expect(opened.db.batch([explained(other, 'p')])).rejects.toThrow('difference_explained_proposal_id');
  await expect(opened.db.batch([proposal('q', `difference:${own}`), explained(own, 'q')])).rejects.toThrow(
    'difference_explained_pkey',
  );
  expect(await query('select * from difference_explained')).toEqual([{ difference_id: own, proposal_id: 'p' }]);
  await expect(query("update difference_explained set proposal_id = 'x'")).rejects.toThrow('append-only');
});

test('what has been explained is no case again, but what is added to it is', async () => {
  const [own] = await twoCases();
  await opened.db.batch([proposal('p', `difference:${own}`), explained(own, 'p')]);
  await look();
  expect(await cases()).toHaveLength(2);
  await query("update account set frozen = frozen + 4, available = available - 4 where owner = 'fast-reserve'");
  await look();
  expect((await cases()).slice(2)).toEqual([row('fast', 'fast-reserve', ['0', '9', '4'])]);
});

test('what addresses hold is a case only below what customers own, to the unit', async () => {
  await account('world:0:USDT', 'world', 0, '-100');
  await account('u:1:USDT', 'u', 1, '90', '10');
  for (const held of [null, '101', '100']) await look(held);
  expect(await cases()).toEqual([]);
  await look('99');
  expect(await cases()).toEqual([row('assets', 'customers', ['100', '99', '-1'])]);
});

test('a credit waits for a statement of a later day at the bank, which begins at 17:00 UTC', async () => {
  const at = (time: string): number => Date.parse(time);
  await query(`insert into bank_account (id, bank_name, bank_code, account_name, account_number,
    test, created_at) values ('test-1', 'b', 'b', 'a', '1', true, 1)`);
  for (const [orderNo, finished] of [
    ['before', at('2026-11-20T16:59:59.999Z')],
    ['after', at('2026-11-20T17:00:00.000Z')],
  ] as const) {
    await query(
      `insert into deposit (order_no, user_id, way, currency, amount, vnd_rate, rate_until, requested_at, status,
          received, credited, bonus, credited_rate, bank_reference, finished_at)
        values ($1, 'u', 'vnd', 'VND', 7, 1, 1, 1, 'success', 7, 1, 0, 1, upper($1), $2)`,
      [orderNo, finished],
    );
    await query("insert into deposit_form values ($1, 'picture', 'test-1', null, null, 'sealed')", [orderNo]);
  }
  const statement = (day: string) =>
    query(
      `insert into bank_statement
        values ($1::text, 'test-1', 'csv', 'f', repeat('0', 64), $1::date, $1::date, null, null,
        1, 1, 'fred', 1)`,
      [day],
    );
  const named = async () => (await cases()).map(({ subject, expected, found }) => [subject, expected, found]);
  await statement('2026-11-20');
  await look();
  expect(await named()).toEqual([]);
  await statement('2026-11-21');
  await look();
  expect(await named()).toEqual([['deposit:before', '0', '7']]);
  await statement('2026-11-22');
  await look();
  expect(await named()).toEqual([
    ['deposit:before', '0', '7'],
    ['deposit:after', '0', '7'],
  ]);
});
