import type { Database } from '../db/database.ts';
import { readEntries, readTile } from './log-table.ts';
import { hashBytes } from './format/merkle.ts';
import type { Signed } from './public-log.ts';
import { bundleOf, parseTilePath, tileWidth, widthIn } from './format/tiles.ts';

/**
 * The bytes behind `tile/<path>` of c2sp.org/tlog-tiles, of what has been signed.
 * @returns null for what isn't there
 */
export async function readResource(
  db: Pick<Database, 'query'>,
  { log, size }: Pick<Signed, 'log' | 'size'>,
  path: string,
): Promise<Buffer | null> {
  const asked = parseTilePath(path);
  if (asked === null) return null;
  const { level, index, width } = asked;
  if (level === 'entries')
    return widthIn(size, 0, index) < width ? null : bundleOf(await readEntries(db, log, index * tileWidth, width));
  if (widthIn(size, level, index) < width) return null;
  return (await readTile(db, log, size, { level, index })).subarray(0, width * hashBytes);
}
