import type { CallParsed } from '@candor/api-contract/index.ts';
import type { Database } from '../db/database.ts';
import type { Condition } from '../db/narrowing/conditions.ts';
import { readNarrowed, type Page, type Paged } from '../db/paging.ts';
import type { Secrets } from '../secrets/secrets.ts';

export type CertifyLevel = 'primary' | 'advanced';
export type CertifyStatus = 'none' | 'certifying' | 'failed' | 'certified';
export type Document = CallParsed<'POST /playerInfo/junior'>['body'];
export type Photos = CallParsed<'POST /playerInfo/advanced'>['body'];

interface VerificationRow {
  user_id: string;
  level: CertifyLevel;
  status: Exclude<CertifyStatus, 'none'>;
  reason: string | null;
  sealed: string;
  submitted_at: string;
  decided_at: string | null;
  decided_by: string | null;
}
/** What a user has handed in on one level, opened. */
export interface Verification {
  readonly userId: string;
  readonly level: CertifyLevel;
  readonly status: Exclude<CertifyStatus, 'none'>;
  /** Why it has failed. */
  readonly reason: string | null;
  /** Of the primary level. */
  readonly document: Document | null;
  /** Of the advanced level: ids of pictures. */
  readonly photos: Photos | null;
  readonly submittedAt: number;
  readonly decidedAt: number | null;
  readonly decidedBy: string | null;
}

export const verificationContext = (userId: string, level: CertifyLevel): string =>
  `verification ${level} of ${userId}`;
export const sealVerification = (
  secrets: Secrets,
  userId: string,
  level: CertifyLevel,
  content: Document | Photos,
): string => secrets.sealText(JSON.stringify(content), verificationContext(userId, level));

function verificationFrom(secrets: Secrets, row: VerificationRow): Verification {
  const content: unknown = JSON.parse(secrets.openText(row.sealed, verificationContext(row.user_id, row.level)));
  return {
    userId: row.user_id,
    level: row.level,
    status: row.status,
    reason: row.reason,
    document: row.level === 'primary' ? (content as Document) : null,
    photos: row.level === 'advanced' ? (content as Photos) : null,
    submittedAt: Number(row.submitted_at),
    decidedAt: row.decided_at === null ? null : Number(row.decided_at),
    decidedBy: row.decided_by,
  };
}

export async function findVerification(
  db: Database,
  secrets: Secrets,
  userId: string,
  level: CertifyLevel,
): Promise<Verification | null> {
  const [row] = await db.query<VerificationRow>('select * from verification where user_id = $1 and level = $2', [
    userId,
    level,
  ]);
  return row === undefined ? null : verificationFrom(secrets, row);
}

export interface VerificationFilter extends Page {
  /** Of the table by the letter v. */
  readonly where: Condition;
  readonly order: 'oldest' | 'newest';
  readonly countedTo: number;
}

/** One page of what users have handed in. */
export async function listVerifications(
  db: Database,
  secrets: Secrets,
  { order, ...filter }: VerificationFilter,
): Promise<Paged<Verification>> {
  const way = order === 'newest' ? 'desc' : 'asc';
  const sorted = `v.submitted_at ${way}, v.user_id ${way}, v.level ${way}`;
  const rows = await readNarrowed<VerificationRow>(
    db,
    { ...filter, columns: 'v.*', tables: 'verification v', order: sorted },
    filter,
  );
  return { ...rows, list: rows.list.map((row) => verificationFrom(secrets, row)) };
}

/** Status of both levels. */
export async function statusesOf(db: Database, userId: string): Promise<Record<CertifyLevel, CertifyStatus>> {
  const rows = await db.query<{ level: CertifyLevel; status: CertifyStatus }>(
    'select level, status from verification where user_id = $1',
    [userId],
  );
  const of = (level: CertifyLevel): CertifyStatus => rows.find((row) => row.level === level)?.status ?? 'none';
  return { primary: of('primary'), advanced: of('advanced') };
}
