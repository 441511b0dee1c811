import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyMigratedFolder } from '../db/migrated-copy.ts';
import { openPglite } from '../db/pglite.ts';
import type { Database } from '../db/database.ts';
import { askForCopy, openControl } from './control.ts';
import { readManifest, refuseDamaged, sumsOf } from './manifest.ts';
import { refuseUnfinished } from './unfinished.ts';

let folder: string;
let db: Database | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-control-'));
});
afterEach(async () => {
  await db?.close();
  db = undefined;
  rmSync(folder, { recursive: true });
});

test('a running server copies its database between two commits: what was committed is in it, whole', async () => {
  const data = join(folder, 'data');
  await copyMigratedFolder(data);
  expect(await askForCopy(data, join(folder, 'copy', 'pg'))).toBeNull();
  db = await openPglite(data);
  await db.query('create table pair (id integer, side text)');
  const close = await openControl(db, data);
  const write = async (id: number): Promise<number> => {
    await db?.batch(['left', 'right'].map((side) => ({ sql: 'insert into pair values ($1, $2)', params: [id, side] })));
    return id;
  };
  const before = await Promise.all([1, 2, 3].map(write));
  const during = Promise.all(Array.from({ length: 50 }, (_, i) => write(10 + i)));
  expect(await askForCopy(data, join(folder, 'copy', 'pg'))).toEqual({ journal: '0', time: 0 });
  await during;
  await expect(askForCopy(data, join(folder, 'copy', 'pg'))).rejects.toThrow('could not copy its database');
  await close?.();
  await db.close();

  db = await openPglite(join(folder, 'copy'));
  const pairs = await db.query<{ id: number; n: string }>('select id, count(*) as n from pair group by id order by id');
  expect(pairs.slice(0, 3).map(({ id }) => id)).toEqual(before);
  expect(pairs.filter(({ n }) => n !== '2')).toEqual([]);
});

test('a folder is a backup when every file is what was backed up', async () => {
  await expect(readManifest(folder)).rejects.toThrow('holds no backup');
  writeFileSync(join(folder, 'backup.json'), '{');
  await expect(readManifest(folder)).rejects.toThrow('is damaged');
  writeFileSync(join(folder, 'a'), 'what was');
  const files = await sumsOf(folder);
  await refuseDamaged(folder, { files });
  writeFileSync(join(folder, 'a'), 'what is');
  await expect(refuseDamaged(folder, { files })).rejects.toThrow('a is not what was backed up');
  rmSync(join(folder, 'a'));
  await expect(refuseDamaged(folder, { files })).rejects.toThrow('a is missing');
});

test('no server starts on what a restore has begun', () => {
  refuseUnfinished(folder);
  writeFileSync(join(folder, 'restoring'), '');
  expect(() => refuseUnfinished(folder)).toThrow('was broken off');
});
