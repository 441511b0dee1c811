import type { Database } from '../../db/database.ts';
import { lackingMigrations } from '../../db/migrate.ts';
import { findInstallation, type Installation } from '../../installation.ts';

/**
 * The installation, where its schema is the one that this program knows; null before the first start, and where it
 * lacks something. Nothing is written. @throws StartError when the data are newer than this program
 */
export async function findMadeInstallation(db: Database): Promise<Installation | null> {
  const made = (await hasTables(db)) ? await findInstallation(db) : null;
  return made !== null && (await lackingMigrations(db)).length === 0 ? { ...made, isNew: false } : null;
}

async function hasTables(db: Database): Promise<boolean> {
  const [row] = await db.query<{ made: boolean }>("select to_regclass('public.installation') is not null as made");
  return row?.made === true;
}
