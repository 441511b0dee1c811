import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPglite } from './pglite.ts';
import { StartError } from '../running/start-error.ts';
import { openPrivateFolder } from './private-folder.ts';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'candor-folder-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;
const keepsModes = process.platform !== 'win32';

test.runIf(keepsModes)('a folder that is not only ours is not closed over the heads of others', () => {
  chmodSync(base, 0o755);
  writeFileSync(join(base, 'letter.txt'), 'x');
  expect(() => openPrivateFolder(base)).toThrow(
    /^DATA_DIR: .* is open to other users and holds other things \(letter\.txt\)/,
  );
  expect(modeOf(base)).toBe(0o755);
  chmodSync(base, 0o700);
  openPrivateFolder(base);
});

test('a file in the way is named', () => {
  writeFileSync(join(base, 'file'), 'x');
  expect(() => openPrivateFolder(join(base, 'file'))).toThrow(StartError);
  expect(() => openPrivateFolder(join(base, 'file', 'inside'))).toThrow(/^DATA_DIR: .* is, or leads through, a file/);
});

test.runIf(process.getuid?.() === 0)(
  'an open folder of somebody else is refused: what is closed for us is open for them',
  () => {
    const folder = join(base, 'theirs');
    mkdirSync(folder, { mode: 0o755 });
    chownSync(folder, 65_534, 65_534);
    expect(() => openPrivateFolder(folder)).toThrow(
      /^DATA_DIR: .* is open to other users of this machine and can't be closed/,
    );
  },
);

test.runIf(keepsModes)(
  'the embedded database lies where nobody else may enter, also in a folder of an earlier version',
  async () => {
    const folder = join(base, 'deep', 'data');
    const first = await openPglite(folder);
    await first.close();
    expect(modeOf(folder)).toBe(0o700);
    chmodSync(folder, 0o755);
    // Left behind by a server that was killed.
    writeFileSync(join(folder, 'lock.sqlite-journal'), Buffer.alloc(512));
    writeFileSync(join(folder, 'secrets.key.4f5c'), '');
    const second = await openPglite(folder);
    expect(modeOf(folder)).toBe(0o700);
    expect(await second.query('select 1 as one')).toEqual([{ one: 1 }]);
    await second.close();
  },
);

test('a damaged database is explained, without a stack of the machine inside, and left as it is', async () => {
  const folder = join(base, 'data');
  await (await openPglite(folder)).close();
  const control = join(folder, 'pg', 'global', 'pg_control');
  writeFileSync(control, 'damaged');
  const failed = await openPglite(folder).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(StartError);
  expect(String(failed)).toMatch(/the embedded database in .*data can't be opened: it is damaged/);
  expect(readFileSync(control, 'utf8')).toBe('damaged');
  // The lock is given back, so the next start says the same and not that somebody else holds the data.
  await expect(openPglite(folder)).rejects.toThrow(/it is damaged/);
});
