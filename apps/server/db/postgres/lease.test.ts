import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataHeldError, DatabaseUnavailable, type Database } from '../database.ts';
import { LeaseLost, newHolder, type Lease } from './lease.ts';
import { openPostgres } from '../postgres.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';

interface Party {
  readonly db: Database;
  readonly lease: Lease;
  /** How often it was told that another one is the writer. */
  readonly told: () => number;
}

function partyAt(url: string): Party {
  const holder = newHolder();
  let told = 0;
  const onLost = (): void => {
    told += 1;
  };
  const lease: Lease = { shard: 'candor', holder, address: `http://${holder}`, epoch: null, onLost };
  return { db: openPostgres(url, () => undefined, holder), lease, told: () => told };
}

describe.runIf(process.env.DATABASE_URL)('on PostgreSQL', () => {
  let opened: TestDatabase;
  let first: Party;
  let second: Party;
  beforeEach(async () => {
    opened = await openTestDatabase();
    first = partyAt(opened.url ?? '');
    second = partyAt(opened.url ?? '');
    await opened.db.query('create table written (by_whom text)');
  });
  afterEach(async () => {
    await Promise.all([first.db.close(), second.db.close()]);
    await opened.drop();
  });
  const writes = (whom: string) => [{ sql: 'insert into written values ($1)', params: [whom] }];
  const written = async (): Promise<unknown[]> =>
    (await opened.db.query('select by_whom from written order by by_whom')).map(({ by_whom }) => by_whom);
  const leaseRow = async () => (await opened.db.query('select shard, epoch, holder, address from writer_lease'))[0];
  /** As the database does it to the session of a host that is gone. */
  const endWriterOf = ({ lease: { holder } }: Party) =>
    opened.db.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      `candor ${holder} writer`,
    ]);

  test('one is the writer, and says where it answers; another one is refused, or waits', async () => {
    const writer = await first.db.openWriter(first.lease);
    await expect(second.db.openWriter(second.lease)).rejects.toThrow(DataHeldError);
    expect(second.lease.epoch).toBeNull();
    const { holder, address } = first.lease;
    expect(await leaseRow()).toEqual({ shard: 'candor', epoch: '1', holder, address });
    let isTaken = false;
    const waiting = second.db.awaitWriter(second.lease).then((taken) => {
      isTaken = true;
      return taken;
    });
    await sleep(500);
    expect(isTaken).toBe(false);
    await writer.batch(writes('first'));
    await writer.close();
    const taken = await waiting;
    await taken.batch(writes('second'));
    expect([await written(), second.lease.epoch, first.told()]).toEqual([['first', 'second'], 2, 0]);
    await taken.close();
  });

  test('whoever comes next raises the epoch, and the writer before it writes nothing, money or not', async () => {
    const old = await first.db.openWriter(first.lease);
    await first.db.query('select 1');
    const waiting = second.db.awaitWriter(second.lease);
    await endWriterOf(first);
    const next = await waiting;
    await expect(old.batch(writes('old'))).rejects.toThrow(DatabaseUnavailable);
    await expect(first.db.openWriter(first.lease)).rejects.toThrow(LeaseLost);
    await expect(first.db.query("insert into written values ('pooled')")).rejects.toThrow(DatabaseUnavailable);
    await expect(first.db.batch(writes('pooled'))).rejects.toThrow(DatabaseUnavailable);
    await next.batch(writes('next'));
    expect(await written()).toEqual(['next']);
    expect(first.told()).toBeGreaterThan(0);
    expect(second.told()).toBe(0);
    // Nor when it is free again: it does not know what has been written since.
    await next.close();
    await expect(first.db.openWriter(first.lease)).rejects.toThrow(LeaseLost);
  });

  test('a session that is alive writes nothing once another epoch stands; what it has begun stands', async () => {
    const old = await first.db.openWriter(first.lease);
    const raise = { sql: 'update writer_lease set epoch = epoch + 1, holder = $1', params: ['other'] };
    const slow = old.batch([{ sql: 'select pg_sleep(0.4)' }, ...writes('in time')]);
    await sleep(150);
    const before = performance.now();
    await opened.db.batch([raise]);
    // It has waited for what was under way, which stands.
    expect(performance.now() - before).toBeGreaterThan(150);
    await slow;
    await expect(old.batch(writes('too late'))).rejects.toThrow(LeaseLost);
    expect([await written(), first.told()]).toEqual([['in time'], 1]);
    await old.close();
  });

  test('the same process opens it again after a lost connection, under an epoch of its own', async () => {
    await first.db.openWriter(first.lease);
    await endWriterOf(first);
    await sleep(100);
    const again = await first.db.openWriter(first.lease);
    await again.batch(writes('again'));
    expect([await written(), first.lease.epoch, first.told()]).toEqual([['again'], 2, 0]);
    await again.close();
  });

  test('one that is kept leaves its lock to the next of the same process alone', async () => {
    const preparing = await first.db.openWriter(first.lease);
    await preparing.keep();
    await expect(second.db.openWriter(second.lease)).rejects.toThrow(DataHeldError);
    const writer = await first.db.openWriter(first.lease);
    await writer.batch(writes('first'));
    expect([await written(), first.lease.epoch]).toEqual([['first'], 2]);
    await writer.close();
  });

  test('what the database refuses lets nobody in between; what breaks the session does', async () => {
    const { db, lease } = first;
    const writer = await db.openWriter(lease);
    await writer.batch(writes('before'));
    let isTaken = false;
    const waiting = second.db.awaitWriter(second.lease).finally(() => (isTaken = true));
    await expect(writer.batch([...writes('refused'), { sql: 'insert into nothing values (1)' }])).rejects.toThrow();
    await writer.keep();
    await sleep(300);
    const again = await db.openWriter(lease);
    await again.batch(writes('after'));
    expect([await written(), lease.epoch, isTaken]).toEqual([['after', 'before'], 2, false]);
    await endWriterOf(first);
    await expect(again.batch(writes('lost'))).rejects.toThrow(DatabaseUnavailable);
    await again.keep();
    const next = await waiting;
    expect([await written(), second.lease.epoch]).toEqual([['after', 'before'], 3]);
    await next.close();
  });

  test('a lease that is not renewed is taken by who waits, one that is renewed without a commit is not', async () => {
    await first.db.openWriter(first.lease);
    const waiting = second.db.awaitWriter(second.lease);
    await sleep(2_500);
    expect(await leaseRow()).toMatchObject({ holder: first.lease.holder });
    // As when it is frozen: nothing of it runs any more, and its session stays.
    await opened.db.query("update writer_lease set epoch = 7, until = clock_timestamp() - interval '1 second'");
    const next = await waiting;
    expect([second.lease.epoch, (await leaseRow())?.['holder']]).toEqual([8, second.lease.holder]);
    await next.close();
  });

  test('a transaction of a frozen holder that has the row keeps nobody from it', async () => {
    await first.db.openWriter(first.lease);
    await first.db.query('select 1');
    // As it is between two statements of a renewal.
    const { holder, shard, epoch } = first.lease;
    const frozen = new pg.Client({ connectionString: opened.url, application_name: `candor ${holder} pool` });
    frozen.on('error', () => undefined);
    await frozen.connect();
    await frozen.query('begin');
    await frozen.query('select hold_lease($1, $2)', [shard, epoch]);
    const waiting = second.db.awaitWriter(second.lease);
    const before = performance.now();
    await endWriterOf(first);
    const next = await waiting;
    expect(performance.now() - before).toBeLessThan(4_000);
    await next.batch(writes('next'));
    expect([await written(), second.lease.epoch]).toEqual([['next'], 2]);
    await next.close();
  });

  test('before there is a table for it a writer is held back by the lock alone', async () => {
    await opened.db.batch([{ sql: 'drop function hold_lease' }, { sql: 'drop table writer_lease' }]);
    const writer = await first.db.openWriter(first.lease);
    const waiting = second.db.awaitWriter(second.lease);
    await writer.batch(writes('first'));
    await sleep(300);
    expect([first.lease.epoch, await written()]).toEqual([null, ['first']]);
    await writer.close();
    await (await waiting).close();
  });
});

test('the embedded database has one process, and needs none', async () => {
  const { db, drop } = await openTestDatabase();
  if (db.kind === 'pglite') {
    const writer = await db.awaitWriter({ shard: 'candor', holder: 'a', address: '', epoch: null, onLost: () => 0 });
    expect(await writer.batch([{ sql: 'select 1 as n' }])).toEqual([[{ n: 1 }]]);
    await writer.keep();
    await writer.close();
  }
  await drop();
});
