import { runCommand } from '../../running/command-line.ts';
import { readSettings, SettingsError } from '../../settings.ts';
import { migrateWhatLacks } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';
import { grantServer } from './server-role.ts';

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** Brings the schema up to date as its owner, and lets the server's role work on it. */
async function main(): Promise<string> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl = url, DATA_DIR } = readSettings(process.env);
  if (ownerUrl !== undefined && url === undefined)
    throw new SettingsError('DATABASE_URL: is needed when DATABASE_OWNER_URL is set');
  const db = ownerUrl === undefined ? await openPglite(DATA_DIR) : openPostgres(ownerUrl, () => undefined);
  try {
    await migrateWhatLacks(db);
    if (url === undefined || ownerUrl === undefined || userOf(url) === userOf(ownerUrl))
      return 'the schema is up to date';
    await grantServer(db.patient, userOf(url));
    return `the schema is up to date, and ${userOf(url)} may work on it`;
  } finally {
    await db.close();
  }
}

await runCommand(main);
