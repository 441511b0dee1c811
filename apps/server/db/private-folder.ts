import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import process from 'node:process';
import { partEnding } from '../disk/write-durably.ts';
import { StartError } from '../running/start-error.ts';

const othersMayEnter = 0o077;
const ownerOnly = 0o700;
/** What lies in a folder of ours, or in every new volume. */
const ownNames = new Set([
  'pg',
  'holder.txt',
  'secrets.key',
  'files',
  'high-water.json',
  'last-checkpoint.json',
  'control.sock',
  'restoring',
  'lost+found',
]);
/** The lock with what SQLite lays beside it, and files in the making: they stay there when a server is killed. */
const isLeftOver = (name: string): boolean =>
  name.startsWith('lock.sqlite') || name.startsWith('secrets.key.') || name.endsWith(partEnding);

/**
 * Makes a data folder that only its owner may enter, or closes an existing one: the files inside are readable for
 * everybody who gets so far. Windows keeps rights elsewhere, so there it is only made.
 * @throws StartError when it can't be made, written or closed
 */
export function openPrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: ownerOnly });
    if (process.platform !== 'win32') closeToOthers(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(wordsFor(error, folder), { cause: error });
  }
}

function closeToOthers(folder: string): void {
  if (!isOpen(folder)) return;
  const others = readdirSync(folder).filter((name) => !ownNames.has(name) && !isLeftOver(name));
  // Closing somebody's home or /tmp would take it from everybody else.
  if (others.length > 0) {
    throw new StartError(
      `DATA_DIR: ${folder} is open to other users and holds other things (${others.slice(0, 3).join(', ')}). ` +
        'Name a folder of its own, or close it: chmod 700',
    );
  }
  const { uid } = statSync(folder);
  if (uid !== process.getuid?.()) throw stillOpen(folder);
  chmodSync(folder, ownerOnly);
  // Some file systems take a mode without a word and keep none.
  if (isOpen(folder)) throw stillOpen(folder);
}

const isOpen = (folder: string): boolean => (statSync(folder).mode & othersMayEnter) !== 0;

const stillOpen = (folder: string): StartError =>
  new StartError(
    `DATA_DIR: ${folder} is open to other users of this machine and can't be closed from here: ` +
      'every one of them could read and change all balances. ' +
      'Its owner closes it with chmod 700, or name another folder on a file system that keeps modes',
  );

function wordsFor(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM')
    return `DATA_DIR: this user may not write in ${folder}. Name a folder of its own, or give it this one: chown`;
  if (code === 'EROFS') return `DATA_DIR: ${folder} is on a read-only file system`;
  if (code === 'ENOSPC') return `DATA_DIR: the disk that holds ${folder} is full`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR: ${folder} is, or leads through, a file`;
  return `DATA_DIR: ${folder} can't be used: ${String(error)}`;
}
