import pg from 'pg';
import { DataHeldError, DatabaseUnavailable, faultOf, type Database, type Statement, type Writer } from './database.ts';

/** Any number serves, as long as every Candor of one database takes the same. */
const writerLock = 7_263_001;

/** How long what is asked may take, in ms; the server gives up first, so that it doesn't go on for nobody. */
interface Pace {
  readonly serverMs: number;
  readonly clientMs: number;
}
const usualPace: Pace = { serverMs: 4_000, clientMs: 5_000 };
const patientPace: Pace = { serverMs: 600_000, clientMs: 605_000 };
/** A commit that hangs on a dead connection must fail, so that the state can be loaded anew. */
const commitPace: Pace = { serverMs: 5_000, clientMs: 6_000 };
const connectMaxMs = 4_000;
const goodByeMaxMs = 1_000;

/**
 * A host that is lost without a word keeps its session, and with it the writer's lock, as long as the database waits
 * for
 * it: by itself two hours, so by these settings of the session 5 + 3 × 2 seconds. tcp_user_timeout ends what is unsent.
 */
const livenessSql = `select set_config(name, value, false) from (values
  ('tcp_keepalives_idle', '5'), ('tcp_keepalives_interval', '2'), ('tcp_keepalives_count', '3'),
  ('tcp_user_timeout', '10000')) s (name, value)`;

/**
 * The writer finds rows by their keys alone, and its plans are made once and kept: one that was made while a table was
 * small, and reads it whole, would do so when millions lie in it. Compiling a plan never pays here.
 */
const byKeySql = `select set_config(name, 'off', false) from (values
  ('enable_seqscan'), ('enable_hashjoin'), ('enable_mergejoin'), ('jit')) s (name)`;

const connectionOf = (url: string, name: string, { serverMs, clientMs }: Pace): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: connectMaxMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  statement_timeout: serverMs,
  query_timeout: clientMs,
});

async function inTransaction(
  client: pg.Client | pg.PoolClient,
  statements: readonly Statement[],
): Promise<Record<string, unknown>[][]> {
  await client.query('begin');
  try {
    const rows: Record<string, unknown>[][] = [];
    for (const { sql, params } of statements) {
      rows.push((await client.query<Record<string, unknown>>(sql, params as unknown[])).rows);
    }
    await client.query('commit');
    return rows;
  } catch (error) {
    // What doesn't answer a statement doesn't answer this either.
    if (!(faultOf(error) instanceof DatabaseUnavailable)) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * The same with everything sent at once, each statement parsed only once on its connection. What follows a failed
 * statement fails too, and its commit is a rollback.
 * @param names the statements of the connection by their text
 * @param pace of each statement
 */
async function inPipeline(
  client: pg.Client,
  names: Map<string, string>,
  statements: readonly Statement[],
  pace: Pace,
): Promise<Record<string, unknown>[][]> {
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `statement${names.size}`;
    names.set(sql, name);
    return name;
  };
  const ask = ({ sql, params = [] }: Statement): Promise<pg.QueryResult<Record<string, unknown>>> =>
    client.query<Record<string, unknown>>({
      name: nameOf(sql),
      text: sql,
      values: [...params],
      query_timeout: pace.clientMs,
    } as pg.QueryConfig);
  const longer = pace === commitPace ? [] : [{ sql: `set local statement_timeout = ${pace.serverMs}` }];
  // They wait from the moment they are sent, the commit for all that comes before it.
  const end = (text: string): Promise<pg.QueryResult> =>
    client.query({ text, query_timeout: pace.clientMs } as pg.QueryConfig);
  const answers = await Promise.all([end('begin'), ...longer.map(ask), ...statements.map(ask), end('commit')]);
  if (answers.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return answers.slice(1 + longer.length, -1).map(({ rows }) => rows);
}

/**
 * @param onError told of every connection that is lost, whether somebody works with it or not; the next query opens a
 * new one
 */
function openPool(url: string, settings: { name: string; max: number; pace: Pace }, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    ...connectionOf(url, settings.name, settings.pace),
    max: settings.max,
    allowExitOnIdle: true,
  });
  // While somebody has it, a connection is not the pool's, and an error without a listener would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  pool.on('error', () => undefined);
  return {
    async query<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
      try {
        return (await pool.query(sql, params as unknown[])).rows as Row[];
      } catch (error) {
        throw faultOf(error);
      }
    },
    async batch(statements: readonly Statement[]): Promise<Record<string, unknown>[][]> {
      const client = await pool.connect().catch((error: unknown) => {
        throw faultOf(error);
      });
      let fault: unknown;
      try {
        return await inTransaction(client, statements);
      } catch (error) {
        fault = faultOf(error);
        throw fault;
      } finally {
        client.release(fault instanceof DatabaseUnavailable);
      }
    },
    end: (): Promise<void> => pool.end(),
  };
}

/** @param onError told of connections that are lost; the next query opens a new one */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const usual = openPool(url, { name: 'candor', max: 10, pace: usualPace }, onError);
  const patient = openPool(url, { name: 'candor patient', max: 2, pace: patientPace }, onError);
  return {
    kind: 'postgres',
    query: usual.query,
    batch: usual.batch,
    patient,
    openWriter: () => openWriter(url, onError),
    close: async () => {
      await Promise.all([usual.end(), patient.end()]);
    },
  };
}

/** @throws DataHeldError when another session is the writer @throws DatabaseUnavailable */
async function openWriter(url: string, onError: (error: Error) => void): Promise<Writer> {
  const client = new pg.Client({ ...connectionOf(url, 'candor writer', commitPace), pipeline: true });
  client.on('error', onError);
  try {
    await client.connect();
    await client.query(livenessSql);
    await client.query(byKeySql);
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [writerLock]);
    if (rows[0]?.held !== true) throw new DataHeldError('another Candor process works on this database');
  } catch (error) {
    await hangUp(client);
    throw error instanceof DataHeldError ? error : faultOf(error);
  }
  const names = new Map<string, string>();
  return {
    batch: (statements, pace) =>
      inPipeline(client, names, statements, pace === 'load' ? patientPace : commitPace).catch((error: unknown) => {
        throw faultOf(error);
      }),
    close: () => hangUp(client),
  };
}

/**
 * A half-open connection never says good-bye; cut off, it does not come back to hold the lock when the network does.
 */
async function hangUp(client: pg.Client): Promise<void> {
  const late = new Promise<'late'>((resolve) => {
    setTimeout(resolve, goodByeMaxMs, 'late').unref();
  });
  const ended = await Promise.race([client.end().catch(() => undefined), late]);
  if (ended === 'late')
    (client as pg.Client & { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
