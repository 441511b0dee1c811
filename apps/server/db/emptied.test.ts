import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { emptied, keepBeginning, type Beginning } from './emptied.ts';
import { migratedCopy } from './migrated-copy.ts';
import { openPglite } from './pglite.ts';

let db: Database;
let beginning: Beginning;
beforeAll(async () => {
  db = await openPglite(null, await migratedCopy());
  beginning = await keepBeginning(db);
});
afterAll(() => db.close());

const note = `insert into operator_audit (seq, time, operator_name, act, subject, details, prev_hash, hash)
  values (1, 1, 'minh', 'login', '', '', '', '')`;
const rowsOf = async (table: string): Promise<string> =>
  (await db.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t`))[0]?.rows ?? '';

test('what was written is gone, triggers or not; what migrations wrote is back, and numbers start anew', async () => {
  const banks = await rowsOf('bank');
  await db.query(note);
  await db.query("update bank set name = 'Other'");
  await db.query("select nextval('chain_address_index')");
  expect(await emptied(db, beginning)).toBe(true);
  expect(await rowsOf('operator_audit')).toBe('');
  expect(await rowsOf('bank')).toBe(banks);
  expect(await db.query("select nextval('chain_address_index')")).toEqual([{ nextval: '0' }]);
  await db.query(note);
});

test('rows that are kept for ever are guarded again', async () => {
  await expect(db.query('delete from operator_audit')).rejects.toThrow();
});

test.each([
  ['a table', 'create table other (n integer)', 'drop table other'],
  ['a column', 'alter table bank add n integer', 'alter table bank drop n'],
  ['a switched-off trigger', 'alter table operator_audit disable trigger user', ''],
])('%s that no migration has made is noticed', async (_, change, back) => {
  await db.query(change);
  expect(await emptied(db, beginning)).toBe(false);
  if (back !== '') await db.query(back);
});
