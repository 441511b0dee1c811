import { createHash } from 'node:crypto';
import { leafOf, levelAbove, nodeOf, siblingsOf, type SumNode } from '@candor/core/fair/sum-tree.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { expect, test } from 'vitest';
import { verifyLiabilities, type Liabilities } from './liabilities.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const plain = (units: bigint): string => formatPlain(units, 6);
type Path = NonNullable<Liabilities['own']>['leaves'][number]['path'];

const published = (root: SumNode, user: string, balance: bigint, path: Path): Liabilities => ({
  roots: [{ currency: 'USDT', decimals: 6, sum: plain(root.sum), hash: root.hash, leaves: 2 }],
  own: { userId: user, leaves: [{ currency: 'USDT', balance: plain(balance), nonce: `n-${user}`, path }] },
});
const passes = (answer: Liabilities, user: string): boolean => verifyLiabilities(answer, user).every(({ ok }) => ok);

/** An honest tree, and what each customer is answered. */
function honest(balances: readonly bigint[]): Liabilities[] {
  const levels: SumNode[][] = [balances.map((balance, i) => leafOf(hash, `n-u${i}`, `u${i}`, balance))];
  for (let level = levels[0] ?? []; level.length > 1;) levels.push((level = levelAbove(hash, level)));
  const root = levels.at(-1)?.[0] ?? { sum: 0n, hash: '' };
  return balances.map((balance, i) =>
    published(
      root,
      `u${i}`,
      balance,
      siblingsOf(i, balances.length).map(({ level, position, side }) => {
        const node = levels[level]?.[position] ?? root;
        return { side, sum: plain(node.sum), hash: node.hash };
      }),
    ),
  );
}

/** The published attack: 170 are owed, 100 are published, and each customer is shown another neighbour. */
test('two customers can not be shown two sums: a tree that hashes the total alone passes, ours does not', () => {
  const [a, b] = [leafOf(hash, 'n-a', 'a', 100n), leafOf(hash, 'n-b', 'b', 70n)];
  const flawed = (left: SumNode, right: SumNode): SumNode => ({
    sum: left.sum + right.sum,
    hash: hash(`1|${left.sum + right.sum}|${left.hash}|${right.hash}`),
  });
  const [toA, toB] = [
    { ...b, sum: 0n },
    { ...a, sum: 30n },
  ];
  expect(flawed(a, toA)).toEqual(flawed(toB, b));
  expect(flawed(a, toA).sum).toBe(100n);

  const lie = nodeOf(hash, a, toA);
  expect(passes(published(lie, 'a', 100n, [{ side: 'right', sum: plain(toA.sum), hash: toA.hash }]), 'a')).toBe(true);
  expect(passes(published(lie, 'b', 70n, [{ side: 'left', sum: plain(toB.sum), hash: toB.hash }]), 'b')).toBe(false);
  expect(nodeOf(hash, toB, b).hash).not.toBe(lie.hash);
});

test.each<[string, (answer: Liabilities) => Liabilities]>([
  ['a sibling below zero', (x) => changed(x, (path) => path.map((step) => ({ ...step, sum: `-${step.sum}` })))],
  ['a sibling that was left out', (x) => changed(x, (path) => path.slice(1))],
  [
    'a sibling on the other side',
    (x) => changed(x, (path) => path.map((step) => ({ ...step, side: step.side === 'left' ? 'right' : 'left' }))),
  ],
  [
    'a sum beyond the decimals of its currency',
    (x) => changed(x, (path) => path.map((step) => ({ ...step, sum: `${step.sum}.0000001` }))),
  ],
  ['a published sum that is too small', (x) => ({ ...x, roots: x.roots.map((root) => ({ ...root, sum: '1' })) })],
  ['another root', (x) => ({ ...x, roots: x.roots.map((root) => ({ ...root, hash: hash('x') })) })],
  ['no root of the currency', (x) => ({ ...x, roots: [] })],
])('finds %s', (_, change) => {
  const [answer] = honest([5_000_000n, 7_000_000n, 9_000_000n]);
  expect(answer).toBeDefined();
  expect(answer !== undefined && passes(change(answer), 'u0')).toBe(false);
});

const changed = (answer: Liabilities, change: (path: Path) => Path): Liabilities => ({
  ...answer,
  own:
    answer.own === null
      ? null
      : { ...answer.own, leaves: answer.own.leaves.map((leaf) => ({ ...leaf, path: change(leaf.path) })) },
});

test('a leaf of somebody else is not the own one', () => {
  const [first] = honest([5_000_000n, 7_000_000n]);
  expect(first !== undefined && passes(first, 'u1')).toBe(false);
});

test('everybody in an honest tree is counted, and the sum is that of all', () => {
  honest([5_000_000n, 7_250_000n, 9_000_000n, 1n, 2n]).forEach((answer, i) => {
    expect(verifyLiabilities(answer, `u${i}`)).toMatchObject([{ currency: 'USDT', total: '21.250003', ok: true }]);
  });
  expect(verifyLiabilities({ roots: [], own: null }, 'u0')).toEqual([]);
});
