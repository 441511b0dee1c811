import { emptyRoot, nodeHash, type TreeHead } from './merkle.ts';

/** A node of the tree that will not change any more. */
export interface WholeNode {
  readonly level: number;
  readonly index: number;
  readonly hash: Uint8Array;
}

/** All that is needed of a tree to add to it: the roots of its largest whole subtrees, O(log n) of them. */
export interface Frontier {
  readonly size: number;
  /** Roots of its largest whole subtrees, from the left. */
  readonly peaks: readonly Uint8Array[];
}

export const emptyFrontier: Frontier = { size: 0, peaks: [] };

/** @returns the tree with one more leaf, and every node that has become whole with it, the leaf first */
export function withLeaf({ size, peaks }: Frontier, leaf: Uint8Array): { frontier: Frontier; whole: WholeNode[] } {
  const left = [...peaks];
  const whole: WholeNode[] = [{ level: 0, index: size, hash: leaf }];
  let hash = leaf;
  for (let [level, index] = [1, size]; index % 2 === 1; level += 1) {
    hash = nodeHash(left.pop() ?? emptyRoot, hash);
    index = (index - 1) / 2;
    whole.push({ level, index, hash });
  }
  return { frontier: { size: size + 1, peaks: [...left, hash] }, whole };
}

export const headOf = ({ size, peaks }: Frontier): TreeHead => ({
  size,
  root: size === 0 ? emptyRoot : peaks.reduceRight((right, left) => nodeHash(left, right)),
});
