import { cp, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DataHeldError, type Database } from '../db/database.ts';
import { readMigrations } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { StartError } from '../running/start-error.ts';
import { keyFileName } from '../secrets/key.ts';
import type { Settings } from '../settings.ts';
import { askForCopy, copyDatabase } from './control.ts';
import { inBackup, sumsOf, type Manifest } from './manifest.ts';
import { runTool } from './postgres-tools.ts';
import { reachOf, type Reach } from './reach.ts';

/** Where pictures lie on this machine; null where a bucket keeps them. */
export const picturesFolder = ({ FILES_DIR, FILES_S3_URL, DATA_DIR }: Settings): string | null =>
  FILES_S3_URL === undefined ? (FILES_DIR ?? join(DATA_DIR, 'files')) : null;

/**
 * Makes a backup of all that an installation is: database, pictures, and the key file where there is one. A server may
 * trade meanwhile.
 * @param to a folder that isn't there yet; it gets its name when the backup is whole
 * @throws StartError when it can't be made
 */
export async function makeBackup(settings: Settings, to: string): Promise<Manifest> {
  const target = resolve(to);
  if (existsSync(target)) throw new StartError(`${to} is there already: a backup is a new folder`);
  const part = `${target}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(settings, part);
    await rename(part, target);
    await flushFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function fill(settings: Settings, folder: string): Promise<Manifest> {
  const { DATA_DIR, DATABASE_URL: url, FILES_S3_URL: bucket } = settings;
  // First the rows, then what they name: a picture has its bytes before its row.
  const reach = url === undefined ? await copyEmbedded(DATA_DIR, folder) : await dumpPostgres(url, folder);
  const pictures = picturesFolder(settings);
  if (pictures !== null && existsSync(pictures)) {
    await cp(pictures, join(folder, inBackup.pictures), {
      recursive: true,
      filter: (place) => !place.endsWith('.part'),
    });
  }
  const key = join(DATA_DIR, keyFileName);
  if (settings.SECRETS_KEY === undefined && existsSync(key)) await cp(key, join(folder, keyFileName));
  const manifest: Manifest = {
    format: 1,
    schema: (await readMigrations()).at(-1)?.name ?? '',
    database: url === undefined ? 'pglite' : 'postgres',
    madeAt: new Date().toISOString(),
    reach,
    pictures: bucket ?? inBackup.pictures,
    files: await sumsOf(folder),
  };
  await writeFile(join(folder, inBackup.manifest), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
  return manifest;
}

/** By the server that has it open; where none runs, from its folder. */
async function copyEmbedded(dataFolder: string, folder: string): Promise<Reach> {
  const place = join(folder, inBackup.embedded);
  const copied = await askForCopy(dataFolder, place);
  if (copied !== null) return copied;
  if (!existsSync(join(dataFolder, 'pg'))) throw new StartError(`DATA_DIR: there is no database in ${dataFolder}`);
  const db = await openStopped(dataFolder);
  try {
    return await copyDatabase(db, place);
  } finally {
    await db.close();
  }
}

async function openStopped(dataFolder: string): Promise<Database> {
  try {
    return await openPglite(dataFolder);
  } catch (error) {
    if (!(error instanceof DataHeldError)) throw error;
    throw new StartError(`${error.message}. It can't be asked from here: stop it, and make the backup then`);
  }
}

async function dumpPostgres(url: string, folder: string): Promise<Reach> {
  const db = openPostgres(url, () => undefined);
  try {
    // The dump begins later, so it holds at least this.
    const reach = await reachOf(db);
    await runTool('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${join(folder, inBackup.dump)}`,
    ]);
    return reach;
  } finally {
    await db.close();
  }
}

/** Windows opens no folders, and keeps names by itself. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
