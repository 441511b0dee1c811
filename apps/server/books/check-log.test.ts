import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Statement } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { tamper } from '../db/test-tamper.ts';
import { intakeRow } from '../log/intake.ts';
import { auditRow } from '../operators/audit.ts';
import { startOn } from '../test-restart.ts';
import type { TestServer } from '../test-server.ts';

let opened: TestDatabase;
let candor: TestServer;
const none = { balances: [], journals: [], statement: [], receipts: [], tape: [], audit: [], log: [] };

beforeEach(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterEach(async () => {
  await candor.close();
  await opened.drop();
});

const look = async (isWhole: boolean) => (await candor.server.services.books.check(isWhole)).faults;
async function log(...statements: Statement[]): Promise<void> {
  await opened.db.batch(statements);
  await candor.server.services.publicLog.settle();
}
const act = (subject: string): Statement =>
  auditRow({ time: 1, operatorId: null, operatorName: 'command line', act: 'halt-start', subject });
const sayAuditSql = `insert into log_intake (kind, time, facts)
  select 'audit', 5, jsonb_build_object('seq', seq, 'hash', hash)::text from operator_audit order by seq desc limit 1`;

test('an entry whose bytes are others, and one that is gone, are named by both looks', async () => {
  await log(intakeRow('act', 5, { act: 'halt' }), intakeRow('act', 6, { act: 'halt-end' }));
  expect([await look(false), await look(true)]).toEqual([none, none]);
  const [last] = await opened.db.query<{ index: string }>('select max(index) as index from log_entry');
  const index = Number(last?.index);
  const change = (sql: string, at: number): Promise<unknown> => tamper(opened.db, { sql, params: [at] });
  await change(`update log_entry set data = '{"v":1,"kind":"act","act":"nothing"}' where index = $1`, index);
  const expected = { ...none, log: [`entry ${index}`] };
  expect([await look(false), await look(true)]).toEqual([expected, expected]);
  await change('delete from log_entry where index = $1', index - 1);
  expect((await look(true)).log[0]).toBe(`entry ${index - 1}`);
});

test('a tile that is not over its entries is named by the whole look', async () => {
  await log(...Array.from({ length: 300 }, (_, n) => intakeRow('act', n, { act: 'halt' })));
  expect(await look(true)).toEqual(none);
  await tamper(opened.db, { sql: 'update log_tile set hashes = overlay(hashes placing hash from 33)' });
  expect(await look(false)).toEqual(none);
  expect(await look(true)).toEqual({ ...none, log: ['tile 0/0'] });
  await tamper(opened.db, { sql: 'delete from log_tile' });
  expect(await look(true)).toEqual({ ...none, log: ['tile 0/0'] });
});

test('a minute that is written anew is found by what was logged of it, even months later', async () => {
  await candor.advance(120_000);
  await candor.server.services.publicLog.settle();
  const [chunk] = await opened.db.query<{ minute: string }>('select max(minute) as minute from tape_chunk');
  const minute = Number(chunk?.minute);
  candor.time.leap(100 * 24 * 3_600_000);
  expect(await look(true)).toEqual(none);
  const sql = "update tape_chunk set data = data || '\\x00' where minute = $1";
  await tamper(opened.db, { sql, params: [minute] });
  expect(await look(true)).toEqual({ ...none, tape: [`BTCUSDT at ${minute}`] });
});

test('the end of what operators did, cut off behind a head that was logged, is missed', async () => {
  await log(act('first'), act('second'), { sql: sayAuditSql });
  expect(await look(false)).toEqual(none);
  const [last] = await opened.db.query<{ seq: string }>('select max(seq) as seq from operator_audit');
  await tamper(opened.db, { sql: 'delete from operator_audit where seq = $1', params: [last?.seq] });
  const expected = { ...none, audit: [`row ${last?.seq}: the public log holds another one`] };
  expect([await look(false), await look(true)]).toEqual([expected, expected]);
});

test('everybody is told of the last whole look, and of the first place that is wrong but in balances', async () => {
  await look(true);
  const at = candor.server.services.books.report.checkedAt;
  await log(intakeRow('act', 5, { act: 'halt' }));
  await tamper(
    opened.db,
    { sql: `update log_entry set data = '{}' where index = (select max(index) from log_entry)` },
    { sql: `update account set available = available + 1 where owner = 'fast-reserve'` },
  );
  await candor.advance(6_000);
  await look(false);
  const { books, holds } = (await candor.call('GET /fair/invariants')).data;
  const wrong = books.parts.filter((part) => part.wrong > 0);
  expect([wrong, holds]).toEqual([
    [
      { part: 'balances', wrong: 1, first: null },
      { part: 'log', wrong: 1, first: expect.stringMatching(/^entry \d+$/) as string },
    ],
    false,
  ]);
  expect(books.wholeAt).toBeGreaterThanOrEqual(at);
  const stored = await opened.db.query('select whole_at from books_check');
  expect(stored).toEqual([{ whole_at: String(books.wholeAt) }]);
});
