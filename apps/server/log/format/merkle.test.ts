import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { includes, isConsistent } from './check-proof.ts';
import { emptyFrontier, headOf, withLeaf, type Frontier } from './frontier.ts';
import { consistencyProof, emptyRoot, inclusionProof, leafHash, rootHash, treeOver, wholeSubtrees } from './merkle.ts';
import { placeOf, tileWidth } from './tiles.ts';

/** The leaves and roots that implementations of Certificate Transparency are tried on. */
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** MTH as section 2.1 of RFC 6962 defines it, word by word. */
function mth(entries: readonly Uint8Array[]): Buffer {
  const [first, ...others] = entries;
  if (first === undefined) return hash('sha256', '', 'buffer');
  if (others.length === 0) return hash('sha256', Buffer.concat([Buffer.of(0), first]), 'buffer');
  let k = 1;
  while (k * 2 < entries.length) k *= 2;
  return hash('sha256', Buffer.concat([Buffer.of(1), mth(entries.slice(0, k)), mth(entries.slice(k))]), 'buffer');
}

const most = 70;
const entries = Array.from({ length: most }, (_, i) => Buffer.from(`entry ${i}`));
const nodes = new Map<string, Uint8Array>();
const frontiers: Frontier[] = [emptyFrontier];
for (const entry of entries) {
  const { frontier, whole } = withLeaf(frontiers.at(-1) ?? emptyFrontier, leafHash(entry));
  for (const node of whole) nodes.set(`${node.level}/${node.index}`, node.hash);
  frontiers.push(frontier);
}
const read = (level: number, index: number): Uint8Array => {
  const node = nodes.get(`${level}/${index}`);
  if (node === undefined) throw new Error(`the node ${index} of level ${level} is not whole yet`);
  return node;
};
const headAt = (size: number) => headOf(frontiers[size] ?? emptyFrontier);

test('roots are those of Certificate Transparency', () => {
  let frontier = emptyFrontier;
  expect(headOf(frontier)).toEqual({ size: 0, root: emptyRoot });
  const made = leaves.map((leaf) => {
    frontier = withLeaf(frontier, leafHash(Buffer.from(leaf, 'hex'))).frontier;
    return Buffer.from(headOf(frontier).root).toString('hex');
  });
  expect(made).toEqual(roots);
});

test('roots of a tree that has grown are those of its entries hashed anew, whichever way they are read', () => {
  for (let size = 0; size <= most; size += 1) {
    const expected = mth(entries.slice(0, size));
    expect([headAt(size).root, rootHash(size, read)]).toEqual([expected, expected]);
  }
});

test('a frontier holds no more than its size has ones in binary', () => {
  for (const { size, peaks } of frontiers) {
    expect(peaks.length).toBe(size.toString(2).replaceAll('0', '').length);
    expect(peaks).toEqual(wholeSubtrees(0, size).map(({ level, index }) => read(level, index)));
  }
});

test('every entry of every tree is proven, and no other entry by its proof', () => {
  for (let size = 1; size <= most; size += 1) {
    for (let index = 0; index < size; index += 1) {
      const proof = inclusionProof(index, size, read);
      const leaf = read(0, index);
      expect(includes(proof, { index, leaf }, headAt(size))).toBe(true);
      expect(includes(proof, { index, leaf: leafHash(leaf) }, headAt(size))).toBe(false);
      const other = (index + 1) % size;
      if (other !== index) expect(includes(proof, { index: other, leaf }, headAt(size))).toBe(false);
    }
  }
  expect(() => inclusionProof(5, 5, read)).toThrow('an entry of the tree');
  expect(() => inclusionProof(-1, 5, read)).toThrow('an entry of the tree');
});

test('every tree is proven to have grown from every smaller one, and from no other of that size', () => {
  for (let size = 1; size <= most; size += 1) {
    for (let older = 1; older <= size; older += 1) {
      const proof = consistencyProof(older, size, read);
      expect(isConsistent(proof, headAt(older), headAt(size))).toBe(true);
      const rewritten = { size: older, root: mth([...entries.slice(0, older - 1), Buffer.from('a lie')]) };
      expect(isConsistent(proof, rewritten, headAt(size))).toBe(false);
      const regrown = { size, root: mth([Buffer.from('a lie'), ...entries.slice(1, size)]) };
      expect(isConsistent(proof, headAt(older), regrown)).toBe(false);
    }
  }
  expect(() => consistencyProof(6, 5, read)).toThrow('a tree that the other has grown from');
  expect(() => consistencyProof(0, 5, read)).toThrow('a tree that the other has grown from');
});

test('places are right beyond what 32 bits count', () => {
  const index = 2 ** 40 + 5;
  expect(placeOf(0, index)).toEqual({ level: 0, index: 2 ** 32, first: 5, count: 1 });
  expect(placeOf(8, index)).toEqual({ level: 1, index: 2 ** 32, first: 5, count: 1 });
  expect(placeOf(3, 33)).toEqual({ level: 0, index: 1, first: 8, count: 8 });
  expect(wholeSubtrees(0, 2 ** 40 + 3).map(({ level }) => level)).toEqual([40, 1, 0]);
  expect(placeOf(7, 3)).toEqual({ level: 0, index: 1, first: tileWidth / 2, count: tileWidth / 2 });
});

test('a tree whose leaves are all there has the same root and the same paths, whatever its size', () => {
  for (let size = 1; size <= most; size += 1) {
    const { root, pathOf } = treeOver(entries.slice(0, size).map(leafHash));
    expect(root).toEqual(mth(entries.slice(0, size)));
    for (let index = 0; index < size; index += 1) expect(pathOf(index)).toEqual(inclusionProof(index, size, read));
  }
});
