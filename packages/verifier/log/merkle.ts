import { digest } from '../sha256.ts';

/** Size and root of a log (RFC 6962, section 2.1). */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}
export const hashBytes = 32;

export const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
export const leafHash = (entry: Uint8Array): Uint8Array => digest(joined([0], entry));
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => digest(joined([1], left, right));
export const same = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
export const emptyRoot = digest(new Uint8Array());
const half = (value: number): number => Math.floor(value / 2);

/**
 * Walks up from a place to the root, telling of each sibling on which side it stands.
 * @param last place of the last entry @returns whether the path has as many siblings as the way
 */
function climb(
  path: readonly Uint8Array[],
  place: number,
  end: number,
  take: (sibling: Uint8Array, isLeft: boolean) => void,
): boolean {
  let [at, last] = [place, end];
  for (const sibling of path) {
    if (last === 0) return false;
    const isLeft = at % 2 === 1 || at === last;
    take(sibling, isLeft);
    if (isLeft) while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, half(last)];
    [at, last] = [half(at), half(last)];
  }
  return last === 0;
}

/** Where a leaf stands in a tree of a size. */
export interface Place {
  readonly index: number;
  readonly size: number;
}

/**
 * The root to which an audit path leads from a leaf (RFC 9162, section 2.1.3.2); null where the path is none of this
 * place.
 */
export function rootAbove(leaf: Uint8Array, { index, size }: Place, path: readonly Uint8Array[]): Uint8Array | null {
  if (index < 0 || index >= size) return null;
  let hash = leaf;
  const whole = climb(path, index, size - 1, (sibling, isLeft) => {
    hash = isLeft ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
  });
  return whole ? hash : null;
}

/** Whether an audit path leads from an entry's leaf to the root. */
export function isIncluded(
  path: readonly Uint8Array[],
  index: number,
  leaf: Uint8Array,
  { size, root }: TreeHead,
): boolean {
  const found = rootAbove(leaf, { index, size }, path);
  return found !== null && same(found, root);
}

/** Whether a log has grown from another, by a proof (RFC 9162, section 2.1.4.2). */
export function isConsistent(proof: readonly Uint8Array[], older: TreeHead, newer: TreeHead): boolean {
  if (older.size > newer.size) return false;
  if (older.size === 0) return proof.length === 0 && same(older.root, emptyRoot);
  if (older.size === newer.size) return proof.length === 0 && same(older.root, newer.root);
  let [at, last] = [older.size - 1, newer.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  // A tree of a power of two is a whole part of the newer one.
  const [start, ...rest] = at === 0 ? [older.root, ...proof] : proof;
  if (start === undefined) return false;
  let [before, after] = [start, start];
  const whole = climb(rest, at, last, (sibling, isLeft) => {
    if (isLeft) before = nodeHash(sibling, before);
    after = isLeft ? nodeHash(sibling, after) : nodeHash(after, sibling);
  });
  return whole && same(before, older.root) && same(after, newer.root);
}

/** Hashes of a tile of c2sp.org/tlog-tiles, 32 bytes each, at least `width` of them; null where it is not known. */
export type ReadTile = (level: number, index: number, width: number) => Uint8Array | null;

export const tileWidth = 256;

/** Hashes that lie one behind the other. */
export const hashesIn = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / hashBytes) }, (_, i) =>
    bytes.subarray(i * hashBytes, (i + 1) * hashBytes),
  );

/** The hash above some hashes, a power of two of them. */
export function hashAbove(hashes: readonly Uint8Array[]): Uint8Array {
  const [left, ...more] = hashes;
  if (left === undefined || more.length === 0) return left ?? emptyRoot;
  const middle = hashes.length / 2;
  return nodeHash(hashAbove(hashes.slice(0, middle)), hashAbove(hashes.slice(middle)));
}

/**
 * The hashes of a tile, whose own stands in the tile above; at the edge of the log there is none above.
 * @returns null where a tile is missing, or one above does not hold the hash of this one
 */
function tileIn(size: number, level: number, tile: number, read: ReadTile): Uint8Array[] | null {
  const width = Math.min(tileWidth, Math.floor(size / tileWidth ** level) - tile * tileWidth);
  const bytes = read(level, tile, width);
  if (bytes === null || bytes.length < width * hashBytes) return null;
  const hashes = hashesIn(bytes.subarray(0, width * hashBytes));
  if (width < tileWidth) return hashes;
  const own = tileIn(size, level + 1, Math.floor(tile / tileWidth), read)?.[tile % tileWidth];
  return own !== undefined && same(hashAbove(hashes), own) ? hashes : null;
}

/** The hash of a whole subtree: of the leaves from `index` × 2^level on, read from the tile that holds it. */
function subtree(size: number, level: number, index: number, read: ReadTile): Uint8Array | null {
  const of = Math.floor(level / 8);
  const count = 2 ** (level - of * 8);
  const tile = Math.floor((index * count) / tileWidth);
  const first = index * count - tile * tileWidth;
  const hashes = tileIn(size, of, tile, read);
  return hashes === null ? null : hashAbove(hashes.slice(first, first + count));
}

/** The hash over the entries of a range that a tree of this size is made of, from its tiles. */
function hashOver(first: number, end: number, size: number, read: ReadTile): Uint8Array | null {
  const parts: (Uint8Array | null)[] = [];
  for (let [begin, level] = [first, 52]; begin < end; level -= 1) {
    const width = 2 ** level;
    if (end - begin < width) continue;
    parts.push(subtree(size, level, begin / width, read));
    begin += width;
  }
  return parts.reduceRight((right, left) => (left === null || right === null ? null : nodeHash(left, right)));
}

/** The root of the first entries of a log, from its tiles. @param size of the log whose tiles these are */
export const rootFromTiles = (count: number, size: number, read: ReadTile): Uint8Array | null =>
  count === 0 ? emptyRoot : hashOver(0, count, size, read);

/** The audit path of an entry (RFC 9162, section 2.1.3.1), from tiles; null where one is missing. */
export function pathFromTiles(index: number, size: number, read: ReadTile): Uint8Array[] | null {
  const path: (Uint8Array | null)[] = [];
  for (let [first, end] = [0, size]; end - first > 1;) {
    let middle = first + 1;
    while (2 * (middle - first) < end - first) middle += middle - first;
    path.unshift(index < middle ? hashOver(middle, end, size, read) : hashOver(first, middle, size, read));
    [first, end] = index < middle ? [first, middle] : [middle, end];
  }
  return path.every((hash) => hash !== null) ? path : null;
}

/**
 * Whether a log has grown from another, by its tiles: both roots come out of the same hashes. False is a proof: the
 * newer root is made of hashes that the older one isn't made of.
 * @returns null where a tile is missing, or is not of the newer log
 */
export function isConsistentByTiles(older: TreeHead, newer: TreeHead, read: ReadTile): boolean | null {
  if (older.size > newer.size) return false;
  const [before, after] = [older, newer].map(({ size }) => rootFromTiles(size, newer.size, read));
  if (before === undefined || after === undefined || before === null || after === null) return null;
  return same(after, newer.root) ? same(before, older.root) : null;
}
