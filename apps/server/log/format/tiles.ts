import { assert } from '@candor/core/result.ts';
import { hashBytes, nodeHash, type ReadNode } from './merkle.ts';

/** Tiles of c2sp.org/tlog-tiles: a tile holds up to 256 hashes of one level of the tree, every eighth level. */
export const tileHeight = 8;
export const tileWidth = 2 ** tileHeight;

export interface Tile {
  /** 0–63; hashes of a tile of level l stand for 256^l entries each. */
  readonly level: number;
  readonly index: number;
  /** 1–256 hashes; 256 is a full tile. */
  readonly width: number;
}

/** An index in path elements of three digits, all but the last with an x before them. */
function indexPath(index: number): string {
  const digits = String(index);
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  const elements = padded.match(/\d{3}/g) ?? [];
  return elements.map((element, i) => (i < elements.length - 1 ? `x${element}` : element)).join('/');
}

const partOf = (width: number): string => (width === tileWidth ? '' : `.p/${width}`);

/** What follows `tile/` in the address of a tile. */
export const tilePath = ({ level, index, width }: Tile): string => `${level}/${indexPath(index)}${partOf(width)}`;
/** What follows `tile/` in the address of a bundle of entries. */
export const entriesPath = (index: number, width: number): string => `entries/${indexPath(index)}${partOf(width)}`;

export interface EntryBundle {
  readonly level: 'entries';
  readonly index: number;
  readonly width: number;
}

/** @returns null for anything that {@link tilePath} and {@link entriesPath} don't write */
export function parseTilePath(path: string): Tile | EntryBundle | null {
  const match = /^(entries|\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path);
  if (match === null) return null;
  const [, level = '', elements = '', part] = match;
  const index = Number(elements.replaceAll(/[x/]/g, ''));
  const width = part === undefined ? tileWidth : Number(part);
  if (!Number.isSafeInteger(index) || width < 1 || (part !== undefined && width >= tileWidth)) return null;
  if (level === 'entries') return path === entriesPath(index, width) ? { level, index, width } : null;
  const tile = { level: Number(level), index, width };
  return tile.level < 64 && path === tilePath(tile) ? tile : null;
}

/** How many hashes a tile has in a tree of a size; 0 where it has none. */
export function widthIn(size: number, level: number, index: number): number {
  const hashes = Math.floor(size / tileWidth ** level);
  return Math.max(0, Math.min(tileWidth, hashes - index * tileWidth));
}

/** Whether the tree of a size has all hashes of a tile. */
export const isWithin = (size: number, { level, index, width }: Tile): boolean => widthIn(size, level, index) >= width;

/** The tile that holds a node of the tree, and where; nodes between two levels of tiles are hashed from several. */
export function placeOf(level: number, index: number): { level: number; index: number; first: number; count: number } {
  const of = Math.floor(level / tileHeight);
  const count = 2 ** (level - of * tileHeight);
  const first = index * count;
  const tile = Math.floor(first / tileWidth);
  return { level: of, index: tile, first: first - tile * tileWidth, count };
}

/** Reads nodes out of tiles. @param read the hashes of a tile, at least as many as it has in the tree */
export function nodesFromTiles(read: (level: number, index: number) => Uint8Array): ReadNode {
  return (level, index) => {
    const place = placeOf(level, index);
    const tile = read(place.level, place.index);
    assert(tile.length >= (place.first + place.count) * hashBytes, 'a tile holds the hashes of its tree');
    let hashes = Array.from({ length: place.count }, (_, i) =>
      tile.subarray((place.first + i) * hashBytes, (place.first + i + 1) * hashBytes),
    );
    while (hashes.length > 1)
      hashes = Array.from({ length: hashes.length / 2 }, (_, i) =>
        nodeHash(hashes[2 * i] ?? tile, hashes[2 * i + 1] ?? tile),
      );
    return hashes[0] ?? tile;
  };
}

/** The longest entry that a bundle can hold, in bytes. */
export const entryMaxBytes = 65_535;

/** Entries one after the other, each with its length before it: two bytes, big endian. */
export const bundleOf = (entries: readonly Uint8Array[]): Buffer =>
  Buffer.concat(
    entries.flatMap((entry) => {
      assert(entry.length <= entryMaxBytes, 'an entry fits a bundle');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(entry.length);
      return [length, entry];
    }),
  );
