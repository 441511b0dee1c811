import crypto from 'node:crypto';
import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openInstallation } from '../installation.ts';
import { settingsOf } from '../settings.ts';
import { keyFileName, openSecrets } from './key.ts';

let db: Database;
let drop: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-key-'));
  for (const table of ['installation', 'fingerprint_key', 'sealing_key']) await db.query(`delete from ${table}`);
  await openInstallation(db, settingsOf({}));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});
afterAll(() => drop());

const settings = () => ({ DATA_DIR: folder, SECRETS_KEY: undefined });
const file = () => join(folder, keyFileName);

/** What another process does while this one makes its key. */
function meanwhile(act: (key: Buffer) => void): void {
  const { randomBytes } = crypto;
  vi.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => {
    const bytes = randomBytes(size);
    if (size === 32) act(bytes);
    return bytes;
  });
  syncBuiltinESMExports();
}

test('a key that another process has made meanwhile is taken, not replaced', async () => {
  const theirs = 'ab'.repeat(32);
  meanwhile(() => writeFileSync(file(), `${theirs}\n`));
  const secrets = await openSecrets(db, settings());
  expect(readFileSync(file(), 'utf8')).toBe(`${theirs}\n`);
  const same = await openSecrets(db, { DATA_DIR: folder, SECRETS_KEY: theirs });
  expect(same.openText(secrets.sealText('x', 'y'), 'y')).toBe('x');
  expect(readdirSync(folder)).toEqual([keyFileName]);
});

test('a key has its name when it is whole, and never before', async () => {
  meanwhile(() => expect(existsSync(file())).toBe(false));
  const write = vi.spyOn(fs, 'writeFileSync');
  syncBuiltinESMExports();
  await openSecrets(db, settings());
  expect(write.mock.calls.map(([name]) => name === file())).toEqual([false]);
  expect(write.mock.calls[0]?.[2]).toMatchObject({ flush: true });
  expect(readFileSync(file(), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test.each([
  ['gets its key all the same', () => undefined, /^[0-9a-f]{64}\n$/],
  [
    'takes the key of another process',
    () => writeFileSync(file(), `${'ab'.repeat(32)}\n`, { mode: 0o600 }),
    /^(ab){32}\n$/,
  ],
])('a folder without links %s', async (_what, act, key) => {
  vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  meanwhile(act);
  await openSecrets(db, settings());
  expect(readFileSync(file(), 'utf8')).toMatch(key);
  expect(readdirSync(folder)).toEqual([keyFileName]);
  if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('of two first starts with keys of their own on one database the second is refused', async () => {
  const asked = { query: async () => [{ secrets_check: null }] } as unknown as Database;
  const late = { ...db, query: vi.fn(db.query).mockImplementationOnce(asked.query) } as Database;
  await openSecrets(db, { ...settings(), SECRETS_KEY: 'ab'.repeat(32) });
  await expect(openSecrets(late, { ...settings(), SECRETS_KEY: 'cd'.repeat(32) })).rejects.toThrow(
    'sealed with another key',
  );
});

test('a key file holds the newest key in its first line and older ones below, and nothing else', async () => {
  const [older, newer] = ['ab'.repeat(32), 'cd'.repeat(32)];
  writeFileSync(file(), `${older}\n`);
  const sealed = (await openSecrets(db, settings())).sealText('x', 'y');
  writeFileSync(file(), `${newer}\n${older}\n`);
  const both = await openSecrets(db, settings());
  expect(both.openText(sealed, 'y')).toBe('x');
  expect(both.openText(both.sealText('z', 'y'), 'y')).toBe('z');
  expect(both.newestMark.equals(Buffer.from(sealed, 'base64').subarray(0, 6))).toBe(false);
  // Both have sealed something by now.
  await expect(openSecrets(db, { DATA_DIR: folder, SECRETS_KEY: newer })).rejects.toThrow('is not among');
  await expect(openSecrets(db, { DATA_DIR: folder, SECRETS_KEY: older })).rejects.toThrow('is not among');
  writeFileSync(file(), `${newer}\nnonsense\n`);
  await expect(openSecrets(db, settings())).rejects.toThrow('no key of 64 hex digits');
});

test.each([
  ['ab'.repeat(32), true],
  [`${'ab'.repeat(32)},${'CD'.repeat(32)}`, true],
  [`${'ab'.repeat(32)},`, false],
  [`${'ab'.repeat(32)},${'cd'.repeat(31)}`, false],
])('as a setting %s is taken: %s', (keys, isTaken) => {
  const read = (): unknown => settingsOf({ SECRETS_KEY: keys }).SECRETS_KEY;
  if (isTaken) expect(read()).toBe(keys);
  else expect(read).toThrow('must be 64 hex digits, or several');
});
