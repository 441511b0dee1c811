import type { Database } from '../../../db/database.ts';
import { proofText } from '../../../log/format/proof-text.ts';
import type { Signed } from '../../../log/public-log.ts';
import { readInclusion } from '../../../log/read-nodes.ts';
import type { Moment } from './take-liabilities.ts';

/** The beginning of an entry of this kind: the index of the table has these entries alone. */
const entryHead = Buffer.from('{"v":1,"kind":"liabilities"');
/** A few days. */
const newest = 16;

/**
 * That a moment is in the public log, as c2sp.org/tlog-proof has it; its extra line is the entry itself.
 * @returns null until it stands under this checkpoint, and for what an earlier log holds
 */
export async function momentProof(
  db: Pick<Database, 'query'>,
  { log, size, note }: Signed,
  { day, moment }: Moment,
): Promise<string | null> {
  const rows = await db.query<{ index: string; data: Uint8Array }>(
    `select index, data from log_entry where log = $1 and index < $2
        and substring(data from 1 for 27) = '\\x${entryHead.toString('hex')}'::bytea
        and position(convert_to($3, 'UTF8') in data) > 0 and position(convert_to($4, 'UTF8') in data) > 0
      order by index desc limit ${newest}`,
    [log, size, `"day": ${day},`, `"moment": ${moment},`],
  );
  const [entry] = rows;
  if (entry === undefined) return null;
  const index = Number(entry.index);
  const path = await readInclusion({ db, log, size }, index);
  return proofText({ index, path, checkpoint: note, extra: entry.data });
}
