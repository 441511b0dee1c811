import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { verificationContext, type Document } from './store.ts';

/** A name as it is looked for: without case, accents and the order of its words. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // The one letter of Vietnamese whose stroke is no mark of its own.
    .replaceAll('đ', 'd')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** By which whoever has handed in a name is found; without the key of the installation nobody can guess at it. */
export const nameKey = (secrets: Pick<Secrets, 'fingerprint'>, name: string): string =>
  secrets.fingerprint('certified-name', folded(name));

interface Parts {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly log: Pick<Logger, 'error'>;
}

const atOnce = 50;
const nameless = `select user_id, sealed from verification
  where level = 'primary' and name_key is null order by user_id limit ${atOnce}`;

/**
 * Makes the keys of names that were handed in before there were any, beside all other work; what it doesn't reach, the
 * next start goes on with. @returns a stop
 */
export function fillNameKeys({ db, secrets, log }: Parts): () => Promise<void> {
  let isStopped = false;
  const fill = async ({ user_id: userId, sealed }: { user_id: string; sealed: string }): Promise<void> => {
    const { name } = JSON.parse(secrets.openText(sealed, verificationContext(userId, 'primary'))) as Document;
    await db.query("update verification set name_key = $2 where user_id = $1 and level = 'primary' and sealed = $3", [
      userId,
      nameKey(secrets, name),
      sealed,
    ]);
  };
  const run = async (): Promise<void> => {
    for (;;) {
      const rows = await db.query<{ user_id: string; sealed: string }>(nameless);
      for (const row of rows) {
        if (isStopped) return;
        await fill(row);
      }
      if (rows.length < atOnce) return;
    }
  };
  const done = run().catch((error: unknown) => {
    log.error({ err: error }, 'keys of names were not made; the next start goes on');
  });
  return async () => {
    isStopped = true;
    await done;
  };
}
