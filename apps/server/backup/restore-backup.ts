import { cp, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moneyFault } from '../books/open-books.ts';
import { checkBooks } from '../books/run-checks.ts';
import type { Database } from '../db/database.ts';
import { migrateAlone } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { openPrivateFolder } from '../db/private-folder.ts';
import { StartError } from '../running/start-error.ts';
import { keyFileName, openSecrets } from '../secrets/key.ts';
import type { Settings } from '../settings.ts';
import { picturesFolder } from './make-backup.ts';
import { inBackup, readManifest, refuseDamaged, type Manifest } from './manifest.ts';
import { runTool } from './postgres-tools.ts';
import { reachOf } from './reach.ts';
import { markRestore, restoreMarks, type RestoreMark } from './restore-marks.ts';
import { highWaterOf } from './high-water.ts';
import { restoringName } from './unfinished.ts';

/**
 * Puts a backup back, where no database is yet: the database that the settings name, the folder of pictures and the
 * key. The gap that it leaves is marked, and the books are compared. One that was broken off is begun anew by the same
 * command.
 * @returns the mark
 * @throws StartError when the backup is damaged or of another database, or there is a database already
 */
export async function restoreBackup(settings: Settings, from: string): Promise<RestoreMark> {
  const manifest = await readManifest(from);
  refuseOther(manifest, settings);
  await refuseDamaged(from, manifest);
  await takePlace(settings, from);
  await layFiles(settings, from);
  if (settings.DATABASE_URL !== undefined)
    await runTool('pg_restore', settings.DATABASE_URL, [
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      join(from, inBackup.dump),
    ]);
  const mark = await markAndCheck(settings, manifest);
  await rm(join(settings.DATA_DIR, restoringName));
  return mark;
}

function refuseOther({ database }: Manifest, { DATABASE_URL }: Settings): void {
  const wanted = DATABASE_URL === undefined ? 'pglite' : 'postgres';
  if (database === wanted) return;
  throw new StartError(
    database === 'postgres'
      ? 'DATABASE_URL: this is a backup of PostgreSQL, name an empty database'
      : 'DATABASE_URL: this is a backup of the embedded database, it is restored into DATA_DIR',
  );
}

/**
 * No database may lie where a backup is put, but what a broken-off restore has left. Pictures may: they are sealed
 * under names of their own, and never change.
 */
async function takePlace(settings: Settings, from: string): Promise<void> {
  const { DATA_DIR, DATABASE_URL: url } = settings;
  openPrivateFolder(DATA_DIR);
  const database = join(DATA_DIR, inBackup.embedded);
  if (existsSync(database) && !existsSync(join(DATA_DIR, restoringName)))
    throw new StartError(`DATA_DIR: there is a database in ${DATA_DIR}: a backup needs an empty place`);
  if (url !== undefined) await refuseTables(url);
  const [own, theirs] = [join(DATA_DIR, keyFileName), join(from, keyFileName)];
  if (existsSync(own) && existsSync(theirs) && !readFileSync(own).equals(readFileSync(theirs)))
    throw new StartError(`${own} is another key than that of the backup: set it aside first`);
  await writeFile(join(DATA_DIR, restoringName), '', { flush: true });
  await rm(database, { recursive: true, force: true });
}

async function refuseTables(url: string): Promise<void> {
  const db = openPostgres(url, () => undefined);
  try {
    const [row] = await db.query<{ n: string }>(
      "select count(*) as n from information_schema.tables where table_schema = 'public'",
    );
    if (row?.n !== '0') throw new StartError('DATABASE_URL: this database has tables: a backup needs an empty one');
  } finally {
    await db.close();
  }
}

async function layFiles(settings: Settings, from: string): Promise<void> {
  const pairs: readonly (readonly [string, string | null])[] = [
    [inBackup.embedded, join(settings.DATA_DIR, inBackup.embedded)],
    [inBackup.pictures, picturesFolder(settings)],
    [keyFileName, join(settings.DATA_DIR, keyFileName)],
  ];
  for (const [name, to] of pairs) {
    const place = join(from, name);
    if (to !== null && existsSync(place)) await cp(place, to, { recursive: true, force: false });
  }
}

async function markAndCheck(settings: Settings, { reach }: Manifest): Promise<RestoreMark> {
  const { DATA_DIR, DATABASE_URL: url } = settings;
  const db = url === undefined ? await openPglite(DATA_DIR) : openPostgres(url, () => undefined);
  try {
    await migrateAlone(db);
    await openSecrets(db, settings);
    if (BigInt((await reachOf(db)).journal) < BigInt(reach.journal))
      throw new StartError('The backup is damaged: it ends before what it says that it holds. Take another one.');
    return await mark(db, DATA_DIR);
  } finally {
    await db.close();
  }
}

async function mark(db: Database, folder: string): Promise<RestoreMark> {
  const now = Date.now();
  // Where the server that is gone has told from here, it is known when it did so last.
  await markRestore(db, { cause: 'restored', until: (await highWaterOf(db, folder))?.time ?? now, now });
  const fault = moneyFault(await checkBooks(db, now, 'whole'));
  if (fault !== null) throw new StartError(`The backup was put back, but ${fault}`);
  const [newest] = await restoreMarks(db);
  if (newest === undefined) throw new Error('a restore has its mark');
  return newest;
}
