import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alarmSigma, groupLeast, lossShareOf, shownGroups, sigmaBetween } from './statistics.ts';

test('a share of losers is told from a hundred accounts on', () => {
  expect([lossShareOf(99, 80), lossShareOf(100, 80), lossShareOf(3, 3), lossShareOf(300, 200)]).toEqual([
    null,
    '0.8',
    null,
    '0.6666',
  ]);
});

test('equal shares are nothing apart, and nothing decided says nothing', () => {
  expect(sigmaBetween({ wins: 50, losses: 50 }, { wins: 500, losses: 500 })).toBe(0);
  expect(sigmaBetween({ wins: 0, losses: 0 }, { wins: 5, losses: 5 })).toBe(0);
  expect(sigmaBetween({ wins: 5, losses: 0 }, { wins: 9, losses: 0 })).toBe(0);
});

test('60 of 100 and 40 of 100 are 0.2 / √(0.5 · 0.5 · 0.02) = 2.83 apart, a hundredfold beyond the alarm', () => {
  expect(sigmaBetween({ wins: 60, losses: 40 }, { wins: 40, losses: 60 })).toBeCloseTo(2.828, 3);
  expect(sigmaBetween({ wins: 40, losses: 60 }, { wins: 60, losses: 40 })).toBeCloseTo(-2.828, 3);
  expect(sigmaBetween({ wins: 6_000, losses: 4_000 }, { wins: 4_000, losses: 6_000 })).toBeGreaterThan(alarmSigma);
});

test('where no group is small all are told, and where one is, the smallest of the others goes with it', () => {
  const [a, b, c] = [5, 9, 30].map((accounts) => ({ accounts, orders: 100 - accounts }));
  const few = { accounts: groupLeast - 1, orders: 500 };
  if (a === undefined || b === undefined || c === undefined) throw new Error('three groups');
  expect(shownGroups([c, a, b], 40)).toEqual({ shown: [a, b, c], together: [] });
  expect(shownGroups([c, few, a, b], 40)).toEqual({ shown: [b, c], together: [few, a] });
  expect(shownGroups([few], groupLeast - 1)).toEqual({ shown: [], together: [] });
  expect(shownGroups([few, few], groupLeast)).toEqual({ shown: [], together: [few, few] });
});

/** Accounts by their number, and how often each has ordered in each group. */
const orders = fc.array(fc.dictionary(fc.nat(12).map(String), fc.integer({ min: 1, max: 9 }), { maxKeys: 8 }));

test('from the sum and all that is told nobody finds what fewer than five accounts have done', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const groups = all
        .map((of) => ({ of, accounts: Object.keys(of).length, orders: Object.values(of).reduce((a, b) => a + b, 0) }))
        .filter(({ accounts }) => accounts > 0);
      const union = (some: typeof groups) => new Set(some.flatMap(({ of }) => Object.keys(of))).size;
      const { shown, together } = shownGroups(groups, union(groups));
      for (const group of shown) expect(group.accounts).toBeGreaterThanOrEqual(groupLeast);
      // What is left of the public sum when all that is told one by one is subtracted.
      const left = groups.filter((group) => !shown.includes(group));
      if (together.length === 0)
        expect(left.length === 0 || (shown.length === 0 && union(left) < groupLeast)).toBe(true);
      else {
        expect(new Set(together)).toEqual(new Set(left));
        expect(union(together)).toBeGreaterThanOrEqual(groupLeast);
      }
    }),
  );
});
