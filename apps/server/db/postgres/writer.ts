import pg from 'pg';
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
export const writerLock = 7_263_001;
const goodByeMaxMs = 1_000;

/**
 * A host that is lost without a word keeps its session, and with it the writer's lock, as long as the database waits
 * for it: by itself two hours, so by these settings of the session 2 + 3 × 1 seconds. tcp_user_timeout ends what is
 * unsent.
 */
const livenessSql = `select set_config(name, value, false) from (values
  ('tcp_keepalives_idle', '2'), ('tcp_keepalives_interval', '1'), ('tcp_keepalives_count', '3'),
  ('tcp_user_timeout', '5000')) s (name, value)`;

/**
 * A statement under way sees that its client has ended after so long, and gives the lock back; without it only when it
 * answers, which a busy machine may put off by many seconds. Not every system that PostgreSQL runs on can look.
 */
const lookForClientSql = `select set_config('client_connection_check_interval', '250', false)`;

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
export async function connect({ url, name, onError }: WriterParts): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionOf(url, connectionName(name, 'writer'), commitPace),
    pipeline: true,
  });
  client.on('error', onError);
  try {
    await client.connect();
    await client.query(livenessSql);
    await client.query(lookForClientSql).catch(ignoreOtherSystems);
    await client.query(byKeySql);
    return client;
  } catch (error) {
    await hangUp(client);
    throw faultOf(error);
  }
}

const notOnThisSystem = '22023';
function ignoreOtherSystems(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || error.code !== notOnThisSystem) throw error;
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

async function holderOf(client: pg.Client, { shard }: Lease): Promise<string | undefined> {
  const { rows } = await client.query<{ holder: string }>(holderSql, [shard]);
  return rows[0]?.holder;
}

/**
 * Raises the epoch in a session that has the lock, and ends what another holder has open. Nothing before there is a
 * table for it.
 * @throws LeaseLost
 */
export async function takeLease(client: pg.Client, lease: Lease): Promise<void> {
  try {
    const earlier = await holderOf(client, lease);
    const isOther = earlier !== undefined && earlier !== lease.holder;
    const end = async (): Promise<void> => {
      if (!isOther) return;
      const ending = endConnectionsOf(earlier);
      await client.query(ending.sql, ending.params as unknown[]);
    };
    // What a frozen one has begun would hold the row; what it opens before the epoch is raised is ended behind it.
    await end();
    const { sql, params } = raiseEpoch(lease);
    const { rows } = await client.query<{ epoch: string }>(sql, params as unknown[]);
    const [raised] = rows;
    if (raised === undefined) throw new LeaseLost();
    lease.epoch = Number(raised.epoch);
    await end();
  } catch (error) {
    if (!isWithoutTable(error)) throw error;
  }
}

/** What is prepared in a session lives as long as it: by its text. */
const prepared = new WeakMap<pg.Client, Map<string, string>>();
function namesOn(client: pg.Client): Map<string, string> {
  const names = prepared.get(client) ?? new Map<string, string>();
  prepared.set(client, names);
  return names;
}

/** @param closed told by whatever ends its session */
export function writerOn(
  client: pg.Client,
  lease: Lease | undefined,
  { closed, kept }: { readonly closed: () => void; readonly kept: (client: pg.Client) => void },
): Writer {
  let isBroken = false;
  return {
    async batch(statements: readonly Statement[], pace?: 'load') {
      const fence = lease === undefined ? [] : holdLease(lease);
      try {
        const rows = await inPipeline(
          client,
          namesOn(client),
          [...fence, ...statements],
          pace === 'load' ? patientPace : commitPace,
        );
        return rows.slice(fence.length);
      } catch (error) {
        const fault = faultOf(error);
        isBroken ||= fault instanceof DatabaseUnavailable;
        if (!isLost(error)) throw fault;
        lease?.onLost();
        throw new LeaseLost();
      }
    },
    async keep() {
      if (isBroken) await this.close();
      else kept(client);
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
