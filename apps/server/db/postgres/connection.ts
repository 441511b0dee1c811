import type pg from 'pg';
import { DatabaseUnavailable, faultOf, type Statement } from '../database.ts';

/** How long what is asked may take, in ms; the server gives up first, so that it doesn't go on for nobody. */
export interface Pace {
  readonly serverMs: number;
  readonly clientMs: number;
}
export const usualPace: Pace = { serverMs: 4_000, clientMs: 5_000 };
export const patientPace: Pace = { serverMs: 600_000, clientMs: 605_000 };
/** A commit that hangs on a dead connection must fail, so that the state can be loaded anew. */
export const commitPace: Pace = { serverMs: 5_000, clientMs: 6_000 };
const connectMaxMs = 4_000;
export const connectionOf = (url: string, name: string, { serverMs, clientMs }: Pace): pg.ClientConfig => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: connectMaxMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  statement_timeout: serverMs,
  query_timeout: clientMs,
});

export async function inTransaction(
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
export async function inPipeline(
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
