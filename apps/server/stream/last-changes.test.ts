import { expect, test } from 'vitest';
import { LastChanges } from './last-changes.ts';

test('nobody is said to have been quiet for longer than it is known', () => {
  let now = 5_000;
  const changes = new LastChanges(() => now);
  expect(changes.quietMs('an')).toBe(0);
  now = 7_000;
  changes.note('binh');
  now = 7_500;
  expect(['an', 'binh'].map((user) => changes.quietMs(user))).toEqual([2_500, 500]);
});

test('the last change counts, however often they come and whatever is forgotten meanwhile', () => {
  let now = 0;
  const changes = new LastChanges(() => now);
  const noteAt = (time: number, user: string): void => {
    now = time;
    changes.note(user);
  };
  noteAt(1_000, 'an');
  noteAt(59_000, 'binh');
  noteAt(60_000, 'chi');
  expect(['an', 'binh', 'chi', 'dung'].map((user) => changes.quietMs(user))).toEqual([59_000, 1_000, 0, 60_000]);
  noteAt(100_000, 'an');
  noteAt(119_999, 'chi');
  expect(['an', 'binh', 'chi', 'dung'].map((user) => changes.quietMs(user))).toEqual([19_999, 60_999, 0, 119_999]);
  // What lies more than a minute back may be forgotten: then no more is claimed than the time that is known whole.
  noteAt(120_000, 'dung');
  expect(['an', 'binh', 'chi', 'dung'].map((user) => changes.quietMs(user))).toEqual([20_000, 60_000, 1, 0]);
});
