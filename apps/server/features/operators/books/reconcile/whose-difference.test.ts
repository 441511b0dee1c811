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
