import pg from 'pg';
import { DataHeldError, type Database, type Statement, type Writer } from './database.ts';

/** Any number serves, as long as every Candor of one database takes the same. */
const writerLock = 7_263_001;

async function inTransaction(client: pg.Client | pg.PoolClient, statements: readonly Statement[]): Promise<Record<string, unknown>[][]> {
  await client.query('begin');
  try {
    const rows: Record<string, unknown>[][] = [];
    for (const { sql, params } of statements) {
      rows.push((await client.query<Record<string, unknown>>(sql, params as unknown[])).rows);
    }
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * The same with everything sent at once, each statement parsed only once on its connection. What follows a failed
 * statement fails too, and its commit is a rollback.
 * @param names the statements of the connection by their text
 */
async function inPipeline(client: pg.Client, names: Map<string, string>, statements: readonly Statement[]): Promise<Record<string, unknown>[][]> {
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `statement${names.size}`;
    names.set(sql, name);
    return name;
  };
  const answers = await Promise.all([
    client.query('begin'),
    ...statements.map(({ sql, params = [] }) => client.query<Record<string, unknown>>({ name: nameOf(sql), text: sql, values: [...params] })),
    client.query('commit'),
  ]);
  if (answers.at(-1)?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
  return answers.slice(1, -1).map(({ rows }) => rows);
}

/** @param onError told of connections lost while idle; the next query opens a new one */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, allowExitOnIdle: true });
  pool.on('error', onError);
  return {
    kind: 'postgres',
    async query<Row>(sql: string, params: readonly unknown[] = []) {
      return (await pool.query(sql, params as unknown[])).rows as Row[];
    },
    async batch(statements) {
      const client = await pool.connect();
      try {
        return await inTransaction(client, statements);
      } finally {
        client.release();
      }
    },
    openWriter: () => openWriter(url, onError),
    close: () => pool.end(),
  };
}

async function openWriter(url: string, onError: (error: Error) => void): Promise<Writer> {
  const client = new pg.Client({
    connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true, pipeline: true,
    // A commit that hangs on a dead connection must fail, so that the state can be loaded anew.
    statement_timeout: 10_000, query_timeout: 12_000,
  });
  client.on('error', onError);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [writerLock]);
  if (rows[0]?.held !== true) {
    await client.end();
    throw new DataHeldError('another Candor process works on this database');
  }
  const names = new Map<string, string>();
  return {
    batch: (statements) => inPipeline(client, names, statements),
    // A half-open connection never says good-bye.
    close: () => Promise.race([client.end(), new Promise<void>((resolve) => { setTimeout(resolve, 1_000).unref(); })]),
  };
}
