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

/**
 * The leaf of one customer: H(0 ‖ nonce ‖ user ‖ balance).
 * @param nonce secret to the customer, so that neighbours can't guess who stands beside them or how much is owed to
 * them
 * @param balance above zero: what is negative would hide what is owed to others
 */
export function leafOf(hash: Hash, nonce: string, userId: string, balance: bigint): SumNode {
  assert(balance > 0n, `${userId} can't be owed ${balance}`);
  return { sum: balance, hash: hash(`0|${nonce}|${userId}|${balance}`) };
}

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
