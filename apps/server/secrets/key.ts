import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { SettingsError, type Settings } from '../settings.ts';
import { secretsOf, type Secrets } from './secrets.ts';

export const keyFileName = 'secrets.key';

/**
 * The key of what is sealed: the setting, else a file of its own beside the embedded database, made at the first start.
 * It is checked against the data, so that nothing is ever sealed with one key and lost to another.
 * @throws SettingsError when the data was sealed with another key, or its key is gone
 */
export async function openSecrets(
  db: Database,
  settings: Pick<Settings, 'SECRETS_KEY' | 'DATA_DIR'>,
): Promise<Secrets> {
  const [before] = await db.query<{ secrets_check: string | null }>('select secrets_check from installation');
  const isNew = (before?.secrets_check ?? null) === null;
  const secrets = secretsOf(Buffer.from(settings.SECRETS_KEY ?? keyFromFile(settings.DATA_DIR, isNew), 'hex'));
  const check = secrets.fingerprint('check', 'the key of this data');
  // Of two first starts with keys of their own the first one's stands.
  const [known] = await db.query<{ secrets_check: string }>(
    'update installation set secrets_check = coalesce(secrets_check, $1) returning secrets_check',
    [check],
  );
  if (known !== undefined && known.secrets_check !== check)
    throw new SettingsError('SECRETS_KEY: this data was sealed with another key');
  return secrets;
}

function keyFromFile(folder: string, isNew: boolean): string {
  const file = join(folder, keyFileName);
  if (!existsSync(file)) {
    if (!isNew)
      throw new SettingsError(
        `SECRETS_KEY: ${file} is gone, and what this data keeps sealed can be read with its key only`,
      );
    makeKeyFile(folder, file);
  }
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(key)) throw new SettingsError(`SECRETS_KEY: ${file} holds no key of 64 hex digits`);
  return key;
}

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Of several processes that start at once the first one's key stands, and none ever reads half of it. */
function makeKeyFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    giveName(own, file);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @throws when the name is taken */
function giveName(own: string, file: string): void {
  try {
    linkSync(own, file);
  } catch (error) {
    if (isThere(error)) throw error;
    // A share of a network may know no links.
    copyFileSync(own, file, constants.COPYFILE_EXCL);
  }
}
