import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leafHash } from './merkle.ts';
import { isWithin, tileWidth, widthIn } from './tiles.ts';
import { emptyTree, treeHead, treeOf, withEntries, type WholeTile } from './tree.ts';

const entry = (n: number): Buffer => hash('sha256', `entry ${n}`, 'buffer');
const entries = (count: number, first = 0): Buffer[] => Array.from({ length: count }, (_, n) => entry(first + n));

/** The edges that a tree of a size has, made of its leaves alone. */
function edgesOf(leaves: readonly Buffer[]): Buffer[][] {
  const edges: Buffer[][] = [];
  for (let hashes: readonly Buffer[] = leaves; hashes.length > 0;) {
    edges.push(hashes.slice(Math.floor(hashes.length / tileWidth) * tileWidth));
    const below = hashes;
    hashes = Array.from({ length: Math.floor(below.length / tileWidth) }, (_, i) =>
      whole(below.slice(i * tileWidth, (i + 1) * tileWidth)),
    );
  }
  return edges;
}
/** A tile's own hash, by another way than the tree goes: pair by pair. */
function whole(tile: readonly Buffer[]): Buffer {
  let level = tile;
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, i) =>
      hash('sha256', Buffer.concat([Buffer.of(1), level[2 * i] ?? entry(0), level[2 * i + 1] ?? entry(0)]), 'buffer'),
    );
  return level[0] ?? entry(0);
}

test('a tree of 70,000 entries has the tiles that c2sp.org/tlog-tiles names as its example', () => {
  const { tree, tiles } = withEntries(emptyTree, entries(70_000));
  const count = (of: number): number => tiles.filter(({ level }) => level === of).length;
  expect([count(0), count(1), count(2)]).toEqual([273, 1, 0]);
  expect(tree.edges.map(({ length }) => length)).toEqual([112, 17, 1]);
  expect(tiles.every(({ level, index }) => isWithin(70_000, { level, index, width: 256 }))).toBe(true);
  expect([0, 1, 2, 3].map((level) => widthIn(70_000, level, 0))).toEqual([256, 256, 1, 0]);
});

test.each([0, 1, 2, 3, 255, 256, 257, 511, 512, 1_000, 65_536, 65_793])(
  'a tree of %d entries is the same from its edges alone, and goes on the same',
  (size) => {
    const { tree, hashes } = withEntries(emptyTree, entries(size));
    const restored = treeOf(size, edgesOf(hashes));
    expect(treeHead(restored)).toEqual(treeHead(tree));
    const [more, again] = [tree, restored].map((from) => withEntries(from, entries(300, size)));
    expect(again).toEqual(more);
  },
);

test('it does not matter whether entries come one by one or together', () => {
  const together = withEntries(emptyTree, entries(600));
  const tiles: WholeTile[] = [];
  let tree = emptyTree;
  for (const one of entries(600)) {
    const grown = withEntries(tree, [one]);
    tiles.push(...grown.tiles);
    ({ tree } = grown);
  }
  expect(tree).toEqual(together.tree);
  expect(tiles).toEqual(together.tiles);
  expect(tiles[1]?.hashes).toEqual(Buffer.concat(entries(256, 256).map(leafHash)));
});

test('what a tree has grown from stays as it was: a commit that failed has changed nothing', () => {
  const { tree } = withEntries(emptyTree, entries(250));
  const before = treeHead(tree);
  withEntries(tree, entries(20, 250));
  expect(treeHead(tree)).toEqual(before);
  expect(tree.edges.map(({ length }) => length)).toEqual([250]);
});
