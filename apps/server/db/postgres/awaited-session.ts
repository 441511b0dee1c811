import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable, faultOf, type Database } from '../database.ts';
import { isWithoutTable } from './lease.ts';
import { connect, hangUp, writerLock, type WriterParts } from './writer.ts';

const lookEveryMs = 200;
/** A writer that is seen not to have renewed its lease so often in a row is frozen or cut off. */
const looksBeforeDeposing = 5;
/** Longer than anybody waits for a database that has not ended the session. */
const waitMaxMs = 2 ** 31 - 1;

interface Waiting {
  readonly shard: string;
  /** Of the pool: the waiting session itself says nothing until it has the lock. */
  readonly query: Database['query'];
}

/**
 * A session with the writer's lock, however long another process holds it: granted by the database the moment that one
 * ends. A holder that doesn't renew its lease is deposed.
 */
export async function awaitedSession(parts: WriterParts, waiting: Waiting): Promise<pg.Client> {
  for (;;) {
    try {
      return await waitForLock(parts, waiting);
    } catch (error) {
      if (!(faultOf(error) instanceof DatabaseUnavailable)) throw error;
      await sleep(lookEveryMs);
    }
  }
}

async function waitForLock(parts: WriterParts, waiting: Waiting): Promise<pg.Client> {
  const client = await connect(parts);
  const watch = { isOver: false };
  try {
    const pid = await unhurried(client);
    void watchHolder(client, pid, waiting, watch);
    const lock = { text: 'select pg_advisory_lock($1)', values: [writerLock], query_timeout: waitMaxMs };
    await client.query(lock);
    await client.query('reset statement_timeout');
    return client;
  } catch (error) {
    await hangUp(client);
    throw error;
  } finally {
    watch.isOver = true;
  }
}

/** @returns the number of its backend */
async function unhurried(client: pg.Client): Promise<number> {
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(rows[0]?.pid);
}

/** Ends a holder that is overdue, and the waiting session when the database knows it no more, as after a failover. */
async function watchHolder(
  client: pg.Client,
  pid: number,
  { shard, query }: Waiting,
  watch: { readonly isOver: boolean },
): Promise<void> {
  for (let overdue = 0; !watch.isOver; await sleep(lookEveryMs)) {
    const seen = await look(query, shard, pid);
    if (watch.isOver || seen === null) continue;
    if (!seen.waits) {
      await hangUp(client);
      return;
    }
    overdue = seen.overdue ? overdue + 1 : 0;
    if (overdue >= looksBeforeDeposing) await query(deposeSql, [writerLock, pid]).catch(() => undefined);
  }
}

interface Seen {
  readonly overdue: boolean;
  readonly waits: boolean;
}

const waitsSql = 'exists (select 1 from pg_stat_activity where pid = $1) as waits';

/** Null while the database can't be asked. */
async function look(query: Database['query'], shard: string, pid: number): Promise<Seen | null> {
  try {
    const [seen] = await query<Seen>(
      `select coalesce((select until < clock_timestamp() from writer_lease where shard = $2), false) as overdue,
         ${waitsSql}`,
      [pid, shard],
    );
    return seen ?? null;
  } catch (error) {
    if (!isWithoutTable(error)) return null;
    return query<Seen>(`select false as overdue, ${waitsSql}`, [pid]).then(
      ([seen]) => seen ?? null,
      () => null,
    );
  }
}

/** Ends the session that holds the lock. */
const deposeSql = `select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
    and database = (select oid from pg_database where datname = current_database()) and pid <> $2`;
