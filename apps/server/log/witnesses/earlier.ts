import type { Database } from '../../db/database.ts';
import { readPrevious } from '../history.ts';
import { vkeysOf } from '../keys.ts';
import { readLogs, readTree } from '../log-table.ts';

/** A log that another one follows: it stays as it ended. */
export interface Earlier {
  readonly log: number;
  /** How many entries these data still hold; less than the checkpoint says where they ended before it. */
  readonly size: number;
  /** The last that was signed of it, as the log after it names it; null where nobody knew. */
  readonly note: string | null;
  readonly vkeys: readonly string[];
}

/** @param id the last part of its origin @returns null for what is no earlier log */
export async function readEarlier(db: Pick<Database, 'query'>, id: string): Promise<Earlier | null> {
  const logs = await readLogs(db);
  const at = logs.findIndex(({ origin }) => origin.endsWith(`/log/${id}`));
  const [next, own] = [logs[at - 1], logs[at]];
  if (next === undefined || own === undefined) return null;
  const previous = await readPrevious(db, next.id);
  const { frontier } = await readTree(db, own.id);
  const vkeys = vkeysOf({ vkey: own.vkey, cosignerVkey: own.cosigner_vkey });
  return { log: own.id, size: frontier.size, note: previous?.checkpoint ?? null, vkeys };
}
