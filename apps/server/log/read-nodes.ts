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

/** What is made of nodes of a tree, read from their tiles. @param make asks for the same nodes each time */
async function madeOfNodes<Made>({ db, log, size }: Place, make: (read: ReadNode) => Made): Promise<Made> {
  const needed = new Map<string, { level: number; index: number }>();
  const nameOf = (level: number, index: number): string => `${level}/${index}`;
  make((level, index) => {
    const tile = placeOf(level, index);
    needed.set(nameOf(tile.level, tile.index), tile);
    return emptyRoot;
  });
  const tiles = new Map<string, Buffer>();
  for (const [name, tile] of needed) tiles.set(name, await readTile(db, log, size, tile));
  return make(nodesFromTiles((level, index) => tiles.get(nameOf(level, index)) ?? Buffer.alloc(0)));
}

/** The root that a log had at a size. */
export const readRoot = (place: Place): Promise<Uint8Array> => madeOfNodes(place, (read) => rootHash(place.size, read));

/** The audit path of an entry in the tree of a size. */
export const readInclusion = (place: Place, index: number): Promise<Uint8Array[]> =>
  madeOfNodes(place, (read) => inclusionProof(index, place.size, read));

/** That the tree of a size has grown from that of an older one. @param older at least 1, at most the size */
export const readConsistency = (place: Place, older: number): Promise<Uint8Array[]> =>
  madeOfNodes(place, (read) => consistencyProof(older, place.size, read));
