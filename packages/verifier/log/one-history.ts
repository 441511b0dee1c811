import { cosignedAt } from './cosignature.ts';
import { hashBytes, isConsistent, isConsistentByTiles, rootFromTiles, same, type ReadTile } from './merkle.ts';
import { fromBase64, toBase64, type Checkpoint, type Note, type NoteKey } from './note.ts';

/** What shows whether the larger of two checkpoints of one log has grown from the smaller. */
export interface Shown {
  /** A consistency proof, base64. */
  readonly consistency?: readonly string[] | undefined;
  /** By their path of c2sp.org/tlog-tiles without `tile/`, base64. */
  readonly tiles: Readonly<Record<string, string>>;
}
/** A checkpoint, and when the log itself has cosigned it, in seconds since 1970; null where that isn't known. */
export interface Seen extends Checkpoint {
  readonly at: number | null;
}

/** What follows `tile/` in the address of a tile. */
export function tilePath(level: number, index: number, width: number): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const path = groups.map((one, i) => (i < groups.length - 1 ? `x${one}` : one)).join('/');
  return `${level}/${path}${width === 256 ? '' : `.p/${width}`}`;
}

/** The bytes behind a place of a log. */
export type Fetch = (place: string) => Promise<Uint8Array>;

/** The tiles that something asks for, whatever they hold, base64 by their path. @param fetchTile of `tile/<path>` */
export async function tilesFor(ask: (read: ReadTile) => void, fetchTile: Fetch): Promise<Record<string, string>> {
  const paths = new Set<string>();
  ask((level, index, width) => {
    paths.add(tilePath(level, index, width));
    return new Uint8Array(width * hashBytes);
  });
  const tiles: Record<string, string> = {};
  for (const path of paths) tiles[path] = toBase64(await fetchTile(path));
  return tiles;
}
export const readerOf =
  (tiles: Shown['tiles']): ReadTile =>
  (...place) =>
    fromBase64(tiles[tilePath(...place)] ?? '');

/**
 * The tiles that the roots of a log at two sizes come out of, and those that hold their hashes.
 * @param older at most newer
 */
export const tilesBetween = (older: number, newer: number, fetchTile: Fetch): Promise<Record<string, string>> =>
  tilesFor((read) => void [older, newer].map((size) => rootFromTiles(size, newer, read)), fetchTile);

/** When the log itself has cosigned a checkpoint, in seconds since 1970; null where no key at hand says so. */
export async function saidAt(note: Note, origin: string, keys: readonly NoteKey[]): Promise<number | null> {
  const own = keys.filter(({ name, type }) => name === origin && type !== 1);
  const times = await Promise.all(own.map((key) => cosignedAt(note, key)));
  return times.find((time) => typeof time === 'number') ?? null;
}

/**
 * Whether two checkpoints are of one history. False is a proof: two roots of one size; a smaller log said after a
 * larger one; or hashes that the newer root is made of, and the older isn't.
 * @returns null where it can't be told, as from hashes that neither root is made of
 */
export function isOneHistory(a: Seen, b: Seen, shown: Shown): boolean | null {
  const [older, newer] = a.size <= b.size ? [a, b] : [b, a];
  if (older.origin !== newer.origin) return null;
  if (older.size === newer.size) return same(older.root, newer.root);
  if (older.at !== null && newer.at !== null && older.at > newer.at) return false;
  if (shown.consistency === undefined) return isConsistentByTiles(older, newer, readerOf(shown.tiles));
  const path = shown.consistency.map((hash) => fromBase64(hash) ?? new Uint8Array());
  return isConsistent(path, older, newer) || null;
}
