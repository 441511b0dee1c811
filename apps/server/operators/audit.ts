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
  /** Found to be as they were written, those before where it began included. */
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

/** Where a chain is recomputed from: how many rows are taken as they are, the last one's hash, the next number. */
interface Begin {
  readonly rows: number;
  readonly head: string | null;
  readonly next: bigint;
}
const wholeChain: Begin = { rows: 0, head: null, next: leastSeq };

async function beforeNewest(db: Pick<Database, 'query'>, count: number): Promise<Begin> {
  const [before] = await db.query<Pick<AuditRow, 'seq' | 'hash'>>(
    'select seq, hash from operator_audit order by seq desc limit 1 offset $1',
    [count],
  );
  if (before === undefined) return wholeChain;
  return { rows: Number(before.seq), head: before.hash, next: BigInt(before.seq) + 1n };
}

/**
 * Recomputes the chain from its rows. A cut-off end shows by its head only, so heads are worth keeping elsewhere.
 * @param newest how many rows are looked at; all of them unless told
 */
export async function verifyAudit(db: Pick<Database, 'query'>, newest = Infinity): Promise<AuditReport> {
  let { rows, head, next } = Number.isFinite(newest) ? await beforeNewest(db, newest) : wholeChain;
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
