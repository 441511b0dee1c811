import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable, type Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

/** Questions that may take long: lists of years, sums over everything. What is asked here may not write. */
export interface LongReads extends Query {
  /** The same for what may take minutes. */
  readonly patient: Query;
}

/** Who has answered: the copy, or the database itself, since the copy lags or is away. */
export type Answered = 'copy' | 'behind' | 'away';

interface ReadParts {
  readonly db: Pick<Database, 'query' | 'patient'>;
  readonly copy: LongReads;
  readonly answered: (by: Answered) => void;
  /** Told once for each time that the copy is away. */
  readonly onAway: (error: unknown) => void;
}

/** So long an answer waits for a copy that lags. */
const waitMaxMs = 100;
const lookEveryMs = 10;
/** So long one that is away is not asked. */
const leftAloneMs = 5_000;

/** A standby ends a question that holds up what it has to replay. */
const recoveryConflict = '40001';
const isAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable
    ? // It is read only, and says so to whoever writes: the database itself must not be asked that.
      error.code !== '25006'
    : typeof error === 'object' && error !== null && 'code' in error && error.code === recoveryConflict;

/** Everything committed lies before it. */
const writtenSql = 'select pg_current_wal_flush_lsn()::text as place';
const hasSql = 'select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as has';

async function hasAll(copy: Query, place: string | undefined): Promise<boolean> {
  const until = performance.now() + waitMaxMs;
  for (;;) {
    const [row] = await copy.query<{ has: boolean }>(hasSql, [place]);
    if (row?.has === true) return true;
    if (performance.now() >= until) return false;
    await sleep(lookEveryMs);
  }
}

/**
 * Asks the copy, once it has all that was committed before the question, so nobody misses what they have just done.
 * Where it lags for too long, or is away, the database itself is asked.
 */
export function openLongReads({ db, copy, answered, onAway }: ReadParts): LongReads {
  let askedAgainAt = 0;
  let isReported = false;
  const asking =
    (own: Query, copied: Query): Query['query'] =>
    async <Row>(sql: string, params?: readonly unknown[]): Promise<Row[]> => {
      const ask = ({ query }: Query): Promise<Row[]> => query<Row>(sql, params);
      if (performance.now() < askedAgainAt) {
        answered('away');
        return ask(own);
      }
      const [written] = await db.query<{ place: string }>(writtenSql);
      try {
        const isCurrent = await hasAll(copy, written?.place);
        const rows = isCurrent ? await ask(copied) : await ask(own);
        answered(isCurrent ? 'copy' : 'behind');
        isReported = false;
        return rows;
      } catch (error) {
        if (!isAway(error)) throw error;
        askedAgainAt = performance.now() + leftAloneMs;
        if (!isReported) onAway(error);
        isReported = true;
        answered('away');
        return ask(own);
      }
    };
  return { query: asking(db, copy), patient: { query: asking(db.patient, copy.patient) } };
}
