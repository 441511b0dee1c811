import type { Lease } from './postgres/lease.ts';

export interface Statement {
  readonly sql: string;
  readonly params?: readonly unknown[];
}

/**
 * The database as the program sees it: PostgreSQL, or PostgreSQL embedded (PGlite).
 * `numeric` and `bigint` come back as strings. Both dialects are PostgreSQL 15.
 */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  /** Questions that wait for a connection; unset where there is one for all. */
  readonly waiting?: number;
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** All statements in one transaction; the rows of each. */
  batch(statements: readonly Statement[]): Promise<Record<string, unknown>[][]>;
  /** The same for work that may take minutes: migrations, sums over everything. */
  readonly patient: Pick<Database, 'query' | 'batch'>;
  /**
   * The connection of the one writer of money: it holds the lock that makes it the only one.
   * @param lease its epoch is raised, and each of the writer's transactions is refused from when another raises it
   * @throws DataHeldError when another process holds it @throws LeaseLost when this one held it before
   */
  openWriter(lease?: Lease): Promise<Writer>;
  /** The same, when the process that holds it has ended, or no longer renews its lease. */
  awaitWriter(lease: Lease): Promise<Writer>;
  /**
   * Embedded only: lays the database as it is now into a folder that isn't there yet, from which one opens as after a
   * crash, with all that was committed. What is asked meanwhile waits.
   */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}

export interface Writer {
  /**
   * All statements in one transaction. After a failure the writer is unusable and must be opened anew: after `keep`,
   * nobody comes in between where the database has only refused what it was asked.
   * @param pace `load` for what reads everything and may take minutes; otherwise a transaction has seconds
   */
  batch(statements: readonly Statement[], pace?: 'load'): Promise<Record<string, unknown>[][]>;
  /** Ends it, and leaves its lock to the next one that this process opens, as long as its session is sound. */
  keep(): Promise<void>;
  close(): Promise<void>;
}

/** Another process already works on this data. */
export class DataHeldError extends Error {
  override name = 'DataHeldError';
}

/** The database doesn't answer, or can't take what it is asked now; whether a write was done is not known. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** What a call answers that meets it. */
  readonly statusCode = 503;
  /** Of the cause: an SQLSTATE, or a code of the system as ECONNREFUSED. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.code = codeOf(cause);
  }
}

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * Of SQLSTATEs: connection, resources as the disk, an operator's intervention or a time-out, the system, a read-only
 * standby.
 */
const unavailableStates = /^(08|53|57|58)|^25006$/;
const systemCode = /^E[A-Z]{3,}$/;
/** The driver's own words for a connection that is gone or doesn't answer; they come without a code. */
const lostConnection = /timeout|terminated|not queryable|has stopped|after calling end/i;

/**
 * What a driver's error means for whoever asked: a statement that is refused, and a bug, stay what they are; a lost
 * connection, a time-out or a full disk is {@link DatabaseUnavailable}.
 */
export function faultOf(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const code = codeOf(error);
  const isUnavailable =
    code === undefined
      ? error instanceof Error && lostConnection.test(error.message)
      : unavailableStates.test(code) || systemCode.test(code);
  return isUnavailable ? new DatabaseUnavailable(error) : error;
}

/** SQLSTATEs of PostgreSQL (appendix A of its manual). */
const sqlStates = { notNullViolation: '23502', uniqueViolation: '23505', restrictViolation: '23001' } as const;

/** Whether the database has refused a statement for this reason. */
export const isRefusedFor = (error: unknown, reason: keyof typeof sqlStates): boolean =>
  codeOf(error) === sqlStates[reason];

/**
 * Makes the transactions that begin with it wait for each other, those of one user about one thing: of two that come
 * together the second sees what the first has written.
 */
export const oneAtATime = (thing: string, userId: string): Statement => ({
  sql: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  params: [`${thing} ${userId}`],
});
