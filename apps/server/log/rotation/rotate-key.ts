import type { Database } from '../../db/database.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { entryOf } from '../intake.ts';
import { keysOf, logKeys, newLogSeeds, sealLogSeeds, vkeysOf } from '../keys.ts';
import { grownRows, readLogs, readTree } from '../log-table.ts';
import { withEntries } from '../format/tree.ts';

/** What an old key signs to name the next one. Its first line is no origin, so it is no checkpoint. */
export const namingText = (origin: string, vkeys: readonly string[]): string =>
  ['candor log key v1', origin, ...vkeys, ''].join('\n');

/** Which key a log is signed with from now on, and which entry names it. */
export interface Rotated {
  readonly before: string;
  readonly vkey: string;
  readonly index: number;
}

interface Parts {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly now: number;
}

/**
 * Gives the newest log another key: an entry that the old one signs names it, so whoever has the old one follows. A
 * server that runs takes it at its next start.
 * @returns null where no log has begun yet
 */
export async function rotateLogKey({ db, secrets, now }: Parts): Promise<Rotated | null> {
  const [log] = await readLogs(db);
  if (log === undefined) return null;
  const old = keysOf(secrets, log);
  const seeds = newLogSeeds();
  const next = logKeys(log.origin, seeds);
  const keys = vkeysOf(next);
  const signature = old.signText(namingText(log.origin, keys));
  const facts = { act: 'key', origin: log.origin, before: old.vkey, keys, signature };
  const entries = [entryOf('act', now, JSON.stringify(facts))];
  const grown = withEntries(await readTree(db, log.id), entries);
  const index = grown.tree.frontier.size - 1;
  const number = log.key_number + 1;
  await db.batch([
    ...grownRows(log.id, entries, grown),
    {
      sql: `insert into log_key (log, number, index, vkey, cosigner_vkey, seeds_sealed)
        values ($1, $2, $3, $4, $5, $6)`,
      params: [log.id, number, index, next.vkey, next.cosignerVkey, sealLogSeeds(secrets, log.id, seeds, number)],
    },
  ]);
  return { before: old.vkey, vkey: next.vkey, index };
}
