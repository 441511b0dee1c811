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

/** Changes rows past every trigger, as whoever owns the tables can; no further right is needed. */
export const tamper = (db: Pick<Database, 'batch'>, ...statements: Statement[]): Promise<unknown> =>
  db.batch([
    ...guarded.map((table) => ({ sql: `alter table ${table} disable trigger user` })),
    ...statements,
    ...guarded.map((table) => ({ sql: `alter table ${table} enable trigger user` })),
  ]);
