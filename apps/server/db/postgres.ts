import pg from 'pg';
import { DatabaseUnavailable, faultOf, type Database, type Statement } from './database.ts';
import { HeldLease } from './postgres/held-lease.ts';
import { connectionName, newHolder } from './postgres/lease.ts';
import { connectionOf, inTransaction, patientPace, usualPace, type Pace } from './postgres/connection.ts';
import { WriterSessions } from './postgres/writer-sessions.ts';

interface PoolSettings {
  readonly name: string;
  readonly max: number;
  readonly pace: Pace;
  readonly mayConnect?: (client: pg.PoolClient) => Promise<void>;
  readonly options?: string;
}

function connectionsOf(url: string, settings: PoolSettings, onError: (error: Error) => void): pg.Pool {
  const { name, max, pace, mayConnect, options } = settings;
  const verify = (client: pg.PoolClient, done: (error?: Error) => void): void =>
    void (mayConnect?.(client) ?? Promise.resolve()).then(() => done(), done);
  const own = options === undefined ? {} : { options };
  const pool = new pg.Pool({ ...connectionOf(url, name, pace), ...own, max, allowExitOnIdle: true, verify });
  // While somebody has it, a connection is not the pool's, and an error without a listener would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
  });
  pool.on('error', () => undefined);
  return pool;
}

/**
 * @param onError told of every connection that is lost, whether somebody works with it or not; the next query opens a
 * new one
 */
function openPool(url: string, settings: PoolSettings, onError: (error: Error) => void) {
  const pool = connectionsOf(url, settings, onError);
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
    get waiting() {
      return pool.waitingCount;
    },
    end: (): Promise<void> => pool.end(),
  };
}

/**
 * @param onError told of connections that are lost; the next query opens a new one
 * @param holder names this process
 */
export function openPostgres(url: string, onError: (error: Error) => void, holder = newHolder()): Database {
  const held = new HeldLease();
  const open = (part: string, max: number, pace: Pace) =>
    openPool(url, { name: connectionName(holder, part), max, pace, mayConnect: held.mayConnect }, onError);
  const usual = open('pool', 10, usualPace);
  const patient = open('patient', 2, patientPace);
  const writers = new WriterSessions({ url, name: holder, onError }, held, usual);
  return {
    kind: 'postgres',
    get waiting() {
      return usual.waiting + patient.waiting;
    },
    query: usual.query,
    batch: usual.batch,
    patient,
    openWriter: (lease) => writers.open(lease),
    awaitWriter: (lease) => writers.await(lease),
    close: async () => {
      await Promise.all([usual.end(), patient.end(), writers.close()]);
    },
  };
}

/** A copy of the database, of which things are only asked: whoever writes there by mistake is refused. */
export function openCopy(url: string, onError: (error: Error) => void, holder = newHolder()) {
  const open = (part: string, max: number, pace: Pace) =>
    openPool(
      url,
      { name: connectionName(holder, part), max, pace, options: '-c default_transaction_read_only=on' },
      onError,
    );
  const usual = open('copy', 10, usualPace);
  const patient = open('patient copy', 2, patientPace);
  return {
    query: usual.query,
    patient: { query: patient.query },
    close: async (): Promise<void> => {
      await Promise.all([usual.end(), patient.end()]);
    },
  };
}
