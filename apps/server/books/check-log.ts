import type { Database } from '../db/database.ts';
import { readLogs } from '../log/log-table.ts';
import { leafHash } from '../log/format/merkle.ts';
import { tileWidth } from '../log/format/tiles.ts';
import { emptyTree, withEntries, type Grown } from '../log/format/tree.ts';
import { loggedAuditSql, loggedMinutesSql, namedMax } from './queries.ts';

type Reads = Pick<Database, 'query'>;

/** What the public log shows to be wrong, first places by part. */
export interface LogFaults {
  readonly log: readonly string[];
  /** Minutes of the tape that are not as they were logged. */
  readonly tape: readonly string[];
  readonly audit: readonly string[];
}

interface Entry {
  readonly index: string;
  readonly data: Uint8Array;
  readonly hash: Uint8Array;
}
/** Bytes and hash at once: the log grows between two questions. */
const pageSql = `select index, data, hash from log_entry
  where log = $1 and index >= $2 and index < $3 order by index`;

/** More than the log gets in an hour. */
const recentEntries = 16 * tileWidth;

/**
 * Recomputes the public log from the bytes of its entries, and compares what it says with what is stored.
 * @param isWhole all entries of all logs with the tiles over them; otherwise the newest entries alone
 */
export async function checkLog(db: Reads, isWhole: boolean): Promise<LogFaults> {
  const faults = { log: [] as string[], tape: [] as string[], audit: [] as string[] };
  const logs = await readLogs(db);
  for (const { id } of isWhole ? logs : logs.slice(0, 1)) {
    const size = await sizeOf(db, id);
    // By tiles: what is loaded and hashed at once stays small.
    const step = isWhole ? tileWidth : recentEntries;
    let tree = emptyTree;
    for (let first = isWhole ? 0 : Math.max(0, size - recentEntries); first < size; first += step) {
      const page = [id, first, first + step];
      const entries = await db.query<Entry>(pageSql, page);
      faults.log.push(...brokenEntries(first, entries));
      faults.tape.push(...(await placesOf(db, loggedMinutesSql, page)));
      faults.audit.push(...(await placesOf(db, loggedAuditSql, page)));
      if (!isWhole) continue;
      const grown = withEntries(
        tree,
        entries.map(({ data }) => data),
      );
      ({ tree } = grown);
      faults.log.push(...(await brokenTiles(db, id, grown)));
    }
  }
  const named = (places: readonly string[]): string[] => [...new Set(places)].slice(0, namedMax);
  return { log: named(faults.log), tape: named(faults.tape), audit: named(faults.audit) };
}

async function sizeOf(db: Reads, log: number): Promise<number> {
  const [last] = await db.query<{ index: string }>(
    'select index from log_entry where log = $1 order by index desc limit 1',
    [log],
  );
  return last === undefined ? 0 : Number(last.index) + 1;
}

const placesOf = async (db: Reads, sql: string, params: readonly unknown[]): Promise<string[]> =>
  (await db.query<{ place: string }>(sql, params)).map(({ place }) => place);

/** Entries that are missing, or whose bytes don't give the hash that is stored with them. */
const brokenEntries = (first: number, entries: readonly Entry[]): string[] =>
  entries.flatMap(({ index, data, hash }, i) =>
    Number(index) === first + i && leafHash(data).equals(hash) ? [] : [`entry ${first + i}`],
  );

async function brokenTiles(db: Reads, log: number, { tiles }: Grown): Promise<string[]> {
  const broken: string[] = [];
  for (const { level, index, hashes } of tiles) {
    const [stored] = await db.query<{ hashes: Uint8Array }>(
      'select hashes from log_tile where log = $1 and level = $2 and index = $3',
      [log, level, index],
    );
    if (stored === undefined || !hashes.equals(stored.hashes)) broken.push(`tile ${level}/${index}`);
  }
  return broken;
}
