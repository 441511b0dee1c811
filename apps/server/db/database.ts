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
  query<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** All statements in one transaction; the rows of each. */
  batch(statements: readonly Statement[]): Promise<Record<string, unknown>[][]>;
  /**
   * The connection of the one writer of money: it holds the lock that makes it the only one.
   * @throws DataHeldError when another process holds it
   */
  openWriter(): Promise<Writer>;
  close(): Promise<void>;
}

export interface Writer {
  /** All statements in one transaction. After a failure the writer is unusable and must be opened anew. */
  batch(statements: readonly Statement[]): Promise<Record<string, unknown>[][]>;
  close(): Promise<void>;
}

/** Another process already works on this data. */
export class DataHeldError extends Error {
  override name = 'DataHeldError';
}

/** SQLSTATEs of PostgreSQL (appendix A of its manual). */
const sqlStates = { notNullViolation: '23502', uniqueViolation: '23505' } as const;

/** Whether the database has refused a statement for this reason. */
export const isRefusedFor = (error: unknown, reason: keyof typeof sqlStates): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === sqlStates[reason];
