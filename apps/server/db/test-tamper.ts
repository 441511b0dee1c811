import type { Database, Statement } from './database.ts';

/** What tests of the books change behind the program's back. */
const guarded = [
  'account',
  'acknowledgement',
  'daily_statistics',
  'fast_order',
  'journal',
  'journal_entry',
  'liability_moment',
  'liability_total',
  'log_batch',
  'log_entry',
  'log_tile',
  'operator_audit',
  'public_log',
  'receipt',
  'tape_chunk',
  'tape_quotes',
];

/** What PostgreSQL calls a deadlock, of which it ends one side. */
const deadlock = '40P01';

/**
 * Changes rows past every trigger, as whoever owns the tables can; no further right is needed. The program at work
 * locks the same tables in its own order: ended for that, it is done anew.
 */
export async function tamper(db: Pick<Database, 'batch'>, ...statements: Statement[]): Promise<unknown> {
  try {
    return await db.batch([
      ...guarded.map((table) => ({ sql: `alter table ${table} disable trigger user` })),
      ...statements,
      ...guarded.map((table) => ({ sql: `alter table ${table} enable trigger user` })),
    ]);
  } catch (error) {
    if ((error as { code?: string }).code !== deadlock) throw error;
    return tamper(db, ...statements);
  }
}
