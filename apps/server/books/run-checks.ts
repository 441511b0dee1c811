import type { bookParts } from '@candor/api-contract/calls/fair.ts';
import type { Database } from '../db/database.ts';
import { readBrokenChunks } from '../market/tape-store.ts';
import { verifyAudit } from '../operators/audit.ts';
import { checkLog, type LogFaults } from './check-log.ts';
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
  /** When they were last added up from the first entry on; 0 for never. */
  readonly wholeAt: number;
  readonly tookMs: number;
}

const hourMs = 3_600_000;

/**
 * Compares the tables with each other. What is committed meanwhile is seen wholly or not at all by each question.
 * @param look from the first entry on, or at what came since the books were last found right; at a start, which waits
 * for it, without the public log
 */
export async function checkBooks(db: Database, now: number, look: 'start' | 'new' | 'whole'): Promise<BookReport> {
  const isWhole = look === 'whole';
  const began = performance.now();
  const [last] = await db.query<{ journal_id: string; checked_at: string; whole_at: string; newest: string }>(
    'select journal_id, checked_at, whole_at, (select coalesce(max(id), 0) from journal) as newest from books_check',
  );
  const [noted, newest, sinceTime] = [
    Number(last?.journal_id ?? 0),
    Number(last?.newest ?? 0),
    Number(last?.checked_at ?? 0),
  ];
  const logged = look === 'start' ? { log: [], tape: [], audit: [] } : await checkLog(db.patient, isWhole);
  const faults = await findFaults(db, now, {
    logged,
    since: isWhole ? 0 : noted,
    sinceMinute: isWhole ? 0 : Math.max(0, sinceTime - hourMs),
  });
  if (isWhole) await db.query('update books_check set whole_at = $1', [now]);
  if (moneyParts.every((part) => faults[part].length === 0) && newest > noted)
    await db.patient.query(advanceSql, [noted, newest, now]);
  const wholeAt = isWhole ? now : Number(last?.whole_at ?? 0);
  return { faults, checkedAt: now, isWhole, wholeAt, tookMs: Math.round(performance.now() - began) };
}

/** @param reach what the log shows, and from which journal and which minute of the tape on */
async function findFaults(
  db: Database,
  now: number,
  reach: { readonly logged: LogFaults; readonly since: number; readonly sinceMinute: number },
): Promise<BookReport['faults']> {
  const find = async (sql: string, from: number): Promise<string[]> =>
    (await db.patient.query<{ place: string }>(sql, [from])).map(({ place }) => place);
  const { logged } = reach;
  // One after the other: trading goes on beside it.
  return {
    balances: await find(balancesSql, reach.since),
    journals: await find(journalsSql, reach.since),
    statement: await find(statementSql, reach.since),
    receipts: await find(receiptsSql, reach.since),
    tape: [
      ...(await find(chunkLinksSql, reach.sinceMinute)),
      ...(await readBrokenChunks(db, Math.max(reach.sinceMinute, now - hourMs))),
      ...logged.tape,
    ],
    audit: [...(await auditFaults(db)), ...logged.audit],
    log: logged.log,
  };
}

async function auditFaults(db: Database): Promise<string[]> {
  const { broken } = await verifyAudit(db);
  return broken === null ? [] : [`row ${broken.seq}: ${broken.why}`];
}
