import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proxied, type TcpProxy } from '../../../tests/faults/tcp-proxy.ts';
import { DatabaseUnavailable, faultOf, type Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

const refused = Object.assign(new Error('division by zero'), { code: '22012' });
const bug = new TypeError('undefined is not a function');

test.each([['ECONNRESET'], ['57P01'], ['53100'], ['08006'], ['57014'], ['25006']])(
  'a fault %s means that the database is not there now',
  (code) => {
    const fault = faultOf(Object.assign(new Error('lost'), { code }));
    expect(fault).toBeInstanceOf(DatabaseUnavailable);
    expect(fault).toMatchObject({ statusCode: 503, code, message: 'lost' });
  },
);

test('a refused statement and a bug stay what they are', () => {
  expect(faultOf(refused)).toBe(refused);
  expect(faultOf(bug)).toBe(bug);
  expect(faultOf(new Error('Query read timeout'))).toBeInstanceOf(DatabaseUnavailable);
});

describe.runIf(process.env.DATABASE_URL)('on PostgreSQL', () => {
  let opened: TestDatabase;
  let proxy: TcpProxy;
  let db: Database;
  let lost: Error[];
  beforeEach(async () => {
    opened = await openTestDatabase();
    const line = await proxied(opened.url ?? '');
    proxy = line.proxy;
    lost = [];
    db = openPostgres(line.url, (error) => lost.push(error), 'mine');
  });
  afterEach(async () => {
    await proxy.close();
    await db.close();
    await opened.drop();
  });

  test('a connection that breaks inside a pooled transaction fails its asker alone, and is told', async () => {
    const working = db.batch([{ sql: 'select pg_sleep(30)' }]);
    await sleep(300);
    proxy.reset();
    await expect(working).rejects.toThrow(DatabaseUnavailable);
    // The driver tells of a broken connection once more when it is no query that waits.
    await sleep(100);
    expect(lost.length).toBeGreaterThan(0);
    expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('a pooled transaction that breaks between two statements does not end the process', async () => {
    const held = db.batch([{ sql: 'select 1' }, { sql: 'select pg_sleep(0.2)' }, { sql: 'select 2' }]);
    await sleep(100);
    proxy.hang();
    await expect(held).rejects.toThrow(DatabaseUnavailable);
    proxy.reset();
    await sleep(100);
    proxy.heal();
    expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('what hangs is given up within seconds', async () => {
    await db.query('select 1');
    proxy.hang();
    const before = performance.now();
    await expect(db.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(db.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    expect(performance.now() - before).toBeLessThan(25_000);
  });

  test("the writer's session names itself and is watched, so that a lost host frees the lock", async () => {
    const writer = await db.openWriter();
    const [settings] = await writer.batch([
      {
        sql: `select name, setting from pg_settings where name like 'tcp%' or name = 'application_name' order by name`,
      },
    ]);
    expect(settings).toEqual([
      { name: 'application_name', setting: 'candor mine writer' },
      { name: 'tcp_keepalives_count', setting: '3' },
      { name: 'tcp_keepalives_idle', setting: '2' },
      { name: 'tcp_keepalives_interval', setting: '1' },
      { name: 'tcp_user_timeout', setting: '5000' },
    ]);
    proxy.hang();
    await expect(writer.batch([{ sql: 'select 1' }])).rejects.toThrow(DatabaseUnavailable);
    await writer.close();
  });

  test('a writer that is lost amid a statement gives the lock back before the statement ends', async () => {
    const writer = await db.openWriter();
    const working = writer.batch([{ sql: 'select pg_sleep(60)' }], 'load').catch(faultOf);
    await sleep(300);
    proxy.reset();
    expect(await working).toBeInstanceOf(DatabaseUnavailable);
    const holders = `select 1 from pg_stat_activity where application_name = 'candor mine writer'`;
    for (let wait = 0; wait < 30 && (await opened.db.query(holders)).length > 0; wait += 1) await sleep(100);
    expect(await opened.db.query(holders)).toEqual([]);
    await writer.close();
  });

  test('what loads everything has more time than a commit', async () => {
    const writer = await db.openWriter();
    const [, timeOut] = await writer.batch([{ sql: 'select 1' }, { sql: 'show statement_timeout' }], 'load');
    expect(timeOut).toEqual([{ statement_timeout: '10min' }]);
    const [usual] = await writer.batch([{ sql: 'show statement_timeout' }]);
    expect(usual).toEqual([{ statement_timeout: '5s' }]);
    await writer.close();
  });
});
