import type { Database } from '../db/database.ts';
import { lastTime } from '../installation.ts';

/** How far data go. */
export interface Reach {
  /** Id of the last journal; "0" before the first. */
  readonly journal: string;
  /** The latest moment that they have seen, epoch ms. */
  readonly time: number;
}

/** Both questions are handed over in the same turn: with the embedded database nothing comes between. */
export async function reachOf(db: Database): Promise<Reach> {
  const [[row], time] = await Promise.all([
    db.query<{ journal: string }>('select coalesce(max(id), 0) as journal from journal'),
    lastTime(db),
  ]);
  return { journal: row?.journal ?? '0', time };
}
