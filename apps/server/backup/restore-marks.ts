import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { reachOf } from './reach.ts';

/** Something that was done between two moments, and told to whoever did it, may be missing in the data. */
export type RestoreMark = CallAnswer<'GET /fair/restores'>['list'][number];
interface MarkRow {
  restored_at: string;
  from_time: string;
  to_time: string;
  last_journal: string;
  cause: RestoreMark['cause'];
}

/** What may be wanted once that the data are older than what people know. */
export interface Gap {
  readonly cause: RestoreMark['cause'];
  /** The last moment at which somebody may have been told of what is missing. */
  readonly until: number;
  readonly now: number;
}

/**
 * Notes that data end earlier than what was told; the same gap once, however often. All sessions end: one that was
 * ended since would live again.
 */
export async function markRestore(db: Database, { cause, until, now }: Gap): Promise<void> {
  const { journal, time } = await reachOf(db);
  await db.batch([
    {
      sql: `insert into restore_mark (restored_at, from_time, to_time, last_journal, cause) values ($1, $2, $3, $4, $5)
        on conflict do nothing`,
      params: [now, time, Math.max(until, time), journal, cause],
    },
    { sql: 'delete from session' },
    { sql: 'delete from operator_session' },
  ]);
}

/** The newest first. */
export async function restoreMarks(db: Pick<Database, 'query'>): Promise<RestoreMark[]> {
  const rows = await db.query<MarkRow>('select * from restore_mark order by id desc limit 100');
  return rows.map((row) => ({
    restoredAt: Number(row.restored_at),
    from: Number(row.from_time),
    to: Number(row.to_time),
    lastJournalId: row.last_journal,
    cause: row.cause,
  }));
}

const saidForMs = 30 * 24 * 3_600_000;

/** The newest mark, as long as those who run the server are to be told of it. */
export async function recentRestore(db: Pick<Database, 'query'>, now: number): Promise<RestoreMark | null> {
  const [newest] = await restoreMarks(db);
  return newest === undefined || now - newest.restoredAt > saidForMs ? null : newest;
}

/** Says at a start what is missing. */
export async function sayRestore(db: Database, log: Pick<Logger, 'warn'>, now: number): Promise<void> {
  const mark = await recentRestore(db, now);
  if (mark === null) return;
  const [from, to] = [mark.from, mark.to].map((time) => new Date(time).toISOString());
  log.warn({ ...mark }, `these data were put back to ${from}: what was done from then until ${to} is missing`);
}
