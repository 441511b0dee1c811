import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataHeldError, DatabaseUnavailable, faultOf, type Statement, type Writer } from '../database.ts';
import {
  connectionName,
  endConnectionsOf,
  holderSql,
  holdLease,
  isLost,
  isWithoutTable,
  LeaseLost,
  raiseEpoch,
  type Lease,
} from './lease.ts';
import { commitPace, connectionOf, inPipeline, patientPace } from './connection.ts';

/** Any number serves, as long as every Candor of one database takes the same. */
const writerLock = 7_263_001;
const goodByeMaxMs = 1_000;
const lookAgainMs = 200;
/** A writer that is seen not to have renewed its lease so often in a row is frozen or cut off. */
const looksBeforeDeposing = 5;

/**
 * A host that is lost without a word keeps its session, and with it the writer's lock, as long as the database waits
 * for it: by itself two hours, so by these settings of the session 2 + 3 × 1 seconds. tcp_user_timeout ends what is
 * unsent.
 */
const livenessSql = `select set_config(name, value, false) from (values
  ('tcp_keepalives_idle', '2'), ('tcp_keepalives_interval', '1'), ('tcp_keepalives_count', '3'),
  ('tcp_user_timeout', '5000')) s (name, value)`;

/**
 * The writer finds rows by their keys alone, and its plans are made once and kept: one that was made while a table was
 * small, and reads it whole, would do so when millions lie in it. Compiling a plan never pays here.
 */
const byKeySql = `select set_config(name, 'off', false) from (values
  ('enable_seqscan'), ('enable_hashjoin'), ('enable_mergejoin'), ('jit')) s (name)`;

export interface WriterParts {
  readonly url: string;
  readonly name: string;
  readonly onError: (error: Error) => void;
}

/** A session that may hold the writer's lock. @throws DatabaseUnavailable */
async function connect({ url, name, onError }: WriterParts): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOf(url, connectionName(name, 'writer'), commitPace),
    pipeline: true,
  });
  client.on('error', onError);
  try {
    await client.connect();
    await client.query(livenessSql);
    await client.query(byKeySql);
    return client;
  } catch (error) {
    await hangUp(client);
    throw faultOf(error);
  }
}

const tryLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [writerLock]);
  return rows[0]?.held === true;
};

/**
 * A session with the writer's lock.
 * @throws DataHeldError when another session is the writer @throws LeaseLost when that is another process' and this one
 * was it before @throws DatabaseUnavailable
 */
export async function lockedSession(parts: WriterParts, lease: Lease | undefined): Promise<pg.Client> {
  const client = await connect(parts);
  try {
    if (await tryLock(client)) return client;
    // The own earlier session may hold it still; another process that does is not to be worked beside.
    if (lease !== undefined && lease.epoch !== null && (await holderOf(client, lease)) !== lease.holder)
      throw new LeaseLost();
    throw new DataHeldError('another Candor process works on this database');
  } catch (error) {
    await hangUp(client);
    throw error instanceof DataHeldError ? error : faultOf(error);
  }
}

/** The same, however long another process holds it; one that doesn't renew its lease is deposed. */
export async function awaitedSession(parts: WriterParts, shard: string): Promise<pg.Client> {
  for (;;) {
    try {
      return await lookUntilFree(parts, shard);
    } catch (error) {
      if (!(faultOf(error) instanceof DatabaseUnavailable)) throw error;
      await sleep(lookAgainMs);
    }
  }
}

async function lookUntilFree(parts: WriterParts, shard: string): Promise<pg.Client> {
  const client = await connect(parts);
  try {
    for (let overdue = 0; !(await tryLock(client)); await sleep(lookAgainMs)) {
      overdue = (await isOverdue(client, shard)) ? overdue + 1 : 0;
      if (overdue >= looksBeforeDeposing) await client.query(deposeSql, [writerLock]);
    }
    return client;
  } catch (error) {
    await hangUp(client);
    throw error;
  }
}

/** Ends the session that holds the lock. */
const deposeSql = `select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
    and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`;

async function isOverdue(client: pg.Client, shard: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ overdue: boolean }>(
      'select until < clock_timestamp() as overdue from writer_lease where shard = $1',
      [shard],
    );
    return rows[0]?.overdue === true;
  } catch (error) {
    if (isWithoutTable(error)) return false;
    throw error;
  }
}

async function holderOf(client: pg.Client, { shard }: Lease): Promise<string | undefined> {
  const { rows } = await client.query<{ holder: string }>(holderSql, [shard]);
  return rows[0]?.holder;
}

/**
 * Raises the epoch in a session that has the lock, and ends what an earlier holder has open. Nothing before there is a
 * table for it.
 * @throws LeaseLost
 */
export async function takeLease(client: pg.Client, lease: Lease): Promise<void> {
  try {
    const earlier = await holderOf(client, lease);
    const { sql, params } = raiseEpoch(lease);
    const { rows } = await client.query<{ epoch: string }>(sql, params as unknown[]);
    const [raised] = rows;
    if (raised === undefined) throw new LeaseLost();
    lease.epoch = Number(raised.epoch);
    if (earlier === undefined || earlier === lease.holder) return;
    const ending = endConnectionsOf(earlier);
    await client.query(ending.sql, ending.params as unknown[]);
  } catch (error) {
    if (!isWithoutTable(error)) throw error;
  }
}

/** @param closed told once, by whatever ends it */
export function writerOn(
  client: pg.Client,
  lease: Lease | undefined,
  { closed, kept }: { readonly closed: () => void; readonly kept: (client: pg.Client) => void },
): Writer {
  const names = new Map<string, string>();
  return {
    async batch(statements: readonly Statement[], pace?: 'load') {
      const fence = lease === undefined ? [] : holdLease(lease);
      try {
        const rows = await inPipeline(
          client,
          names,
          [...fence, ...statements],
          pace === 'load' ? patientPace : commitPace,
        );
        return rows.slice(fence.length);
      } catch (error) {
        if (!isLost(error)) throw faultOf(error);
        lease?.onLost();
        throw new LeaseLost();
      }
    },
    async keep() {
      closed();
      kept(client);
    },
    async close() {
      closed();
      await hangUp(client);
    },
  };
}

/**
 * A half-open connection never says good-bye; cut off, it does not come back to hold the lock when the network does.
 */
export async function hangUp(client: pg.Client): Promise<void> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(resolve, goodByeMaxMs, 'late').unref();
  });
  const ended = await Promise.race([client.end().catch(() => undefined), late]);
  if (ended === 'late')
    (client as pg.Client & { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
