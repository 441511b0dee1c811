import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** How the name of a file in the making ends: it stays there when a server is killed. */
export const partEnding = '.part';

/**
 * Puts a file in its place whole, readable for its owner only: whoever reads it, also after a power cut or while
 * another process writes the same one, finds all of the old bytes or all of the new ones.
 * @param part where it is made; a name that nobody else takes when not given
 */
export async function writeDurably(
  path: string,
  bytes: Uint8Array | string,
  part = `${path}.${randomUUID()}${partEnding}`,
): Promise<void> {
  try {
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
