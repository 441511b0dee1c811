import type { Database } from '../db/database.ts';
import { readTile } from './log-table.ts';
import { consistencyProof, emptyRoot, inclusionProof, rootHash, type ReadNode } from './format/merkle.ts';
import { nodesFromTiles, placeOf } from './format/tiles.ts';

/** Which tree is read. */
interface Place {
  readonly db: Pick<Database, 'query'>;
  readonly log: number;
  readonly size: number;
}

/** Tiles of a tree of one size, by their names, those that were used last behind. */
type Tiles = Map<string, Buffer>;
/** So few that they are half a megabyte; neighbours share nearly all of theirs. */
const tilesKept = 64;
const nameOf = (level: number, index: number): string => `${level}/${index}`;

/**
 * What is made of nodes of a tree, read from their tiles.
 * @param make asks for the same nodes each time @param known which are not read again, and are added to
 */
async function madeOfNodes<Made>(
  { db, log, size }: Place,
  make: (read: ReadNode) => Made,
  known: Tiles = new Map(),
): Promise<Made> {
  const needed = new Map<string, { level: number; index: number }>();
  make((level, index) => {
    const tile = placeOf(level, index);
    needed.set(nameOf(tile.level, tile.index), tile);
    return emptyRoot;
  });
  for (const [name, tile] of needed) {
    const bytes = known.get(name) ?? (await readTile(db, log, size, tile));
    known.delete(name);
    known.set(name, bytes);
  }
  const made = make(nodesFromTiles((level, index) => known.get(nameOf(level, index)) ?? Buffer.alloc(0)));
  for (const name of [...known.keys()].slice(0, -tilesKept)) known.delete(name);
  return made;
}

/** The root that a log had at a size. */
export const readRoot = (place: Place): Promise<Uint8Array> => madeOfNodes(place, (read) => rootHash(place.size, read));

/** The audit path of an entry in the tree of a size. */
export const readInclusion = (place: Place, index: number): Promise<Uint8Array[]> =>
  madeOfNodes(place, (read) => inclusionProof(index, place.size, read));

/** The same of many entries: tiles that some of them share are read once where they are asked for in their order. */
export function inclusionReader(place: Place): (index: number) => Promise<Uint8Array[]> {
  const known: Tiles = new Map();
  return (index) => madeOfNodes(place, (read) => inclusionProof(index, place.size, read), known);
}

/** That the tree of a size has grown from that of an older one. @param older at least 1, at most the size */
export const readConsistency = (place: Place, older: number): Promise<Uint8Array[]> =>
  madeOfNodes(place, (read) => consistencyProof(older, place.size, read));
