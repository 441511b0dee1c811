import { assert } from '@candor/core/result.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { SettingsError, type Settings } from '../settings.ts';
import { fingerprintWith, hashingKeyOf, sealingKeyOf, secretsOf, type Secrets } from './secrets.ts';

export const keyFileName = 'secrets.key';

/** What the key of keyed hashes lies sealed under. */
export const fingerprintContext = 'fingerprint key';
const checkOf = (hashing: Uint8Array): string => fingerprintWith(hashing, 'check', 'the key of this data');
const otherKey = (): SettingsError => new SettingsError('SECRETS_KEY: this data was sealed with another key');

/**
 * The keys of what is sealed: the setting, else a file beside the embedded database, made at the first start. The first
 * one seals, all of them open. They are checked against the data, so that nothing is ever sealed with one key
 * and lost to another.
 * @throws SettingsError when the data was sealed with another key, or its key is gone
 */
export async function openSecrets(
  db: Database,
  settings: Pick<Settings, 'SECRETS_KEY' | 'DATA_DIR'>,
): Promise<Secrets> {
  const [before] = await db.query<{ secrets_check: string | null }>('select secrets_check from installation');
  const known = before?.secrets_check ?? null;
  const [newest, ...older] = keysIn(settings.SECRETS_KEY ?? keyFromFile(settings.DATA_DIR, known === null));
  assert(newest !== undefined, 'there is a key');
  await refuseWithout(db, [newest, ...older]);
  const { hashing, isFrom } = await hashingKeyFor(db, { newest, older, known });
  const check = checkOf(hashing);
  // Of two first starts with keys of their own the first one's stands.
  const [row] = await db.query<{ secrets_check: string }>(
    'update installation set secrets_check = coalesce(secrets_check, $1) returning secrets_check',
    [check],
  );
  if (row !== undefined && row.secrets_check !== check) throw otherKey();
  const secrets = secretsOf(newest, { older, hashing });
  await db.query(`insert into fingerprint_key (id, sealed) values (1, $1) on conflict do nothing`, [
    secrets.sealText(hashing.toString('base64'), fingerprintContext),
  ]);
  for (const key of isFrom === null ? [newest] : [isFrom, newest]) await noteUse(db, key);
  return secrets;
}

const keysIn = (text: string): Buffer[] => text.split(/[\s,]+/).map((digits) => Buffer.from(digits, 'hex'));

/** Before anything is sealed with it: without it no server starts from then on. */
const noteUse = (db: Database, key: Uint8Array): Promise<unknown> =>
  db.query(
    `insert into sealing_key (id, first_used_at) values ($1, (extract(epoch from now()) * 1000)::bigint)
      on conflict (id) do update set retired_at = null`,
    [sealingKeyOf(key).id],
  );

async function refuseWithout(db: Database, keys: readonly Uint8Array[]): Promise<void> {
  const ids = keys.map((key) => sealingKeyOf(key).id);
  const lacking = await db.query<{ id: string }>(
    'select id from sealing_key where retired_at is null and id <> all($1::text[]) order by first_used_at, id',
    [ids],
  );
  if (lacking.length === 0) return;
  throw new SettingsError(
    `SECRETS_KEY: this data was sealed with another key: ${lacking.map(({ id }) => id).join(', ')} is not among ` +
      `${ids.join(', ')}. Name it behind the new one until everything is sealed anew`,
  );
}

/** @returns the key of keyed hashes, and from which key it comes where nobody has kept it yet */
async function hashingKeyFor(
  db: Database,
  { newest, older, known }: { newest: Buffer; older: readonly Buffer[]; known: string | null },
): Promise<{ hashing: Buffer; isFrom: Buffer | null }> {
  const [kept] = await db.query<{ sealed: string }>('select sealed from fingerprint_key');
  if (kept !== undefined) {
    try {
      const text = secretsOf(newest, { older }).openText(kept.sealed, fingerprintContext);
      return { hashing: Buffer.from(text, 'base64'), isFrom: null };
    } catch {
      throw otherKey();
    }
  }
  const isFrom = known === null ? newest : [newest, ...older].find((key) => checkOf(hashingKeyOf(key)) === known);
  if (isFrom === undefined) throw otherKey();
  return { hashing: hashingKeyOf(isFrom), isFrom };
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
  if (!/^[0-9a-f]{64}(\s+[0-9a-f]{64})*$/i.test(key))
    throw new SettingsError(`SECRETS_KEY: ${file} holds no key of 64 hex digits, or more on lines of their own`);
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
