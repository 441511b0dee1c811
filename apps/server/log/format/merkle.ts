import { hash } from 'node:crypto';
import { assert } from '@candor/core/result.ts';

/** The Merkle tree of RFC 6962 (section 2.1) over entries that are only ever added. Hashes are 32 bytes, SHA-256. */
export const hashBytes = 32;
/** As texts of the log write a hash or a signature. */
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');
const leafPrefix = Buffer.of(0);
const nodePrefix = Buffer.of(1);

export const leafHash = (entry: Uint8Array): Buffer => sha256(leafPrefix, entry);
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(nodePrefix, left, right);
/** Of a tree without entries. */
export const emptyRoot: Buffer = sha256();

/**
 * The hash of a whole subtree: `level` 0 is a leaf, the subtree of level l and index i holds the leaves [i 2^l,
 * (i+1) 2^l).
 */
export type ReadNode = (level: number, index: number) => Uint8Array;

interface Node {
  readonly level: number;
  readonly index: number;
}

/**
 * The largest whole subtrees that a range of leaves is made of, from the left. @param first a multiple of the power
 * of two that is not below the length of the range
 */
export function wholeSubtrees(first: number, end: number): Node[] {
  const nodes: Node[] = [];
  let begin = first;
  for (let level = 52; begin < end; level -= 1) {
    const width = 2 ** level;
    if (end - begin < width) continue;
    nodes.push({ level, index: begin / width });
    begin += width;
  }
  return nodes;
}

const hashOf = (nodes: readonly Node[], read: ReadNode): Uint8Array =>
  nodes.map(({ level, index }) => read(level, index)).reduceRight((right, left) => nodeHash(left, right));

/** MTH(D[first:end]) where first is a multiple of the power of two that the range is cut at. */
const rangeHash = (first: number, end: number, read: ReadNode): Uint8Array => hashOf(wholeSubtrees(first, end), read);

/** @param size number of entries */
export const rootHash = (size: number, read: ReadNode): Uint8Array =>
  size === 0 ? emptyRoot : rangeHash(0, size, read);

/** The largest power of two below a number of at least 2. */
function splitOf(count: number): number {
  let split = 1;
  while (split * 2 < count) split *= 2;
  return split;
}

/**
 * The audit path of an entry (RFC 6962, section 2.1.1), from its sibling to the root's child. @param index below
 * size
 */
export function inclusionProof(index: number, size: number, read: ReadNode): Uint8Array[] {
  assert(index >= 0 && index < size, 'an entry of the tree');
  const path: Uint8Array[] = [];
  let [first, end] = [0, size];
  while (end - first > 1) {
    const middle = first + splitOf(end - first);
    if (index < middle) {
      path.push(rangeHash(middle, end, read));
      end = middle;
    } else {
      path.push(rangeHash(first, middle, read));
      first = middle;
    }
  }
  return path.reverse();
}

/** That a tree begins with all of a smaller one (RFC 6962, section 2.1.2). @param older at least 1, at most size */
export function consistencyProof(older: number, size: number, read: ReadNode): Uint8Array[] {
  assert(older > 0 && older <= size, 'a tree that the other has grown from');
  const path: Uint8Array[] = [];
  let [first, end] = [0, size];
  while (end > older) {
    const middle = first + splitOf(end - first);
    if (older <= middle) {
      path.push(rangeHash(middle, end, read));
      end = middle;
    } else {
      path.push(rangeHash(first, middle, read));
      first = middle;
    }
  }
  // Who asks knows the root of the older tree, unless it ends within a larger subtree.
  if (first > 0) path.push(rangeHash(first, end, read));
  return path.reverse();
}

/**
 * The root over leaves that are all there, and the audit path of each. Nodes are paired level by level, and one without
 * a neighbour goes up as it is, which comes to the same tree.
 * @param leaves their hashes, at least one
 */
export function treeOver(leaves: readonly Uint8Array[]): {
  readonly root: Uint8Array;
  readonly pathOf: (index: number) => Uint8Array[];
} {
  const levels: (readonly Uint8Array[])[] = [leaves];
  for (let nodes = leaves; nodes.length > 1; levels.push(nodes)) nodes = pairs(nodes);
  const [root = emptyRoot] = levels.at(-1) ?? [];
  return { root, pathOf: (index) => levels.flatMap((nodes, level) => nodes[Math.floor(index / 2 ** level) ^ 1] ?? []) };
}

const pairs = (nodes: readonly Uint8Array[]): Uint8Array[] =>
  Array.from({ length: Math.ceil(nodes.length / 2) }, (_, i) => {
    const [left, right] = [nodes[2 * i] ?? emptyRoot, nodes[2 * i + 1]];
    return right === undefined ? left : nodeHash(left, right);
  });

/** Size and root of a tree. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}
