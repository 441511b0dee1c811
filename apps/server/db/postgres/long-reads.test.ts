import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailable, type Database } from '../database.ts';
import { openCopy } from '../postgres.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';
import { openLongReads, type Answered } from './long-reads.ts';

/** A database whose committed place is `written`, and a copy that has come to `replayed`. */
function house({ written = 10, replayed = 10 }: { written?: number; replayed?: number } = {}) {
  const state = { written, replayed, asked: [] as string[], fault: null as Error | null, warned: 0 };
  const answering =
    (who: string) =>
    async (sql: string, params: readonly unknown[] = []) => {
      if (who.includes('copy') && state.fault !== null) throw state.fault;
      if (sql.includes('flush_lsn')) return [{ place: String(state.written) }];
      if (sql.includes('replay_lsn')) return [{ has: state.replayed >= Number(params[0]) }];
      state.asked.push(who);
      return [{ who, params }];
    };
  const query = (who: string) => answering(who) as Database['query'];
  const answers: Answered[] = [];
  const reads = openLongReads({
    db: { query: query('own'), patient: { query: query('own patient'), batch: () => Promise.reject(new Error('no')) } },
    copy: { query: query('copy'), patient: { query: query('copy patient') } },
    answered: (by) => answers.push(by),
    onAway: () => (state.warned += 1),
  });
  return { state, reads, answers };
}

test('a copy that has everything is asked, with what was asked', async () => {
  const { reads, answers } = house();
  expect(await reads.query('select $1', [7])).toEqual([{ who: 'copy', params: [7] }]);
  expect(await reads.patient.query('select 1')).toEqual([{ who: 'copy patient', params: [] }]);
  expect(answers).toEqual(['copy', 'copy']);
});

test('one that is about to have everything is waited for, one that lags is not', async () => {
  const { reads, answers, state } = house({ replayed: 9 });
  setTimeout(() => (state.replayed = 10), 30);
  expect(await reads.query('select 1')).toMatchObject([{ who: 'copy' }]);
  state.written = 11;
  const begun = performance.now();
  expect(await reads.query('select 1')).toMatchObject([{ who: 'own' }]);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(answers).toEqual(['copy', 'behind']);
});

test('one that is away is left alone, said once, and what it can not answer the database answers', async () => {
  const { reads, answers, state } = house();
  state.fault = new DatabaseUnavailable(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await reads.query('select 1')).toMatchObject([{ who: 'own' }]);
  state.fault = null;
  expect(await reads.patient.query('select 1')).toMatchObject([{ who: 'own patient' }]);
  expect([answers, state.warned]).toEqual([['away', 'away'], 1]);
  const conflict = house();
  conflict.state.fault = Object.assign(new Error('canceling statement'), { code: '40001' });
  expect(await conflict.reads.query('select 1')).toMatchObject([{ who: 'own' }]);
});

test('a fault of the question is its own, and is not asked a second time', async () => {
  const { reads, state } = house();
  state.fault = Object.assign(new Error('no such table'), { code: '42P01' });
  await expect(reads.query('select 1')).rejects.toThrow('no such table');
  state.fault = new DatabaseUnavailable(Object.assign(new Error('read only'), { code: '25006' }));
  await expect(reads.query('insert …')).rejects.toThrow('read only');
  expect(state.asked).toEqual([]);
});

const { DATABASE_URL: postgres = '' } = process.env;
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

test.runIf(postgres !== '')('what is written by way of the copy is refused, and written nowhere', async () => {
  const copy = openCopy(opened.url ?? '', () => undefined);
  const answers: Answered[] = [];
  const reads = openLongReads({ db: opened.db, copy, answered: (by) => answers.push(by), onAway: () => undefined });
  expect(await reads.query('select 1 as one')).toEqual([{ one: 1 }]);
  const note = `insert into set_aside (time, kind, order_no, input, error, fingerprint)
    values (1, 'clock', null, '{}', 'planted', 'one') returning 1`;
  for (const query of [reads.query, reads.patient.query]) await expect(query(note)).rejects.toThrow('read-only');
  await expect(reads.query(`with made as (${note}) select * from made`)).rejects.toThrow('read-only');
  expect(await opened.db.query('select * from set_aside')).toEqual([]);
  expect(answers).toEqual(['copy']);
  await copy.close();
});
