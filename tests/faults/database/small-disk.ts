import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few hundred megabytes, in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Until not one byte more can be written. */
  fill(): void;
  empty(): void;
  close(): Promise<void>;
}

const mib = 2 ** 20;
const isMounted = (folder: string, size: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;

function writeUntilFull(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let size = mib; size >= 1;) {
      try {
        writeSync(descriptor, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** @param size in MiB @returns null where this user may not mount one */
export async function openSmallDisk(size: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-disk-'));
  if (!isMounted(folder, size)) {
    await rm(folder, { recursive: true });
    return null;
  }
  await chmod(folder, 0o755);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => writeUntilFull(ballast),
    empty: () => rmSync(ballast, { force: true }),
    async close() {
      spawnSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
