import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataHeldError } from './database.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Makes this process the only one on a data folder. The lock is the operating system's, taken through SQLite's file
 * lock, so it ends with the process however it ends: nothing stale is left behind by a kill.
 * @throws DataHeldError that says who holds the folder
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = join(folder, 'holder.txt');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw error;
    throw new DataHeldError(
      `${folder} is in use by ${readHolder(holderFile)}: two programs on one data folder would lose data`,
    );
  }
  writeFileSync(holderFile, `process ${process.pid}, started ${new Date().toISOString()}\n`);
  return { release: () => lock.close() };
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
