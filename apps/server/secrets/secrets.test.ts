import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openInstallation } from '../installation.ts';
import { settingsOf } from '../settings.ts';
import { keyFileName, openSecrets } from './key.ts';
import { secretsOf } from './secrets.ts';

let db: Database;
let drop: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), 'candor-secrets-'));
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  await openInstallation(db, settingsOf({}));
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

const secrets = secretsOf(randomBytes(32));

test('what is sealed opens only unchanged, under its context and its key', () => {
  const sealed = secrets.seal(Buffer.from('9704 0012 3456 7890'), 'bank-card 1');
  expect(() => secrets.open(sealed, 'bank-card 2')).toThrow();
  expect(() => secretsOf(randomBytes(32)).open(sealed, 'bank-card 1')).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => secrets.open(changed, 'bank-card 1'), `byte ${at}`).toThrow();
  }
  for (const length of [0, 1, 28, sealed.length - 1])
    expect(() => secrets.open(sealed.subarray(0, length), 'bank-card 1')).toThrow();
  expect(secrets.open(sealed, 'bank-card 1').toString()).toBe('9704 0012 3456 7890');
  expect(secrets.openText(secrets.sealText('Nguyễn Văn Á', 'name'), 'name')).toBe('Nguyễn Văn Á');
  expect(secrets.seal(Buffer.from('same'), 'x')).not.toEqual(secrets.seal(Buffer.from('same'), 'x'));
});

test('a fingerprint is the same for the same text, and says nothing without its key', () => {
  expect(secrets.fingerprint('document', '012345678901')).toBe(secrets.fingerprint('document', '012345678901'));
  expect(secrets.fingerprint('document', '012345678901')).not.toBe(secrets.fingerprint('card', '012345678901'));
  expect(secrets.fingerprint('document', '012345678901')).not.toBe(
    secretsOf(randomBytes(32)).fingerprint('document', '012345678901'),
  );
});

test('a key is made once, for its owner only, and no other is taken for the same data', async () => {
  const settings = { DATA_DIR: folder, SECRETS_KEY: undefined };
  const sealed = (await openSecrets(db, settings)).sealText('x', 'y');
  const file = join(folder, keyFileName);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await openSecrets(db, settings)).openText(sealed, 'y')).toBe('x');
  const key = readFileSync(file, 'utf8').trim();
  expect((await openSecrets(db, { DATA_DIR: '/nowhere', SECRETS_KEY: key })).openText(sealed, 'y')).toBe('x');
  await expect(openSecrets(db, { ...settings, SECRETS_KEY: 'ab'.repeat(32) })).rejects.toThrow(
    'sealed with another key',
  );
  writeFileSync(file, 'nonsense');
  await expect(openSecrets(db, settings)).rejects.toThrow('no key of 64 hex digits');
  rmSync(file);
  await expect(openSecrets(db, settings)).rejects.toThrow('is gone');
});

test('real money on a database of its own has its key set, not lying in a folder', () => {
  const real = {
    MODE: 'real',
    MARKET_FEED: 'binance',
    DATABASE_URL: 'postgres://candor@localhost/candor',
    TRON_GRID_URL: 'https://api.trongrid.io',
    PUBLIC_URL: 'https://candor.example',
    SMTP_URL: 'smtps://mail.example',
    SMS_URL: 'https://sms.example',
    TRON_XPUB:
      'xpub6BsE5ivr8c6rcRoCvE8ptxaCtikM4fsrsbYXo53CyeV5zqQpWHW7Ue54pNQbKo4KQ4KN6TPvhH4qhf9QfzycJt4T5MfD4KzvD5puTvaRfxr',
  };
  expect(() => settingsOf(real)).toThrow('SECRETS_KEY');
  expect(() => settingsOf({ ...real, SECRETS_KEY: 'xyz' })).toThrow('SECRETS_KEY');
  expect(settingsOf({ ...real, SECRETS_KEY: 'ab'.repeat(32) }).SECRETS_KEY).toBe('ab'.repeat(32));
});
