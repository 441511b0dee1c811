import { emptyRoot, nodeHash, type TreeHead } from './merkle.ts';

/** Whether an audit path leads from a leaf to a root. */
export function includes(
  proof: readonly Uint8Array[],
  { index, leaf }: { readonly index: number; readonly leaf: Uint8Array },
  { size, root }: TreeHead,
): boolean {
  if (index < 0 || index >= size) return false;
  let [hash, at, last] = [leaf, index, size - 1];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 && Buffer.compare(hash, root) === 0;
}

/** Whether one tree has grown from another (RFC 9162, section 2.1.4.2). */
export function isConsistent(proof: readonly Uint8Array[], older: TreeHead, newer: TreeHead): boolean {
  if (older.size === 0) return proof.length === 0 && Buffer.compare(older.root, emptyRoot) === 0;
  if (older.size > newer.size) return false;
  if (older.size === newer.size) return proof.length === 0 && Buffer.compare(older.root, newer.root) === 0;
  let [at, last] = [older.size - 1, newer.size - 1];
  while (at % 2 === 1) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  // A tree of a power of two is a whole subtree of the newer one.
  const [start, ...rest] = at === 0 ? [older.root, ...proof] : proof;
  if (start === undefined) return false;
  let [before, after] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      before = nodeHash(sibling, before);
      after = nodeHash(sibling, after);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else {
      after = nodeHash(after, sibling);
    }
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 && Buffer.compare(before, older.root) === 0 && Buffer.compare(after, newer.root) === 0;
}
