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
import { listOperators } from './command/list-operators.ts';
import { resetOperator } from './command/reset-operator.ts';
import { setDisabled } from './command/set-disabled.ts';
import { createOperator, operatorNameForm } from './create-operator.ts';

const roles: readonly OperatorRole[] = ['support', 'finance', 'risk', 'admin'];
const usage =
  'usage: npm run operator -- create <name> [support | finance | risk | admin]\n' +
  '       npm run operator -- list | reset <name> | disable <name> | enable <name>\n' +
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

/** For who has lost password or authenticator. */
async function reset(db: Database, name: string): Promise<string> {
  const password = await resetOperator(db, name, Date.now());
  if (password === null) throw new SettingsError(`there is no operator named ${name}`);
  return [
    `operator ${name}: every session has ended`,
    `one-time password: ${password}`,
    'It is asked for once at /console/, then an own password and an authenticator.',
  ].join('\n');
}

async function shutOut(db: Database, name: string, disabled: boolean): Promise<string> {
  const done = await setDisabled(db, { name, disabled }, Date.now());
  const state = disabled ? 'shut out' : 'let in';
  if (done === 'unknown') throw new SettingsError(`there is no operator named ${name}`);
  if (done === 'unchanged') throw new SettingsError(`operator ${name} is ${state} already`);
  if (done === 'last-administrator')
    throw new SettingsError(`operator ${name} is the last active administrator: make another one first`);
  return `operator ${name} is ${state}${disabled ? ', every session has ended' : ''}`;
}

type Work = (db: Database, settings: Settings) => Promise<string>;
/** What is done to an operator who is there, by name. */
const acts: Readonly<Record<string, (db: Database, name: string) => Promise<string>>> = {
  reset,
  disable: (db, name) => shutOut(db, name, true),
  enable: (db, name) => shutOut(db, name, false),
};

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

const others: Readonly<Record<string, Work>> = {
  list: listOperators,
  'rotate-log-key': rotateLog,
  'rotate-push-key': rotatePush,
};

function workOf([command = '', name = '', wanted = 'admin']: readonly string[]): Work | undefined {
  if (Object.hasOwn(others, command)) return others[command];
  if (!operatorNameForm.test(name)) return undefined;
  const role = roles.find((one) => one === wanted);
  if (command === 'create' && role !== undefined) return (db) => create(db, name, role);
  const act = Object.hasOwn(acts, command) ? acts[command] : undefined;
  return act === undefined ? undefined : (db) => act(db, name);
}

async function main(args: readonly string[]): Promise<string> {
  const work = workOf(args);
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
