import { levelAbove, publishedRoot, siblingsOf, type SumNode } from '@candor/core/fair/sum-tree.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { verifyLiabilities, type Liabilities, type Owned, type Owner } from './liabilities.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const plain = (units: bigint): string => formatPlain(units, 6);
type Part = NonNullable<NonNullable<Liabilities['own']>['parts']>[number];

const at = { currency: 'USDT', day: 20_000, moment: 2 } as const;
const width = 256;
interface Split {
  readonly name: string;
  readonly units: bigint;
  readonly part: number;
}
const saltOf = (name: string): string => hash(`salt of ${name}`);

/** A leaf as docs/fair.md writes it. */
function leafOf({ name, units, part }: Split): SumNode {
  const nonce = hash(`${saltOf(name)}|${at.day}|${at.moment}|${at.currency}|${part}`);
  return { sum: units, hash: hash(`0|${nonce}|${hash(name)}|${units}`) };
}

interface Leaf {
  readonly node: SumNode;
  readonly split?: Split;
}
/** Parts and padding in the order of their hashes. */
function leavesOf(splits: readonly Split[]): Leaf[] {
  const padding = Array.from({ length: width - splits.length }, (_, i) => ({ sum: 0n, hash: hash(`padding ${i}`) }));
  return [
    ...splits.map((split): Leaf => ({ split, node: leafOf(split) })),
    ...padding.map((node): Leaf => ({ node })),
  ].toSorted((a, b) => (a.node.hash < b.node.hash ? -1 : 1));
}

/** The way from each leaf of a tree to its top, and the top. */
function treeOf(leaves: readonly Leaf[]): { top: SumNode; pathOf: (position: number) => Part['path'] } {
  const levels: SumNode[][] = [leaves.map(({ node }) => node)];
  for (let level = levels[0] ?? []; level.length > 1;) levels.push((level = levelAbove(hash, level)));
  const top = levels.at(-1)?.[0] ?? { sum: 0n, hash: '' };
  const pathOf = (position: number) =>
    siblingsOf(position, width).map((sibling) => {
      const node = levels[sibling.level]?.[sibling.position] ?? top;
      return { sum: plain(node.sum), hash: node.hash };
    });
  return { top, pathOf };
}

/** An honest tree, and what each customer is answered. */
function publish(splits: readonly Split[]): (name: string) => Liabilities {
  const leaves = leavesOf(splits);
  const { top, pathOf } = treeOf(leaves);
  const root = publishedRoot(hash, { ...at, leaves: width }, top);
  const parts = (name: string) =>
    leaves.flatMap(({ split }, position): Part[] => {
      if (split?.name !== name) return [];
      const { part, units } = split;
      return [{ currency: at.currency, part, position, balance: plain(units), path: pathOf(position) }];
    });
  return (name) => ({
    v: 2,
    day: at.day,
    moment: at.moment,
    takenAt: 1,
    journalId: '40',
    roots: [{ currency: at.currency, decimals: 6, sum: plain(top.sum), hash: root, leaves: width }],
    proof: null,
    own: { salt: saltOf(name), parts: parts(name) },
  });
}

/** Two customers with equal balances, and one with another. */
const answerTo = publish([
  { name: 'lan', units: 5_000_000n, part: 1 },
  { name: 'lan', units: 2_000_000n, part: 2 },
  { name: 'minh', units: 5_000_000n, part: 1 },
  { name: 'minh', units: 2_000_000n, part: 2 },
  { name: 'anna', units: 1n, part: 1 },
]);
const line = (journalId: string, available: string, frozen = '0', accountType = 1): Owned => ({
  accountType,
  currencyCode: at.currency,
  available,
  frozen,
  journalId,
});
const lan: Owner = { names: ['lan'], salt: saltOf('lan'), lines: [line('41', '900'), line('39', '4', '3')] };

const oks = (answer: Liabilities, owner: Owner): Record<string, boolean | null> =>
  Object.fromEntries(verifyLiabilities(answer, owner).flatMap(({ steps }) => steps.map(({ name, ok }) => [name, ok])));
const right = { inTotal: true, wholeBalance: true, ownSalt: true, sumLogged: null };

test('who is counted whole finds it so, by what is owned when the last journal was counted', () => {
  expect(oks(answerTo('lan'), lan)).toEqual(right);
  const inAll = [line('40', '1'), line('38', '2', '2', 2), line('3', '2', '0', 3), line('2', '900')];
  expect(oks(answerTo('lan'), { ...lan, lines: inAll })).toEqual(right);
  expect(answerTo('anna').roots[0]?.sum).toBe('14.000001');
});

const changed = (change: (part: Part, i: number) => Part): Liabilities => {
  const answer = answerTo('lan');
  return { ...answer, own: { ...answer.own, parts: (answer.own?.parts ?? []).map(change) } };
};
const ofRoot = (change: object): Liabilities => {
  const answer = answerTo('lan');
  return { ...answer, roots: answer.roots.map((root) => ({ ...root, ...change })) };
};
const siblings = (change: (sum: string) => string) =>
  changed((part) => ({ ...part, path: part.path.map((one) => ({ ...one, sum: change(one.sum) })) }));

test.each<[string, Liabilities]>([
  ['the leaves of somebody with an equal balance', answerTo('minh')],
  [
    'such leaves with the own salt beside them',
    { ...answerTo('minh'), own: { ...answerTo('minh').own, salt: saltOf('lan') } },
  ],
  ['a sibling below zero', siblings((sum) => `-${sum}`)],
  ['a sibling with more decimals than its currency', siblings((sum) => `${sum}.0000001`)],
  ['a sibling that was left out', changed((part) => ({ ...part, path: part.path.slice(1) }))],
  ['a place that is another', changed((part) => ({ ...part, position: part.position === 0 ? 1 : 0 }))],
  ['a place beyond the tree', changed((part) => ({ ...part, position: (part.position ?? 0) + width }))],
  ['a place that is no whole number', changed((part) => ({ ...part, position: (part.position ?? 0) + 0.5 }))],
  ['one leaf twice', changed(() => answerTo('lan').own?.parts?.[0] as Part)],
  ['another number of leaves', ofRoot({ leaves: 512 })],
  ['a number of leaves that is no power of two', ofRoot({ leaves: 255 })],
  ['another sum', ofRoot({ sum: '13.999999' })],
  ['another root', ofRoot({ hash: hash('x') })],
  ['no root of the currency', { ...answerTo('lan'), roots: [] }],
  ['another day', { ...answerTo('lan'), day: at.day + 1 }],
  ['another moment', { ...answerTo('lan'), moment: 1 }],
])('finds %s', (_, answer) => {
  expect(oks(answer, lan)['inTotal']).toBe(false);
});

test('who is left out, or with less than they own, is told', () => {
  const out: Liabilities = { ...answerTo('lan'), own: { salt: saltOf('lan'), parts: [] } };
  expect(oks(out, lan)).toEqual({ ...right, wholeBalance: false });
  const less = {
    ...answerTo('lan'),
    own: { ...answerTo('lan').own, parts: answerTo('lan').own?.parts?.slice(1) ?? [] },
  };
  expect(oks(less, lan)).toEqual({ ...right, wholeBalance: false });
  expect(oks(answerTo('lan'), { ...lan, lines: [line('39', '7.000001')] })).toEqual({ ...right, wholeBalance: false });
  expect(oks({ ...out, roots: [], own: null }, { ...lan, salt: null })).toMatchObject({ wholeBalance: false });
});

test('another salt than the first one is told', () => {
  expect(oks(answerTo('lan'), { ...lan, salt: hash('other') })).toEqual({ ...right, ownSalt: false });
});

test('what is not known is never called right', () => {
  expect(oks(answerTo('lan'), { names: [], salt: null, lines: null })).toEqual({
    inTotal: null,
    wholeBalance: null,
    sumLogged: null,
  });
  expect(verifyLiabilities({ ...answerTo('lan'), own: null }, { ...lan, lines: [] })).toEqual([]);
  expect(oks({ ...answerTo('lan'), proof: 'x' }, lan)).toEqual({ ...right, sumLogged: false });
});

/** As days before there were two moments were answered: one leaf each, and the sides are told. */
function firstVersion(): Liabilities {
  const leaf = (user: string, balance: bigint): SumNode => ({
    sum: balance,
    hash: hash(`0|n-${user}|${user}|${balance}`),
  });
  const [own, other] = [leaf('u1', 5n), leaf('u2', 7n)];
  const [root] = levelAbove(hash, [other, own]);
  return {
    day: 1,
    takenAt: 1,
    journalId: '1',
    roots: [{ currency: 'USDT', decimals: 6, sum: plain(12n), hash: root?.hash ?? '', leaves: 2 }],
    own: {
      userId: 'u1',
      leaves: [
        {
          currency: 'USDT',
          balance: plain(5n),
          nonce: 'n-u1',
          path: [{ side: 'left', sum: plain(7n), hash: other.hash }],
        },
      ],
    },
  };
}

test('an answer of the first version is judged as it was, and a file of evidence by what it holds', async () => {
  const known = { names: ['u1'], salt: null, lines: null };
  expect(oks(firstVersion(), known)).toEqual({ inTotal: true, wholeBalance: null });
  expect(oks(firstVersion(), { ...known, names: ['u2'] })).toMatchObject({ inTotal: false });
  const judged = async (file: object) => (await judge([new TextEncoder().encode(JSON.stringify(file))])).verdict;
  expect(await judged({ ...answerTo('lan'), ...lan, lines: [] })).toBe('false');
  expect(await judged({ ...answerTo('lan'), ...lan })).toBe('unknown');
  expect(await judged({ code: 200, data: answerTo('minh') })).toBe('unknown');
});
