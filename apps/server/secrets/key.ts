import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const [row] = await db.query<{ secrets_check: string | null }>('select secrets_check from installation');
  const known = row?.secrets_check ?? null;
  const secrets = secretsOf(Buffer.from(settings.SECRETS_KEY ?? keyFromFile(settings.DATA_DIR, known === null), 'hex'));
  const check = secrets.fingerprint('check', 'the key of this data');
  if (known !== null && known !== check) throw new SettingsError('SECRETS_KEY: this data was sealed with another key');
  if (known === null) await db.query('update installation set secrets_check = $1 where secrets_check is null', [check]);
  return secrets;
}

function keyFromFile(folder: string, isNew: boolean): string {
  const file = join(folder, keyFileName);
  if (!existsSync(file)) {
    if (!isNew)
      throw new SettingsError(
        `SECRETS_KEY: ${file} is gone, and what this data keeps sealed can be read with its key only`,
      );
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(key)) throw new SettingsError(`SECRETS_KEY: ${file} holds no key of 64 hex digits`);
  return key;
}
