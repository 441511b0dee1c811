import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findData } from '../../opening/standby/succession.ts';
import { openLog } from '../../running/log.ts';
import { settingsOf } from '../../settings.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import type { Database } from '../database.ts';
import { prepareSchema } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import { forgettingTables, grantServer } from './server-role.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';

let owner: TestDatabase;
let role: string;
let db: Database;
let candor: TestServer | undefined;
beforeEach(async () => {
  owner = await openTestDatabase();
  role = `candor_server_${randomBytes(4).toString('hex')}`;
  // Where a server asks for one, that of the owner's address stands in the role's too.
  const password = owner.url === undefined ? '' : decodeURIComponent(new URL(owner.url).password);
  await owner.db.query(`create role ${role} login password '${password}'`);
  // Whoever may make roles without being a superuser takes away what it has been granted only as one of its members.
  await owner.db.query(`grant ${role} to current_user`);
  await grantServer(owner.db.patient, role);
  db = await asServer();
});
afterEach(async () => {
  await candor?.server.close();
  candor = undefined;
  if (owner.url === undefined) await owner.db.query('reset role');
  else await db.close();
  await owner.db.query(`drop owned by ${role}`);
  await owner.db.query(`drop role ${role}`);
  await owner.drop();
});

/** The embedded database has one session, which takes the role. */
async function asServer(): Promise<Database> {
  if (owner.url === undefined) {
    await owner.db.query(`set role ${role}`);
    return owner.db;
  }
  const url = new URL(owner.url);
  url.username = role;
  return openPostgres(url.href, () => undefined);
}
/** On PostgreSQL both have sessions of their own. */
async function asOwner(): Promise<void> {
  if (owner.url === undefined) await owner.db.query('reset role');
}
async function asServerAgain(): Promise<void> {
  if (owner.url === undefined) await owner.db.query(`set role ${role}`);
}
const rowsOf = async (): Promise<unknown> =>
  (await db.query('select (select count(*) from journal) as journals, (select count(*) from receipt) as receipts'))[0];

test('the server works as its own role, which can take away no guard and no history', async () => {
  candor = await openTestServer({ opened: { ...owner, db, drop: () => Promise.resolve() } });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  const { token } = await candor.signUp();
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '50' } as const;
  const { orderNo } = (await candor.call('POST /portal/order/contractOrder', { token, body })).data;
  await candor.advance(31_000);
  expect((await candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } })).code).toBe(200);
  expect((await candor.call('GET /fair/invariants')).data.holds).toBe(true);
  await expect.poll(async () => (await candor?.call('GET /fair/liabilities'))?.code).toBe(200);
  await candor.call('POST /player/excludeMyself', { token, body: { months: 6, agree: true } });
  await candor.server.close();
  candor = undefined;

  // A void takes the counted day of its order back, by a trigger.
  const voided = await db.query(
    `insert into voided_order (order_no, void_id, journal_id, user_id)
      select order_no, 'void', settlement_journal, user_id from fast_order returning order_no`,
  );
  expect(voided).toEqual([{ order_no: orderNo }]);

  const before = await rowsOf();
  const attempts = [
    'drop trigger journal_append_only on journal',
    'alter table journal disable trigger all',
    'alter table journal_entry disable trigger user',
    'alter table account drop constraint account_pkey',
    'drop table receipt cascade',
    'truncate journal cascade',
    'delete from journal_entry',
    'delete from receipt',
    'delete from operator_audit',
    'delete from account',
    "update journal set kind = 'gone'",
    "update journal_entry set available = '0'",
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'create table mine (id integer)',
    'update own_limits set excluded_until = 1',
    'delete from own_limits',
    'drop trigger own_limits_ends_kept on own_limits',
    'alter table own_limits disable trigger user',
    "update migration set checksum = ''",
    'delete from migration',
    'set session_replication_role = replica',
    `alter table journal owner to ${role}`,
  ];
  for (const sql of attempts)
    await expect(db.query(sql), sql).rejects.toThrow(
      /must be owner|permission denied|append-only|as long as was chosen/,
    );
  expect(await rowsOf()).toEqual(before);
});

test('a start of the server’s role is refused on an older schema, and never changes it', async () => {
  await prepareSchema(db.patient);
  await asOwner();
  const [last] = await owner.db.query<{ name: string }>(
    'delete from migration where name = (select max(name) from migration) returning name',
  );
  await asServerAgain();
  await expect(prepareSchema(db.patient)).rejects.toThrow(`it lacks ${last?.name}`);
  // One that may stand by says so while another one works, and not once that has ended.
  const writer = await owner.db.openWriter();
  const settings = settingsOf({ DATABASE_URL: 'postgres://127.0.0.1/candor', STANDBY: '1' });
  const lease = { shard: 'candor', holder: 'next', address: '', epoch: null, onLost: () => undefined };
  const found = findData(db, settings, { lease, log: openLog('silent') });
  await expect(found).rejects.toThrow(`it lacks ${last?.name}`);
  await writer.close();
});

test.each([
  ['a newer schema', "insert into migration (name, checksum) values ('999-later.sql', '')", 'by a newer version'],
  ['a changed migration', "update migration set checksum = 'x' where name = '080-earn.sql'", 'was changed after'],
])('a start of the server’s role is refused on %s', async (_what, change, words) => {
  await asOwner();
  await owner.db.query(change);
  await asServerAgain();
  await expect(prepareSchema(db.patient)).rejects.toThrow(words);
});

test('tables that come later are the server’s to work on once the owner has granted again', async () => {
  await asOwner();
  await owner.db.query('create table later (id integer primary key)');
  await owner.db.query(`create trigger later_append_only before update or delete or truncate on later
    for each statement execute function refuse_change()`);
  await asServerAgain();
  await expect(db.query('select id from later')).rejects.toThrow('permission denied');
  await asOwner();
  await grantServer(owner.db.patient, role);
  await asServerAgain();
  await db.query('insert into later (id) values (1)');
  expect(await db.query('select id from later')).toEqual([{ id: 1 }]);
  // History by its trigger: it may neither be changed nor taken away.
  await expect(db.query('update later set id = 2')).rejects.toThrow('permission denied');
  await expect(db.query('delete from later')).rejects.toThrow('permission denied');
});

/** A table that is put into the statement has no name that can be read here, so it is found as `$`. */
const deletedFrom = (text: string): string[] =>
  [...text.matchAll(/delete\s+from\s+(?:only\s+)?([a-z_]+|\$)/gi)].map(([, table = '']) => table);

test('what the server forgets, itself or by a trigger, is what its role may take away', async () => {
  const folder = join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/(^|\/)test-|\.test\.ts$/.test(file));
  // A function with its owner's rights needs none of its caller.
  const functions = await owner.db.query<{ body: string }>(
    "select prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and not prosecdef",
  );
  const texts = [...files.map((file) => readFileSync(join(folder, file), 'utf8')), ...functions.map((f) => f.body)];
  expect([...new Set(texts.flatMap(deletedFrom))].sort()).toEqual(forgettingTables);
});
