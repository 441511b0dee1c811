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

type Look = 'start' | 'new' | 'whole';

/** More than a house's operators do in an hour: a start doesn't wait for all that was ever done. */
const recentActs = 2_000;

/** More than other processes look at once. */
const looksMax = 5;

/**
 * Compares the tables with each other. What is committed meanwhile is seen wholly or not at all by each question. Where
 * another process, as one that stands by or has just taken over, has found them right meanwhile and added up anew,
 * entries were counted on both sides of its mark: what seems wrong then is looked at again.
 * @param look from the first entry on, or at what came since the books were last found right; at a start, which waits
 * for it, without the public log
 */
export async function checkBooks(db: Database, now: number, look: Look): Promise<BookReport> {
  for (let left = looksMax; ; left -= 1) {
    const mark = await readMark(db);
    const report = await lookOnce(db, now, look, mark);
    if (!isMoneyWrong(report) || left === 0 || mark.noted === (await readMark(db)).noted) return report;
  }
}

const isMoneyWrong = ({ faults }: Pick<BookReport, 'faults'>): boolean =>
  moneyParts.some((part) => faults[part].length > 0);

/** How far the books were found right, and how far they go. */
interface Mark {
  readonly noted: number;
  readonly newest: number;
  /** When that was, and when they were last added up from the first entry on. */
  readonly checkedAt: number;
  readonly wholeAt: number;
}

async function readMark(db: Database): Promise<Mark> {
  const [row] = await db.query<{ journal_id: string; checked_at: string; whole_at: string; newest: string }>(
    'select journal_id, checked_at, whole_at, (select coalesce(max(id), 0) from journal) as newest from books_check',
  );
  return {
    noted: Number(row?.journal_id ?? 0),
    newest: Number(row?.newest ?? 0),
    checkedAt: Number(row?.checked_at ?? 0),
    wholeAt: Number(row?.whole_at ?? 0),
  };
}

/** Whether there are so many journals that nobody has looked at yet. */
export async function areUnseen(db: Database, count: number): Promise<boolean> {
  const unseen = await db.query(
    'select from journal where id > (select journal_id from books_check) order by id limit 1 offset $1',
    [count - 1],
  );
  return unseen.length > 0;
}

async function lookOnce(db: Database, now: number, look: Look, mark: Mark): Promise<BookReport> {
  const { noted, newest } = mark;
  const isWhole = look === 'whole';
  const began = performance.now();
  const logged = look === 'start' ? { log: [], tape: [], audit: [] } : await checkLog(db.patient, isWhole);
  const sinceMinute = isWhole ? 0 : Math.max(0, mark.checkedAt - hourMs);
  const marksFrom = Math.max(sinceMinute, now - hourMs);
  const reach = { logged, isWhole, since: isWhole ? 0 : noted, sinceMinute, marksFrom };
  const faults = await findFaults(db, reach, look === 'start');
  if (isWhole) await db.query('update books_check set whole_at = $1', [now]);
  if (!isMoneyWrong({ faults }) && newest > noted) await db.patient.query(advanceSql, [noted, newest, now]);
  const wholeAt = isWhole ? now : mark.wholeAt;
  return { faults, checkedAt: now, isWhole, wholeAt, tookMs: Math.round(performance.now() - began) };
}

/**
 * What the log shows, and from which journal and which minutes of the tape and of its marks on is looked; all acts of
 * operators, or the newest.
 */
interface Reach {
  readonly logged: LogFaults;
  readonly isWhole: boolean;
  readonly since: number;
  readonly sinceMinute: number;
  readonly marksFrom: number;
}

/** @param waited whether somebody waits for it: then marks are hashed here while the database adds up */
async function findFaults(db: Database, reach: Reach, waited: boolean): Promise<BookReport['faults']> {
  const find = async (sql: string, from: number): Promise<string[]> =>
    (await db.patient.query<{ place: string }>(sql, [from])).map(({ place }) => place);
  const { logged } = reach;
  const added = async () => ({
    balances: await find(balancesSql, reach.since),
    journals: await find(journalsSql, reach.since),
    statement: await find(statementSql, reach.since),
    receipts: await find(receiptsSql, reach.since),
  });
  const marks = () => readBrokenChunks(db, reach.marksFrom);
  // Beside trading one after the other, so that it goes on.
  const [sums, chunks] = waited ? await Promise.all([added(), marks()]) : [await added(), await marks()];
  return {
    ...sums,
    tape: [...(await find(chunkLinksSql, reach.sinceMinute)), ...chunks, ...logged.tape],
    audit: [...(await auditFaults(db, reach.isWhole)), ...logged.audit],
    log: logged.log,
  };
}

async function auditFaults(db: Database, isWhole: boolean): Promise<string[]> {
  const { broken } = await verifyAudit(db, isWhole ? Infinity : recentActs);
  return broken === null ? [] : [`row ${broken.seq}: ${broken.why}`];
}
