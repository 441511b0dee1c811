import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelAbove, nodeOf, publishedRoot, siblingsOf, type SumNode } from './sum-tree.ts';

/** Stands for a hash: no two texts give the same. */
const hash = (text: string): string => `<${text}>`;

function levelsOf(leaves: SumNode[]): SumNode[][] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1;) levels.push((level = levelAbove(hash, level)));
  return levels;
}

test('there is no leaf beside the tree', () => {
  expect(() => siblingsOf(3, 3)).toThrow(/no leaf/);
});

test('both sums of the children are in the hash of their node', () => {
  const [a, b] = [
    { sum: 1n, hash: 'a' },
    { sum: 2n, hash: 'b' },
  ];
  expect(nodeOf(hash, a, b)).toEqual({ sum: 3n, hash: hash('1|1|a|2|b') });
  expect(nodeOf(hash, { ...a, sum: 2n }, { ...b, sum: 1n }).hash).not.toBe(nodeOf(hash, a, b).hash);
});

test('a root is of its currency, day, moment and number of leaves alone', () => {
  const bound = { currency: 'USDT', day: 5, moment: 2, leaves: 256 };
  expect(publishedRoot(hash, bound, { sum: 9n, hash: 'top' })).toBe(hash('2|USDT|5|2|256|9|top'));
});

test('every leaf of a tree of any width leads to its root by its siblings, and the root is the sum of all', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 10n ** 20n }), { minLength: 1, maxLength: 70 }), (balances) => {
      const leaves = balances.map((sum, i): SumNode => ({ sum, hash: hash(`${i}`) }));
      const levels = levelsOf(leaves);
      const root = levels.at(-1)?.[0];
      expect(root?.sum).toBe(balances.reduce((a, b) => a + b));
      leaves.forEach((leaf, i) => {
        const found = siblingsOf(i, leaves.length).reduce((node, { level, position, side }) => {
          const sibling = levels[level]?.[position] ?? { sum: -1n, hash: '' };
          return side === 'left' ? nodeOf(hash, sibling, node) : nodeOf(hash, node, sibling);
        }, leaf);
        expect(found).toEqual(root);
      });
    }),
    { seed: 7, numRuns: 60 },
  );
});
