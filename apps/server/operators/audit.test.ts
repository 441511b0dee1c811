import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { auditRow, verifyAudit } from './audit.ts';

let bench: TestDatabase;
beforeAll(async () => {
  bench = await openTestDatabase();
  const act = (n: number) =>
    auditRow({
      time: 1000 + n,
      operatorId: n % 2 === 0 ? null : `op${n}`,
      operatorName: `Lê ${n}`,
      act: 'customer-freeze',
      subject: `user:${n}`,
      userId: n % 3 === 0 ? null : `u${n}`,
      details: { reason: `because ${n}` },
    });
  await Promise.all(Array.from({ length: 12 }, (_, n) => bench.db.batch([act(n)])));
});
afterAll(() => bench.drop());

test.each(["update operator_audit set act = 'x'", 'delete from operator_audit', 'truncate operator_audit'])(
  'the database refuses %s',
  async (sql) => {
    await expect(bench.db.query(sql)).rejects.toThrow('append-only');
  },
);

test('rows written at once make one chain without holes', async () => {
  const report = await verifyAudit(bench.db);
  expect(report).toMatchObject({ rows: 12, broken: null });
  expect(report.head).toMatch(/^[0-9a-f]{64}$/);
});

const columns: readonly (readonly [string, string])[] = [
  ['seq', 'seq + 1000'],
  ['time', 'time + 1'],
  ['operator_id', "coalesce(operator_id, '') || 'x'"],
  ['operator_name', "operator_name || ' '"],
  ['act', 'upper(act)'],
  ['subject', "subject || '0'"],
  ['user_id', "coalesce(user_id, '') || '1'"],
  ['details', "details || ' '"],
  ['prev_hash', "overlay(prev_hash placing 'g' from 64)"],
  ['hash', "overlay(hash placing 'g' from 1)"],
];
test.each(columns)(
  'a change of %s by somebody who switches the guard off is found and its row named',
  async (column, changed) => {
    await bench.db.query('alter table operator_audit disable trigger user');
    const [row] = await bench.db.query<Record<string, string | null>>('select * from operator_audit where seq = 7');
    await bench.db.query(`update operator_audit set ${column} = ${changed} where seq = 7`);
    const report = await verifyAudit(bench.db);
    expect(report.broken?.seq).toBe(7);
    await bench.db.query(`update operator_audit set ${column} = $1 where seq = ${column === 'seq' ? 1007 : 7}`, [
      row?.[column],
    ]);
    expect((await verifyAudit(bench.db)).broken).toBeNull();
  },
);

test('of the newest rows alone the same is said; what was changed before them is left to a whole look', async () => {
  const whole = await verifyAudit(bench.db);
  expect(await verifyAudit(bench.db, 5)).toEqual(whole);
  const write = (seq: number, act: string) =>
    bench.db.query('update operator_audit set act = $2 where seq = $1', [seq, act]);
  await write(8, 'x');
  expect((await verifyAudit(bench.db, 5)).broken).toMatchObject({ seq: 8 });
  expect((await verifyAudit(bench.db, 4)).broken).toBeNull();
  await write(8, 'customer-freeze');
  expect(await verifyAudit(bench.db)).toEqual(whole);
});

test('a removed row is found', async () => {
  await bench.db.query('delete from operator_audit where seq = 3');
  expect((await verifyAudit(bench.db)).broken).toMatchObject({ seq: 3 });
});
