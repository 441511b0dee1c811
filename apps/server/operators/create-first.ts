import type { OperatorRole } from '@candor/api-contract/call.ts';
import { DataHeldError, type Database } from '../db/database.ts';
import { migrateAlone } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { runCommand } from '../running/command-line.ts';
import { openSecrets } from '../secrets/key.ts';
import { rotateLogKey } from '../log/rotation/rotate-key.ts';
import { rotatePushKey } from '../push/vapid.ts';
import { readSettings, SettingsError, type Settings } from '../settings.ts';
import { createOperator, operatorNameForm } from './create-operator.ts';

const roles: readonly OperatorRole[] = ['support', 'finance', 'risk', 'admin'];
const usage =
  'usage: npm run operator -- create <name> [support | finance | risk | admin]\n' +
  '       npm run operator -- rotate-log-key | rotate-push-key';

/** Brings the schema up to date, unless a running server holds the data: that one already has. */
async function prepare(db: Database): Promise<void> {
  try {
    await migrateAlone(db);
  } catch (error) {
    if (!(error instanceof DataHeldError)) throw error;
  }
}

/** Makes an operator from the command line: the first one, and those who are to be independent of an administrator. */
async function create(db: Database, name: string, role: OperatorRole): Promise<string> {
  const password = await createOperator(db, name, role, Date.now());
  if (password === null) throw new SettingsError(`there is already an operator named ${name}`);
  return [
    `operator ${name} (${role})`,
    `one-time password: ${password}`,
    'It is asked for once at /console/, then an own password and an authenticator.',
  ].join('\n');
}

/** Gives the public log another key, named by the one before. */
async function rotateLog(db: Database, settings: Settings): Promise<string> {
  const rotated = await rotateLogKey({ db, secrets: await openSecrets(db, settings), now: Date.now() });
  if (rotated === null) throw new SettingsError('no public log has begun yet');
  return [
    `the public log is signed with ${rotated.vkey} from the next start on`,
    `its entry ${rotated.index} names it, signed with ${rotated.before}`,
    'Publish both where customers look.',
  ].join('\n');
}

/** Gives notifications another pair; devices come to it by themselves. */
async function rotatePush(db: Database, settings: Settings): Promise<string> {
  const publicKey = await rotatePushKey(db, await openSecrets(db, settings));
  if (publicKey === null) throw new SettingsError('no push key was made yet');
  return `devices subscribe with ${publicKey} from the next start on`;
}

const rotations: Readonly<Record<string, typeof rotateLog>> = {
  'rotate-log-key': rotateLog,
  'rotate-push-key': rotatePush,
};

async function main([command, name = '', wanted = 'admin']: readonly string[]): Promise<string> {
  const role = roles.find((one) => one === wanted);
  const isCreate = command === 'create' && operatorNameForm.test(name) && role !== undefined;
  const work = isCreate ? (db: Database) => create(db, name, role) : rotations[command ?? ''];
  if (work === undefined)
    throw new SettingsError(`${usage}\na name has 3 to 32 letters, digits, dots, dashes or underscores`);
  const settings = readSettings(process.env);
  const db =
    settings.DATABASE_URL === undefined
      ? await openPglite(settings.DATA_DIR)
      : openPostgres(settings.DATABASE_URL, () => undefined);
  try {
    await prepare(db);
    return await work(db, settings);
  } finally {
    await db.close();
  }
}

await runCommand(main);
