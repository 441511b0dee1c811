import { hash } from 'node:crypto';
import type { OperatorAct } from '@candor/api-contract/calls/operator/audit.ts';
import type { Database, Statement } from '../db/database.ts';

/** One act of an operator, or one view of what is nobody else's business. */
export interface Audited {
  readonly time: number;
  /** Null for the command line. */
  readonly operatorId: string | null;
  readonly operatorName: string;
  readonly act: OperatorAct;
  /** What it was done to: an order, a proposal, a symbol. */
  readonly subject: string;
  /** The customer concerned, who can read it. */
  readonly userId?: string | null;
  /** Without secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * The row of an act, for the transaction of what it does. The database numbers and chains it; as the last statement it
 * waits for nobody.
 */
export const auditRow = ({
  time,
  operatorId,
  operatorName,
  act,
  subject,
  userId = null,
  details = {},
}: Audited): Statement => ({
  sql: `insert into operator_audit (time, operator_id, operator_name, act, subject, user_id, details)
    values ($1, $2, $3, $4, $5, $6, $7)`,
  params: [time, operatorId, operatorName, act, subject, userId, JSON.stringify(details)],
});

interface AuditRow {
  seq: string;
  time: string;
  operator_id: string | null;
  operator_name: string;
  act: string;
  subject: string;
  user_id: string | null;
  details: string;
  prev_hash: string;
  hash: string;
}
export interface AuditReport {
  readonly rows: number;
  readonly head: string | null;
  /** The first row that is not as it was written. */
  readonly broken: { readonly seq: number; readonly why: string } | null;
}

const rowsAtOnce = 1_000;
/** The least that a number of the database can be: a row that was put before all others is seen, too. */
const leastSeq = -(2n ** 63n);
const start = '0'.repeat(64);
const part = (content: string | null): string => (content === null ? '-' : `${Buffer.byteLength(content)}:${content}`);

/** The hash of a row over all its columns and the hash before it: SHA-256, each column with its length in bytes. */
export const auditHash = (row: Omit<AuditRow, 'hash'>): string =>
  hash(
    'sha256',
    [
      row.prev_hash,
      row.seq,
      row.time,
      row.operator_id,
      row.operator_name,
      row.act,
      row.subject,
      row.user_id,
      row.details,
    ]
      .map(part)
      .join(''),
    'hex',
  );

/**
 * Recomputes the whole chain from its rows. A cut-off end shows by its head only, so heads are worth keeping elsewhere.
 */
export async function verifyAudit(db: Pick<Database, 'query'>): Promise<AuditReport> {
  let head: string | null = null;
  let rows = 0;
  let next = leastSeq;
  for (;;) {
    const page: AuditRow[] = await db.query<AuditRow>(
      'select * from operator_audit where seq >= $1 order by seq limit $2',
      [next.toString(), rowsAtOnce],
    );
    for (const row of page) {
      const why = faultOf(row, rows + 1, head ?? start);
      if (why !== null) return { rows, head, broken: { seq: rows + 1, why } };
      head = row.hash;
      rows += 1;
      next = BigInt(row.seq) + 1n;
    }
    if (page.length < rowsAtOnce) return { rows, head, broken: null };
  }
}

function faultOf(row: AuditRow, seq: number, before: string): string | null {
  if (Number(row.seq) !== seq) return 'it is missing, or its number was changed';
  if (auditHash(row) !== row.hash) return 'its content does not give its hash';
  return row.prev_hash === before ? null : 'it does not follow the row before it';
}
