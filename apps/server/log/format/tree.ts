import { assert } from '@candor/core/result.ts';
import { headOf, withLeaf, type Frontier } from './frontier.ts';
import { leafHash, wholeSubtrees, type TreeHead } from './merkle.ts';
import { nodesFromTiles, tileHeight, tileWidth, type Tile } from './tiles.ts';

/** All that is kept in memory of a log: its frontier, and of each level the hashes that no whole tile has yet. */
export interface Tree {
  readonly frontier: Frontier;
  /** By level of tiles; fewer than 256 hashes each. */
  readonly edges: readonly (readonly Uint8Array[])[];
}

export const emptyTree: Tree = { frontier: { size: 0, peaks: [] }, edges: [] };

/** @param edges of every level that has hashes, as {@link Tree} keeps them */
export function treeOf(size: number, edges: Tree['edges']): Tree {
  const read = nodesFromTiles((level, index) => {
    const before = Math.floor(Math.floor(size / tileWidth ** level) / tileWidth);
    assert(index === before, 'a peak lies at the right edge');
    return Buffer.concat(edges[level] ?? []);
  });
  const peaks = wholeSubtrees(0, size).map(({ level, index }) => read(level, index));
  return { frontier: { size, peaks }, edges };
}

export interface WholeTile extends Pick<Tile, 'level' | 'index'> {
  readonly hashes: Buffer;
  /** Of all of them together, a hash of the level above. */
  readonly hash: Uint8Array;
}

/** A tree with entries added, and what has to be stored of it. */
export interface Grown {
  readonly tree: Tree;
  readonly hashes: readonly Buffer[];
  readonly tiles: readonly WholeTile[];
}

export function withEntries(tree: Tree, entries: readonly Uint8Array[]): Grown {
  const edges = tree.edges.map((hashes) => [...hashes]);
  const tiles: WholeTile[] = [];
  let { frontier } = tree;
  const hashes = entries.map(leafHash);
  for (const leaf of hashes) {
    const added = withLeaf(frontier, leaf);
    ({ frontier } = added);
    for (const { level, index, hash } of added.whole) {
      if (level % tileHeight !== 0) continue;
      const of = level / tileHeight;
      if (of > 0) tiles.push({ level: of - 1, index, hashes: Buffer.concat(edges[of - 1]?.splice(0) ?? []), hash });
      (edges[of] ??= []).push(hash);
    }
  }
  return { tree: { frontier, edges }, hashes, tiles };
}

export const treeHead = ({ frontier }: Tree): TreeHead => headOf(frontier);
