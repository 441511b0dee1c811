import { assert } from '../result.ts';

/** SHA-256 of a text as UTF-8, hexadecimal. */
export type Hash = (text: string) => string;

/** A node of the tree: how much is owed below it, in the smallest unit of the currency, and what fixes that. */
export interface SumNode {
  readonly sum: bigint;
  readonly hash: string;
}

/** A sibling on the way from a leaf to the root, and on which side it stands. */
export interface PathStep extends SumNode {
  readonly side: 'left' | 'right';
}

/** A block of 2⁸ leaves is read at once; trees have whole blocks. */
export const blockHeight = 8;

/** What a published root binds beside the tree: another day, currency or number of leaves is another root. */
export interface Bound {
  /** Platform day, and 1 or 2 of its moments. */
  readonly day: number;
  readonly moment: number;
  readonly currency: string;
  readonly leaves: number;
}

/** H(2 ‖ currency ‖ day ‖ moment ‖ leaves ‖ sum ‖ hash of the tree). */
export const publishedRoot = (hash: Hash, { currency, day, moment, leaves }: Bound, top: SumNode): string =>
  hash(`2|${currency}|${day}|${moment}|${leaves}|${top.sum}|${top.hash}`);

/**
 * H(1 ‖ sumL ‖ hashL ‖ sumR ‖ hashR): both sums are in the hash, so that no two customers can be told different ones.
 * A tree that hashes their total alone proves nothing (Chalkias et al., "Broken proofs of solvency", 2020).
 */
export const nodeOf = (hash: Hash, left: SumNode, right: SumNode): SumNode => ({
  sum: left.sum + right.sum,
  hash: hash(`1|${left.sum}|${left.hash}|${right.sum}|${right.hash}`),
});

/** The level above: nodes by twos. One without a neighbour goes up as it is. */
export function levelAbove(hash: Hash, level: readonly SumNode[]): SumNode[] {
  const above: SumNode[] = [];
  for (let i = 0; i < level.length; i += 2) {
    const [left, right] = [level[i], level[i + 1]];
    assert(left !== undefined, 'a level has no holes');
    above.push(right === undefined ? left : nodeOf(hash, left, right));
  }
  return above;
}

/** Where the siblings of a leaf stand: level by level, those that have one. @param width leaves of the tree */
export function siblingsOf(
  position: number,
  width: number,
): { level: number; position: number; side: PathStep['side'] }[] {
  assert(position >= 0 && position < width, `no leaf ${position} of ${width}`);
  const siblings: { level: number; position: number; side: PathStep['side'] }[] = [];
  let [at, wide] = [position, width];
  for (let level = 0; wide > 1; level += 1) {
    const beside = at % 2 === 0 ? at + 1 : at - 1;
    if (beside < wide) siblings.push({ level, position: beside, side: at % 2 === 0 ? 'right' : 'left' });
    at = Math.floor(at / 2);
    wide = Math.ceil(wide / 2);
  }
  return siblings;
}
