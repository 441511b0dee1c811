import type { bookParts } from '@candor/api-contract/calls/fair.ts';
import type { Database } from '../db/database.ts';
import { readBrokenChunks } from '../market/tape-store.ts';
import { verifyAudit } from '../operators/audit.ts';
import { advanceSql, balancesSql, chunkLinksSql, journalsSql, receiptsSql, statementSql } from './queries.ts';

export type BookPart = (typeof bookParts)[number];
/** Nothing may be built on balances that are not what was booked. */
export const moneyParts: readonly BookPart[] = ['balances', 'journals', 'statement'];

export interface BookReport {
  /** The first places that are wrong, by part; without any all is right. */
  readonly faults: Readonly<Record<BookPart, readonly string[]>>;
  readonly checkedAt: number;
  /** Added up from the first entry on, or from where the books were last found right. */
  readonly isWhole: boolean;
  readonly tookMs: number;
}

const hourMs = 3_600_000;

/**
 * Compares the tables with each other. What is committed meanwhile is seen wholly or not at all by each question.
 * @param isWhole from the first entry on; otherwise what came since the books were last found right
 */
export async function checkBooks(db: Database, now: number, isWhole: boolean): Promise<BookReport> {
  const began = performance.now();
  const [last] = await db.query<{ journal_id: string; checked_at: string; newest: string }>(
    'select journal_id, checked_at, (select coalesce(max(id), 0) from journal) as newest from books_check',
  );
  const [noted, newest, sinceTime] = [
    Number(last?.journal_id ?? 0),
    Number(last?.newest ?? 0),
    Number(last?.checked_at ?? 0),
  ];
  const since = isWhole ? 0 : noted;
  const find = async (sql: string, from: number): Promise<string[]> =>
    (await db.patient.query<{ place: string }>(sql, [from])).map(({ place }) => place);
  const earliestMinute = isWhole ? 0 : Math.max(0, sinceTime - hourMs);
  // One after the other: trading goes on beside it.
  const faults: Record<BookPart, readonly string[]> = {
    balances: await find(balancesSql, since),
    journals: await find(journalsSql, since),
    statement: await find(statementSql, since),
    receipts: await find(receiptsSql, since),
    tape: [
      ...(await find(chunkLinksSql, earliestMinute)),
      ...(await readBrokenChunks(db, Math.max(earliestMinute, now - hourMs))),
    ],
    audit: await auditFaults(db),
  };
  if (moneyParts.every((part) => faults[part].length === 0) && newest > noted)
    await db.patient.query(advanceSql, [noted, newest, now]);
  return { faults, checkedAt: now, isWhole, tookMs: Math.round(performance.now() - began) };
}

async function auditFaults(db: Database): Promise<string[]> {
  const { broken } = await verifyAudit(db);
  return broken === null ? [] : [`row ${broken.seq}: ${broken.why}`];
}
